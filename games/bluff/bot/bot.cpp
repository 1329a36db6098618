// The bot: the weaker levels go by the rollout policy, as far as bids come to their mind, believing what others say; the stronger ones mix it with a
// strategy that has been learnt (strategy.hpp), which the best one plays. Without a strategy they look how the round would end, and mix their bids so
// that they do not give away their dice.
#include "games/bluff/bot/bot.hpp"

#include <algorithm>

#include "core/budget.hpp"
#include "games/bluff/bot/answer_game.hpp"
#include "search/overlooked_actions.hpp"
#include "search/portable_math.hpp"

namespace nemeton {

using namespace bluff;

namespace {

// How many candidates are left for the last look of a search, and how much of a difference between them is felt.
constexpr std::size_t kFinalists = 4;
constexpr double kFelt = 0.01;

// A choice that is made less than this often compared with the most frequent one is most likely an error.
constexpr double kSeldom = 0.1;

// The same of the strategy, where situations are thrown together that are not alike: Ganzfried, Sandholm and Waugh, "Strategy purification and
// thresholding: effective non-equilibrium approaches for playing large games", 2012.
constexpr float kSeldomLearnt = 0.5F;
// With so few dice between two hardly any are thrown together.
constexpr int kFewDice = 3;

// Dice behind a bid with which nobody would make it are believed this likely all the same, compared with those behind any.
constexpr double kFolly = 0.01;

// How a level plays: how many bids come to its mind beside the challenge; how many dice a challenge has to promise beyond all else, since it believes too
// much; how many of 100 choices it makes by the strategy instead; and of how many samples its search is at most if there is no strategy.
struct Strength {
  std::size_t bids;
  float belief;
  std::uint32_t learnt;
  std::uint64_t samples;
};
constexpr ByLevel<Strength> kStrengths = {{{1, 3, 0, 0},
                                           {1, 2.5F, 0, 0},
                                           {1, 1.9F, 0, 0},
                                           {1, 1, 0, 0},
                                           {2, 1.4F, 0, 0},
                                           {1, 1, 57, 30},
                                           {1, 1, 79, 100},
                                           {kConsidersAll, 0, 100, Budget::kUnbounded}}};

// With less time than this the rollout policy answers: to read the bids of six seats alone takes a few milliseconds.
constexpr std::chrono::milliseconds kLeastTime{10};

// Any number from 0 to 1.
double unit(Random& random) { return static_cast<double>(random() >> 11) * 0x1p-53; }

Thought<Bluff> by_policy(const Bluff::Observation& known, const PolicyParameters& policy, std::uint64_t seed) {
  const Choices choices = consider(known.open, known.viewer, known.hidden, policy);
  Random random(seed);
  const Bluff::Action action = draw(choices, random);
  return {action, standing(known.open, policy)[at(known.viewer)], {action}, choices.size(), 1};
}

// As has been learnt: in a round that is solved, or all but solved, as it is, elsewhere without what is done seldom.
Thought<Bluff> by_strategy(const Bluff::Observation& known, const PolicyParameters& learnt, std::uint64_t seed) {
  const bool has_few = known.open.in_play <= kFewDice && seats_in(known.open) == 2;
  if (has_few || is_solved(learnt, known.open)) return by_policy(known, learnt, seed);
  const Choices all = consider(known.open, known.viewer, known.hidden, learnt);
  const float least = kSeldomLearnt * std::ranges::max_element(all, {}, &Choice::probability)->probability;
  Choices choices;
  float total = 0;
  for (const Choice& choice : all) {
    if (choice.probability < least) continue;
    choices.push(choice);
    total += choice.probability;
  }
  for (Choice& choice : choices) choice.probability /= total;
  Random random(seed);
  const Bluff::Action action = draw(choices, random);
  return {action, standing(known.open, learnt)[at(known.viewer)], {action}, all.size(), 1};
}

// By the rollout policy, as far as things come to mind: the challenge, or to hold, always does, of all else the better of what is seen.
Thought<Bluff> by_habit(const Bluff::Observation& known, const Strength& strength, Random& random) {
  const Public& open = known.open;
  Choices choices = consider(open, known.viewer, known.hidden, kPolicy);
  std::span<Choice> others(choices.begin() + (open.bid == kNoBid ? 0 : 1), choices.end());
  Choice chosen = choices[0];
  if (!others.empty()) {
    put_best_of_sample_first(others, strength.bids, random, [](const Choice& choice) { return choice.heuristic; });
    const float needed = others[0].heuristic + (open.stage == Stage::bid ? strength.belief : 0);
    const auto better = static_cast<double>((choices[0].heuristic - needed) / kPolicy.temperature);
    if (open.bid == kNoBid || unit(random) * (1 + portable_exp(better)) < 1) chosen = others[0];
  }
  return {chosen.action, standing(open, kPolicy)[at(known.viewer)], {chosen.action}, choices.size(), 1};
}

// One of the places by its weight.
std::size_t draw(const std::vector<double>& weights, Random& random) {
  double left = 0;
  for (const double weight : weights) left += weight;
  left *= unit(random);
  std::size_t i = 0;
  while (i + 1 < weights.size() && (left -= weights[i]) >= 0) ++i;
  return i;
}

// Looks how each action of a seat would end the round: the hidden dice of the others are drawn as the seat believes them to be, and
// everybody goes on by the rollout policy.
class RoundSearch {
 public:
  RoundSearch(const Bluff::Observation& known, const Belief& belief, const PolicyParameters& policy, std::uint64_t seed)
      : known_(known), belief_(belief), policy_(policy), random_(seed) {
    Bluff::State root{.open = known.open};
    root.hidden[at(known.viewer)] = known.hidden;
    ActionList<Bluff> actions;
    Bluff::actions(root, known.viewer, actions);
    for (const auto action : actions) candidates_.push_back({action});
  }

