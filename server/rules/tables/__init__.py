"""The editions as tables, made by `tools/make_tables.py` and never edited by hand.

authority             roles that may change a result that is signed off
events                what each event's results are: time, moves or multi
single_rounding_cs    what is added before a single from ten minutes up is cut to whole seconds
moves_mean_step       what a mean of moves is rounded to, in hundredths
statistic             the average that a best-of format has beside it, by format; it never ranks
all_dns               the best of nothing but DNS
cutoff, advancing     how a result compares with one that is good enough
stays                 how many do not advance, by count or share, and the regulation
rounds                up to so many competitors, so many rounds
limit                 how it is reached, the codes of the DNF and the DNS that follow, if any do,
                      and of the DNF that the main judge may rule
inspection            comparison, milliseconds and code: the +2, then the DNF
malfunction_below_cs  readings that a faulty timer gives, None where an edition knows none
most_plus2            how many +2 of a group count, None for all
solved                how far parts may be out of line, by puzzle, and the codes of what follows
multi                 cubes at least, limit, and when the attempt is a DNF
qualification         whether those who do not qualify have a round, and the regulation
dual_rounds           as how many rounds they count, None where an edition has none
head_to_head          events, sizes of the bracket, points of a set, and how many it has at most
penalties             codes by what they do to an attempt
"""
