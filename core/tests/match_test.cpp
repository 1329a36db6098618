// The type-erased match over every kind of node, and win probabilities.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/match_of.hpp"
#include "core/tests/high_card.hpp"
#include "core/tests/pennies.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

static_assert(HasEffects<Pennies>);
static_assert(Game<HighCard> && SampledChance<HighCard> && HidesInformation<HighCard>);

std::string view(const Match& match, Seat viewer) {
  std::string text;
  JsonWriter json(text);
  match.view(viewer, json);
  return text;
}

std::string effects(const Match& match, Seat viewer) {
  std::string text;
  JsonWriter json(text);
  match.effects(viewer, json);
  return text;
}

struct PenniesMatch : testing::Test {
  MatchOf<Pennies> match{OptionValues(Pennies::kOptions), 2};

  void play(std::initializer_list<std::pair<Seat, const char*>> steps) {
    for (const auto& [seat, token] : steps) ASSERT_TRUE(match.apply(seat, token)) << token;
  }
};

TEST_F(PenniesMatch, TakesAnOutcomeAtAChanceNodeWhateverTheSeat) {
  play({{0, "low"}});
  ASSERT_EQ(match.node(), Node::chance());
  const auto outcomes = match.outcomes();
  ASSERT_EQ(outcomes.size(), 2u);
  EXPECT_EQ(outcomes[0].token, "heads");
  EXPECT_EQ(outcomes[1].token, "tails");
  const auto done = match.apply(kChance, "edge");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message, "\"edge\" is not an outcome here, expected one of heads, tails");
  EXPECT_TRUE(match.apply(1, "tails"));
  EXPECT_EQ(match.node().kind, NodeKind::simultaneous);
}

TEST_F(PenniesMatch, TakesSecretChoicesInAnyOrderAndShowsEachToItsSeatOnly) {
  play({{0, "low"}, {kChance, "heads"}, {1, "tails"}});
  EXPECT_EQ(match.node(), Node::simultaneous(SeatSet::of(0)));
  EXPECT_THAT(match.actions(1), IsEmpty());
  EXPECT_EQ(match.apply(1, "heads").error().code, ErrorCode::not_your_turn);
  EXPECT_THAT(view(match, 1), HasSubstr(R"("chosen":"tails")"));
  EXPECT_THAT(view(match, 0), HasSubstr(R"("chosen":null)"));
  EXPECT_THAT(view(match, kSpectator), HasSubstr(R"("chosen":null)"));
  play({{0, "tails"}});
  EXPECT_EQ(match.node(), Node::decision(0));
  EXPECT_THAT(view(match, 0), HasSubstr(R"("score":1)"));
}

TEST_F(PenniesMatch, TellsWhatTheLastStepDidAsFarAsEachMayKnow) {
  EXPECT_EQ(effects(match, 0), "[]") << "nothing has happened";
  play({{0, "high"}});
  EXPECT_EQ(effects(match, kSpectator), R"([{"kind":"staked","value":2}])");
  play({{kChance, "tails"}, {1, "tails"}});
  EXPECT_EQ(effects(match, 1), R"([{"kind":"chose","seat":1,"value":1}])");
  EXPECT_EQ(effects(match, 0), R"([{"kind":"chose","seat":1}])");
  play({{0, "heads"}});
  EXPECT_EQ(effects(match, 1), R"([{"kind":"chose","seat":0},{"kind":"revealed","value":0,"other":1}])");
}

// A number that grows by what is played, and counts how often the rules are asked to play.
struct Counted {
  using Action = std::uint8_t;
  static constexpr std::size_t kMaxActions = 1;
  static constexpr std::size_t kMaxOutcomes = 1;
  static constexpr std::array<OptionSpec, 0> kOptions{};
  static constexpr GameInfo info{"counted", "Counted", "nobody", 2, 2, kOptions};
  struct State {
    int ply = 0;
  };
  static inline int applied = 0;
  static State start(const OptionValues&, int) { return {}; }
  static Node node(const State& state) { return Node::decision(state.ply % 2); }
  static int ply(const State& state) { return state.ply; }
  static void actions(const State&, Seat, FixedList<Action, kMaxActions>& list) { list.push(0); }
  static void outcomes(const State&, FixedList<Weighted<Action>, kMaxOutcomes>&) {}
  static void apply(State& state, Seat, Action) {
    ++state.ply;
    ++applied;
  }
  static Returns returns(const State&) { return {}; }
  static void view(const State& state, Seat, JsonWriter& json) { json.number(state.ply); }
  static std::string text(const State&, Seat) { return ""; }
  static std::string token(const State&, Seat, Action) { return "on"; }
};
Thought<Counted> think(const History<Counted>&, Seat, Level, const Budget&, std::uint64_t) { return {}; }
Analysis<Counted::Action> analyze(const History<Counted>&, Seat, const AnalysisRequest<Counted::Action>&) { return {}; }

