// How much equity a decision of Down the Danube's best bot loses, as backgammon players measure it: by playing on many times.
#pragma once

#include <cstdint>
#include <ostream>

namespace nemeton {

struct ErrorRateOptions {
  int decisions = 200;  // of those that leave a choice, from games of the bot's network against itself
  int games = 1296;     // played on from what each of the choices leads to, with the same throws
  int throws = 0;       // after so many the network says what a game is worth; 0: it is played to its end
  int boats = 5;
  std::uint64_t nodes = 100'000;  // of the bot for a decision
  std::uint64_t seed = 1;
  int worst = 0;  // decisions to show, with what each of their choices brings, of those that lose most
};

// Equity is the return: 1 for a win, -1 for a loss. Games are played on by the network at a glance.
//
// What a choice loses is reckoned twice. Whoever finds the better one by the same games that say by how much finds too much; so half of the games find
// it and the other half say by how much, and the other way round. That can be too little, where the wrong one is found.
void error_rate(const ErrorRateOptions& options, std::ostream& out);

}  // namespace nemeton
