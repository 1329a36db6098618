// The solved rounds: the tree is that of the rules, and the strategies can hardly be exploited.
#include "games/bluff/solve/solve.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/bluff/bot/belief.hpp"
#include "games/bluff/bot/bot.hpp"
#include "games/bluff/solve/round_solver.hpp"
#include "games/bluff/tests/positions.hpp"
#include "search/cfr.hpp"
#include "search/tests/levels.hpp"

namespace nemeton::bluff {
namespace {

// Rounds of two, as the rules have them, that end with what the match is then worth.
struct RoundGame : Bluff {
  static inline MatchValues values;

  static bool is_over(const State& state) { return state.open.rounds > 0; }
  static Node node(const State& state) { return is_over(state) ? Node::terminal() : Bluff::node(state); }
  static Returns returns(const State& state) {
    const float first = values.of_first(state.open.held[0], state.open.held[1], state.open.starter);
    return {static_cast<double>(first), -static_cast<double>(first)};
  }
};

// The public part of the round, and the seat's own hidden dice.
struct RoundKeys {
  static std::uint64_t information_key(const Bluff::Observation& known) {
    std::uint64_t key = known.hidden.bits();
    const auto add = [&key](std::uint64_t more) { key = (key ^ more) * 0x9E3779B97F4A7C15 + (key >> 29); };
    known.open.bids.each([&](int place) { add(static_cast<std::uint64_t>(place) + 1); });
    add(static_cast<std::uint64_t>(known.open.stage));
    for (std::size_t seat = 0; seat < 2; ++seat) add(known.open.shown[seat].bits() + 64);
    return key / kMaxSeats;
  }
};

MatchValues any_values() {
  MatchValues values;
  for (int own = 1; own <= kMaxDice; ++own) {
    for (int other = 1; other <= kMaxDice; ++other) values.set(own, other, static_cast<float>(own - other) / 8 + 0.05F);
  }
  return values;
}

TEST(BluffChallengeReturns, AreThoseOfARoundThatIsPlayed) {
  const MatchValues values = any_values();
  for (const char* loss : {"difference", "one"}) {
    for (const char* exact : {"others", "challenger"}) {
      const auto before = rolled({"1", "26"}, {.loss = loss, .exact = exact, .show = false});
      const ChallengeReturns returns(options_of(before.open), {1, 2}, values);
      for (int place = 0; place < bid_count(3); ++place) {
        auto state = before;
        Bluff::apply(state, 0, static_cast<Bluff::Action>(place));
        Bluff::apply(state, 1, Bluff::challenge(state.open));
        const auto& last = state.open.last;
        EXPECT_EQ(returns.of(0, last.count, last.bid.count),
                  values.of_first(state.open.held[0], state.open.held[1], state.open.starter));
      }
    }
  }
}

// Before the dice of a round that begins with seat 0 behind the bid at that place.
Bluff::State late(int bid, Held held, const Setup& setup) {
  auto state = fresh(2, setup);
  for (std::size_t seat = 0; seat < 2; ++seat) state.open.held[seat] = static_cast<std::uint8_t>(held[seat]);
  state.open.in_play = static_cast<std::uint8_t>(held[0] + held[1]);
  state.open.bid = static_cast<std::int16_t>(bid);
  if (bid != kNoBid) state.open.bids.add(bid);
  return state;
}

// Adds what a seat can know where it acts: the actions of both since `state`, and its own hidden dice.
void add_information_sets(const Bluff::State& state, const std::vector<std::uint32_t>& path,
                          std::set<std::vector<std::uint32_t>>& sets) {
  if (state.open.rounds > 0) return;
  const auto go_on = [&](Seat seat, Bluff::Action action, const std::vector<std::uint32_t>& further) {
    auto next = state;
    Bluff::apply(next, seat, action);
    add_information_sets(next, further, sets);
  };
  if (Bluff::node(state).kind == NodeKind::chance) {
    OutcomeList<Bluff> outcomes;
    Bluff::outcomes(state, outcomes);
    for (const auto& each : outcomes) go_on(kChance, each.outcome, path);
    return;
  }
  const Seat seat = state.open.turn;
  auto further = path;
  further.push_back(state.hidden[static_cast<std::size_t>(seat)].bits());
  sets.insert(further);
  ActionList<Bluff> actions;
  Bluff::actions(state, seat, actions);
  for (const auto action : actions) {
    further.back() = action;
    go_on(seat, action, further);
  }
}

TEST(BluffRoundTree, HasTheInformationSetsOfTheRules) {
  for (const bool show : {false, true}) {
    const auto state = late(bid_count(3) - 4, {2, 1}, {.show = show});
    std::set<std::vector<std::uint32_t>> sets;
    add_information_sets(state, {}, sets);
    const RoundNode root = {.bid = state.open.bid};
    const RoundTree tree(options_of(state.open), {2, 1}, root);
    EXPECT_EQ(tree.size(root).information_sets, static_cast<double>(sets.size()));
  }
}

// The rules played through by regret matching over their states, which knows nothing of trees and of all hands at once.
TEST(BluffRoundSolver, FindsTheValueThatTheRulesPlayedThroughGive) {
  RoundGame::values = any_values();
  const bluff::Setup setups[] = {{}, {.show = false}, {.loss = "one"}, {.exact = "challenger"}};
  for (const bluff::Setup& setup : setups) {
    const auto state = late(bid_count(3) - 5, {1, 2}, setup);
    RoundSolver solver(options_of(state.open), {1, 2}, RoundGame::values, {.bid = state.open.bid});
    for (int i = 0; i < 300; ++i) solver.iterate();
    const auto solved = solver.result();
    EXPECT_LT(solved.exploitability, 0.001);
    EXPECT_GE(solved.exploitability, -1e-5);
    const RoundKeys keys;
    Cfr<RoundGame, RoundKeys> cfr(keys);
    for (int i = 0; i < 40; ++i) cfr.iterate(state);
    EXPECT_NEAR(cfr.expected_returns(state)[0], solved.value, 0.01);
  }
}

TEST(BluffRoundSolver, SolvesTheLastRoundOfAMatch) {
  for (const RoundOptions& options : {RoundOptions{}, RoundOptions{.exact = Exact::challenger}}) {
    RoundSolver solver(options, {1, 1}, {});
    solver.iterate();
    EXPECT_GT(solver.result().exploitability, 0.1) << "nothing is learnt yet";
    for (int i = 0; i < 400; ++i) solver.iterate();
    EXPECT_LT(solver.result().exploitability, 0.001);
  }
}

TEST(BluffRoundSolver, SaysHowGoodAPolicyIs) {
  RoundSolver solver({}, {1, 1}, {});
  solver.adopt(kPolicy);
  const auto of_policy = solver.result();
  EXPECT_GT(of_policy.exploitability, 0.05) << "rules of thumb can be seen through";
  // A seat that always bids the least, and challenges only if there is no raise, is challenged at once by a best response.
  EXPECT_LT(of_policy.exploitability, 1);
  for (int i = 0; i < 400; ++i) solver.iterate();
  solver.adopt(kPolicy);
  EXPECT_EQ(solver.result().exploitability, of_policy.exploitability) << "what was learnt before does not matter";
}

// The weights of the round with one die against one after some iterations.
std::string last_round(const RoundOptions& options) {
  RoundSolver solver(options, {1, 1}, {});
  for (int i = 0; i < 100; ++i) solver.iterate();
  return solver.weights();
}

double exploitability(const PolicyParameters& policy) {
  RoundSolver solver({}, {1, 1}, {});
  solver.adopt(policy);
  return solver.result().exploitability;
}

TEST(BluffSolvedRound, IsPlayedAsItIsWrittenByStrategyAndTable) {
  const std::string weights = last_round({});
  RoundSolver solver({}, {1, 1}, {});
  solver.adopt(weights);
  const double written = solver.result().exploitability;
  EXPECT_LT(written, 0.005);
  PolicyParameters policy = kPolicy;
  const Strategy strategy({}, {}, {}, weights);
  policy.strategy = &strategy;
  EXPECT_NEAR(exploitability(policy), written, 1e-6);
  const std::string bytes = table_bytes({}, written, {{{1, 1}, weights}});
  const RoundTable table = RoundTable::parse(bytes, "x.table").value();
  policy = kPolicy;
  policy.table = &table;
  EXPECT_NEAR(exploitability(policy), written, 1e-6);
}

// Plays on at random, in a round of two.
TEST(BluffSolvedRound, FindsItsPlaceInWhateverIsPlayed) {
  Random random(7);
  for (const auto& [first, second] : {std::pair{"1", "26"}, std::pair{"44", "5"}}) {
    const Held held = {static_cast<int>(std::string(first).size()), static_cast<int>(std::string(second).size())};
    const SolvedRound round({}, held);
    // Everything is as likely as anything.
    const std::string weights(round.size(), '\1');
    for (int game = 0; game < 200; ++game) {
      auto state = rolled({first, second});
      ASSERT_TRUE(round.holds(state.open));
      for (; state.open.rounds == 0; random_step(state, random)) {
        if (actor(state) == kChance) continue;
        const Seat seat = actor(state);
        const auto shares = round.shares(weights, state.open, seat, state.hidden[static_cast<std::size_t>(seat)]);
        ActionList<Bluff> legal;
        Bluff::actions(state, seat, legal);
        for (const auto action : legal) ASSERT_EQ(std::ranges::count(shares, action, &Share::action), 1);
        if (state.open.stage == Stage::bid) ASSERT_EQ(shares.size(), legal.size());
        EXPECT_TRUE(
            round.shares(weights, state.open, 1 - seat, state.hidden[static_cast<std::size_t>(1 - seat)]).empty())
            << "the other is not to act";
      }
      EXPECT_FALSE(round.holds(state.open)) << "dice are lost";
    }
  }
}

TEST(BluffSolvedRound, HoldsForItsDiceAndOptionsOnly) {
  const SolvedRound round({}, {1, 2});
  EXPECT_TRUE(round.holds(rolled({"1", "26"}).open));
  EXPECT_TRUE(round.holds(rolled({"1", "", "26", ""}).open)) << "where two are left";
  EXPECT_FALSE(round.holds(rolled({"26", "1"}).open));
  EXPECT_FALSE(round.holds(rolled({"1", "26", "3"}).open));
  EXPECT_FALSE(round.holds(rolled({"1", "26"}, {.loss = "one"}).open));
  EXPECT_FALSE(round.holds(rolled({"1", "26"}, {.exact = "challenger"}).open));
  EXPECT_FALSE(round.holds(rolled({"1", "26"}, {.show = false}).open));
}

TEST(BluffRoundTable, IsReadAsItIsWrittenAndRefusedWhenItIsDamaged) {
  const RoundOptions options = {.with_show = false};
  const std::string bytes = table_bytes(options, 0.25, {{{1, 1}, last_round(options)}});
  const auto table = RoundTable::parse(bytes, "x.table");
  ASSERT_TRUE(table);
  EXPECT_EQ(table->exploitability(), 0.25);
  const auto state = rolled({"3", "6"}, {.show = false});
  EXPECT_TRUE(table->holds(state.open));
  EXPECT_FALSE(table->shares(state.open, 0, Dice::of(3)).empty());
  EXPECT_FALSE(table->holds(rolled({"3", "6"}).open)) << "other options";
  EXPECT_TRUE(table->shares(rolled({"3", "6"}).open, 0, Dice::of(3)).empty());
  const auto error = [](const std::string& text) { return RoundTable::parse(text, "x.table").error(); };
  EXPECT_EQ(error("<html>"), "x.table: expected a table of Bricriu's Bluff & Bluster, which begins with NBLT");
  EXPECT_EQ(error(bytes.substr(0, 31)), "x.table: 31 bytes, expected at least 32");
  EXPECT_EQ(error(bytes.substr(0, 33)), "x.table: 33 bytes, expected at least 40");
  EXPECT_EQ(error(bytes.substr(0, 41)), "x.table: 41 bytes, expected at least 48");
  EXPECT_EQ(error(bytes + "x"),
            "x.table: " + std::to_string(bytes.size() + 1) + " bytes, expected " + std::to_string(bytes.size()));
  auto damaged = bytes;
  damaged[1000] ^= 1;
  EXPECT_EQ(error(damaged), "x.table: damaged, its checksum is not that of what it holds");
  damaged = bytes;
  damaged[4] = 9;
  EXPECT_EQ(error(damaged), "x.table: version 9 of the format, expected 1");
  damaged = bytes;
  damaged[40] = 3;
  EXPECT_EQ(error(damaged), "x.table: a round of 3 dice against 1, expected 1 to 2");
  damaged = bytes;
  damaged[34] = 1;
  EXPECT_EQ(error(damaged), "x.table: 65537 rounds, expected 4 at most");
}

// The bot keeps its table for as long as the program runs, so that this is a program of its own.
TEST(BluffRoundTableDeathTest, IsPlayedByTheBestLevelAndBelievedByTheAnalysis) {
  const auto plays_by_table = [] {
    // With a one the seat opens with two fours, with anything else with one two.
    const auto fours = static_cast<std::size_t>(place_of({2, 4}, 2)),
               two = static_cast<std::size_t>(place_of({1, 2}, 2));
    std::string weights(SolvedRound({}, {1, 1}).size(), 0);
    for (std::size_t hand = 0; hand < 6; ++hand) {
      weights[(rolls(1)[hand].dice == Dice::of(1) ? fours : two) * 6 + hand] = 1;
    }
    static const std::string bytes = table_bytes({}, 0, {{{1, 1}, weights}});
    if (!set_solved_rounds("bluff.table", bytes)) return false;
    const auto opens_so = [&](Level level, const char* die, std::size_t bid, const bluff::Setup& setup) {
      const auto state = rolled({die, "4"}, setup);
      for (std::uint64_t seed = 0; seed < 20; ++seed) {
        if (think(Bluff::observation(state, 0), 0, level, {.nodes = 1000}, seed).action != bid) return false;
      }
      return true;
    };
    const auto state = after(rolled({"1", "4"}), {"2x4"});
    const auto analysis =
        analyze(Bluff::observation(state, 1), 1, {{.samples = 500}, /*seed=*/1, Bluff::challenge(state.open), {}});
    const auto challenge =
        *std::ranges::find(analysis.candidates, Bluff::challenge(state.open), &Candidate<Bluff::Action>::action);
    return opens_so(Level::best, "1", fours, {}) && opens_so(Level::best, "2", two, {}) &&
           !opens_so(Level::strong, "2", two, {}) && !opens_so(Level::best, "1", fours, {.show = false}) &&
           challenge.win_probabilities[1] < 0.2;
  };
  EXPECT_EXIT(std::exit(plays_by_table() ? 0 : 1), testing::ExitedWithCode(0), "");
}

TEST(BluffSampling, LearnsMatchesOfMoreSeatsToo) {
  const auto learnt = [] {
    Sampling sampling({}, {}, 1, 1);
    for (int epoch = 1; epoch <= 3; ++epoch) sampling.learn_table(4, 5, static_cast<float>(epoch));
    return strategy_of({}, sampling, last_round({}));
  };
  const Strategy strategy = learnt();
  EXPECT_EQ(strategy.bytes(), learnt().bytes());
  const auto state = rolled({"13456", "22346", "12266", "11345"});
  const auto weights = strategy.weights(bidding(sight(state.open, 0, state.hidden[0])));
  EXPECT_GT(*std::ranges::max_element(weights), 0) << "how to open a match of four is known";
  const auto two = rolled({"13456", "22346"});
  EXPECT_EQ(strategy.weights(bidding(sight(two.open, 0, two.hidden[0]))), Strategy::Weights{}) << "of two it is not";
}

TEST(BluffSampling, LearnsTheSameFromTheSameSeedAndWhatRoundsAreWorth) {
  const auto learnt = [](int epochs) {
    Sampling sampling({}, {}, 1, 1);
    for (int epoch = 1; epoch <= epochs; ++epoch) sampling.learn(2, 50, static_cast<float>(epoch));
    return sampling;
  };
  const std::string last = last_round({});
  EXPECT_EQ(strategy_of({}, learnt(3), last).bytes(), strategy_of({}, learnt(3), last).bytes());
  const MatchValues values = learnt(60).values();
  // The exact values of a round with one die against two are -0.61, with two against one 0.63.
  EXPECT_NEAR(values.opener(1, 2), -0.6F, 0.15F);
  EXPECT_NEAR(values.opener(2, 1), 0.63F, 0.15F);
}

TEST(BluffStrategy, IsReadAsItIsWrittenAndRefusedWhenItIsDamaged) {
  Sampling learnt({.with_show = false}, any_values(), 10, 1);
  for (int epoch = 1; epoch <= 3; ++epoch) learnt.learn(5, 40, static_cast<float>(epoch));
  const std::string last = last_round({.with_show = false});
  const std::string bytes = strategy_of({.with_show = false}, learnt, last).bytes();
  EXPECT_LE(bytes.size(), 100u * 1024);
  const auto read = Strategy::parse(bytes, "x.net");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->bytes(), bytes);
  const auto state = rolled({"13456", "22346"}, {.show = false});
  const Situation opening = bidding(sight(state.open, 0, state.hidden[0]));
  EXPECT_EQ(read->weights(opening), strategy_of({.with_show = false}, learnt, last).weights(opening));
  EXPECT_NE(read->weights(opening), Strategy::Weights{});
  EXPECT_NEAR(read->values().opener(2, 5), any_values().opener(2, 5), 1e-4);
  EXPECT_TRUE(read->holds(fresh(2, {.show = false}).open));
  EXPECT_FALSE(read->holds(fresh(2).open)) << "other options";
  EXPECT_TRUE(read->holds(fresh(3, {.show = false}).open));
  const auto error = [](const std::string& text) { return Strategy::parse(text, "x.net").error(); };
  EXPECT_EQ(error("<html>"), "x.net: expected a strategy, which begins with NBLF");
  EXPECT_EQ(error(bytes.substr(0, 61)), "x.net: 61 bytes, expected 62 at least");
  EXPECT_TRUE(error(bytes.substr(bytes.size() / 2)).starts_with("x.net: expected")) << "its beginning is lost";
  EXPECT_EQ(error(bytes + "x"), "x.net: damaged, its checksum is not that of what it holds");
  auto damaged = bytes;
  damaged[200] ^= 1;
  EXPECT_EQ(error(damaged), "x.net: damaged, its checksum is not that of what it holds");
  damaged[4] = 9;
  EXPECT_EQ(error(damaged), "x.net: version 9 of the format, expected 3");
}

// The strategy that the bots play by, as the policy has it.
class BluffLearnt : public testing::Test {
 protected:
  BluffLearnt() { policy_.strategy = &strategy_; }

