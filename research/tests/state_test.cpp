// What every game owes to research, shown on random games with random options.
#include "research/state.hpp"

#include <gmock/gmock.h>

#include <numeric>
#include <set>

#include "games/games.hpp"
#include "research/tests/any_state.hpp"

namespace nemeton::research {
namespace {

class StatesOfEveryGame : public testing::TestWithParam<GameEntry> {
 protected:
  template <class Look>
  void at_every_node(int count, int ply_limit, Look look) {
    research::at_every_node(GetParam(), count, ply_limit, random_, look);
  }

  Random random_{3};
};

TEST_P(StatesOfEveryGame, IsTheSameAsItsMatch) {
  std::vector<ActionId> ids;
  for (int i = 0; i < 20; ++i) {
    const auto game = any_game(GetParam(), 150, random_);
    if (game->type().chance == Chance::listed && game->deals() == Deals::listed && game->type().hides_information)
      continue;
    const auto state = game->new_initial_state();
    const auto match = find_game(GetParam().info->id)->start(game->options(), game->seats());
    while (!state->is_terminal()) {
      ASSERT_EQ(state->node(), match->node());
      ASSERT_EQ(state->ply(), match->ply());
      for (Seat seat = 0; seat < game->seats(); ++seat) {
        std::vector<std::string> tokens;
        for (const Action action : legal(*state, seat)) tokens.push_back(state->action_to_string(seat, action));
        std::ranges::sort(tokens);
        ASSERT_EQ(tokens, match->actions(seat));
      }
      const Seat seat = state->current_player();
      const auto before = state->clone();
      const Action action = any_step(*state, random_);
      ASSERT_TRUE(match->apply(seat, before->action_to_string(seat, action)));
    }
    EXPECT_EQ(state->returns(), match->returns());
  }
}

TEST_P(StatesOfEveryGame, HasActionsThatAreUniqueAndWithinTheirBounds) {
  at_every_node(30, 300, [&](const State& state) {
    const Game& game = state.game();
    ASSERT_LE(state.ply(), game.max_game_length());
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(game.num_distinct_actions()), 7);
    for (Seat seat = kChance; seat < game.seats(); ++seat) {
      const auto actions = legal(state, seat);
      EXPECT_EQ(actions.empty(), !state.node().to_act.has(seat));
      EXPECT_LE(actions.size(), static_cast<std::size_t>(game.max_legal_actions()));
      std::set<std::string> tokens;
      for (const Action action : actions) {
        EXPECT_GE(action, 0);
        EXPECT_LT(action, game.num_distinct_actions());
        const std::string token = state.action_to_string(seat, action);
        EXPECT_TRUE(tokens.insert(token).second) << token;
        EXPECT_EQ(state.string_to_action(seat, token), action);
      }
      state.legal_actions_mask(seat, mask);
      EXPECT_EQ(std::set(actions.begin(), actions.end()).size(), actions.size());
      EXPECT_EQ(std::ranges::count(mask, 1), static_cast<std::ptrdiff_t>(actions.size()));
      EXPECT_EQ(std::ranges::count(mask, 0), static_cast<std::ptrdiff_t>(mask.size() - actions.size()));
      for (const Action action : actions) EXPECT_EQ(mask[static_cast<std::size_t>(action)], 1);
    }
  });
}

TEST_P(StatesOfEveryGame, TakesWhatTheMaskHasAndNothingElse) {
  at_every_node(3, 40, [&](const State& state) {
    const Game& game = state.game();
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(game.num_distinct_actions()));
    for (Seat seat = kChance; seat <= game.seats(); ++seat) {
      state.legal_actions_mask(seat, mask);
      if (seat == kChance && state.is_chance_node()) continue;
      for (Action action = -1; action <= game.num_distinct_actions(); ++action) {
        const bool is_legal =
            action >= 0 && action < game.num_distinct_actions() && mask[static_cast<std::size_t>(action)] == 1;
        const auto after = state.clone();
        const auto played = after->apply(seat, action);
        ASSERT_EQ(played.has_value(), is_legal) << "action " << action << " of seat " << seat;
        EXPECT_EQ(*after == state, !is_legal);
        if (!is_legal) {
          EXPECT_THAT(played.error().message, testing::Not(testing::HasSubstr("\n")));
        } else {
          EXPECT_EQ(after->ply(), state.ply() + 1);
        }
      }
    }
  });
}

