// Games with their options, as data.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <tuple>

#include "handles.hpp"

namespace nemeton::python {

namespace {

using research::Game;

nb::object option_value(const OptionSpec& spec, int value) {
  switch (spec.kind) {
    case OptionKind::boolean: return nb::bool_(value != 0);
    case OptionKind::integer:
    case OptionKind::number: return nb::int_(value);
    case OptionKind::fraction: return nb::float_(static_cast<double>(value) / kFractionUnit);
    case OptionKind::choice: return nb::str(spec.words[static_cast<std::size_t>(value)]);
    case OptionKind::words: return nb::str(joined_words(spec, value).c_str());
  }
  return nb::none();
}

void set_option(OptionValues& values, const std::string& name, nb::handle value) {
  std::expected<void, Error> done;
  if (PyBool_Check(value.ptr()) != 0) {
    done = values.set_boolean(name, value.ptr() == Py_True);
  } else if (PyUnicode_Check(value.ptr()) != 0) {
    done = values.set_word(name, text_of(value));
  } else if (PyFloat_Check(value.ptr()) != 0) {
    done = values.set_real(name, nb::cast<double>(value));
  } else if (PyIndex_Check(value.ptr()) != 0) {
    int overflow = 0;
    const nb::object whole = nb::steal(PyNumber_Index(value.ptr()));
    if (!whole.is_valid()) throw nb::python_error();
    const long long number = PyLong_AsLongLongAndOverflow(whole.ptr(), &overflow);
    // No option has such a value: the error says which it can have.
    done = overflow == 0 ? values.set_integer(name, number)
                         : std::unexpected(values.wrong_type(name, "an integer of more than 64 bits"));
  } else {
    done = std::unexpected(values.wrong_type(name, in_quotes(ascii_of(value))));
  }
  value_of(std::move(done));
}

const GameInfo& info_of(const std::string& id) {
  for (const research::GameEntry& each : research::games()) {
    if (id == each.info->id) return *each.info;
  }
  // Says which there are.
  fail(research::load(id, 2).error());
}

GameHandle load(const std::string& id, std::optional<int> seats, const nb::dict& options, const std::string& deals) {
  const GameInfo& info = info_of(id);
  if (deals != "listed" && deals != "sampled") {
    fail(Failure::option, "deals is " + in_quotes(deals) + ", expected listed or sampled");
  }
  const int number = seats.value_or(info.min_seats);
  // Before options, whose defaults depend on it.
  if (number < info.min_seats || number > info.max_seats) fail(research::load(id, number).error());
  OptionValues values(info.options, number);
  for (const auto& [name, value] : options) set_option(values, text_of(name), value);
  return {value_of(
      research::load(id, number, values, deals == "listed" ? research::Deals::listed : research::Deals::sampled))};
}

nb::dict options_of(const GameHandle& game) {
  nb::dict options;
  const std::span<const OptionSpec> specs = game->options().specs();
  for (std::size_t i = 0; i < specs.size(); ++i) options[specs[i].name] = option_value(specs[i], game->options()[i]);
  return options;
}

const char* deals_of(const GameHandle& game) { return game->deals() == research::Deals::listed ? "listed" : "sampled"; }

struct Option {
  std::string name;
  std::string help;
  std::string expected;
  nb::object standard;
};

std::vector<Option> options_of_game(const std::string& id, std::optional<int> seats) {
  const GameInfo& info = info_of(id);
  std::vector<Option> options;
  const OptionValues values(info.options, seats.value_or(info.min_seats));
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionSpec& spec = info.options[i];
    options.push_back({spec.name, spec.help, expected_value(spec), option_value(spec, values[i])});
  }
  return options;
}

struct PlaneOf {
  std::string name;
  std::vector<int> shape;
  std::string meaning;
  std::size_t offset;
};

nb::list planes_of(std::span<const research::Plane> planes) {
  nb::list list;
  for (const auto& each : planes) {
    list.append(nb::cast(PlaneOf{each.name, each.shape, each.meaning, each.offset}));
  }
  return list;
}

std::string description(const GameHandle& game) {
  std::string text = std::string("nemeton.load(\"") + game->info().id + "\", seats=" + std::to_string(game->seats());
  const OptionValues standard(game->info().options, game->seats());
  const std::span<const OptionSpec> specs = game->options().specs();
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (standard[i] == game->options()[i]) continue;
    text += std::string(", ") + specs[i].name + "=" +
            nb::cast<std::string>(nb::repr(option_value(specs[i], game->options()[i])));
  }
  if (game->deals() != research::Deals::listed) text += ", deals=\"sampled\"";
  return text + ")";
}

}  // namespace

