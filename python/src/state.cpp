// States of a game.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>

#include "handles.hpp"

namespace nemeton::python {

namespace {

using research::Action;
using research::Game;
using research::State;

using FloatsIn = nb::ndarray<float, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using BytesIn = nb::ndarray<bool, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// An integer as Python has it. Python keeps those up to 256 for good, and this as many as any game has actions and outcomes.
PyObject* new_integer(Action value) {
  static std::array<PyObject*, 4096> kept{};
  if (value < 0 || value >= std::ssize(kept)) return PyLong_FromLongLong(value);
  PyObject*& integer = kept[static_cast<std::size_t>(value)];
  if (integer == nullptr) integer = PyLong_FromLongLong(value);
  return Py_XNewRef(integer);
}

// What `make` makes of each of some values as a list, without going through casters.
template <class T, class Make>
nb::list list_of(const std::vector<T>& values, Make make) {
  nb::list list = nb::steal<nb::list>(PyList_New(std::ssize(values)));
  if (!list.is_valid()) throw nb::python_error();
  for (std::size_t i = 0; i < values.size(); ++i) {
    PyObject* const item = make(values[i]);
    if (item == nullptr) throw nb::python_error();
    PyList_SET_ITEM(list.ptr(), static_cast<Py_ssize_t>(i), item);
  }
  return list;
}
nb::list to_list(const std::vector<Action>& actions) { return list_of(actions, new_integer); }

nb::list outcomes_with_probabilities(const StateHandle& state) {
  return list_of(chance_outcomes(*state), [](const research::Outcome& each) -> PyObject* {
    PyObject* const pair = PyTuple_New(2);
    if (pair == nullptr) return nullptr;
    PyTuple_SET_ITEM(pair, 0, new_integer(each.outcome));
    PyTuple_SET_ITEM(pair, 1, PyFloat_FromDouble(each.probability));
    if (PyTuple_GET_ITEM(pair, 0) != nullptr && PyTuple_GET_ITEM(pair, 1) != nullptr) return pair;
    Py_DECREF(pair);
    return nullptr;
  });
}

nb::list legal_list(const StateHandle& state, std::optional<int> seat) {
  const Seat now = state->current_player();
  if (!seat && now == kChance) {
    std::vector<Action> outcomes(static_cast<std::size_t>(state.game->max_chance_outcomes()));
    outcomes.resize(static_cast<std::size_t>(state->outcomes(outcomes)));
    return to_list(outcomes);
  }
  if (!seat && now == research::kNobody) return {};
  return to_list(legal_actions(*state, seat ? checked_seat(*state.game, *seat) : now));
}

// An array of `size`: the one given, or a new one. `fill(pointer)` fills it.
template <class T, class Given, class Fill>
nb::object filled(const std::optional<Given>& out, std::size_t size, Fill fill) {
  if (out) {
    if (out->shape(0) != size) {
      fail(Failure::request,
           "out has " + std::to_string(out->shape(0)) + " elements, expected " + std::to_string(size));
    }
    fill(out->data());
    return nb::cast(*out);
  }
  auto values = std::make_unique<T[]>(size);
  fill(values.get());
  T* const data = values.release();
  const nb::capsule owner(data, [](void* pointer) noexcept { delete[] static_cast<T*>(pointer); });
  return nb::cast(nb::ndarray<nb::numpy, T, nb::ndim<1>>(data, {size}, owner));
}

nb::object mask(const StateHandle& state, std::optional<int> seat, const std::optional<BytesIn>& out) {
  const Seat meant = meant_seat(state, seat);
  const auto size = static_cast<std::size_t>(state.game->num_distinct_actions());
  return filled<bool>(out, size, [&](bool* to) {
    state->legal_actions_mask(meant, std::span(reinterpret_cast<std::uint8_t*>(to), size));
  });
}

nb::object observation(const StateHandle& state, std::optional<int> seat, const std::optional<FloatsIn>& out) {
  const Seat meant = meant_seat(state, seat);
  const std::size_t size = state.game->observation_size();
  if (size == 0) fail(Failure::request, std::string(state.game->info().id) + " has no observation tensors");
  return filled<float>(out, size, [&](float* to) { state->observation_tensor(meant, std::span(to, size)); });
}

nb::object information(const StateHandle& state, std::optional<int> seat, const std::optional<FloatsIn>& out) {
  const Seat meant = meant_seat(state, seat);
  const std::size_t size = state.game->information_size();
  if (size == 0) {
    fail(Failure::request,
         nb::cast<std::string>(nb::repr(nb::cast(GameHandle{state.game}))) +
             " has no tensors of information states: its steps are not bounded, or they are more than " +
             std::to_string(research::kMaxInformationSize) + " floats");
  }
  return filled<float>(out, size, [&](float* to) { state->information_state_tensor(meant, std::span(to, size)); });
}

nb::list returns(const StateHandle& state) {
  const Returns all = state->returns();
  nb::list list;
  for (int seat = 0; seat < state.game->seats(); ++seat) list.append(all[static_cast<std::size_t>(seat)]);
  return list;
}

// What a viewer may know, as the JSON of docs/views.md.
std::string view_of(const StateHandle& state, int viewer) {
  std::string text;
  JsonWriter json(text);
  match_of(state)->view(checked_viewer(*state.game, viewer), json);
  return text;
}

nb::object picture(const StateHandle& state, int viewer) {
  return nb::module_::import_("nemeton.pictures").attr("draw")(state.game->info().id, view_of(state, viewer), viewer);
}

// A number that is written here as an action of the seat, or an outcome. Only what can be played has a token.
std::string token(const StateHandle& state, Action action, std::optional<int> seat) {
  StateHandle after = state.copy();
  const Seat now = seat ? *seat : state->current_player();
  value_of(after->apply(now, action));
  return state->action_to_string(now, action);
}

Action action_named(const StateHandle& state, const std::string& text, std::optional<int> seat) {
  const bool is_chance = state->is_chance_node();
  if (state->is_terminal()) fail(Failure::illegal_action, in_quotes(text) + " came when the game was over");
  const Seat meant = is_chance ? kChance : meant_seat(state, seat);
  const std::optional<Action> action = state->string_to_action(meant, text);
  if (!action) {
    fail(Failure::illegal_action,
         in_quotes(text) + (is_chance ? " is no outcome here" : " is not legal for seat " + std::to_string(meant)));
  }
  return *action;
}

}  // namespace

void bind_state(nb::module_& module) {
  nb::class_<StateHandle>(
      module, "State",
      "A game under way, with all that led to it. Seats are numbered from 0; −1 is chance, and −4 is who is to act "
      "when the "
      "game is over. Actions are integers below `Game.num_distinct_actions()`, the same ones in all states.\n\n"
      "Two states are equal where the same has been played since the start of the same game; they can be hashed, "
      "copied and "
      "pickled. Where seats choose in secret, `current_player()` names them one after the other, and none hears "
      "what another has chosen before all have.")
      .def_prop_ro(
          "game", [](const StateHandle& state) { return GameHandle{state.game}; }, "What it is a state of.")
      .def(
          "get_game", [](const StateHandle& state) { return GameHandle{state.game}; }, "What it is a state of: `game`.")
      .def(
          "num_players", [](const StateHandle& state) { return state.game->seats(); }, "How many play.")
      .def(
          "current_player", [](const StateHandle& state) { return state->current_player(); },
          "The seat that is to act; −1 for chance, −4 when the game is over.")
      .def(
          "is_terminal", [](const StateHandle& state) { return state->is_terminal(); }, "Whether the game is over.")
      .def(
          "is_chance_node", [](const StateHandle& state) { return state->is_chance_node(); },
          "Whether chance is to act.")
      .def(
          "is_sampled_chance_node", [](const StateHandle& state) { return state->is_sampled(); },
          "Whether chance is to act and its outcomes are too many to list: `sample_outcome` draws one.")
      .def(
          "is_simultaneous_node", [](const StateHandle& state) { return state->node().kind == NodeKind::simultaneous; },
          "Whether seats choose in secret here.")
      .def_prop_ro(
          "ply", [](const StateHandle& state) { return state->ply(); }, "Actions of seats so far.")
      .def(
          "move_number", [](const StateHandle& state) { return state->steps(); }, "Actions and outcomes so far.")
      .def("legal_actions", &legal_list, "seat"_a = nb::none(),
           nb::sig("def legal_actions(self, seat: int | None = None) -> list[int]"),
           "The legal actions of a seat in the order of the rules, none for one that is not to act. Without a seat "
           "those of the "
           "one that is to act, and the outcomes where chance is.")
      .def("legal_actions_mask", &mask, "seat"_a = nb::none(), nb::arg("out").noconvert() = nb::none(),
           nb::sig("def legal_actions_mask(self, seat: int | None = None, out: numpy.typing.NDArray[numpy.bool_] | "
                   "None = None) "
                   "-> numpy.typing.NDArray[numpy.bool_]"),
           "The same as booleans of shape (num_distinct_actions,): a new array, or `out`, filled in place.")
      .def("chance_outcomes", &outcomes_with_probabilities,
           nb::sig("def chance_outcomes(self) -> list[tuple[int, float]]"),
           "The outcomes of a chance node with their probabilities; none elsewhere, and where chance is sampled.")
      .def(
          "sample_outcome",
          [](const StateHandle& state, std::optional<std::uint64_t> seed) {
            if (!state->is_chance_node())
              fail(Failure::request, "there is nothing to draw here, expected a chance node");
            Random random(seed_or_any(seed));
            return state->sample_outcome(random);
          },
          "seed"_a = nb::none(), "An outcome of a chance node, by its probability.")
      .def(
          "apply_action", [](StateHandle& state, Action action) { value_of(state->apply_action(action)); }, "action"_a,
          "Plays an action of the seat that is to act, or an outcome of chance. Raises IllegalActionError; then "
          "nothing has changed.")
      .def(
          "apply", [](StateHandle& state, int seat, Action action) { value_of(state->apply(seat, action)); }, "seat"_a,
          "action"_a,
          "Plays an action for a seat, or for chance (−1). Raises TurnError and IllegalActionError; then nothing has "
          "changed.")
      .def(
          "apply_token",
          [](StateHandle& state, const std::string& text, std::optional<int> seat) {
            const Action action = action_named(state, text, seat);
            value_of(state->is_chance_node() ? state->apply(kChance, action)
                                             : state->apply(meant_seat(state, seat), action));
          },
          "token"_a, "seat"_a = nb::none(),
          "Plays what is written so, as in records: `apply_action(string_to_action(token))`.")
      .def("returns", &returns, nb::sig("def returns(self) -> list[float]"),
           "One number a seat at the end, adding up to 0; 0 before. Where a game can only be won or lost, a lone "
           "winner has 1.")
      .def("rewards", &returns, nb::sig("def rewards(self) -> list[float]"),
           "What the last step brought each seat: nothing before the end, then the returns.")
      .def(
          "player_return",
          [](const StateHandle& state, int seat) {
            return state->returns()[static_cast<std::size_t>(checked_seat(*state.game, seat))];
          },
          "seat"_a, "The return of one seat.")
      .def("action_to_string", &token, "action"_a, "seat"_a = nb::none(),
           "How a legal action of the seat (the one that is to act, if none is given), or an outcome (−1), is written. "
           "Raises "
           "IllegalActionError.")
      .def("string_to_action", &action_named, "token"_a, "seat"_a = nb::none(),
           "The legal action, or outcome, that is written so. Raises IllegalActionError.")
      .def(
          "observation_string",
          [](const StateHandle& state, std::optional<int> seat) {
            return state->observation_string(seat ? checked_viewer(*state.game, *seat) : meant_seat(state, seat));
          },
          "seat"_a = nb::none(),
          "What a seat, or a spectator (−1), may know now, as text: the number of plies and the view of docs/views.md. "
          "Equal exactly "
          "where the seat knows the same.")
      .def("observation_tensor", &observation, "seat"_a = nb::none(), nb::arg("out").noconvert() = nb::none(),
           nb::sig("def observation_tensor(self, seat: int | None = None, out: numpy.typing.NDArray[numpy.float32] | "
                   "None = None) "
                   "-> numpy.typing.NDArray[numpy.float32]"),
           "The same as float32 of shape (observation_size,), laid out as `Game.observation_planes` says: a new array, "
           "or `out`, filled "
           "in place.")
      .def(
          "information_state_string",
          [](const StateHandle& state, std::optional<int> seat) {
            return state->information_state_string(seat ? checked_viewer(*state.game, *seat) : meant_seat(state, seat));
          },
          "seat"_a = nb::none(),
          "All that a seat, or a spectator (−1), has seen since the start, as text (perfect recall).")
      .def("information_state_tensor", &information, "seat"_a = nb::none(), nb::arg("out").noconvert() = nb::none(),
           nb::sig("def information_state_tensor(self, seat: int | None = None, out: "
                   "numpy.typing.NDArray[numpy.float32] | None = "
                   "None) -> numpy.typing.NDArray[numpy.float32]"),
           "The same as float32 of shape (information_size,), laid out as `Game.information_planes` says. Raises "
           "RequestError in games that "
           "have none.")
      .def(
          "resample_from_information_state",
          [](const StateHandle& state, std::optional<int> seat, std::optional<std::uint64_t> seed) {
            const Seat viewer = seat ? checked_viewer(*state.game, *seat) : meant_seat(state, seat);
            Random random(seed_or_any(seed));
            auto drawn = state->resample_from_information_state(viewer, random);
            if (drawn == nullptr)
              fail(Failure::request, std::string(state.game->info().id) + " does not draw states anew");
            return StateHandle{state.game, std::move(drawn)};
          },
          "seat"_a = nb::none(), "seed"_a = nb::none(),
          "A state that a seat, or a spectator (−1), cannot tell from this one, as often as chance makes it given all "
          "that the "
          "seat has seen and that every action was legal.")
      .def(
          "history",
          [](const StateHandle& state) {
            std::vector<Action> actions;
            for (std::size_t i = 0; i < state->steps(); ++i) actions.push_back(state->step(i).second);
            return to_list(actions);
          },
          nb::sig("def history(self) -> list[int]"), "All actions and outcomes so far.")
      .def(
          "full_history",
          [](const StateHandle& state) {
            std::vector<std::pair<int, Action>> steps;
            for (std::size_t i = 0; i < state->steps(); ++i) steps.push_back(state->step(i));
            return steps;
          },
          "The same with who played each: pairs of a seat, or −1 for chance, and what was played.")
      .def("clone", &StateHandle::copy, "An independent copy.")
      .def(
          "assign",
          [](StateHandle& state, const StateHandle& other) {
            if (!state.game->is_same(*other.game)) {
              fail(Failure::other_game,
                   "a state of " + nb::cast<std::string>(nb::repr(nb::cast(GameHandle{other.game}))) +
                       ", expected one of " + nb::cast<std::string>(nb::repr(nb::cast(GameHandle{state.game}))));
            }
            value_of(state->assign(*other));
          },
          "other"_a, "Becomes a copy of another state of the same game. Raises OtherGameError.")
      .def(
          "reset", [](StateHandle& state) { state->reset(); }, "Goes back to the start.")
      .def(
          "serialize", [](const StateHandle& state) { return state->serialize(); },
          "All steps as text, which `Game.deserialize_state` plays again.")
      .def("__copy__", &StateHandle::copy)
      .def(
          "__deepcopy__", [](const StateHandle& state, nb::handle) { return state.copy(); }, "memo"_a)
      .def(
          "__eq__", [](const StateHandle& a, const StateHandle& b) { return *a == *b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const StateHandle& state) { return static_cast<Py_hash_t>(state->hash() >> 2); })
      .def(
          "text",
          [](const StateHandle& state, int viewer) {
            return match_of(state)->text(checked_viewer(*state.game, viewer));
          },
          "viewer"_a = int{kSpectator}, "The board as lines of text, as a seat or a spectator (−1) sees it.")
      .def(
          "view",
          [](const StateHandle& state, int viewer) {
            return nb::module_::import_("json").attr("loads")(view_of(state, viewer));
          },
          "viewer"_a = int{kSpectator}, nb::sig("def view(self, viewer: int = -1) -> dict[str, typing.Any]"),
          "What a seat or a spectator (−1) may know of the position, as docs/views.md has it.")
      .def("svg", &picture, "viewer"_a = int{kSpectator}, nb::sig("def svg(self, viewer: int = -1) -> str"),
           "The board as a picture, as a seat or a spectator (−1) sees it: SVG that needs no other file, drawn by what "
           "draws the game's page. Needs `pip install '.[pictures]'`, and raises ImportError without.")
      .def(
          "_repr_svg_",
          [](const StateHandle& state) -> nb::object {
            if (!nb::cast<bool>(nb::module_::import_("nemeton.pictures").attr("can_draw")())) return nb::none();
            return picture(state, kSpectator);
          },
          nb::sig("def _repr_svg_(self) -> str | None"),
          "The picture that a notebook shows of a state, a spectator's; none where no picture can be drawn.")
      .def("__str__", [](const StateHandle& state) { return match_of(state)->text(kSpectator); })
      .def("__repr__",
           [](const StateHandle& state) {
             const std::string game = nb::cast<std::string>(nb::repr(nb::cast(GameHandle{state.game})));
             return "State of " + game + " after " + std::to_string(state->steps()) + " steps";
           })
      .def(
          "__getstate__",
          [](const StateHandle& state) { return nb::make_tuple(GameHandle{state.game}, state->serialize()); },
          nb::sig("def __getstate__(self) -> tuple[object, ...]"))
      .def(
          "__setstate__",
          [](StateHandle& state, const std::tuple<GameHandle, std::string>& from) {
            const auto& [game, text] = from;
            new (&state) StateHandle{game.game, value_of(game->deserialize(text))};
          },
          nb::sig("def __setstate__(self, state: tuple[object, ...], /) -> None"));
}

}  // namespace nemeton::python