  const Strategy strategy_ = Strategy::parse(network_bytes("bluff"), "bluff.net").value();
  PolicyParameters policy_ = kPolicy;
};

TEST_F(BluffLearnt, IsForTheDefaultOptionsAndValuesDice) {
  EXPECT_TRUE(strategy_.holds(fresh(2).open));
  for (int own = 1; own < kMaxDice; ++own) {
    for (int other = 1; other <= kMaxDice; ++other) {
      EXPECT_LT(strategy_.values().opener(own, other), strategy_.values().opener(own + 1, other));
      EXPECT_GT(strategy_.values().opener(other, own), strategy_.values().opener(other, own + 1));
    }
  }
}

TEST_F(BluffLearnt, PlaysTheLastRoundSoThatItCanHardlyBeExploited) {
  EXPECT_LT(exploitability(policy_), 0.001);
  EXPECT_NEAR(strategy_.values().opener(1, 1), -0.0271F, 0.0002F);
}

TEST_F(BluffLearnt, MixesLegalActionsAndReadsBidsByThem) {
  Random random(3);
  for (int game = 0; game < 100; ++game) {
    auto state = fresh(2 + game % 5);
    for (; Bluff::node(state).kind != NodeKind::terminal; random_step(state, random)) {
      if (actor(state) == kChance) continue;
      const Dice hidden = state.hidden[static_cast<std::size_t>(actor(state))];
      ActionList<Bluff> legal;
      Bluff::actions(state, actor(state), legal);
      float sum = 0;
      for (const Choice& choice : consider(state.open, actor(state), hidden, policy_)) {
        sum += choice.probability;
        ASSERT_EQ(std::ranges::count(legal, choice.action), 1);
      }
      ASSERT_NEAR(sum, 1, 1e-5);
    }
  }
  // A seat that opens with four sixes has some more likely than not.
  const auto state = after(rolled({"12345", "23456"}, {}), {"4x6", "hold"});
  const Belief belief(state.open, policy_);
  double counting = 0;
  for (const Roll& roll : rolls(5)) counting += belief.of(0, roll.dice) * roll.dice.counting(6);
  EXPECT_GT(counting, 2);
}

// The bot keeps its strategy for as long as the program runs, so that this is a program of its own.
using BluffLearntDeathTest = BluffLearnt;
TEST_F(BluffLearntDeathTest, IsPlayedByTheBestLevelWithoutWhatIsSeldomUnlessTheRoundIsSolved) {
  // How many of 200 choices are made less than half as often as the likeliest.
  const auto seldom = [&](const Bluff::State& state) {
    const Choices choices = consider(state.open, 0, state.hidden[0], policy_);
    const float most = std::ranges::max_element(choices, {}, &Choice::probability)->probability;
    int seldom = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      const auto action = think(Bluff::observation(state, 0), 0, Level::best, {}, seed).action;
      seldom += std::ranges::find(choices, action, &Choice::action)->probability < most / 2 ? 1 : 0;
    }
    return seldom;
  };
  const auto plays_so = [&] {
    return set_network(std::type_identity<Bluff>{}, "bluff.net", strategy_.bytes()) &&
           seldom(rolled({"13456", "22346"})) == 0 && seldom(rolled({"1346", "22346", "112"})) == 0 &&
           seldom(rolled({"2", "4"})) > 0;
  };
  EXPECT_EXIT(std::exit(plays_so() ? 0 : 1), testing::ExitedWithCode(0), "");
}

