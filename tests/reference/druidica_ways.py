"""Ways of playing Druidica, and the rules that must come up."""

from races_ways import GOALS as FOR_ALL
from races_ways import LENGTH, WRONG_OPTIONS, both_headings, fit, options, sunwise, wrong_outcomes, wrong_tokens

GOALS = {**FOR_ALL, "sunwise": sunwise, "both_headings": both_headings}

MUST = []
