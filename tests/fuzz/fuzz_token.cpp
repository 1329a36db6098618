// Tokens under any bytes: taken only if they are listed, and nothing has changed where they are not.
//
// The first bytes of an input choose game, seats and options. Each line after them is tried as a token, for every seat and as an
// outcome; then the game goes one step on, with that token where somebody can play it and else with a step that its bytes choose.
#include <algorithm>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/token_input.hpp"

namespace nemeton {
namespace {

// The state with everybody's actions, and the view of a spectator: as much as can be compared at every line.
std::string glance(const Match& match) {
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  write_state(match, all_seats(match), out);
  out.key("view");
  match.view(kSpectator, out);
  out.end_object();
  return text;
}

bool is_listed(const Match& match, Seat seat, std::string_view token) {
  if (match.node().kind == NodeKind::chance)
    return std::ranges::count(match.outcomes(), token, &OutcomeToken::token) > 0;
  return std::ranges::count(match.actions(seat), token) > 0;
}

// Plays the token for that seat on a copy, which is to be as it was when that is taken back.
void play_and_undo(const Match& match, Seat seat, std::string_view token, const std::string& before) {
  const auto copy = match.clone();
  require(copy->apply(seat, token).has_value(), "a token that is listed is not taken", token, before);
  require(copy->steps().back().token == token, "a token stands for another", token, copy->steps().back().token);
  require(copy->undo() && glance(*copy) == before, "undo gives another state", token, glance(*copy));
}

void try_and_go_on(Match& match, std::string_view token) {
  const std::string before = glance(match);
  std::optional<Seat> can_play;
  // No seat is looked at where chance is; elsewhere there is one too few and one too many among them.
  const Seat last = match.node().kind == NodeKind::chance ? kChance : match.seats();
  for (Seat seat = kChance; seat <= last; ++seat) {
    const bool taken =
        match.is_sampled() ? match.clone()->apply(seat, token).has_value() : is_listed(match, seat, token);
    if (taken) {
      if (!can_play) play_and_undo(match, seat, token, before);
      can_play = can_play.value_or(seat);
      continue;
    }
    const auto done = match.apply(seat, token);
    require(!done, "a token that is not listed is taken", token, before);
    require(done.error().message.find_first_of("\r\n") == std::string::npos, "the error is not one line", token,
            done.error().message);
  }
  require(glance(match) == before, "a token that was refused has changed something", token, glance(match));
  if (can_play) {
    match.apply(*can_play, token).value();
  } else {
    ByteBits bits(token);
    any_step(match, bits);
  }
}

}  // namespace
}  // namespace nemeton

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  std::string_view input(data, size);
  const auto match = nemeton::match_of_header(nemeton::games(), input);
  input.remove_prefix(std::min(size, nemeton::kTokenHeader));
  while (!input.empty() && match->node().kind != nemeton::NodeKind::terminal) {
    const std::string_view line = input.substr(0, input.find('\n'));
    nemeton::try_and_go_on(*match, line);
    input.remove_prefix(std::min(input.size(), line.size() + 1));
  }
  return 0;
}
