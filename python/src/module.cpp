// The module nemeton._nemeton: the library for research as classes of Python's. The package `nemeton` beside it is what is public.
#include <Python.h>

#include <array>
#include <random>
#include <thread>

#include "handles.hpp"
#include "nemeton/core/version.hpp"

namespace nemeton::python {

namespace {

// By `Failure`. Each is a ValueError.
std::array<PyObject*, 9> exceptions{};

PyObject* add_exception(nb::module_& module, Failure failure, const char* name, const char* meaning, PyObject* base) {
  PyObject* const made = PyErr_NewExceptionWithDoc((std::string("nemeton.") + name).c_str(), meaning, base, nullptr);
  if (made == nullptr) throw nb::python_error();
  exceptions[static_cast<std::size_t>(failure)] = made;
  module.attr(name) = nb::borrow(made);
  return made;
}

void add_exceptions(nb::module_& module) {
  PyObject* const error = add_exception(module, Failure::error, "Error",
                                        "What this package raises: its message names what was given and what was "
                                        "expected.",
                                        PyExc_ValueError);
  const auto add = [&](Failure failure, const char* name, const char* meaning, PyObject* base = nullptr) {
    return add_exception(module, failure, name, meaning, base == nullptr ? error : base);
  };
  add(Failure::unknown_game, "UnknownGameError", "No game has this id.");
  add(Failure::option, "OptionError", "A game has no such option, or it cannot have this value.");
  add(Failure::request, "RequestError", "An argument is out of its range, or an array has another shape or type.");
  PyObject* const illegal = add(Failure::illegal_action, "IllegalActionError",
                                "An action or outcome cannot be played "
                                "here. The state is as before.");
  add(Failure::turn, "TurnError", "A seat that is not to act. The state is as before.", illegal);
  add(Failure::record, "RecordError", "A record or a serialized state cannot be replayed; the step is named.");
  add(Failure::other_game, "OtherGameError", "A state of another game, or of the same with other options or seats.");
  add(Failure::busy, "BusyError", "Another thread is stepping this environment.");
  nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
    try {
      std::rethrow_exception(thrown);
    } catch (const Exception& exception) {
      PyErr_SetString(exceptions[static_cast<std::size_t>(exception.failure)], exception.message.c_str());
    }
  });
}

Failure failure_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::unknown_game: return Failure::unknown_game;
    case ErrorCode::bad_option: return Failure::option;
    case ErrorCode::illegal_action: return Failure::illegal_action;
    case ErrorCode::not_your_turn: return Failure::turn;
    case ErrorCode::bad_record: return Failure::record;
    case ErrorCode::bad_request:
    case ErrorCode::bad_json:
    case ErrorCode::no_game:
    case ErrorCode::not_chance:
    case ErrorCode::nothing_to_undo:
    case ErrorCode::line_too_long: break;
  }
  return Failure::request;
}

}  // namespace

void fail(const Error& error) { fail(failure_of(error.code), error.message); }

Seat checked_seat(const research::Game& game, int seat) {
  if (seat < 0 || seat >= game.seats()) {
    fail(Failure::request,
         "seat " + std::to_string(seat) + ", expected one from 0 to " + std::to_string(game.seats() - 1));
  }
  return seat;
}

Seat meant_seat(const StateHandle& state, std::optional<int> seat) {
  if (seat) return checked_seat(*state.game, *seat);
  const Seat now = state->current_player();
  if (now < 0) {
    fail(Failure::request,
         std::string(now == kChance ? "chance is to act" : "the game is over") + ", expected a seat to be named");
  }
  return now;
}

Seat checked_viewer(const research::Game& game, int viewer) {
  return viewer == kSpectator ? kSpectator : checked_seat(game, viewer);
}

std::vector<research::Action> legal_actions(const research::State& state, Seat seat) {
  std::vector<research::Action> list(static_cast<std::size_t>(state.game().max_legal_actions()));
  list.resize(static_cast<std::size_t>(state.legal_actions(seat, list)));
  return list;
}

std::vector<research::Outcome> chance_outcomes(const research::State& state) {
  std::vector<research::Outcome> list(static_cast<std::size_t>(state.game().max_chance_outcomes()));
  list.resize(static_cast<std::size_t>(state.chance_outcomes(list)));
  return list;
}

std::uint64_t seed_or_any(std::optional<std::uint64_t> seed) {
  if (seed) return *seed;
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

int threads_or_all(std::optional<int> threads) {
  if (!threads) return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  if (*threads < 1 || *threads > 1024) {
    fail(Failure::request, std::to_string(*threads) + " threads, expected 1 to 1024");
  }
  return *threads;
}

}  // namespace nemeton::python

NB_MODULE(_nemeton, module) {
  using namespace nemeton::python;
  module.attr("version") = nemeton::kVersion;
  add_exceptions(module);
  bind_game(module);
  bind_state(module);
  bind_playouts(module);
  bind_vector(module);
  bind_bots(module);
  bind_exploitability(module);
  bind_records(module);
}
