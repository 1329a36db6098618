// A position of a race as lines for a terminal, in the shape that the board's file draws.
#include <algorithm>

#include "games/races/rules/race.hpp"

namespace nemeton::races {

namespace {

constexpr std::size_t kWidth = 7;
constexpr char kLetters[] = {'A', 'B', 'C', 'D'};
constexpr char kLowerCase = 'a' - 'A';

std::string who(int seat) { return {kLetters[seat]}; }

// The markers on a position: those that head sunwise in lower case.
std::string markers_on(const Board& board, const State& state, int position) {
  std::string letters;
  for (int seat = 0; seat < state.setup.seats; ++seat) {
    for (const Place place : state.team(seat)) {
      if (place == kStart || board.position[place] != position) continue;
      letters += static_cast<char>(kLetters[seat] + (board.is_sunwise(place) ? kLowerCase : 0));
    }
  }
  return letters;
}

// "12=3AAb": the position, the value if the tile is face up, and the markers; `~` stands before a gate.
std::string cell(const Board& board, const State& state, int position) {
  if (position == 0) return "";
  const bool gate = std::ranges::count(board.plan.gates, position, &Gate::position) > 0;
  const std::string value = state.shown.at(position) ? "=" + std::to_string(state.shown.value(position)) : "";
  return (gate ? "~" : "") + std::to_string(position) + value + markers_on(board, state, position);
}

std::string picture(const Board& board, const State& state) {
  std::string lines;
  for (const auto& row : board.plan.picture) {
    std::string line;
    for (const Place position : row) {
      std::string text = cell(board, state, position) + ' ';
      text.resize(std::max(text.size(), kWidth), ' ');
      line += text;
    }
    lines += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  }
  return lines;
}

std::string seat_line(const State& state, int seat) {
  const Team& team = state.team(seat);
  const auto home = std::ranges::count(team, kHome) - (kMarkers - state.setup.markers);
  const int points = state.points[static_cast<std::size_t>(state.side(seat))];
  return who(seat) + ": " + std::to_string(std::ranges::count(team, kStart)) + " at Start, " + std::to_string(home) +
         " home, " + std::to_string(points) + (points == 1 ? " point" : " points") +
         (state.setup.partners ? " as a pair" : "") + '\n';
}

std::string awaited(const Board& board, const State& state) {
  const std::string seat = who(state.seat);
  const std::string tile = std::to_string(state.tile.high) + "-" + std::to_string(state.tile.low);
  switch (state.stage) {
    case Stage::draw: return seat + " draws a tile.";
    case Stage::second: return seat + " has drawn 6-6 and draws a second tile.";
    case Stage::turn:
      return seat + " turns the tile of position " + std::to_string(state.turning) + " for " +
             token(board, state, state.seat, state.pending) + ".";
    case Stage::move:
      return seat + " has drawn " + tile +
             (state.factor == 0 ? "." : " and plays the " + std::to_string(state.factor) + ".");
    case Stage::exchange: return seat + " has drawn 0-0 and may exchange.";
    case Stage::home: return seat + " has drawn 6-6 and takes a marker home.";
    case Stage::over: return "The game is over.";
    case Stage::cut_off: return "The game ends here: as many actions have been taken as are allowed.";
  }
  return "";
}

}  // namespace

std::string text(const Board& board, const State& state) {
  std::string lines = picture(board, state);
  lines += "Position, =value of a tile that is face up, markers";
  lines += board.plan.sunwise.empty() ? "" : ", small letters heading sunwise";
  lines += board.plan.gates.empty() ? ".\n" : "; ~ before a gate.\n";
  for (int seat = 0; seat < state.setup.seats; ++seat) lines += seat_line(state, seat);
  const std::string hand = state.setup.target == 0 ? "" : "Hand " + std::to_string(state.hand) + ". ";
  return lines + hand + awaited(board, state) + "\n";
}

}  // namespace nemeton::races
