// The words of the engine protocol for sigils, actions and outcomes.
#include "games/sigily/rules/tokens.hpp"

#include <optional>
#include <string_view>

#include "games/sigily/rules/rules.hpp"
#include "games/sigily/rules/sticks.hpp"

namespace nemeton {

using namespace sigily;

namespace {

constexpr const char* kAnimalLetters[] = {"", "d", "e", "c", "h"};

// By kind, the word of an action; what the action is done with follows after a colon.
constexpr const char* kKindNames[] = {"nospell", "curse", "fireball", "freeturn", "stoneskin", "remove",
                                      "speed",   "sloth", "freeze",   "pay",      "freeze",    "throw",
                                      "enter",   "back",  "in",       ""};

constexpr std::string_view kRightWord = "right";
constexpr std::string_view kWrongWord = "wrong";

std::string outcome_token(Stage stage, Action outcome) {
  if (stage == Stage::card) return std::string(outcome == kRight ? kRightWord : kWrongWord);
  return throw_name(outcome);
}

// All of a text as a number of at most two digits.
std::optional<int> parse_number(std::string_view text) {
  if (text.empty() || text.size() > 2) return std::nullopt;
  int number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + digit - '0';
  }
  return number;
}

std::optional<int> parse_gate(std::string_view text) {
  const auto number = parse_number(text);
  return number && is_gate(*number) ? number : std::nullopt;
}

std::optional<int> parse_sigil(std::string_view text) {
  if (text == "c") return kCentre;
  if (!text.empty() && (text.back() == 'a' || text.back() == 'b')) {
    const auto gate = parse_gate(text.substr(0, text.size() - 1));
    if (!gate) return std::nullopt;
    return text.back() == 'a' ? outer_of(quarter_of(*gate)) : inner_of(quarter_of(*gate));
  }
  const auto number = parse_number(text);
  return number && is_ring(*number) ? number : std::nullopt;
}

std::optional<Action> parse_outcome(Stage stage, std::string_view token) {
  if (stage == Stage::card) {
    if (token == kRightWord) return kRight;
    return token == kWrongWord ? std::optional(kWrong) : std::nullopt;
  }
  if (token.empty() || token[0] < '1' || token[0] > '5') return std::nullopt;
  const int number = token[0] - '0';
  if (stage != Stage::attack && stage != Stage::defence) {
    return token.size() == 1 ? std::optional(static_cast<Action>(number)) : std::nullopt;
  }
  for (std::size_t animal = 0; animal < std::size(kAnimalLetters); ++animal) {
    if (token.substr(1) == kAnimalLetters[animal]) return fighting(number, static_cast<Animal>(animal));
  }
  return std::nullopt;
}

// A move of a stack: its sigil, and where it is chosen the arm beyond the centre.
std::optional<Action> parse_move(std::string_view token) {
  const std::size_t arrow = token.find('>');
  const auto from = parse_sigil(token.substr(0, arrow));
  if (!from) return std::nullopt;
  if (arrow == token.npos) return make(ActionKind::go, *from, kNoArm);
  const auto gate = parse_gate(token.substr(arrow + 1));
  return gate ? std::optional(make(ActionKind::go, *from, quarter_of(*gate))) : std::nullopt;
}

// What an action is done with: the text after the colon.
std::optional<Action> parse_target(ActionKind kind, std::string_view text) {
  if (kind == ActionKind::fireball) {
    const std::size_t dash = text.find('-');
    const auto from = parse_sigil(text.substr(0, dash));
    const auto to = dash == text.npos ? std::nullopt : parse_sigil(text.substr(dash + 1));
    return from && to ? std::optional(make(kind, *from, *to)) : std::nullopt;
  }
  const auto target = kind == ActionKind::freeze ? parse_number(text) : parse_sigil(text);
  return target ? std::optional(make(kind, *target)) : std::nullopt;
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

const char* sigily::kind_name(ActionKind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

std::string sigily::action_token(Action action) {
  const ActionKind kind = kind_of(action);
  const std::string word = kind_name(kind);
  const std::string sigil = sigil_name(first_of(action));
  switch (kind) {
    case ActionKind::curse:
    case ActionKind::freeturn:
    case ActionKind::stoneskin:
    case ActionKind::remove:
    case ActionKind::enter:
    case ActionKind::back: return word + ':' + sigil;
    case ActionKind::fireball: return word + ':' + sigil + '-' + sigil_name(second_of(action));
    case ActionKind::freeze: return word + ':' + std::to_string(first_of(action));
    case ActionKind::go: {
      const int arm = second_of(action);
      return arm == kNoArm ? sigil : sigil + '>' + std::to_string(gate_of(arm));
    }
    default: return word;
  }
}

std::string Sigily::token(const State& state, Seat seat, Action action) {
  return seat == kChance ? outcome_token(state.turn.stage, action) : action_token(action);
}

std::optional<Sigily::Action> Sigily::parse_token(const State& state, Seat seat, std::string_view token) {
  if (seat == kChance) return parse_outcome(state.turn.stage, token);
  const std::size_t colon = token.find(':');
  const std::string_view word = token.substr(0, colon);
  for (int number = 0; number < static_cast<int>(ActionKind::go); ++number) {
    const auto kind = static_cast<ActionKind>(number);
    if (word != kind_name(kind)) continue;
    if (colon != token.npos) return parse_target(kind, token.substr(colon + 1));
    if (kind != ActionKind::freeze) return make(kind);  // without a target it is `freeze_me`
  }
  return parse_move(token);
}

}  // namespace nemeton
