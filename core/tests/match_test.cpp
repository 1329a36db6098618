// The type-erased match over every kind of node.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/match_of.hpp"
#include "core/tests/pennies.hpp"
#include "core/tests/view.hpp"

namespace nemeton {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

struct PenniesMatch : testing::Test {
  MatchOf<Pennies> match{OptionValues(Pennies::kOptions), 2};

  void play(std::initializer_list<std::pair<Seat, const char*>> steps) {
    for (const auto& [seat, token] : steps) ASSERT_TRUE(match.apply(seat, token)) << token;
  }
};

TEST_F(PenniesMatch, StartsWithADecisionWhoseActionsAreSortedByByte) {
  EXPECT_EQ(match.node(), Node::decision(0));
  EXPECT_THAT(match.actions(0), ElementsAre("high", "low"));
  EXPECT_THAT(match.actions(1), IsEmpty());
  EXPECT_THAT(match.outcomes(), IsEmpty());
}

TEST_F(PenniesMatch, NamesTheSeatThatIsToActWhenAnotherTries) {
  const auto done = match.apply(1, "low");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::not_your_turn);
  EXPECT_EQ(done.error().message, "seat 1 is not to act, expected seat 0");
}

TEST_F(PenniesMatch, NamesAnIllegalTokenAndWhatIsLegalAndStaysAsItWas) {
  const auto done = match.apply(0, "heads");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::illegal_action);
  EXPECT_EQ(done.error().message, "\"heads\" is not legal for seat 0, expected one of high, low");
  EXPECT_EQ(match.step_count(), 0u);
  EXPECT_EQ(match.node(), Node::decision(0));
}

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

TEST_F(PenniesMatch, DrawsTheSameFromTheSameSeed) {
  const auto drawn = [](std::uint64_t seed) {
    MatchOf<Pennies> game(OptionValues(Pennies::kOptions), 2);
    std::string all;
    for (int round = 0; round < 3; ++round) {
      EXPECT_TRUE(game.apply(0, "low"));
      all += *game.draw(seed) + " ";
      EXPECT_TRUE(game.apply(0, "heads"));
      EXPECT_TRUE(game.apply(1, "heads"));
    }
    return all;
  };
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 64; ++seed) {
    seen.insert(drawn(seed));
    EXPECT_EQ(drawn(seed), drawn(seed));
  }
  EXPECT_EQ(seen.size(), 8u) << "among 64 seeds every one of the eight sequences of three coins";
}

TEST_F(PenniesMatch, DrawsTheSameAgainAfterUndo) {
  play({{0, "low"}});
  const std::string token = *match.draw(5);
  ASSERT_TRUE(match.undo());
  EXPECT_EQ(match.node(), Node::chance());
  EXPECT_EQ(*match.draw(5), token);
}

TEST_F(PenniesMatch, DrawsOnlyAtChanceNodes) {
  const auto drawn = match.draw(1);
  ASSERT_FALSE(drawn);
  EXPECT_EQ(drawn.error().code, ErrorCode::not_chance);
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

TEST_F(PenniesMatch, UndoTakesBackOneStepOfAnyKindAndGivesBackTheSameView) {
  std::vector<std::string> views;
  const auto steps = {std::pair{0, "high"}, {kChance, "tails"}, {1, "tails"}, {0, "heads"}, {0, "low"}};
  for (const auto& [seat, token] : steps) {
    views.push_back(view(match, 1));
    ASSERT_TRUE(match.apply(seat, token));
  }
  while (!views.empty()) {
    ASSERT_TRUE(match.undo());
    EXPECT_EQ(view(match, 1), views.back());
    views.pop_back();
  }
  EXPECT_FALSE(match.undo());
}

std::string effects(const Match& match, Seat viewer) {
  std::string text;
  JsonWriter json(text);
  match.effects(viewer, json);
  return text;
}

static_assert(HasEffects<Pennies>);

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

TEST_F(PenniesMatch, UndoTellsTheEffectsOfTheStepThatIsTheLastAgain) {
  std::vector<std::string> told = {effects(match, 1)};
  // Longer than the interval between snapshots, twice.
  while (match.node().kind != NodeKind::terminal) {
    const Node node = match.node();
    ASSERT_TRUE(node.kind == NodeKind::chance
                    ? match.draw(9).has_value()
                    : match.apply(node.to_act.first(), match.actions(node.to_act.first())[0]).has_value());
    told.push_back(effects(match, 1));
  }
  for (told.pop_back(); match.undo(); told.pop_back()) EXPECT_EQ(effects(match, 1), told.back());
  EXPECT_TRUE(told.empty());
}

TEST_F(PenniesMatch, RewindsToAnyStepAndGoesOnFromThereAsBefore) {
  std::vector<std::unique_ptr<Match>> past = {};
  do {
    past.push_back(match.clone());
    const Node node = match.node();
    ASSERT_TRUE(node.kind == NodeKind::chance
                    ? match.draw(9).has_value()
                    : match.apply(node.to_act.first(), match.actions(node.to_act.first())[0]).has_value());
  } while (match.node().kind != NodeKind::terminal);
  ASSERT_GT(past.size(), 0u);
  for (std::size_t steps = 0; steps < past.size(); ++steps) {
    const auto rewound = match.clone();
    EXPECT_EQ(rewound->rewind(steps), steps == 0 ? "" : past[steps]->steps().back().token);
    EXPECT_EQ(rewound->step_count(), steps);
    EXPECT_EQ(view(*rewound, 1), view(*past[steps], 1));
    EXPECT_EQ(effects(*rewound, 1), effects(*past[steps], 1));
    EXPECT_EQ(rewound->saw_last_step(1), past[steps]->saw_last_step(1));
    while (rewound->node().kind == NodeKind::chance) ASSERT_EQ(*rewound->draw(9), *past[steps]->draw(9));
  }
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
    ASSERT_TRUE(past->apply(steps % 2, "on"));
  }
  EXPECT_EQ(match.step_count(), std::size_t{kSteps});
}