TEST_P(StatesOfEveryGame, HasOutcomesWithProbabilitiesAtAChanceNodeAndTakesNoOthers) {
  at_every_node(8, 60, [&](const State& state) {
    const Game& game = state.game();
    const auto list = outcomes(state);
    EXPECT_EQ(list.empty(), !state.is_chance_node() || state.is_sampled());
    EXPECT_LE(list.size(), static_cast<std::size_t>(game.max_chance_outcomes()));
    std::vector<Action> numbers(static_cast<std::size_t>(game.max_chance_outcomes()));
    numbers.resize(static_cast<std::size_t>(state.outcomes(numbers)));
    EXPECT_TRUE(std::ranges::equal(numbers, list, {}, {}, &Outcome::outcome));
    if (game.deals() == Deals::listed && game.type().has_encoding) {
      EXPECT_FALSE(state.is_sampled());
    }
    double total = 0;
    std::set<Action> can_come;
    std::set<std::string> tokens;
    for (const auto& [outcome, probability] : list) {
      EXPECT_TRUE(can_come.insert(outcome).second);
      EXPECT_GT(probability, 0);
      total += probability;
      const std::string token = state.action_to_string(kChance, outcome);
      EXPECT_TRUE(tokens.insert(token).second) << token;
      EXPECT_EQ(state.string_to_action(kChance, token), outcome);
    }
    if (list.empty()) {
      if (!state.is_sampled()) return;
      for (const Action wrong : {Action{-1}, Action{1} << 40, (Action{1} << 55) - 1}) {
        EXPECT_FALSE(state.clone()->apply(kChance, wrong)) << wrong;
      }
      return;
    }
    EXPECT_NEAR(total, 1, 1e-12);
    for (Action outcome = -1; outcome <= game.num_distinct_outcomes(); ++outcome) {
      const auto after = state.clone();
      ASSERT_EQ(after->apply(kChance, outcome).has_value(), can_come.contains(outcome)) << outcome;
      EXPECT_EQ(after->ply(), state.ply()) << "an outcome is no ply";
    }
    EXPECT_FALSE(state.clone()->apply(0, *can_come.begin()));
  });
}

TEST_P(StatesOfEveryGame, NeverHasMoreChanceNodesThanItSays) {
  for (int i = 0; i < 40; ++i) {
    const auto game = any_game(GetParam(), 2000, random_);
    if (!game->max_chance_nodes()) return;
    int nodes = 0;
    for (const auto state = game->new_initial_state(); !state->is_terminal(); any_step(*state, random_)) {
      nodes += state->is_chance_node() ? 1 : 0;
    }
    EXPECT_LE(nodes, *game->max_chance_nodes());
  }
}

TEST_P(StatesOfEveryGame, ComesBackFromWhatItWasWrittenAs) {
  at_every_node(4, 80, [&](const State& state) {
    const std::string written = state.serialize();
    const auto read = state.game().deserialize(written);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_TRUE(**read == state);
    EXPECT_EQ((*read)->hash(), state.hash());
    EXPECT_EQ((*read)->serialize(), written);
    for (Seat viewer = kSpectator; viewer < state.game().seats(); ++viewer) {
      EXPECT_EQ((*read)->observation_string(viewer), state.observation_string(viewer));
      EXPECT_EQ((*read)->information_state_string(viewer), state.information_state_string(viewer));
    }
  });
}

TEST_P(StatesOfEveryGame, HasItsStepsAsTheRulesHaveThem) {
  at_every_node(2, 40, [&](const State& state) {
    const Game& game = state.game();
    const auto again = game.new_initial_state();
    const auto match = find_game(game.info().id)->start(game.options(), game.seats());
    for (const RuleStep& step : state.rule_steps()) {
      ASSERT_TRUE(match->apply_action(step.seat, step.action)) << state.serialize();
      again->apply_rule_step(step);
    }
    for (std::size_t i = 0; i < state.steps(); ++i) ASSERT_EQ(state.step(i).first == kChance, state.step(i).first < 0);
    for (Seat viewer = kSpectator; viewer < game.seats(); ++viewer) {
      ASSERT_EQ(again->observation_string(viewer), state.observation_string(viewer)) << state.serialize();
    }
    ASSERT_EQ(again->node(), match->node());
  });
}

TEST_P(StatesOfEveryGame, SaysWhatIsWrongWithAStateThatIsWrittenOtherwise) {
  at_every_node(2, 30, [&](const State& state) {
    const std::string written = state.serialize();
    const std::string more = written.empty() ? "" : written + " ";
    for (const std::string& wrong :
         {more + "x", more + "0", more + "0:", more + ":1", more + "0:1:2", more + "99999999999:1", more + "0:-1",
          more + "0:99999999999999999999", more + "7:0", more + "-:-1", more + "-:9223372036854775807", more + " 0:1",
          more + "\xff"}) {
      const auto read = state.game().deserialize(wrong);
      ASSERT_FALSE(read) << wrong;
      EXPECT_EQ(read.error().code, ErrorCode::bad_record);
      EXPECT_THAT(read.error().message, testing::StartsWith("step " + std::to_string(state.steps())));
    }
    // Any change is refused or makes another state.
    std::string changed = written;
    for (int i = 0; i < 3 && !changed.empty(); ++i) {
      changed[static_cast<std::size_t>(any(random_, changed.size()))] = static_cast<char>(any(random_, 256));
      const auto read = state.game().deserialize(changed);
      EXPECT_TRUE(!read || (*read)->serialize() != written || changed == written) << changed;
    }
  });
}