TEST(LongMatch, GoesBackToAnyStepForTheCostOfAFew) {
  constexpr int kSteps = 5000;
  MatchOf<Counted> match(OptionValues(Counted::kOptions), 2);
  for (int i = 0; i < kSteps; ++i) ASSERT_TRUE(match.apply_action(i % 2, 0));
  for (const int steps : {0, 1, 16, 17, 2500, 2567, kSteps - 1, kSteps}) {
    const auto past = match.clone();
    Counted::applied = 0;
    past->rewind(static_cast<std::size_t>(steps));
    EXPECT_LE(Counted::applied, 16) << steps;
    EXPECT_EQ(view(*past, 0), std::to_string(steps));
    EXPECT_EQ(past->step_count(), static_cast<std::size_t>(steps));
    ASSERT_TRUE(past->apply(steps % 2, "on"));
  }
  EXPECT_EQ(match.step_count(), std::size_t{kSteps});
}

TEST_F(PenniesMatch, RefusesNumbersOfOtherActions) {
  EXPECT_EQ(match.parse_token(0, "heads"), std::nullopt);
  EXPECT_EQ(match.parse_token(1, "high"), std::nullopt) << "that seat is not to act";
  play({{0, "high"}});
  EXPECT_EQ(match.apply_action(kChance, 7).error().message,
            "\"7\" is not an outcome here, expected one of heads, tails");
  play({{kChance, "heads"}});
  EXPECT_EQ(match.apply_action(1, 300).error().code, ErrorCode::illegal_action) << "no 8 bits hold it";
  EXPECT_EQ(match.step_count(), 2u);
}

// A game that deals and hides.
struct HiddenCards : testing::Test {
  MatchOf<HighCard> match{OptionValues(HighCard::kOptions, 2), 2};
};

TEST_F(HiddenCards, ADealTakesAnyHandThatCanBeDealt) {
  ASSERT_TRUE(match.apply(kChance, "7.31"));
  for (const char* wrong : {"7.31", "7.8", "31.40", "8.8", "9.8", "0.5", "5.61", "", "5"}) {
    const auto done = match.apply(kChance, wrong);
    ASSERT_FALSE(done) << wrong;
    EXPECT_EQ(done.error().code, ErrorCode::illegal_action);
    EXPECT_EQ(done.error().message,
              "\"" + std::string(wrong) + "\" cannot be dealt here, expected a deal such as the rules describe");
  }
  ASSERT_TRUE(match.apply(kChance, "1.60"));
  EXPECT_FALSE(match.is_sampled());
  EXPECT_THAT(match.actions(0), ElementsAre("31", "7"));
}

TEST_F(HiddenCards, OnlyTheSeatThatIsDealtToSawIt) {
  EXPECT_FALSE(match.saw_last_step(0)) << "nothing has happened";
  ASSERT_TRUE(match.apply(kChance, "7.31"));
  EXPECT_TRUE(match.saw_last_step(0));
  EXPECT_FALSE(match.saw_last_step(1));
  EXPECT_FALSE(match.saw_last_step(kSpectator));
  ASSERT_TRUE(match.apply(kChance, "1.60"));
  EXPECT_FALSE(match.saw_last_step(0));
  EXPECT_TRUE(match.saw_last_step(1));
  ASSERT_TRUE(match.apply(0, "7"));
  for (const Seat viewer : {0, 1, kSpectator}) EXPECT_TRUE(match.saw_last_step(viewer));
  ASSERT_TRUE(match.undo());
  EXPECT_FALSE(match.saw_last_step(0)) << "the last step is the deal to seat 1 again";
}

TEST(WinProbabilitiesOfReturns, IsSharedByThoseWithTheBestReturn) {
  EXPECT_EQ(won({0.5, -1, 0.5}, 3), (WinProbabilities{0.5, 0, 0.5}));
  EXPECT_EQ(won({-3, 1, 2}, 3), (WinProbabilities{0, 0, 1}));
  EXPECT_EQ(won({0, 0}, 2), (WinProbabilities{0.5, 0.5}));
}

}  // namespace
}  // namespace nemeton
