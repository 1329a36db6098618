// What the network is told: as many inputs of every position, none twice, and the same from either seat.
#include "games/tug/bot/inputs.hpp"

#include <set>

#include "games/tug/tests/solved_positions.hpp"

namespace nemeton::tug {
namespace {

std::set<std::size_t> on(const Tug::State& state) {
  const Inputs inputs = inputs_of(state);
  std::set<std::size_t> numbers;
  for (std::size_t i = 0; i < inputs.words().size() * 64; ++i) {
    if ((inputs.words()[i / 64] >> i % 64 & 1) != 0) numbers.insert(i);
  }
  return numbers;
}

TEST(TugInputs, TellEveryPositionFromEveryOther) {
  std::set<std::set<std::size_t>> met;
  Random random(1);
  std::set<std::string> positions;
  for (int i = 0; i < 3000; ++i) {
    const auto state = before_roll(any_position({19, 18}, random));
    const auto inputs = on(state);
    EXPECT_EQ(inputs.size(), 9u);
    EXPECT_LT(*inputs.rbegin(), kInputs);
    met.insert(inputs);
    positions.insert(view(state));
  }
  EXPECT_EQ(met.size(), positions.size());
}

TEST(TugInputs, AreThoseOfTheSeatThatRolls) {
  const auto mine = side(113, 9, 2), theirs = side(466, 4, 1);
  EXPECT_EQ(on(position(mine, theirs, 0)), on(position(mine, theirs, 1)));
  EXPECT_NE(on(position(mine, theirs)), on(position(theirs, mine)));
  // 11 less 5 on the one side, 5 less 16 on the other.
  EXPECT_TRUE(on(position(mine, theirs)).contains(kLeadInputs + kGreatestLead + 17));
  EXPECT_TRUE(on(position(theirs, mine)).contains(kLeadInputs + kGreatestLead - 17));
}

TEST(TugInputs, HaveRoomForTheGreatestLead) {
  const auto most = side(111, 19, 0), least = side(666, 1, 0);
  EXPECT_TRUE(on(position(most, least)).contains(kInputs - 1));
  EXPECT_TRUE(on(position(least, most)).contains(kLeadInputs));
}

}  // namespace
}  // namespace nemeton::tug
