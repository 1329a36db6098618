// Resampled states: the seat cannot tell them apart, and each comes as often as it should.
#include <gmock/gmock.h>

#include <cmath>
#include <map>

#include "games/duel/research/encoding.hpp"
#include "research/state_of.hpp"
#include "research/tests/any_state.hpp"

namespace nemeton::research {
namespace {

class ResamplingOfEveryGame : public testing::TestWithParam<GameEntry> {};

std::vector<float> tensor_of(const State& state, Seat viewer) {
  std::vector<float> tensor(state.game().observation_size());
  state.observation_tensor(viewer, tensor);
  return tensor;
}

TEST_P(ResamplingOfEveryGame, GivesStatesThatASeatCannotTellApart) {
  Random random(17);
  const GameType type = any_game(GetParam(), 10, random)->type();
  int pairs = 0, others = 0;
  const int games = type.hides_information ? 60 : 4;
  at_every_node(GetParam(), games, 60, random, [&](const State& state) {
    if (!type.has_resampling) {
      EXPECT_EQ(state.resample_from_information_state(0, random), nullptr);
      return;
    }
    for (Seat viewer = kSpectator; viewer < state.game().seats(); ++viewer, ++pairs) {
      const auto resampled = state.resample_from_information_state(viewer, random);
      ASSERT_NE(resampled, nullptr);
      EXPECT_EQ(resampled->steps(), state.steps());
      EXPECT_EQ(resampled->information_state_string(viewer), state.information_state_string(viewer));
      EXPECT_EQ(resampled->observation_string(viewer), state.observation_string(viewer));
      if (viewer != kSpectator) {
        EXPECT_EQ(tensor_of(*resampled, viewer), tensor_of(state, viewer));
        EXPECT_EQ(legal(*resampled, viewer), legal(state, viewer));
      }
      const auto read = state.game().deserialize(resampled->serialize());
      ASSERT_TRUE(read) << read.error().message;
      EXPECT_TRUE(**read == *resampled);
      others += *resampled == state ? 0 : 1;
      if (!type.hides_information) {
        EXPECT_TRUE(*resampled == state);
      }
    }
  });
  EXPECT_TRUE(type.has_resampling || !type.has_encoding);
  if (type.hides_information && type.has_resampling) {
    EXPECT_GT(pairs, 5000);
    EXPECT_GT(others, 1000);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, ResamplingOfEveryGame, testing::ValuesIn(games().begin(), games().end()), name_of);

// How far counts lie from what is expected of them, in standard deviations of χ² with so many degrees of freedom.
double chi_squared(const std::map<std::string, double>& probabilities, const std::map<std::string, int>& counts,
                   int draws) {
  double sum = 0;
  for (const auto& [what, probability] : probabilities) {
    const double expected = probability * draws;
    const auto count = counts.find(what);
    const double off = (count == counts.end() ? 0 : count->second) - expected;
    sum += off * off / expected;
  }
  const double freedom = static_cast<double>(probabilities.size()) - 1;
  return freedom == 0 ? 0 : (sum - freedom) / std::sqrt(2 * freedom);
}

using Probabilities = std::map<std::string, double>;

// All states that `viewer` cannot tell from `state`, with their weights: all ways in which chance can have fallen with the same actions of seats. `steps` are
// those of the state, each as it was before and what was played.
void add_alike(const State& so_far, const std::vector<std::pair<std::unique_ptr<State>, Action>>& steps, Seat viewer,
               double weight, Probabilities& found) {
  const std::size_t at = so_far.steps();
  if (so_far.information_state_string(viewer) != steps[at].first->information_state_string(viewer)) return;
  if (at + 1 == steps.size()) {
    found[so_far.serialize()] += weight;
    return;
  }
  if (so_far.is_chance_node()) {
    for (const auto& [outcome, probability] : outcomes(so_far)) {
      const auto next = so_far.clone();
      next->apply_legal(kChance, outcome);
      add_alike(*next, steps, viewer, weight * probability, found);
    }
    return;
  }
  const auto next = so_far.clone();
  if (next->apply(so_far.current_player(), steps[at].second)) add_alike(*next, steps, viewer, weight, found);
}

TEST(ResamplingOfBluff, GivesEachStateAsOftenAsChanceMakesIt) {
  Random random(5);
  std::size_t most = 0;
  int tested = 0;
  for (int i = 0; i < 60; ++i) {
    const int dice = 1 + i % 3;
    OptionValues options((*load("bluff", 2))->info().options);
    options.set_integer("dice", dice).value();
    options.set_integer("ply_limit", 3 + any(random, 12)).value();
    const auto game = load("bluff", dice == 1 ? 3 : 2, options).value();
    std::vector<std::pair<std::unique_ptr<State>, Action>> steps;
    const auto state = game->new_initial_state();
    int left = 1 + any(random, 14);
    while (left-- > 0 && !state->is_terminal()) {
      auto before = state->clone();
      const Action action = any_step(*state, random);
      steps.emplace_back(std::move(before), action);
    }
    steps.emplace_back(state->clone(), 0);
    const Seat viewer = any(random, static_cast<std::size_t>(game->seats()));
    Probabilities alike;
    add_alike(*game->new_initial_state(), steps, viewer, 1, alike);
    double total = 0;
    for (const auto& [written, weight] : alike) total += weight;
    for (auto& [written, weight] : alike) weight /= total;
    const int draws = 200 * static_cast<int>(alike.size());
    std::map<std::string, int> counts;
    for (int j = 0; j < draws; ++j) ++counts[state->resample_from_information_state(viewer, random)->serialize()];
    for (const auto& [written, count] : counts) EXPECT_TRUE(alike.contains(written)) << written;
    EXPECT_LT(chi_squared(alike, counts, draws), 5) << state->serialize() << " for seat " << viewer;
    most = std::max(most, alike.size());
    tested += alike.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(tested, 30);
  EXPECT_GT(most, 200u);
}

const Duel::State& duel_of(const State& state) {
  return static_cast<const StateOf<Duel>&>(state).typed_history().state();
}

double choose(int n, int k) {
  double ways = k < 0 || k > n ? 0 : 1;
  for (int i = 0; i < k && ways > 0; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

// Of the cards that a seat has not seen, how many of the lower half another one holds.
TEST(ResamplingOfDuel, DealsWhatIsUnseenToTheOthersEachWayEquallyOften) {
  Random random(9);
  for (const Deals deals : {Deals::listed, Deals::sampled}) {
    const auto game = load("duel", 3, {}, deals).value();
    for (int i = 0; i < 12; ++i) {
      const auto state = game->new_initial_state();
      for (int left = 45 + any(random, 40); left > 0 && !state->is_terminal(); --left) any_step(*state, random);
      const Seat viewer = any(random, 3);
      const Seat other = (viewer + 1 + any(random, 2)) % 3;
      const duel::Public& open = duel_of(*state).open;
      duel::Cards unseen = duel::kAllCards & ~duel_of(*state).hands[static_cast<std::size_t>(viewer)];
      for (std::size_t s = 0; s < 3; ++s) unseen &= ~(open.discarded[s] | open.shown[s]);
      const int size = duel::count(unseen);
      duel::Cards lower = 0;
      for (int n = 0; n < size / 2; ++n) lower |= duel::set_of(duel::nth(unseen, static_cast<std::uint32_t>(n)));
      const auto o = static_cast<std::size_t>(other);
      const int held = open.held[o] - duel::count(open.shown[o]);  // of the unseen
      Probabilities expected;
      for (int n = 0; n <= held; ++n) {
        const double ways = choose(size / 2, n) * choose(size - size / 2, held - n);
        const double probability = ways / choose(size, held);
        if (probability > 0) expected[probability * 4000 < 5 ? "few" : std::to_string(n)] += probability;
      }
      std::map<std::string, int> counts, cards;
      Probabilities each;
      for (duel::Cards rest = unseen; rest != 0; rest &= rest - 1) {
        each[duel::card_name(duel::lowest_bit(rest))] = 1.0 / size;
      }
      for (int j = 0; j < 4000; ++j) {
        const auto resampled = state->resample_from_information_state(viewer, random);
        const duel::Cards hand = duel_of(*resampled).hands[o] & unseen;
        EXPECT_EQ(duel::count(hand), held);
        const std::string n = std::to_string(duel::count(hand & lower));
        ++counts[expected.contains(n) ? n : "few"];
        if (hand == 0) continue;
        ++cards[duel::card_name(duel::nth(hand, below(random, static_cast<std::uint32_t>(held))))];
      }
      EXPECT_LT(chi_squared(expected, counts, 4000), 5);
      if (held > 0) {
        EXPECT_LT(chi_squared(each, cards, 4000), 5);
      }
    }
  }
}

TEST(ResamplingOfDuel, TakesAnyLegalChoiceForOneThatIsNotRevealed) {
  Random random(21);
  const auto game = load("duel", 4).value();
  int forms = 0, cards = 0;
  for (int i = 0; i < 40; ++i) {
    const auto state = game->new_initial_state();
    for (int left = 33 + any(random, 30); left > 0; --left) any_step(*state, random);
    const duel::Public& open = duel_of(*state).open;
    const Seat viewer = 3;
    if (state->current_player() < 1) continue;  // seat 0 has chosen
    Probabilities expected;
    std::map<std::string, int> counts;
    const bool with_cards = open.stage == duel::Stage::cards;
    (with_cards ? cards : forms) += 1;
    const int size = with_cards ? open.held[0] : std::popcount(Duel::forms_of(open, 0));
    for (int n = 0; n < size; ++n) expected[std::to_string(n)] = 1.0 / size;
    for (int j = 0; j < 2000; ++j) {
      const Duel::State resampled = duel_of(*state->resample_from_information_state(viewer, random));
      const duel::Cards choices = with_cards ? resampled.hands[0] : Duel::forms_of(open, 0);
      const int chosen = resampled.chosen[0];
      ASSERT_NE(choices & duel::set_of(chosen), 0u);
      ++counts[std::to_string(duel::count(choices & (duel::set_of(chosen) - 1)))];
    }
    EXPECT_LT(chi_squared(expected, counts, 2000), 5);
  }
  EXPECT_GT(forms, 3);
  EXPECT_GT(cards, 3);
}

// Card by card, every card that is left comes equally often; the last hand comes at once.
TEST(DealOfDuel, HasEveryCardThatIsLeft) {
  Random random(1);
  for (int seats = 2; seats <= 4; ++seats) {
    const auto game = load("duel", seats).value();
    const auto state = game->new_initial_state();
    const int size = Duel::hand_size(seats);
    int dealt = 0;
    for (; state->is_chance_node(); ++dealt) {
      const auto list = outcomes(*state);
      const bool at_once = seats != 3 && dealt == (seats - 1) * size;
      EXPECT_EQ(static_cast<int>(list.size()), at_once ? 1 : duel::kCards - dealt);
      for (const auto& [outcome, probability] : list) EXPECT_EQ(probability, 1.0 / static_cast<double>(list.size()));
      any_step(*state, random);
    }
    EXPECT_EQ(dealt, *game->max_chance_nodes());
    EXPECT_EQ(duel_of(*state).open.dealt, seats);
  }
}

}  // namespace
}  // namespace nemeton::research