void bind_game(nb::module_& module) {
  nb::class_<PlaneOf>(module, "Plane",
                      "Floats of a tensor that belong together: `tensor[offset:offset + size].reshape(shape)`.")
      .def_ro("name", &PlaneOf::name)
      .def_prop_ro(
          "shape", [](const PlaneOf& plane) { return nb::tuple(nb::cast(plane.shape)); },
          nb::sig("def shape(self) -> tuple[int, ...]"), "Its lengths; the last counts fastest.")
      .def_ro("meaning", &PlaneOf::meaning, "In words; docs/research.md lists all.")
      .def_ro("offset", &PlaneOf::offset, "The place of its first float in the tensor.")
      .def_prop_ro(
          "size",
          [](const PlaneOf& plane) {
            std::size_t size = 1;
            for (const int length : plane.shape) size *= static_cast<std::size_t>(length);
            return size;
          },
          "How many floats it has.")
      .def("__repr__", [](const PlaneOf& plane) {
        return "Plane(" + plane.name + ", " + nb::cast<std::string>(nb::repr(nb::tuple(nb::cast(plane.shape)))) + ")";
      });

  nb::class_<Option>(module, "Option", "An option of a game: a keyword of `load`.")
      .def_ro("name", &Option::name)
      .def_ro("help", &Option::help, "One sentence for a player.")
      .def_ro("expected", &Option::expected, "Which values it takes, in words.")
      .def_prop_ro(
          "default", [](const Option& option) { return option.standard; },
          nb::sig("def default(self) -> bool | int | float | str"), "Its value where none is given.")
      .def("__repr__", [](const Option& option) {
        return "Option(" + option.name + ", " + option.expected + ", default " +
               nb::cast<std::string>(nb::repr(option.standard)) + ")";
      });

  nb::class_<GameHandle>(module, "Game",
                         "The rules of a game with options and a number of seats: what states begin from. It never "
                         "changes, and threads may share it. Made by `nemeton.load`.\n\n"
                         "Two are equal where id, seats, options and deals are; they can be hashed and pickled.")
      .def_prop_ro(
          "id", [](const GameHandle& game) { return game->info().id; }, "Such as \"brandubh\".")
      .def_prop_ro(
          "name", [](const GameHandle& game) { return game->info().name; }, "As people read it.")
      .def_prop_ro(
          "credit", [](const GameHandle& game) { return game->info().credit; }, "Who invented it.")
      .def_prop_ro(
          "seats", [](const GameHandle& game) { return game->seats(); }, "How many play.")
      .def_prop_ro("options", &options_of, nb::sig("def options(self) -> dict[str, bool | int | float | str]"),
                   "All options by name, a new dict each time.")
      .def_prop_ro("deals", &deals_of, nb::sig("def deals(self) -> typing.Literal['listed', 'sampled']"),
                   "How chance with too many outcomes to list is dealt: piece by piece (\"listed\") or at once "
                   "(\"sampled\"). Druid's Duel has such; elsewhere both are the same.")
      .def_prop_ro(
          "has_encoding", [](const GameHandle& game) { return game->type().has_encoding; },
          "Whether actions have numbers of their own, and there are tensors.")
      .def_prop_ro(
          "has_simultaneous_choices", [](const GameHandle& game) { return game->type().has_simultaneous; },
          "Whether seats choose in secret, one after the other.")
      .def_prop_ro(
          "chance",
          [](const GameHandle& game) {
            switch (game->type().chance) {
              case research::Chance::none: return "none";
              case research::Chance::listed: return "listed";
              case research::Chance::sampled: break;
            }
            return "sampled";
          },
          nb::sig("def chance(self) -> typing.Literal['none', 'listed', 'sampled']"),
          "Whether there is chance, and whether all of its outcomes are listed.")
      .def_prop_ro(
          "hides_information", [](const GameHandle& game) { return game->type().hides_information; },
          "Whether seats do not know everything.")
      .def_prop_ro(
          "has_repetition", [](const GameHandle& game) { return game->type().has_repetition; },
          "Whether the rules look at earlier positions, which no observation shows.")
      .def_prop_ro(
          "max_return", [](const GameHandle& game) { return game->max_return(); },
          "No return lies further from 0; those of all seats add up to 0.")
      .def_prop_ro(
          "observation_planes", [](const GameHandle& game) { return planes_of(game->observation_planes()); },
          nb::sig("def observation_planes(self) -> list[Plane]"),
          "The layout of `State.observation_tensor`; empty for a game without an encoding.")
      .def_prop_ro(
          "observation_size", [](const GameHandle& game) { return game->observation_size(); },
          "Floats of an observation tensor.")
      .def_prop_ro(
          "information_planes", [](const GameHandle& game) { return planes_of(game->information_planes()); },
          nb::sig("def information_planes(self) -> list[Plane]"),
          "The layout of `State.information_state_tensor`: only where the number of steps is bounded and it has at "
          "most 4096 floats.")
      .def_prop_ro(
          "information_size", [](const GameHandle& game) { return game->information_size(); },
          "Floats of an information state's tensor; 0 where it has none.")
      .def(
          "num_players", [](const GameHandle& game) { return game->seats(); }, "How many play: `seats`.")
      .def(
          "num_distinct_actions", [](const GameHandle& game) { return game->num_distinct_actions(); },
          "Actions are numbered from 0 to this − 1.")
      .def(
          "max_chance_outcomes", [](const GameHandle& game) { return game->num_distinct_outcomes(); },
          "Outcomes of chance are numbered from 0 to this − 1.")
      .def(
          "max_legal_actions", [](const GameHandle& game) { return game->max_legal_actions(); },
          "No seat has more to choose from.")
      .def(
          "max_game_length", [](const GameHandle& game) { return game->max_game_length(); },
          "No game has more plies (actions of seats).")
      .def(
          "max_chance_nodes_in_history", [](const GameHandle& game) { return game->max_chance_nodes(); },
          "No game has more chance nodes; None where chance can come any number of times.")
      .def(
          "min_utility", [](const GameHandle& game) { return -game->max_return(); }, "The least return.")
      .def(
          "max_utility", [](const GameHandle& game) { return game->max_return(); }, "The greatest return.")
      .def(
          "observation_tensor_shape", [](const GameHandle& game) { return std::make_tuple(game->observation_size()); },
          "The shape of an observation tensor: one number.")
      .def(
          "information_state_tensor_shape",
          [](const GameHandle& game) { return std::make_tuple(game->information_size()); },
          "The shape of an information state's tensor: one number, 0 where there is none.")
      .def(
          "new_initial_state", [](const GameHandle& game) { return StateHandle{game.game, game->new_initial_state()}; },
          "The start.")
      .def(
          "deserialize_state",
          [](const GameHandle& game, const std::string& text) {
            return StateHandle{game.game, value_of(game->deserialize(text))};
          },
          "text"_a,
          "The state that `State.serialize` wrote. Raises RecordError, which names the step that cannot be played.")
      .def(
          "__eq__", [](const GameHandle& a, const GameHandle& b) { return a->is_same(*b); }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const GameHandle& game) { return nb::hash(nb::str(description(game).c_str())); })
      .def("__repr__", &description)
      .def(
          "__getstate__",
          [](const GameHandle& game) {
            return nb::make_tuple(game->info().id, game->seats(), options_of(game), deals_of(game));
          },
          nb::sig("def __getstate__(self) -> tuple[object, ...]"))
      .def(
          "__setstate__",
          [](GameHandle& game, const std::tuple<std::string, int, nb::dict, std::string>& from) {
            const auto& [id, seats, options, deals] = from;
            new (&game) GameHandle(load(id, seats, options, deals));
          },
          nb::sig("def __setstate__(self, state: tuple[object, ...], /) -> None"));

  module.def(
      "load", &load, "game"_a, "seats"_a.none(), "options"_a, "deals"_a,
      nb::sig(
          "def load(game: str, seats: int | None, options: dict[str, bool | int | float | str], deals: str) -> Game"));
  module.def("options", &options_of_game, "game"_a, "seats"_a = nb::none());
  module.def("game_ids", [] {
    std::vector<std::string> ids;
    for (const auto& each : research::games()) ids.emplace_back(each.info->id);
    return ids;
  });
  module.def("seats_of", [](const std::string& id) {
    const GameInfo& info = info_of(id);
    return std::make_tuple(info.min_seats, info.max_seats);
  });
}

}  // namespace nemeton::python
