// What people at a table can say to each other: a few fixed phrases, sent by name, which each client shows in its own language.
#pragma once

#include <array>
#include <chrono>
#include <string_view>

namespace nemeton {

inline constexpr std::array<std::string_view, 8> kPhrases = {
    "hello", "good_luck", "nice_move", "sorry", "one_moment", "thank_you", "well_played", "good_game",
};

// A seat says one phrase in this time, and is given one name.
inline constexpr std::chrono::seconds kPhrasePause{3};

}  // namespace nemeton
