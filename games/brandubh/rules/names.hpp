// How squares, pieces and ends are written in tokens, views, effects and reasons.
#pragma once

#include <array>
#include <string>

#include "games/brandubh/rules/effects.hpp"

namespace nemeton::brandubh {

inline char file_of(int square) { return static_cast<char>('a' + (square & 7)); }
inline char rank_of(int square) { return static_cast<char>('1' + (square >> 3)); }
inline std::string name_of(int square) { return {file_of(square), rank_of(square)}; }

inline constexpr std::array kPieceNames = {"attacker", "defender", "king"};
inline const char* name_of(Piece piece) { return kPieceNames[static_cast<std::size_t>(piece)]; }

inline constexpr std::array kEndNames = {"",        "king_home",  "king_captured", "no_attackers",
                                         "no_move", "repetition", "ply_limit"};
inline const char* why(End end) { return kEndNames[static_cast<std::size_t>(end)]; }

}  // namespace nemeton::brandubh