TEST_F(PenniesMatch, TakesActionsByNumberAsByToken) {
  std::vector<ActionId> actions;
  match.legal_actions(0, actions);
  ASSERT_EQ(actions.size(), 2u);
  EXPECT_EQ(match.token(0, actions[0]), "high");
  EXPECT_EQ(match.parse_token(0, "high"), actions[0]);
  EXPECT_EQ(match.parse_token(0, "heads"), std::nullopt);
  EXPECT_EQ(match.parse_token(1, "high"), std::nullopt) << "that seat is not to act";
  ASSERT_TRUE(match.apply_action(0, actions[0]));
  EXPECT_EQ(match.steps().back().token, "high");
  std::vector<Weighted<ActionId>> outcomes;
  match.chance_outcomes(outcomes);
  ASSERT_EQ(outcomes.size(), 2u);
  match.legal_actions(0, actions);
  EXPECT_THAT(actions, IsEmpty());
  EXPECT_EQ(match.apply_action(kChance, 7).error().message,
            "\"7\" is not an outcome here, expected one of heads, tails");
  ASSERT_TRUE(match.apply_action(kChance, outcomes[0].outcome));
  EXPECT_EQ(match.apply_action(1, 300).error().code, ErrorCode::illegal_action) << "no 8 bits hold it";
  EXPECT_EQ(match.step_count(), 2u);
}

TEST_F(PenniesMatch, ListsWhatHappenedWithSeatTokenAndNode) {
  play({{0, "high"}, {kChance, "heads"}, {1, "tails"}});
  const auto steps = match.steps();
  ASSERT_EQ(steps.size(), 3u);
  EXPECT_EQ(steps[0].seat, 0);
  EXPECT_EQ(steps[0].token, "high");
  EXPECT_EQ(steps[0].node, NodeKind::decision);
  EXPECT_EQ(steps[1].seat, kChance);
  EXPECT_EQ(steps[1].node, NodeKind::chance);
  EXPECT_EQ(steps[2].seat, 1);
  EXPECT_EQ(steps[2].token, "tails");
  EXPECT_EQ(steps[2].node, NodeKind::simultaneous);
  EXPECT_EQ(match.ply(), 2);
}

TEST_F(PenniesMatch, ACloneGoesItsOwnWay) {
  play({{0, "high"}});
  const auto clone = match.clone();
  ASSERT_TRUE(clone->apply(kChance, "heads"));
  EXPECT_EQ(match.node(), Node::chance());
  EXPECT_EQ(match.step_count(), 1u);
  ASSERT_TRUE(match.undo());
  EXPECT_EQ(clone->step_count(), 2u);
}

TEST_F(PenniesMatch, RefusesAnyActionWhenItIsOver) {
  for (int round = 0; round < 3; ++round) play({{0, "low"}, {kChance, "heads"}, {0, "heads"}, {1, "heads"}});
  EXPECT_EQ(match.node(), Node::terminal());
  EXPECT_EQ(match.returns()[0], 1);
  EXPECT_EQ(match.returns()[1], -1);
  EXPECT_THAT(match.actions(0), IsEmpty());
  const auto done = match.apply(0, "low");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::illegal_action);
  EXPECT_EQ(done.error().message, "the game is over, \"low\" came too late");
  EXPECT_TRUE(match.undo());
}

TEST_F(PenniesMatch, AsksTheBotAndStaysAsItWas) {
  const Advice advice = match.best(0, Level::novice, {}, 0);
  EXPECT_EQ(advice.action, "low");
  EXPECT_THAT(advice.pv, ElementsAre("low"));
  EXPECT_EQ(match.step_count(), 0u);
}

}  // namespace
}  // namespace nemeton
