"""How Sphinx makes a site of these documents, of what the Python package says of itself and of the tutorial, which is run for it: `sphinx-build -W docs build/site`."""

import sys
from pathlib import Path
from typing import Any

import nemeton

sys.path.insert(0, str(Path(__file__).parent))
import schema_tables

project = "Nemeton"
author = copyright = "the authors of Nemeton"
release = nemeton.__version__

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.autosummary"]
exclude_patterns = ["screenshots"]
html_theme = "furo"
html_title = f"Nemeton {release}"
html_copy_source = False

# Documents are read on GitHub as well.
myst_heading_anchors = 4
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 300

# What docstrings have in backticks is code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False
autodoc_typehints = "description"


def add_schemas(_app: Any, page: str, source: list[str]) -> None:
    """Appends the members of views and effects to their page."""
    if page == "views":
        source[0] += "\n" + schema_tables.sections(Path(__file__).parent.parent / "games") + "\n"


def setup(app: Any) -> None:
    app.connect("source-read", add_schemas)
