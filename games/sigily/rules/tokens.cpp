// The words of the engine protocol for sigils, actions and outcomes.
#include "games/sigily/rules/tokens.hpp"

#include "games/sigily/rules/rules.hpp"
#include "games/sigily/rules/sticks.hpp"

namespace nemeton {

using namespace sigily;

namespace {

constexpr const char* kAnimalLetters[] = {"", "d", "e", "c", "h"};

// The word of a deed; what it is done with follows after a colon.
constexpr const char* kDeeds[] = {"nospell", "curse", "fireball", "freeturn", "stoneskin", "remove", "speed", "sloth",
                                  "freeze",  "pay",   "freeze",   "throw",    "enter",     "back",   "in",    ""};

std::string outcome_token(Stage stage, Action outcome) {
  if (stage == Stage::card) return outcome == kRight ? "right" : "wrong";
  return throw_name(outcome);
}

}  // namespace

std::string sigily::sigil_name(int sigil) {
  if (is_ring(sigil)) return std::to_string(sigil);
  if (sigil == kCentre) return "c";
  const int quarter = quarter_of(sigil);
  return std::to_string(gate_of(quarter)) + (sigil == inner_of(quarter) ? 'b' : 'a');
}

std::string sigily::throw_name(std::uint16_t thrown) {
  return std::to_string(number_of(thrown)) + kAnimalLetters[static_cast<std::size_t>(animal_of(thrown))];
}

std::string Sigily::token(const State& state, Seat seat, Action action) {
  if (seat == kChance) return outcome_token(state.turn.stage, action);
  const Deed deed = deed_of(action);
  const std::string word = kDeeds[static_cast<std::size_t>(deed)];
  const std::string sigil = sigil_name(first_of(action));
  switch (deed) {
    case Deed::curse:
    case Deed::freeturn:
    case Deed::stoneskin:
    case Deed::remove:
    case Deed::enter:
    case Deed::back: return word + ':' + sigil;
    case Deed::fireball: return word + ':' + sigil + '-' + sigil_name(second_of(action));
    case Deed::freeze: return word + ':' + std::to_string(first_of(action));
    case Deed::go: {
      const int arm = second_of(action);
      return arm == kNoArm ? sigil : sigil + '>' + std::to_string(gate_of(arm));
    }
    default: return word;
  }
}

}  // namespace nemeton
