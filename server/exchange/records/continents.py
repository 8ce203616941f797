"""Which continent a country's results count for, as the WCA sees it: by ISO 3166-1 alpha-2."""

CONTINENTS = {
    "_Africa": (
        "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML "
        "MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW"
    ),
    "_Asia": (
        "AE AF BD BH BN BT CN HK ID IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM "
        "PH PK PS QA SA SG SY TH TJ TL TM TW UZ VN YE"
    ),
    "_Europe": (
        "AD AL AM AT AZ BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IL IM IS "
        "IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA VA XK"
    ),
    "_North America": (
        "AG AI AW BB BM BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MQ MS MX NI PA PR SV "
        "SX TC TT US VC VG VI"
    ),
    "_Oceania": "AS AU CK FJ FM GU KI MH MP NC NR NU NZ PF PG PN PW SB TO TV VU WS",
    "_South America": "AR BO BR CL CO EC FK GF GY PE PY SR UY VE",
}
CONTINENT_OF = {
    country: continent for continent, codes in CONTINENTS.items() for country in codes.split()
}
"""{"KR": "_Asia"}; a country that the WCA does not count among any has none."""