  struct Candidate {
    Bluff::Action action;
    double sum = 0;
    int rollouts = 0;

    double value() const { return rollouts == 0 ? 0 : sum / rollouts; }
  };

  // One rollout of every candidate from the same hidden dice.
  void iterate() {
    const Bluff::State root = belief_.sample_state(known_, random_);
    for (Candidate& candidate : candidates_) {
      candidate.sum += rollout(root, candidate.action);
      ++candidate.rollouts;
    }
  }
  // Keeps the better half of the candidates, the best first.
  void halve() {
    std::ranges::sort(candidates_, std::ranges::greater(), &Candidate::value);
    candidates_.resize((candidates_.size() + 1) / 2);
  }

  const std::vector<Candidate>& candidates() const { return candidates_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  double rollout(Bluff::State state, Bluff::Action action) {
    Bluff::apply(state, known_.viewer, action);
    const bool over = state.open.rounds > known_.open.rounds || state.open.stage == Stage::over;
    return (over ? standing(state.open, policy_) : finish_round(state, policy_, random_, nodes_))[at(known_.viewer)];
  }

  const Bluff::Observation& known_;
  const Belief& belief_;
  const PolicyParameters& policy_;
  Random random_;
  std::vector<Candidate> candidates_;
  std::uint64_t nodes_ = 0;
};

// Halves the candidates until few are left; every look at them has an equal share of the time from `part` on and of the
// rollouts. Among the last ones the better is the likelier (Boltzmann).
Thought<Bluff> by_search(const Bluff::Observation& known, const Belief& belief, std::uint64_t rollouts,
                         const BudgetClock& clock, double part, const PolicyParameters& policy, Random& random) {
  RoundSearch search(known, belief, policy, random());
  int looks = 1;
  for (std::size_t size = search.candidates().size(); size > kFinalists; size = (size + 1) / 2) ++looks;
  for (int look = 1; look <= looks; ++look) {
    if (look > 1) search.halve();
    const double until = part + (1 - part) * look / looks;
    const std::uint64_t share = rollouts / static_cast<std::uint64_t>(looks) / search.candidates().size();
    for (std::uint64_t i = 0; i <= share && clock.allows(i, search.nodes(), until); ++i) search.iterate();
  }
  if (search.nodes() == 0) return by_policy(known, kPolicy, random());
  const auto& candidates = search.candidates();
  const double best = std::ranges::max_element(candidates, {}, &RoundSearch::Candidate::value)->value();
  std::vector<double> weights;
  for (const auto& each : candidates) weights.push_back(portable_exp((each.value() - best) / kFelt));
  const auto& chosen = candidates[draw(weights, random)];
  return {chosen.action, std::clamp(chosen.value(), -1.0, 1.0), {chosen.action}, search.nodes(), 1};
}

// Returns the belief after the last bid of another seat, if it says something about the dice behind it: read as one that was mixed well.
Belief read_last_bid(const Bluff::Observation& known, const BudgetClock& clock, double part, Random& random,
                     const PolicyParameters& policy, std::uint64_t& nodes) {
  const Public& open = known.open;
  int place = kNoBid;
  Seat bidder = known.viewer;
  each_bid(open, [&](int each, Seat seat) {
    if (seat == known.viewer) return;
    place = each;
    bidder = seat;
  });
  if (place == kNoBid || open.rolled_again.has(place)) return Belief(open, policy);
  const Public past = table_before(open, place, bidder);
  Belief belief(past, policy);
  AnswerGame game(past, belief, policy, random());
  const auto action = static_cast<Bluff::Action>(place);
  game.add(action);
  for (std::uint64_t i = 0; clock.allows(i, game.nodes(), part); ++i) game.iterate();
  nodes += game.nodes();
  const auto of_bid = static_cast<std::size_t>(std::ranges::find(game.actions(), action) - game.actions().begin());
  std::vector<double> likelihood;
  for (const Roll& roll : rolls(open.held[at(bidder)] - open.shown[at(bidder)].size())) {
    likelihood.push_back(kFolly + game.strategy(roll.dice)[of_bid]);
  }
  belief.learn(bidder, likelihood);
  return belief;
}

Thought<Bluff> by_answer(const Bluff::Observation& known, const Belief& belief, const BudgetClock& clock,
                         const PolicyParameters& policy, Random& random) {
  AnswerGame game(known.open, belief, policy, random());
  for (std::uint64_t i = 0; clock.allows(i, game.nodes()); ++i) {
    game.iterate();
    game.iterate_with(known.hidden);
  }
  std::vector<double> strategy = game.strategy(known.hidden);
  const double most = *std::ranges::max_element(strategy);
  for (double& share : strategy) share = share < kSeldom * most ? 0 : share;
  const Bluff::Action action = game.actions()[draw(strategy, random)];
  return {action, std::clamp(game.value(known.hidden), -1.0, 1.0), {action}, game.nodes(), 1};
}

}  // namespace

Thought<Bluff> think(const Bluff::Observation& known, [[maybe_unused]] Seat seat, Level level, const Budget& budget,
                     std::uint64_t seed) {
  const Strength strength = kStrengths[static_cast<std::size_t>(level)];
  Budget own = budget.with_share_of_time(0.7);
  own.samples = std::min(own.samples, strength.samples);
  const BudgetClock clock(own);
  Random random(seed);
  const PolicyParameters learnt = best_policy();
  const bool has_learnt = knows(learnt, known.open);
  if (has_learnt && below(random, 100) < strength.learnt) return by_strategy(known, learnt, random());
  if (has_learnt || strength.samples == 0) return by_habit(known, strength, random);
  if (budget.time < kLeastTime) return by_policy(known, kPolicy, random());
  std::uint64_t nodes = 0;
  const Belief belief = read_last_bid(known, clock, 0.4, random, kPolicy, nodes);
  Thought<Bluff> thought = known.open.stage == Stage::show
                               ? by_search(known, belief, own.samples, clock, 0.4, kPolicy, random)
                               : by_answer(known, belief, clock, kPolicy, random);
  thought.nodes += nodes;
  return thought;
}

}  // namespace nemeton
