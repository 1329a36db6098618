// What every game of the list has to fulfil, shown on random games with random options.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

#include "games/all.hpp"
#include "games/games.hpp"
#include "search/rollout.hpp"
#include "tests/any_game.hpp"
#include "tests/seen.hpp"

namespace nemeton {
namespace {

using nlohmann::json;

class EveryGame : public testing::TestWithParam<GameEntry> {
 protected:
  const GameInfo& info() const { return *GetParam().info; }

  // A match with any legal options and number of seats, but with that `ply_limit`.
  std::unique_ptr<Match> start(int limit) {
    const int seats = any_seats(info(), random_);
    return GetParam().start(any_options(info(), seats, limit, random_), seats);
  }

  void step(Match& match) { any_step(match, random_); }

  // Calls `look` at every node of random games, the last one included.
  template <class Look>
  void at_every_node(int games, int limit, Look look) {
    for (int i = 0; i < games; ++i) {
      const auto match = start(limit);
      for (;; step(*match)) {
        look(*match);
        if (HasFailure() || match->node().kind == NodeKind::terminal) break;
      }
      if (HasFailure()) FAIL() << record_of(*match);
    }
  }

 private:
  Random random_{7};
};

TEST_P(EveryGame, IsDescribedInFull) {
  EXPECT_EQ(find_game(info().id)->info, &info());
  EXPECT_EQ(std::ranges::count(games(), std::string_view(info().id),
                               [](const GameEntry& game) { return std::string_view(game.info->id); }),
            1);
  EXPECT_THAT(info().id, testing::MatchesRegex("[a-z][a-z0-9]*"));
  EXPECT_NE(std::string(info().name), "");
  EXPECT_NE(std::string(info().credit), "");
  EXPECT_GE(info().min_seats, 2);
  EXPECT_LE(info().min_seats, info().max_seats);
  EXPECT_LE(info().max_seats, kMaxSeats);
  std::set<std::string> names;
  for (const OptionSpec& spec : info().options) {
    EXPECT_TRUE(names.insert(spec.name).second) << spec.name << " stands there twice";
    EXPECT_NE(std::string(spec.help), "") << spec.name;
    for (int seats = info().min_seats; seats <= info().max_seats; ++seats) {
      const int standard = OptionValues(info().options, seats)[names.size() - 1];
      EXPECT_LE(spec.min, standard) << spec.name;
      EXPECT_GE(spec.max, standard) << spec.name;
    }
  }
  ASSERT_TRUE(names.contains("ply_limit"));
  const auto limit = std::ranges::find(info().options, std::string_view("ply_limit"), &OptionSpec::name);
  EXPECT_EQ(limit->min, 1);
  EXPECT_EQ(limit->max, 100000);
}

TEST_P(EveryGame, HasActionsWithTokensThatAreUniqueWhereASeatIsToAct) {
  at_every_node(20, 150, [](const Match& match) {
    const Node node = match.node();
    if (node.kind == NodeKind::decision) {
      EXPECT_EQ(node.to_act.size(), 1);
    } else EXPECT_EQ(node.kind == NodeKind::simultaneous, !node.to_act.empty());
    for (Seat seat = 0; seat < match.seats(); ++seat) {
      const auto actions = match.actions(seat);
      EXPECT_EQ(actions.empty(), !node.to_act.has(seat));
      EXPECT_TRUE(std::ranges::is_sorted(actions));
      EXPECT_EQ(std::ranges::adjacent_find(actions), actions.end()) << "a token stands there twice";
      for (const std::string& token : actions) EXPECT_THAT(token, testing::MatchesRegex("[!-~]+"));
    }
  });
}

TEST_P(EveryGame, HasOutcomesWithWeightsAtAChanceNodeAndNowhereElse) {
  at_every_node(20, 150, [](const Match& match) {
    const auto outcomes = match.outcomes();
    EXPECT_EQ(outcomes.empty(), match.node().kind != NodeKind::chance || match.is_sampled());
    std::set<std::string> tokens;
    std::uint64_t total = 0;
    for (const auto& [token, weight] : outcomes) {
      EXPECT_TRUE(tokens.insert(token).second) << token;
      EXPECT_GT(weight, 0u) << token;
      total += weight;
    }
    EXPECT_LT(total, std::uint64_t{1} << 32);
  });
}

TEST_P(EveryGame, TakesEveryActionAndOutcomeThatItListsByNumberAsByToken) {
  std::vector<ActionId> actions;
  std::vector<Weighted<ActionId>> outcomes;
  at_every_node(4, 60, [&](const Match& match) {
    const auto expect_same = [&](Seat seat, ActionId action) {
      const std::string token = match.token(seat, action);
      EXPECT_EQ(match.parse_token(seat, token), action) << token;
      const auto by_token = match.clone(), by_number = match.clone();
      ASSERT_TRUE(by_token->apply(seat, token)) << token;
      ASSERT_TRUE(by_number->apply_action(seat, action)) << token;
      EXPECT_EQ(by_token->steps().back().token, token);
      EXPECT_EQ(by_token->ply(), match.ply() + (seat == kChance ? 0 : 1)) << "an outcome is no ply";
      EXPECT_EQ(seen(*by_number), seen(*by_token)) << token;
    };
    for (Seat seat = 0; seat < match.seats(); ++seat) {
      match.legal_actions(seat, actions);
      std::vector<std::string> tokens;
      for (const ActionId action : actions) tokens.push_back(match.token(seat, action));
      std::ranges::sort(tokens);
      EXPECT_EQ(tokens, match.actions(seat));
      for (const ActionId action : actions) expect_same(seat, action);
    }
    match.chance_outcomes(outcomes);
    EXPECT_EQ(outcomes.size(), match.outcomes().size());
    for (const auto& [outcome, weight] : outcomes) expect_same(kChance, outcome);
  });
}

TEST_P(EveryGame, StaysAsItWasAfterANumberThatIsNoAction) {
  std::vector<ActionId> actions;
  std::vector<Weighted<ActionId>> outcomes;
  at_every_node(2, 60, [&](Match& match) {
    const std::string before = seen(match);
    match.chance_outcomes(outcomes);
    const bool is_sampled = match.node().kind == NodeKind::chance && outcomes.empty();
    for (Seat seat = kChance; seat <= match.seats(); ++seat) {
      match.legal_actions(seat, actions);
      for (int bit = 0; bit < 64; ++bit) {
        for (const ActionId action : {ActionId{1} << bit, ~ActionId{0} << bit}) {
          if (std::ranges::count(actions, action) > 0) continue;
          if (std::ranges::count(outcomes, action, &Weighted<ActionId>::outcome) > 0) continue;
          if (is_sampled && match.parse_token(kChance, match.token(kChance, action)) == action) continue;
          ASSERT_FALSE(match.apply_action(seat, action)) << action;
        }
      }
    }
    EXPECT_EQ(seen(match), before);
  });
}

TEST_P(EveryGame, ShowsEverybodyAViewATextAndEffectsThatHaveAKind) {
  at_every_node(10, 150, [&](const Match& match) {
    std::string everybody;
    for (Seat viewer = kSpectator; viewer < match.seats(); ++viewer) {
      std::string view;
      JsonWriter view_out(view);
      match.view(viewer, view_out);
      EXPECT_TRUE(json::parse(view, nullptr, false).is_object()) << view;
      EXPECT_TRUE(match.text(viewer).ends_with('\n'));
      std::string text;
      JsonWriter out(text);
      match.effects(viewer, out);
      const json effects = json::parse(text, nullptr, false);
      ASSERT_TRUE(effects.is_array()) << text;
      for (const json& effect : effects) EXPECT_TRUE(effect.value("kind", json()).is_string()) << text;
      if (match.step_count() == 0) {
        EXPECT_TRUE(effects.empty());
      }
      if (viewer == kSpectator) {
        everybody = text;
      } else if (!GetParam().hides_information) {
        EXPECT_EQ(text, everybody) << "there is nothing to hide";
      }
    }
  });
}

TEST_P(EveryGame, StaysAsItWasAfterAnActionThatIsNotLegal) {
  std::set<std::string> known = {"", " ", "no-such-token", "\xff", "two\nlines", std::string(1000, '1')};
  at_every_node(4, 60, [&](Match& match) {
    const std::string before = seen(match);
    const NodeKind kind = match.node().kind;
    for (Seat seat = kChance; seat <= match.seats(); ++seat) {
      const auto actions = match.actions(seat);
      for (const std::string& token : known) {
        if (kind == NodeKind::chance && match.parse_token(kChance, token)) continue;
        if (std::ranges::count(actions, token) > 0) continue;
        const auto done = match.apply(seat, token);
        ASSERT_FALSE(done) << token;
        EXPECT_TRUE(done.error().code == ErrorCode::illegal_action || done.error().code == ErrorCode::not_your_turn);
        EXPECT_THAT(done.error().message, testing::Not(testing::HasSubstr("\n")));
      }
      if (known.size() < 40) known.insert(actions.begin(), actions.end());
    }
    EXPECT_EQ(seen(match), before);
  });
}

TEST_P(EveryGame, EndsWithReturnsThatAddUpToNothingAndAreTheSameForPartners) {
  at_every_node(30, 1000, [&](const Match& match) {
    for (Seat seat = 0; seat < match.seats(); ++seat) {
      EXPECT_GE(match.side(seat), 0);
      EXPECT_LT(match.side(seat), match.seats());
    }
    if (match.node().kind != NodeKind::terminal) return;
    const Returns returns = match.returns();
    EXPECT_NEAR(std::accumulate(returns.begin(), returns.end(), 0.0), 0, 1e-12);
    for (std::size_t seat = 0; seat < returns.size(); ++seat) {
      EXPECT_LE(std::abs(returns[seat]), static_cast<int>(seat) < match.seats() ? info().stake : 0);
      for (std::size_t other = 0; other < seat && seat < at(match.seats()); ++other) {
        if (match.side(static_cast<Seat>(other)) != match.side(static_cast<Seat>(seat))) continue;
        EXPECT_EQ(returns[other], returns[seat]);
      }
    }
  });
}

TEST_P(EveryGame, EndsAtItsPlyLimitAtTheLatest) {
  for (int limit = 1; limit <= 40; ++limit) {
    at_every_node(2, limit, [&](const Match& match) {
      EXPECT_LE(match.ply(), limit);
      if (match.ply() == limit) {
        EXPECT_EQ(match.node().kind, NodeKind::terminal);
      }
    });
  }
}

TEST_P(EveryGame, UndoGivesBackTheSameBytesAllTheWay) {
  for (int i = 0; i < 3; ++i) {
    const auto match = start(80);
    std::vector<std::string> past;
    for (; match->node().kind != NodeKind::terminal; step(*match)) past.push_back(seen(*match));
    while (match->step_count() > 0) {
      ASSERT_TRUE(match->undo());
      ASSERT_EQ(seen(*match), past[match->step_count()]);
    }
    EXPECT_FALSE(match->undo());
  }
}

TEST_P(EveryGame, ReplaysFromItsRecord) {
  at_every_node(3, 80, [](const Match& match) {
    const auto replayed = read_record(games(), json::parse(record_of(match)));
    ASSERT_TRUE(replayed) << replayed.error().message;
    EXPECT_EQ(record_of(*replayed->match), record_of(match));
    if (match.node().kind != NodeKind::simultaneous) {
      EXPECT_EQ(seen(*replayed->match), seen(match));
    }
  });
}

TEST_P(EveryGame, HasClonesThatGoTheirOwnWay) {
  at_every_node(4, 80, [&](Match& match) {
    if (match.node().kind == NodeKind::terminal) return;
    const std::string before = seen(match);
    const auto clone = match.clone();
    EXPECT_EQ(seen(*clone), before);
    step(*clone);
    clone->undo();
    step(*clone);
    EXPECT_EQ(clone->step_count(), match.step_count() + 1);
    EXPECT_EQ(seen(match), before);
  });
}

TEST_P(EveryGame, DrawsTheSameGameFromTheSameSeed) {
  const auto game = [&](std::uint64_t seed) {
    const auto match = GetParam().start(OptionValues(info().options, info().min_seats), info().min_seats);
    for (int i = 0; i < 60 && match->node().kind != NodeKind::terminal; ++i) {
      if (match->node().kind == NodeKind::chance) {
        EXPECT_TRUE(match->draw(seed));
      } else {
        const Seat seat = match->node().to_act.first();
        EXPECT_TRUE(match->apply(seat, match->actions(seat).front()));
      }
    }
    return record_of(*match);
  };
  EXPECT_EQ(game(3), game(3));
  EXPECT_EQ(game((std::uint64_t{1} << 53) - 1), game((std::uint64_t{1} << 53) - 1));
}

// Plays an action of `seat` and the line that is to follow it.
void expect_playable(const Match& match, Seat seat, const std::string& action, const std::vector<std::string>& line) {
  if (line.empty()) return;
  const auto next = match.clone();
  ASSERT_TRUE(next->apply(seat, action));
  for (const std::string& token : line) {
    ASSERT_EQ(next->node().kind, NodeKind::decision);
    ASSERT_TRUE(next->apply(next->node().to_act.first(), token)) << token << " after " << action;
  }
}

TEST_P(EveryGame, AnalysesLegalActionsInWinProbabilitiesThatAddUpToOne) {
  at_every_node(2, 30, [&](const Match& match) {
    const std::string before = seen(match);
    const auto expect_probabilities = [&](const WinProbabilities& probabilities) {
      EXPECT_NEAR(std::accumulate(probabilities.begin(), probabilities.end(), 0.0), 1, 1e-6);
      for (std::size_t seat = 0; seat < probabilities.size(); ++seat) {
        EXPECT_GE(probabilities[seat], -1e-9);
        EXPECT_LE(probabilities[seat], seat < static_cast<std::size_t>(match.seats()) ? 1 + 1e-9 : 0);
      }
    };
    for (Seat seat = 0; seat < match.seats(); ++seat) {
      const auto actions = match.actions(seat);
      if (actions.empty()) continue;
      const std::string& asked = actions[actions.size() / 2];
      const auto expect_analysis = [&](const Analysis<std::string>& analysis) {
        std::vector<std::string> names;
        double last = 1;
        for (const auto& [action, win_probabilities, standard_error, depth, line] : analysis.candidates) {
          names.push_back(action);
          EXPECT_THAT(actions, testing::Contains(action));
          expect_probabilities(win_probabilities);
          EXPECT_GE(standard_error, 0);
          EXPECT_GE(depth, 0);
          EXPECT_LE(win_probabilities[static_cast<std::size_t>(seat)], last + 1e-9) << "the best is not the first";
          last = win_probabilities[static_cast<std::size_t>(seat)];
          expect_playable(match, seat, action, line);
        }
        EXPECT_EQ(std::ranges::count(names, asked), 1);
        EXPECT_EQ(std::set(names.begin(), names.end()).size(), names.size());
      };
      int told = 0;
      expect_analysis(match
                          .analyze(seat, {kFewSamples, 3, asked,
                                          [&](const Analysis<std::string>& analysis) {
                                            if (told++ < 3) expect_analysis(analysis);
                                          }})
                          .value());
    }
    if (const auto value = match.evaluate_full_information(kFewSamples, 3)) expect_probabilities(*value);
    EXPECT_EQ(seen(match), before);
  });
}

TEST_P(EveryGame, HasTheSameAnalysisForTheSameView) {
  at_every_node(1, 30, [&](const Match& match) {
    const auto again = match.clone();
    for (Seat seat = 0; seat < match.seats(); ++seat) {
      if (!match.node().to_act.has(seat)) continue;
      const auto one = match.analyze(seat, {kFewSamples, 5, {}, {}}).value();
      const auto two = again->analyze(seat, {kFewSamples, 5, {}, {}}).value();
      ASSERT_EQ(one.candidates.size(), two.candidates.size());
      for (std::size_t i = 0; i < one.candidates.size(); ++i) {
        EXPECT_EQ(one.candidates[i].action, two.candidates[i].action);
        EXPECT_EQ(one.candidates[i].win_probabilities, two.candidates[i].win_probabilities);
        EXPECT_EQ(one.candidates[i].line, two.candidates[i].line);
      }
    }
    EXPECT_EQ(match.evaluate_full_information(kFewSamples, 5), again->evaluate_full_information(kFewSamples, 5));
  });
}

// Where information is hidden, a win at once is most often luck.
TEST_P(EveryGame, IsSureOfAWinAtOnceThatCanBeSeen) {
  if (GetParam().hides_information) return;
  int wins = 0;
  at_every_node(24, 3000, [&](const Match& match) {
    if (match.node().kind != NodeKind::decision) return;
    const Seat seat = match.node().to_act.first();
    const auto own = static_cast<std::size_t>(seat);
    const auto actions = match.actions(seat);
    const bool can_win = std::ranges::any_of(actions, [&](const std::string& action) {
      const auto next = match.clone();
      next->apply(seat, action).value();
      return next->node().kind == NodeKind::terminal && won(next->returns(), match.seats())[own] == 1;
    });
    if (!can_win) return;
    ++wins;
    EXPECT_EQ(match.analyze(seat, {kFewSamples, 0, {}, {}})->candidates[0].win_probabilities[own], 1);
  });
  EXPECT_GT(wins, 0);
}

TEST_P(EveryGame, KnowsItsEndAndRefusesToAnalyseWhatIsNotLegal) {
  at_every_node(2, 40, [](const Match& match) {
    if (match.node().kind == NodeKind::terminal) {
      EXPECT_EQ(match.evaluate_full_information({}, 0), won(match.returns(), match.seats()));
      return;
    }
    const Seat seat = match.node().to_act.empty() ? 0 : match.node().to_act.first();
    EXPECT_EQ(match.analyze(seat, {{}, 0, "no-such-token", {}}).error().code, ErrorCode::illegal_action);
  });
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(games().begin(), games().end()),
                         [](const auto& test) { return std::string(test.param.info->id); });

// The lists that a game fills have a fixed size, and nothing looks whether it is kept.
TEST(EveryGameType, KeepsWithinItsListsAndDrawsActionsFromThem) {
  AllGames::each([]<Game G>() {
    Random random(5);
    for (int seats = G::info.min_seats; seats <= G::info.max_seats; ++seats) {
      for (int i = 0; i < 50; ++i) {
        History<G> history(G::start(OptionValues(G::info.options, seats), seats));
        for (; G::node(history.state()).kind != NodeKind::terminal; random_step(history, random)) {
          const Node node = G::node(history.state());
          ActionList<G> actions;
          OutcomeList<G> outcomes;
          // What was in a list before is not in it after.
          actions.push({});
          outcomes.push({});
          if (node.kind == NodeKind::chance) {
            bool listed = true;
            if constexpr (SampledChance<G>) listed = !G::is_sampled(history.state());
            if (listed) G::outcomes(history.state(), outcomes);
          } else G::actions(history.state(), node.to_act.first(), actions);
          if (node.kind != NodeKind::chance) {
            ActionList<G> fresh;
            G::actions(history.state(), node.to_act.first(), fresh);
            ASSERT_TRUE(std::ranges::equal(actions, fresh)) << "the list is cleared";
          }
          ASSERT_LE(actions.size(), std::size_t{G::kMaxActions});
          ASSERT_LE(outcomes.size(), std::size_t{G::kMaxOutcomes});
          if (node.kind == NodeKind::chance) continue;
          const auto action = random_action<G>(history.state(), node.to_act.first(), random);
          ASSERT_EQ(std::ranges::count(actions, action), 1) << "a random action is a legal one";
        }
      }
    }
  });
}

// Where a game draws faster than by its lists; at lists of different lengths.
TEST(EveryGameType, DrawsActionsEquallyOftenAndOutcomesByTheirWeights) {
  AllGames::each([]<Game G>() {
    if constexpr (DrawsActions<G> || DrawsOutcomes<G>) {
      Random random(6);
      std::set<std::pair<NodeKind, std::size_t>> met;
      for (int i = 0; i < 40; ++i) {
        const int seats = G::info.min_seats + i % (G::info.max_seats - G::info.min_seats + 1);
        History<G> history(G::start(OptionValues(G::info.options, seats), seats));
        for (; G::node(history.state()).kind != NodeKind::terminal; random_step(history, random)) {
          const auto& state = history.state();
          const Node node = G::node(state);
          const Seat seat = node.to_act.empty() ? kChance : node.to_act.first();
          std::map<typename G::Action, double> weights;
          if (seat != kChance) {
            ActionList<G> actions;
            G::actions(state, seat, actions);
            for (const auto action : actions) weights[action] = 1;
          } else {
            if constexpr (SampledChance<G>) {
              if (G::is_sampled(state)) continue;
            }
            OutcomeList<G> outcomes;
            G::outcomes(state, outcomes);
            for (const auto& [outcome, weight] : outcomes) weights[outcome] = weight;
          }
          if (met.size() == 30 || !met.emplace(node.kind, weights.size()).second) continue;
          const int draws = seat == kChance ? 100'000 : 2000 * static_cast<int>(weights.size());
          std::map<typename G::Action, int> drawn;
          for (int n = 0; n < draws; ++n) {
            ++drawn[seat == kChance ? random_outcome<G>(state, random) : random_action<G>(state, seat, random)];
          }
          double total = 0;
          for (const auto& [action, weight] : weights) total += weight;
          for (const auto& [action, weight] : weights) {
            const double expected = draws * weight / total;
            EXPECT_NEAR(drawn[action], expected, 6 * std::sqrt(expected) + 6)
                << G::info.id << ": " << G::token(state, seat, action);
          }
          EXPECT_EQ(drawn.size(), weights.size()) << G::info.id << " draws what is not in its list";
        }
      }
    }
  });
}

}  // namespace
}  // namespace nemeton
