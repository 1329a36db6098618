"""Tables of each game's views, effects and reasons, as its schema.json defines them."""

import json
from pathlib import Path
from typing import Any

Schema = dict[str, Any]


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return schema["$ref"].removeprefix("#/$defs/")
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return ", ".join(json.dumps(value) for value in schema["enum"])
    if alternatives := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(_type(each) for each in alternatives)
    if schema.get("type") == "array":
        items = schema["items"]
        return f"[{', '.join(map(_type, items))}]" if isinstance(items, list) else f"[{_type(items)}, …]"
    return str(schema["type"])


def _table(definition: Schema) -> str:
    rows = [f"| `{name}` | {_type(each)} | {each.get('description', '')} |" for name, each in definition["properties"].items()]
    return "\n".join(["| member | type | |", "|---|---|---|", *rows])


def _section(schema: Schema) -> str:
    definitions = dict(schema["$defs"])
    view = definitions.pop("View")
    unions = {name: definitions.pop(name) for name in ("Effect", "Reason") if name in definitions}
    members = {name: [_type(each) for each in union["oneOf"]] for name, union in unions.items()}
    elsewhere = {each for names in members.values() for each in names}
    parts = [f"## {schema['title']}", view.get("description", ""), _table(view)]
    for name, each in definitions.items():
        if "properties" in each and name not in elsewhere:
            parts += [f"**{name}**", _table(each)]
    values = {name: each for name, each in definitions.items() if "properties" not in each}
    parts.append("\n".join(f"- **{name}**: {_type(each)}. {each.get('description', '')}".rstrip(". ") for name, each in values.items()))
    for name, union in unions.items():
        parts += [f"### {name}s of {schema['title']}", union.get("description", "")]
        for member in members[name]:
            parts += [definitions[member].get("description", ""), _table(definitions[member])]
    return "\n\n".join(part for part in parts if part)


def sections(games: Path) -> str:
    """Returns the sections of all games in the folder `games`, as Markdown."""
    return "\n\n".join(_section(json.loads(file.read_text("utf-8"))) for file in sorted(games.glob("*/schema.json")))
