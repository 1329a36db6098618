// What the classes of the module hold, and how its functions fail.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "nemeton/core/match.hpp"
#include "nemeton/research/games.hpp"

namespace nemeton::python {

namespace nb = nanobind;
using namespace nb::literals;

// Each is an exception of Python's side, under a name of its own.
enum class Failure : std::uint8_t {
  error,
  unknown_game,
  option,
  request,
  illegal_action,
  turn,
  record,
  other_game,
  busy,
};

struct Exception {
  Failure failure;
  std::string message;
};

[[noreturn]] inline void fail(Failure failure, std::string message) { throw Exception{failure, std::move(message)}; }
[[noreturn]] void fail(const Error& error);

template <class T>
T value_of(std::expected<T, Error> result) {
  if (!result) fail(result.error());
  if constexpr (!std::is_void_v<T>) return *std::move(result);
}

// A string of Python's as UTF-8; what cannot be written so raises UnicodeEncodeError.
inline std::string text_of(nb::handle string) {
  Py_ssize_t size = 0;
  const char* const text = PyUnicode_AsUTF8AndSize(string.ptr(), &size);
  if (text == nullptr) throw nb::python_error();
  return {text, static_cast<std::size_t>(size)};
}

// Anything as Python writes it, in ASCII.
inline std::string ascii_of(nb::handle object) {
  const nb::object text = nb::steal(PyObject_ASCII(object.ptr()));
  if (!text.is_valid()) throw nb::python_error();
  return text_of(text);
}

struct GameHandle {
  std::shared_ptr<const research::Game> game;

  const research::Game& operator*() const { return *game; }
  const research::Game* operator->() const { return game.get(); }
};

struct StateHandle {
  std::shared_ptr<const research::Game> game;
  std::unique_ptr<research::State> state;

  const research::State& operator*() const { return *state; }
  research::State* operator->() const { return state.get(); }
  StateHandle copy() const { return {game, state->clone()}; }
};

// A seat that is there.
Seat checked_seat(const research::Game& game, int seat);
// The seat that is meant: the one given, or else the one that is to act.
Seat meant_seat(const StateHandle& state, std::optional<int> seat);
// The same with a spectator as well, who is −1 or nothing.
Seat checked_viewer(const research::Game& game, int viewer);

// The same position with the type that the rules have, and so with a bot; its network has been read.
std::unique_ptr<Match> match_of(const StateHandle& state);

std::vector<research::Action> legal_actions(const research::State& state, Seat seat);
std::vector<research::Outcome> chance_outcomes(const research::State& state);

// 64 bits from the system where no seed is given.
std::uint64_t seed_or_any(std::optional<std::uint64_t> seed);

// The threads to use: those given, or as many as there are cores.
int threads_or_all(std::optional<int> threads);

void bind_game(nb::module_& module);
void bind_state(nb::module_& module);
void bind_playouts(nb::module_& module);
void bind_vector(nb::module_& module);
void bind_bots(nb::module_& module);
void bind_exploitability(nb::module_& module);
void bind_records(nb::module_& module);

}  // namespace nemeton::python
