// The openings of a few plies, and how the seat to act wins there by force.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/brandubh/bot/proved_wins.hpp"

namespace nemeton::brandubh {

struct Opening {
  std::vector<Brandubh::Action> moves;
  Brandubh::State state;
};

// All openings of so many plies, by one of the rule sets, each position once up to symmetry.
std::vector<Opening> openings(bool challenge, int plies);

// A position that is won, though a search of a few positions does not see it.
struct ProvedLine {
  Brandubh::State state;
  ProvedWins::Win win;
};
struct ProvedOpening {
  int plies;                      // to the end of the game, at most
  std::vector<ProvedLine> lines;  // how it goes on for the winner, as far as that has to be known
};

// The positions of a search at a glance: a player without the file sees as much.
inline constexpr std::uint64_t kGlance = 8000;
// Whether it sees that the seat to act wins.
bool is_seen_at_a_glance(const Brandubh::State& state);

// Proof-number search over so many positions at most, where a search at a glance sees the seat to act `ahead` points ahead.
std::optional<ProvedOpening> prove_opening(const Opening& opening, int ahead, std::uint64_t nodes);

}  // namespace nemeton::brandubh
