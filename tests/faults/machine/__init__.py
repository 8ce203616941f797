"""Days at a venue as nobody would wish them: phones, a server, and all that can happen between.

`stage.py` has a server, `world.py` an example's phones on it, `acts.py` what people do,
`day.py` the machine that draws what happens, `truth.py` what must hold in the end.
"""
