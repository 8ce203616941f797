"""How players are spread over tables of three and four, and a draw that everybody can repeat."""

from .draw import seating_draw as seating_draw
from .sizes import seating_sizes as seating_sizes
