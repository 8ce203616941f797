"""The editions as tables, made by `tools/make_tables.py` and never edited by hand.

Only `puzzles` is not of an edition: which puzzle an event has is the same in all of them.

authority             roles that may change a result that is signed off
changes               roles that may change the rules of a round that has begun, by which regulation
events                metric, kind, scrambled, inspection in seconds, timer, formats offered and
                      recommended, attempts with the format that a cutoff may stand between
unofficial            the same of an event that the edition does not have
every_event, demands  what is the same for all events, and for all of one metric: `event.rules`
single_rounding_cs    what is added before a single from ten minutes up is cut to whole seconds
moves_mean_step       what a mean of moves is rounded to, in hundredths
statistic             the average that a best-of format has beside it, by format; it never ranks
all_dns               the best of nothing but DNS
cutoff, advancing     how a result compares with one that is good enough
stays                 how many do not advance, by count or share, and the regulation; that by which
                      a reserve takes a free place, None where none says so
additional            by which regulation no round is added once the final has started, if any
rounds                up to so many competitors, so many rounds, by which regulation
counts                as how many rounds each kind counts, whether every round is held to `rounds`,
                      and how many competitors are too few, with the regulation
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
signatures            who signs which attempts, how, the regulation, whether an attempt is complete
                      without, and what is said of a missing one; who decides about that; events
                      without; what the judge says: regulation, whether in set words
mildest               of numbers with several effects, what the bare number does to an attempt
sheet                 codes by phase: effect (behind a slash what the text says), who decides
                      (`?` where it is left to them), events or their kinds, codes with keys
"""
