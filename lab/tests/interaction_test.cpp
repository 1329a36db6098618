// What others may do after one action and after another, in games that can be worked out by hand.
#include "lab/game/interaction.hpp"

#include <gmock/gmock.h>

#include "games/games.hpp"
#include "lab/measures.hpp"
#include "lab/tests/support.hpp"

namespace nemeton::lab {
namespace {

Tally played(const Study& study) {
  const Folder folder;
  const auto sums = totals(study, *run(study, folder / "x.sqlite"));
  EXPECT_TRUE(sums);
  return sums->at(0);
}

Estimate interaction(const std::string& text) {
  const Study study = study_of(text);
  const std::vector<Tally> sums = {played(study)};
  for (const Measure& measure : measures())
    if (std::string_view(measure.words.name) == "interaction")
      if (const auto found = measure.measure_in(study, sums, 0); !found.empty()) return found.front().estimate;
  ADD_FAILURE() << "not measured";
  return {};
}

TEST(Distance, IsThePartThatIsNotInBoth) {
  EXPECT_EQ(distance({"a", "b"}, {"a", "b"}), 0);
  EXPECT_EQ(distance({"a"}, {"b"}), 1);
  EXPECT_EQ(distance({"a", "b"}, {"b", "c"}), 1 - 1.0 / 3);
  EXPECT_EQ(distance({}, {"a"}), 1);
  EXPECT_EQ(distance({}, {}), 0) << "after the end nobody can do anything, whatever was done";
}

// Bluff with a die each has twelve bids, one above the other. After the bid at place i the other may challenge, or make one of the 11 − i above it, of
// which those after a higher bid are a part. The second decision is the last, so it changes nothing. There is no choice after the highest bid.
TEST(Interaction, OfBidsIsThatOfTheBidsThatAreLeft) {
  double first = 0;
  for (int low = 0; low < 12; ++low)
    for (int high = low + 1; high < 12; ++high) first += 2.0 / (12 * 11) * (high - low) / (12 - low);
  const Estimate found = interaction(
      "games = 4000\nrows = false\nwatch = \"interaction\"\n[[setting]]\ngame = \"bluff\"\nseats = 2\nplayers = "
      "\"random\"\n"
      "[setting.options]\ndice = 1\nshow = false\nply_limit = 2\n");
  const double expected = first / (1 + 11.0 / 12);
  EXPECT_LT(found.low, expected);
  EXPECT_GT(found.high, expected);
  EXPECT_LT(found.high - found.low, 0.02);
}

// Of Triangulus each comes in at a corner of his own, twelve positions from the next: the first can do nothing about the second in his first turn, though
// the tiles that this one draws differ, and the first may move one marker or two.
TEST(Interaction, IsNoneWhereLuckAloneChangesWhatOthersMayDo) {
  const GameEntry& game = *find_game(games(), "triangulus");
  const OptionValues options(game.info->options, 3);
  const Sides sides(*game.info, options, 3);
  const auto match = game.start(options, 3);
  ASSERT_TRUE(match->apply(kChance, "62"));
  const auto by_sum = match->parse_token(0, "8:s-8");
  ASSERT_TRUE(by_sum);
  Random random(5);
  constexpr int kTimes = 4000;
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < kTimes; ++i) {
    const double each = influence(*match, sides, 0, *by_sum, random);
    sum += each;
    squares += each * each;
  }
  const Estimate found = mean_of({kTimes, sum, squares});
  EXPECT_LE(found.low, 0);
  EXPECT_GE(found.high, 0);
  EXPECT_LT(found.high - found.low, 0.03);
}

// Moving one of eight attackers by some squares leaves most of the defenders' actions as they were.
TEST(Interaction, OfABoardIsSmallAndSure) {
  const Estimate found =
      interaction("games = 40\nwatch = \"interaction\"\n[[setting]]\ngame = \"brandubh\"\nplayers = \"random\"\n");
  EXPECT_GT(found.low, 0.05);
  EXPECT_LT(found.high, 0.5);
}

TEST(Interaction, IsMeasuredInEveryGameWithAnyNumberOfSeats) {
  for (const GameEntry& game : games()) {
    const Estimate found =
        interaction("games = 2\nwatch = \"interaction\"\n[[setting]]\ngame = \"" + std::string(game.info->id) +
                    "\"\nseats = " + std::to_string(game.info->max_seats) +
                    "\nplayers = \"random\"\n[setting.options]\nply_limit = 60\n");
    EXPECT_LE(std::abs(found.value), 1) << game.info->id;
  }
}

TEST(Interaction, ChangesNothingOfTheGamesThatItIsMeasuredIn) {
  const std::string games = "games = 30\n[[setting]]\ngame = \"tabulus\"\nplayers = \"random\"\n";
  const Tally with = played(study_of("watch = [\"effects\", \"interaction\"]\n" + games));
  const Tally without = played(study_of("watch = \"effects\"\n" + games));
  EXPECT_EQ(with.lengths(), without.lengths());
  EXPECT_EQ(with.of(Quantity::share0), without.of(Quantity::share0));
  EXPECT_EQ(with.usage(), without.usage());
  EXPECT_GT(with.of(Quantity::compared).sum, 0);
  EXPECT_EQ(without.of(Quantity::compared).sum, 0);
}

}  // namespace
}  // namespace nemeton::lab