TEST_F(BluffLearnt, BeatsRulesOfThumbWithFourSeats) {
  Random random(11);
  double points = 0;
  for (int game = 0; game < 4000; ++game) {
    auto state = fresh(4);
    const Seat learnt = game % 4;
    while (Bluff::node(state).kind != NodeKind::terminal) {
      const Seat seat = actor(state);
      if (seat == kChance) {
        Bluff::apply(state, kChance, Bluff::random_outcome(state, random));
        continue;
      }
      const Dice hidden = state.hidden[static_cast<std::size_t>(seat)];
      Bluff::apply(state, seat, draw(consider(state.open, seat, hidden, seat == learnt ? policy_ : kPolicy), random));
    }
    points += Bluff::returns(state)[static_cast<std::size_t>(learnt)];
  }
  EXPECT_GT(points, 0);
}

TEST_F(BluffLearnt, SaysWhatAMatchIsWorthOnceTwoAreLeft) {
  auto state = rolled({"12", "345", "", ""});
  const Returns returns = standing(state.open, policy_);
  EXPECT_NEAR(returns[0] + returns[1] + returns[2] + returns[3], 0, 1e-12);
  EXPECT_NEAR(returns[2], -1.0 / 3, 1e-12);
  const double chance = (returns[0] * 3 + 1) / 4;
  EXPECT_NEAR(chance, (1 + static_cast<double>(strategy_.values().opener(2, 3))) / 2, 1e-6);
}

TEST(BluffSituation, StandsForLegalActions) {
  Random random(5);
  for (int game = 0; game < 300; ++game) {
    auto state = fresh(2 + game % 3 * 2, {.dice = 1 + game % 5});
    for (; Bluff::node(state).kind != NodeKind::terminal; random_step(state, random)) {
      if (actor(state) == kChance) continue;
      const Sight seen = sight(state.open, actor(state), state.hidden[static_cast<std::size_t>(actor(state))]);
      const Situation situation = state.open.stage == Stage::show ? showing(seen) : bidding(seen);
      ASSERT_LT(situation.number, Situation::kCount);
      ActionList<Bluff> legal;
      Bluff::actions(state, actor(state), legal);
      int possible = 0;
      for (const auto action : situation.actions) {
        if (action == Situation::kNone) continue;
        ++possible;
        ASSERT_EQ(std::ranges::count(legal, action), 1);
        ASSERT_EQ(std::ranges::count(situation.actions, action), 1);
      }
      ASSERT_GT(possible, 0);
    }
  }
}

}  // namespace
}  // namespace nemeton::bluff
