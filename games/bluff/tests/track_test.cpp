// The bidding track, against the track as the rule book draws it.
#include <gtest/gtest.h>

#include <vector>

#include "games/bluff/rules/bids.hpp"

namespace nemeton::bluff {
namespace {

// Every bid that can be made on the first circles, in their order, with so many dice in play.
std::vector<Bid> along_the_track(int dice) {
  std::vector<Bid> bids;
  const auto add = [&](int count, int face) {
    if (count <= dice) bids.push_back({static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(face)});
  };
  const auto white = [&](int n) {
    for (int face = 2; face <= 6; ++face) add(n, face);
  };
  for (int red = 1; red <= kTableDice; ++red) {
    white(2 * red - 1);
    add(red, kMagicOne);
    white(2 * red);
  }
  return bids;
}

TEST(BluffTrack, ARaiseIsABidOnALaterCircleOrOnTheSameOneWithAHigherFace) {
  for (int dice = 1; dice <= kTableDice; ++dice) {
    const auto bids = along_the_track(dice);
    ASSERT_EQ(bid_count(dice), static_cast<int>(bids.size()));
    for (std::size_t place = 0; place < bids.size(); ++place) {
      ASSERT_EQ(bid_at(static_cast<int>(place), dice), bids[place]) << dice << " dice, place " << place;
      ASSERT_EQ(place_of(bids[place], dice), static_cast<int>(place));
    }
  }
}

TEST(BluffBidSet, KeepsBidsInTheirOrder) {
  BidSet set;
  for (const int place : {179, 0, 64, 63, 128}) set.add(place);
  std::vector<int> places;
  set.each([&](int place) { places.push_back(place); });
  EXPECT_EQ(places, (std::vector{0, 63, 64, 128, 179}));
  EXPECT_TRUE(set.has(64));
  EXPECT_FALSE(set.has(65));
}

}  // namespace
}  // namespace nemeton::bluff