TEST_P(StatesOfEveryGame, IsCopiedAndResetWithoutATrace) {
  std::vector<std::unique_ptr<State>> others;
  at_every_node(4, 60, [&](const State& state) {
    const auto copy = state.clone();
    EXPECT_TRUE(*copy == state);
    EXPECT_EQ(copy->hash(), state.hash());
    if (!state.is_terminal()) {
      any_step(*copy, random_);
      EXPECT_FALSE(*copy == state);
      EXPECT_NE(copy->hash(), state.hash());
    }
    const auto start = state.game().new_initial_state();
    ASSERT_TRUE(start->assign(state));
    EXPECT_TRUE(*start == state);
    copy->reset();
    EXPECT_TRUE(*copy == *state.game().new_initial_state());
    EXPECT_EQ(copy->hash(), 0u);
    EXPECT_EQ(copy->observation_string(0), state.game().new_initial_state()->observation_string(0));
  });
}

TEST_P(StatesOfEveryGame, TakesNoStateOfAnother) {
  const auto game = any_game(GetParam(), 50, random_);
  const auto state = game->new_initial_state();
  for (const GameEntry& entry : games()) {
    for (int i = 0; i < 3; ++i) {
      const auto other = any_game(entry, 51, random_);
      const auto assigned = state->assign(*other->new_initial_state());
      ASSERT_FALSE(assigned);
      EXPECT_EQ(assigned.error().code, ErrorCode::bad_request);
      EXPECT_FALSE(*state == *other->new_initial_state());
    }
  }
  EXPECT_TRUE(*state == *GetParam().make(game->options(), game->seats(), game->deals())->new_initial_state());
}

TEST_P(StatesOfEveryGame, PlaysOnAtRandomWithoutChangingTheState) {
  at_every_node(3, 40, [&](const State& state) {
    const auto before = state.clone();
    const Rollouts done = state.rollouts(3, random_);
    EXPECT_NEAR(std::accumulate(done.sums.begin(), done.sums.end(), 0.0), 0, 1e-12);
    EXPECT_TRUE(*before == state);
    EXPECT_EQ(done.steps == 0, state.is_terminal());
    if (state.is_terminal()) {
      EXPECT_DOUBLE_EQ(done.sums[0], 3 * state.returns()[0]);
    }
  });
}

// One by one the seed gives the same games as all at once; and they end as games that are played out step by step do.
TEST_P(StatesOfEveryGame, PlaysOnAsOftenAsItIsAsked) {
  const auto game = GetParam().make(OptionValues(GetParam().info->options, GetParam().info->max_seats),
                                    GetParam().info->max_seats, Deals::sampled);
  const auto state = game->new_initial_state();
  Random one(5), all(5);
  Returns sums{};
  std::uint64_t steps = 0;
  for (int i = 0; i < 20; ++i) {
    const Rollouts done = state->rollouts(1, one);
    for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] += done.sums[seat];
    steps += done.steps;
  }
  const Rollouts together = state->rollouts(20, all);
  EXPECT_EQ(together.steps, steps);
  for (std::size_t seat = 0; seat < sums.size(); ++seat) EXPECT_NEAR(together.sums[seat], sums[seat], 1e-9);
  EXPECT_NE(together.sums, Returns{});
}

INSTANTIATE_TEST_SUITE_P(Games, StatesOfEveryGame, testing::ValuesIn(games().begin(), games().end()), name_of);

TEST(Chance, RollsOfBluffComeAsOftenAsTheirDiceFall) {
  const auto game = *load("bluff", 2);
  const auto state = game->new_initial_state();
  const auto list = outcomes(*state);
  EXPECT_EQ(list.size(), 252u);
  for (const auto& [outcome, probability] : list) {
    const std::string dice = state->action_to_string(kChance, outcome);
    int ways = 120;
    for (const char face : std::string_view("123456")) {
      for (int same = 2; same <= std::ranges::count(dice, face); ++same) ways /= same;
    }
    EXPECT_NEAR(probability, ways / 7776.0, 1e-12) << dice;
  }
}

TEST(Load, NamesWhatIsWrong) {
  EXPECT_THAT(load("chess", 2).error().message,
              testing::AllOf(testing::HasSubstr("chess"), testing::HasSubstr("tabulus")));
  EXPECT_EQ(load("chess", 2).error().code, ErrorCode::unknown_game);
  EXPECT_EQ(load("brandubh", 3).error().message, "3 seats, expected 2 to 2");
  OptionValues options((*load("duel", 2))->info().options, 2);
  options.set_boolean("chameleon", true).value();
  EXPECT_EQ(load("duel", 2, options).error().code, ErrorCode::bad_option);
  EXPECT_TRUE(load("duel", 3, options));
  EXPECT_EQ(load("bluff", 3, options).error().code, ErrorCode::bad_option);
}

}  // namespace
}  // namespace nemeton::research
