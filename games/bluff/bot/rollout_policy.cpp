#include "games/bluff/bot/rollout_policy.hpp"

#include <algorithm>

#include "games/bluff/bot/outlook.hpp"
#include "search/float_array.hpp"
#include "search/portable_math.hpp"

namespace nemeton::bluff {

constexpr PolicyWeights kPolicyWeights = floats({
#include "games/bluff/bot/weights.inc"
});
constinit const PolicyParameters kPolicy = policy_of(kPolicyWeights);

namespace {

// How likely seats with so many dice are to win, compared with each other: fitted to games by the rollout policy, in which it hardly depends
// on the number of seats, on the options, or on the seat that begins.
constexpr std::array<double, kMaxDice + 1> kLikely = {0, 1, 4.5, 13.5, 36, 90};

// Of the seats that are in; the others have lost.
Returns match_of_two(const Public& open, const MatchValues& values) {
  const Seat opener = open.starter, other = next_in(open, opener);
  const double n = open.seats;
  const double chance = (1 + static_cast<double>(values.opener(open.held[at(opener)], open.held[at(other)]))) / 2;
  Returns returns{};
  for (Seat seat = 0; seat < open.seats; ++seat) returns[at(seat)] = -1 / (n - 1);
  returns[at(opener)] = (chance * n - 1) / (n - 1);
  returns[at(other)] = ((1 - chance) * n - 1) / (n - 1);
  return returns;
}

// A bid that the policy does not think of is made as often as this, whatever the dice.
constexpr float kNoise = 0.02F;

void add(Choices& choices, Bluff::Action action, float heuristic) { choices.push({action, heuristic, 0}); }

// On each face what can be bid about as high as is to be expected, or the least there is.
void consider_bids(const Public& open, const Outlook& outlook, Choices& choices) {
  for (int face = 1; face <= kFaces; ++face) {
    const int least = least_raise(open.bid, face, open.in_play);
    if (least > open.in_play) continue;
    const auto expected = outlook.expected(face);
    const int mean = static_cast<int>(expected.inside.mean());
    const int low = std::max(least, mean - 1);
    const int high = std::min<int>(std::max(low, mean + 1), open.in_play);
    for (int count = low; count <= high; ++count) {
      const int place = place_of({static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(face)}, open.in_play);
      add(choices, static_cast<Bluff::Action>(place), outlook.of_bid(expected, count));
    }
  }
}

// The dice to show for a bid on that face: those that count for it, one of them stays hidden if there are no others.
Dice worth_showing(Dice hidden, int face) {
  Dice dice = Dice::of(kMagicOne, hidden.count(kMagicOne));
  if (face != kMagicOne) dice = dice + Dice::of(face, hidden.count(face));
  if (dice.empty()) return Dice::of(std::countr_zero(hidden.bits()) / 5 + 1);
  if (dice == hidden) return dice - Dice::of(hidden.count(face) > 0 ? face : kMagicOne);
  return dice;
}

void consider_showing(const Public& open, const Outlook& outlook, Dice hidden, float secrecy, Choices& choices) {
  const Bid bid = bid_at(open.bid, open.in_play);
  add(choices, Bluff::kHold, outlook.of_bid(outlook.expected(bid.face), bid.count));
  const Dice dice = worth_showing(hidden, bid.face);
  add(choices, dice.bits(), outlook.of_bid(outlook.after_showing(dice, bid.face), bid.count) - secrecy);
}

// The better, the likelier (Boltzmann).
void weigh(Choices& choices, float temperature) {
  float best = choices[0].heuristic;
  for (const Choice& choice : choices) best = std::max(best, choice.heuristic);
  float total = 0;
  for (Choice& choice : choices) {
    choice.probability = static_cast<float>(portable_exp(static_cast<double>((choice.heuristic - best) / temperature)));
    total += choice.probability;
  }
  for (Choice& choice : choices) choice.probability /= total;
}

Choices bids(const Public& open, const Outlook& outlook) {
  Choices choices;
  if (open.bid != kNoBid) add(choices, Bluff::challenge(open), outlook.of_challenge());
  consider_bids(open, outlook, choices);
  return choices;
}

// Returns the weights of a solved round; empty in other rounds.
SolvedRound::Shares solved(const Public& open, Seat seat, Dice hidden, const PolicyParameters& policy) {
  if (policy.table != nullptr) {
    if (const auto shares = policy.table->shares(open, seat, hidden); !shares.empty()) return shares;
  }
  return policy.strategy == nullptr ? SolvedRound::Shares{} : policy.strategy->solved(open, seat, hidden);
}

// Returns the choices of a solved round, or of the strategy if it knows any of the actions; optionally without the challenge.
Choices strategic(const Public& open, Seat seat, Dice hidden, const PolicyParameters& policy, bool may_challenge) {
  Choices choices;
  int total = 0;
  const auto take = [&](Bluff::Action action, int weight) {
    if (weight == 0 || (!may_challenge && action == Bluff::challenge(open))) return;
    choices.push({action, 0, static_cast<float>(weight)});
    total += weight;
  };
  for (const auto& [action, weight] : solved(open, seat, hidden, policy)) take(action, weight);
  if (choices.empty() && policy.strategy != nullptr && policy.strategy->holds(open)) {
    const Sight seen = sight(open, seat, hidden);
    const Situation situation = open.stage == Stage::show ? showing(seen) : bidding(seen);
    const auto weights = policy.strategy->weights(situation);
    for (std::size_t i = 0; i < weights.size(); ++i) take(situation.actions[i], weights[i]);
  }
  for (Choice& choice : choices) choice.probability /= static_cast<float>(total);
  return choices;
}

}  // namespace

PolicyParameters best_policy() {
  PolicyParameters policy = kPolicy;
  policy.strategy = learnt_strategy();
  policy.table = solved_rounds();
  return policy;
}

bool knows(const PolicyParameters& policy, const Public& open) {
  return (policy.strategy != nullptr && policy.strategy->holds(open)) || is_solved(policy, open);
}

bool is_solved(const PolicyParameters& policy, const Public& open) {
  return (policy.table != nullptr && policy.table->holds(open)) ||
         (policy.strategy != nullptr && policy.strategy->is_solved(open));
}

Choices consider_raises(const Public& open, Seat seat, Dice hidden, const PolicyParameters& policy) {
  Choices choices = strategic(open, seat, hidden, policy, false);
  if (!choices.empty()) return choices;
  consider_bids(open, Outlook(open, seat, hidden, policy), choices);
  if (!choices.empty()) weigh(choices, policy.temperature);
  return choices;
}

Choices consider(const Public& open, Seat seat, Dice hidden, const PolicyParameters& policy) {
  Choices choices = strategic(open, seat, hidden, policy, true);
  if (!choices.empty()) return choices;
  const Outlook outlook(open, seat, hidden, policy);
  if (open.stage == Stage::show) consider_showing(open, outlook, hidden, policy.secrecy, choices);
  else choices = bids(open, outlook);
  weigh(choices, policy.temperature);
  return choices;
}

Bluff::Action draw(const Choices& choices, Random& random) {
  float left = static_cast<float>(random() >> 40) * 0x1p-24F;
  for (const Choice& choice : choices) {
    if ((left -= choice.probability) < 0) return choice.action;
  }
  return choices[0].action;  // a rounding error away from 1
}

float bid_likelihood(const Public& open, Seat seat, Dice hidden, int place, const PolicyParameters& policy) {
  const auto action = static_cast<Bluff::Action>(place);
  if (const Choices known = strategic(open, seat, hidden, policy, true); !known.empty()) {
    const auto found = std::ranges::find(known, action, &Choice::action);
    return kNoise + (found == known.end() ? 0 : (1 - kNoise) * found->probability);
  }
  const Outlook outlook(open, seat, hidden, policy);
  Choices choices = bids(open, outlook);
  if (std::ranges::find(choices, action, &Choice::action) == choices.end()) {
    const Bid bid = bid_at(place, open.in_play);
    add(choices, action, outlook.of_bid(outlook.expected(bid.face), bid.count));
  }
  weigh(choices, policy.temperature);
  return kNoise + (1 - kNoise) * std::ranges::find(choices, action, &Choice::action)->probability;
}

double chance_to_win(const BySeat<std::uint8_t>& held, Seat seat) {
  double total = 0;
  for (const std::uint8_t dice : held) total += kLikely[dice];
  return kLikely[held[at(seat)]] / total;
}

Returns standing(const Public& open, const PolicyParameters& policy) {
  if (open.stage == Stage::over) return shared_win(Bluff::winners(open), open.seats);
  if (policy.strategy != nullptr && policy.strategy->holds(open) && seats_in(open) == 2)
    return match_of_two(open, policy.strategy->values());
  Returns returns{};
  const double n = open.seats;
  for (Seat seat = 0; seat < open.seats; ++seat) returns[at(seat)] = (chance_to_win(open.held, seat) * n - 1) / (n - 1);
  return returns;
}

Returns finish_round(Bluff::State& state, const PolicyParameters& policy, Random& random, std::uint64_t& nodes) {
  const std::uint32_t rounds = state.open.rounds;
  for (; state.open.rounds == rounds && state.open.stage != Stage::over; ++nodes) {
    const Seat seat = state.open.turn;
    if (Bluff::node(state).kind == NodeKind::chance) {
      Bluff::apply(state, kChance, Bluff::random_outcome(state, random));
    } else {
      Bluff::apply(state, seat, draw(consider(state.open, seat, state.hidden[at(seat)], policy), random));
    }
  }
  return standing(state.open, policy);
}

}  // namespace nemeton::bluff
