// The network's values: equal for symmetric positions, the same on every machine, and never that of a win.
#include "games/brandubh/bot/king_network.hpp"

#include <gmock/gmock.h>

#include "games/brandubh/bot/evaluation.hpp"
#include "games/brandubh/tests/knowledge.hpp"
#include "games/brandubh/tests/positions.hpp"

namespace nemeton::brandubh {
namespace {

TEST(BrandubhKingNetwork, SaysTheSameHoweverTheBoardIsTurned) {
  int met = 0;
  random_lines(2000, [&](const History<Brandubh>& history) {
    const auto& state = history.state();
    // On the lines about which the board is mirrored the king has two ways to his place or more, and the men may be taken either way.
    int homes = 0;
    for (Symmetry symmetry = 0; symmetry < kSymmetries; ++symmetry) {
      if (is_homeward(square_of(state.king), symmetry)) ++homes;
    }
    ASSERT_GE(homes, 1);
    if (homes > 1) return;
    ++met;
    const int value = knowledge().network.value(Position(state));
    for (Symmetry symmetry = 1; symmetry < kSymmetries; ++symmetry) {
      auto turned = state;
      turned.attackers = turned_set(state.attackers, symmetry);
      turned.defenders = turned_set(state.defenders, symmetry);
      turned.king = turned_set(state.king, symmetry);
      EXPECT_EQ(knowledge().network.value(Position(turned)), value) << symmetry << "\n" << Brandubh::text(state, 0);
    }
  });
  EXPECT_GT(met, 100);
}

TEST(BrandubhKingNetwork, SaysWhatItsNumbersSay) {
  KingNetwork network{};
  const auto state = Brandubh::start(options("challenge"), 2);
  const std::size_t head = KingNetwork::head(true, kA);
  EXPECT_EQ(network.value(Position(state)), 0);
  network.output_bias[head] = 7;
  EXPECT_EQ(network.value(Position(state)), 7);
  EXPECT_EQ(network.value(Position(Brandubh::start(options("basic"), 2))), 0);
  // All men alike: eight attackers and four defenders, of which what is above 1 is clipped.
  for (auto& row : network.men) row[3] = KingNetwork::kOne / 16;
  network.output[head][3] = KingNetwork::kOutputOne;
  EXPECT_EQ(network.value(Position(state)), 7 + KingNetwork::kPointsOfOne * 12 / 16);
  for (auto& row : network.men) row[3] = KingNetwork::kOne;
  EXPECT_EQ(network.value(Position(state)), 7 + KingNetwork::kPointsOfOne);
  for (auto& row : network.men) row[3] = -KingNetwork::kOne;
  EXPECT_EQ(network.value(Position(state)), 7);
  network.seen[1][kAttackersTurn] = -20;
  EXPECT_EQ(network.value(Position(state)), -13);
}

TEST(BrandubhKingNetwork, IsNeverMistakenForTheEndWhateverItsNumbersAre) {
  KingNumbers numbers;
  for (const std::int16_t number : {std::int16_t{32767}, std::int16_t{-32768}}) {
    numbers.fill(number);
    const auto network = std::bit_cast<KingNetwork>(numbers);
    const Evaluator evaluator{.network = &network};
    random_lines(200,
                 [&](const auto& history) { EXPECT_FALSE(is_decided(evaluator.evaluate(Position(history.state())))); });
  }
}

}  // namespace
}  // namespace nemeton::brandubh
