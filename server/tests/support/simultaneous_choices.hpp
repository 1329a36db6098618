// Choices that many seats make in the same instant.
#pragma once

#include <span>

namespace nemeton {

// Opens so many tables of Druid's Duel with four seats each, lets every seat choose its form in the same instant, each on a connection
// of its own, spread over the servers of these ports, and expects that every choice is taken as it was made and that nobody is
// shown one before the last of its table is in.
void expect_choices_taken(std::span<const int> ports, int tables);

}  // namespace nemeton
