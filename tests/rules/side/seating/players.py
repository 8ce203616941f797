"""Requests of the seating calls by chance."""

from hypothesis import strategies as st

NAMES = st.lists(
    st.sampled_from(["김형용", "李小明", "𠮷野", "😀", "A", " A", "a|b", "é", "é"])
    | st.text(min_size=1, max_size=4),
    min_size=3,
    max_size=24,
    unique=True,
).filter(lambda names: len(names) != 5)
SEED = st.text(min_size=1, max_size=8)

GOOD = {
    "seating.sizes": ({"players": st.integers(6, 200)}, {}),
    "seating.draw": ({"players": NAMES, "seed": SEED}, {}),
}
