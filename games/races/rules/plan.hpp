// The plan of a board as a person writes it, in a text file.
//
// A line begins with a word; `#` begins a comment.
//     positions 46                  how many positions (tile halves) there are, numbered from 1
//     way 1..7 24 13r..7r           from each place to the next one; `13r` is position 13 heading sunwise
//     gate 5 24                     position 5 is a gate, and its shortcut leads to 24
//     seat all enters 1 ends 46     for one seat or all: where its markers come in, and its End
//     picture                       the rest are rows of the board as it is drawn: positions, and `.` for nothing
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nemeton::races {

inline constexpr int kSeats = 4;

// A position and, where the board has two ways over it, the heading. It is numbered 0 for Start, as its position if it
// does not head sunwise, and behind all positions if it does.
using Place = std::uint8_t;
inline constexpr Place kStart = 0;
inline constexpr Place kHome = 63;  // off the board, at the goal
inline constexpr int kMaxPlaces = 63;
inline constexpr int kMaxPositions = 56;  // a set has 28 tiles
inline constexpr std::size_t kMaxGates = 3;

struct Gate {
  Place position;
  Place exit;  // where the shortcut leads
};

struct Goal {
  Place entry;
  Place end;
  bool operator==(const Goal&) const = default;
};

struct Plan {
  int positions = 0;
  std::vector<Place> sunwise;               // the positions of the places behind `positions`, ascending
  std::vector<std::vector<Place>> ways;     // [place]: the next places, ascending; Start has none
  std::vector<Gate> gates;                  // in the order of positions
  std::array<Goal, kSeats> goals{};         // a seat that the file leaves out has {0, 0} and cannot play
  std::vector<std::vector<Place>> picture;  // rows of positions, 0 for nothing

  int places() const { return positions + 1 + static_cast<int>(sunwise.size()); }  // with Start
  Place position(Place place) const {
    return place <= positions ? place : sunwise[static_cast<std::size_t>(place - positions - 1)];
  }
  // "s", "12" or "12r".
  std::string name(Place place) const;
};

// The plan in `text`, which is part of the program: a line that cannot be read ends the program, and is told.
Plan read_plan(std::string_view text);

}  // namespace nemeton::races
