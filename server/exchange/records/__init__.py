"""Reading and writing a list of records: a CSV with the columns `region,event,type,value`.

* `region`: `world`, a continent as the WCA names it (`_Asia`, `_North America`), or a country by
  its ISO code (`KR`)
* `event`: the event's id: `333`, `333bf`, `333mbf`
* `type`: `single` or `average`
* `value`: as the field writes it (`12.34`, `1:02.34`, `22` moves, `22.33` as a mean of moves,
  `12/13 58:34`), or the WCA's integer

The columns may stand in any order, and commas, semicolons or tabs between them. A region, event and
type that the list leaves out are not known, and nothing is marked as that record.

`continents` says where a country is, `values` reads a result, `table` the whole.
"""
