// What a position of a race holds: markers, tiles, points, and how far the turn has come.
#pragma once

#include "games/races/rules/action.hpp"
#include "games/races/rules/tiles.hpp"

namespace nemeton::races {

enum class Stage : std::uint8_t {
  draw,      // a tile is drawn
  second,    // the second tile after 6-6 is drawn
  turn,      // a face-down tile is turned, for `pending`
  move,      // the drawn tile is played
  exchange,  // 0-0: the seat may exchange
  home,      // 6-6: the seat takes a marker home
  over,
  cut_off,  // by the limit of plies
};

// The markers of a seat by their numbers. With fewer than four the others are home from the start.
using Team = std::array<Place, kMarkers>;
inline constexpr std::uint8_t kNoMarker = 0xff;

struct Setup {
  std::uint8_t seats;
  std::uint8_t markers;
  std::uint8_t target;
  bool partners;
  bool mixed_entry;
};

struct State {
  std::array<Team, kSeats> teams;
  Shown shown;
  Stock stock;
  Unseen unseen;
  Action pending;  // in stage `turn`: the action that needs the tile
  std::uint32_t ply;
  std::uint32_t ply_limit;
  std::array<std::uint8_t, kSeats> points;  // with partners seats 0 and 1 have those of their pairs
  std::uint16_t hand;                       // from 1
  Stage stage;
  std::int8_t seat;      // whose turn it is
  Tile tile;             // drawn last
  std::uint8_t doubles;  // drawn in this turn
  std::uint8_t
      factor;  // stage `move`: the one factor that is to be played, or 0: the total, or either as the first of two
  std::uint8_t moved;    // the number of the marker that has played the other factor, or kNoMarker
  bool entered;          // and whether it came from Start
  std::uint8_t turning;  // stage `turn`: a position of the tile
  std::uint8_t tested;   // the seats whose End has had its test in this hand, as bits
  std::uint8_t out;      // the seats whose markers are all home, as bits
  Setup setup;

  Team& team(int s) { return teams[static_cast<std::size_t>(s)]; }
  const Team& team(int s) const { return teams[static_cast<std::size_t>(s)]; }
  bool is_out(int s) const { return (out >> s & 1) != 0; }
  bool are_opponents(int a, int b) const { return setup.partners ? ((a ^ b) & 1) != 0 : a != b; }
  int side(int s) const { return setup.partners ? s & 1 : s; }
  int sides() const { return setup.partners ? 2 : setup.seats; }
};

static_assert(sizeof(State) <= 112);

// Whether every marker of the team is home.
constexpr bool is_all_home(const Team& team) {
  return std::bit_cast<std::uint32_t>(team) == (kHome | kHome << 8 | kHome << 16 | std::uint32_t{kHome} << 24);
}

// The places of the positions on which exactly one marker of the team stands.
inline Places lone(const Board& board, const Team& team) {
  Places one = 0, more = 0;
  for (const Place place : team) {
    const Places at = board.alike[place];
    more |= one & at;
    one |= at;
  }
  return one & ~more;
}

}  // namespace nemeton::races
