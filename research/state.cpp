// The parts that states and games of all types share.
#include "research/state.hpp"

#include <algorithm>
#include <charconv>

namespace nemeton::research {

namespace {

// "0:17", or "-:3" for chance; nothing if it is written otherwise.
std::optional<std::pair<Seat, Action>> read_step(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto number = [](std::string_view digits, auto& value) {
    const auto [end, bad] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return bad == std::errc() && end == digits.data() + digits.size() && value >= 0;
  };
  Seat seat = kChance;
  Action action = 0;
  if (text.substr(0, colon) != "-" && !number(text.substr(0, colon), seat)) return std::nullopt;
  if (!number(text.substr(colon + 1), action)) return std::nullopt;
  return std::pair{seat, action};
}

}  // namespace

bool Game::is_same(const Game& other) const {
  if (this == &other) return true;
  if (info_ != other.info_ || seats_ != other.seats_ || deals_ != other.deals_) return false;
  for (std::size_t i = 0; i < options_.specs().size(); ++i) {
    if (options_[i] != other.options_[i]) return false;
  }
  return true;
}

std::expected<std::unique_ptr<State>, Error> Game::deserialize(std::string_view text) const {
  std::unique_ptr<State> state = new_initial_state();
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    const auto step = read_step(word);
    if (!step) {
      return std::unexpected(Error{ErrorCode::bad_record, "step " + std::to_string(state->steps()) + " is " +
                                                              in_quotes(word) + ", expected one such as 0:17 or -:3"});
    }
    if (const auto played = state->apply(step->first, step->second); !played) {
      return std::unexpected(
          Error{ErrorCode::bad_record, "step " + std::to_string(state->steps()) + ": " + played.error().message});
    }
    text.remove_prefix(std::min(text.size(), word.size() + 1));
  }
  return state;
}

std::string State::serialize() const {
  std::string text;
  for (const Step step : history()) {
    if (!text.empty()) text += ' ';
    text += (step.seat() == kChance ? "-" : std::to_string(step.seat())) + ":" + std::to_string(step.action());
  }
  return text;
}

bool State::operator==(const State& other) const {
  return hash() == other.hash() && game().is_same(other.game()) && std::ranges::equal(history(), other.history());
}

}  // namespace nemeton::research
