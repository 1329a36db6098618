#include "games/bluff/solve/round_solver.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "games/bluff/bot/solved_round.hpp"

namespace nemeton::bluff {

namespace {

// How likely each roll of so many dice is.
Hands chances(int dice) {
  Hands chances{};
  const auto all = rolls(dice);
  for (std::size_t i = 0; i < all.size(); ++i) {
    chances[i] = static_cast<float>(all[i].ways) / static_cast<float>(ways_to_fall(dice));
  }
  return chances;
}

// How many dice of a roll count for a bid on a face, by the number of dice, the face, and the roll.
const auto kCounting = [] {
  std::array<std::array<std::array<std::uint8_t, std::tuple_size_v<Hands>>, kFaces + 1>, kMostSolvedDice + 1>
      counting{};
  for (int dice = 0; dice <= kMostSolvedDice; ++dice) {
    for (int face = 1; face <= kFaces; ++face) {
      for (std::size_t i = 0; i < rolls(dice).size(); ++i) {
        counting[at(dice)][at(face)][i] = static_cast<std::uint8_t>(rolls(dice)[i].dice.counting(face));
      }
    }
  }
  return counting;
}();

// Less than this has no reciprocal to count on.
constexpr float kNothing = 1e-30F;

// The share of a place that a seat's own play never reaches, so that the average strategy covers it too.
constexpr float kAside = 1e-6F;

int nearest(float number) { return static_cast<int>(number + 0.5F); }

// Returns the weight of the most frequent action with which whole weights come nearest to the shares, of which the largest is 1.
float best_scale(const std::vector<float>& shares) {
  float total = 0;
  for (const float share : shares) total += share;
  float best = kMostShare, least = std::numeric_limits<float>::infinity();
  for (int scale = kMostShare; scale > kMostShare / 2; --scale) {
    float weights = 0, error = 0;
    for (const float share : shares) weights += static_cast<float>(nearest(share * static_cast<float>(scale)));
    for (const float share : shares) {
      error += std::abs(static_cast<float>(nearest(share * static_cast<float>(scale))) / weights - share / total);
    }
    if (error < least) {
      least = error;
      best = static_cast<float>(scale);
    }
    if (error == 0) break;
  }
  return best;
}

bool nothing(const Hands& hands, std::size_t size) {
  return std::all_of(hands.begin(), hands.begin() + static_cast<std::ptrdiff_t>(size),
                     [](float each) { return each == 0; });
}

}  // namespace

RoundSolver::Mixture::Mixture(const float* numbers, std::size_t actions, std::size_t hands, const LegalShows* legal)
    : numbers_(numbers), hands_(hands), legal_(legal) {
  Hands total;
  std::fill_n(total.begin(), hands, 0.0F);
  for (std::size_t action = 0; action < actions; ++action) {
    for (std::size_t hand = 0; hand < hands; ++hand) total[hand] += numbers[action * hands + hand];
  }
  for (std::size_t hand = 0; hand < hands; ++hand) {
    scale_[hand] = total[hand] > kNothing ? 1 / total[hand] : 0;
    even_[hand] = total[hand] > kNothing ? 0 : 1 / static_cast<float>(legal == nullptr ? actions : legal->count(hand));
  }
}

RoundSolver::RoundSolver(const RoundOptions& options, Held held, const MatchValues& values, const RoundNode& root)
    : tree_(options, held, root), root_(root), returns_(options, held, values) {
  regrets_.resize(static_cast<std::size_t>(size().actions));
  sums_.resize(regrets_.size());
}

void RoundSolver::iterate() {
  ++iterations_;
  weight_of_iterations_ += static_cast<double>(iterations_) * static_cast<double>(iterations_);
  for (const Seat learner : {0, 1}) walk(Pass::learn, learner);
}

void RoundSolver::adopt(const PolicyParameters& policy) {
  std::ranges::fill(sums_, 0.0F);
  next_ = 0;
  Public open = table_of(tree_.options(), tree_.held());
  open.stage = Stage::bid;
  adopt(policy, root_, open);
}

void RoundSolver::adopt(std::string_view weights) {
  std::ranges::transform(weights, sums_.begin(),
                         [](char each) { return static_cast<float>(static_cast<std::uint8_t>(each)); });
}

void RoundSolver::adopt(const PolicyParameters& policy, const RoundNode& node, const Public& open) {
  const int hidden = tree_.hidden(node, node.actor);
  const auto hands = rolls(hidden);
  const std::size_t actions = tree_.actions(node);
  float* const numbers = sums_.data() + next_;
  next_ += actions * hands.size();
  for (std::size_t hand = 0; hand < hands.size(); ++hand) {
    for (const Choice& choice : consider(open, node.actor, hands[hand].dice, policy)) {
      const std::size_t action = node.shows ? LegalShows::of(hidden).number_of(Dice::of_bits(choice.action))
                                            : choice.action - static_cast<std::size_t>(node.bid + 1);
      numbers[action * hands.size() + hand] = choice.probability;
    }
  }
  for (std::size_t action = 0; action < tree_.further(node); ++action) {
    const RoundNode next = tree_.after(node, action);
    Public after = open;
    after.stage = next.shows ? Stage::show : Stage::bid;
    after.turn = static_cast<std::int8_t>(next.actor);
    after.bid = static_cast<std::int16_t>(next.bid);
    after.bids.add(next.bid);
    if (node.shows && action > 0) after.rolled_again.add(next.bid);
    for (std::size_t seat = 0; seat < next.shown.size(); ++seat) after.shown[seat] = next.shown[seat];
    adopt(policy, next, after);
  }
}

std::string RoundSolver::weights() const {
  std::string weights(sums_.size(), 0);
  const auto least = static_cast<float>(weight_of_iterations_ * static_cast<double>(kAside) / 2);
  std::vector<float> shares;
  tree_.each_node([&](const RoundNode& node, std::size_t begin) {
    const std::size_t actions = tree_.actions(node), hands = tree_.hands(node);
    shares.resize(actions);
    for (std::size_t hand = 0; hand < hands; ++hand) {
      float total = 0, most = 0;
      for (std::size_t action = 0; action < actions; ++action) {
        shares[action] = sums_[begin + action * hands + hand];
        total += shares[action];
        most = std::max(most, shares[action]);
      }
      if (total < least) continue;
      for (float& share : shares) share /= most;
      const float scale = best_scale(shares);
      for (std::size_t action = 0; action < actions; ++action) {
        weights[begin + action * hands + hand] = static_cast<char>(nearest(shares[action] * scale));
      }
    }
  });
  return weights;
}

RoundSolver::Result RoundSolver::result() {
  const double first = walk(Pass::answer, 0), second = walk(Pass::answer, 1);
  return {(first - second) / 2, (first + second) / 2};
}

double RoundSolver::walk(Pass pass, Seat learner) {
  pass_ = pass;
  learner_ = learner;
  next_ = 0;
  const int mine = tree_.hidden(root_, learner), theirs = tree_.hidden(root_, 1 - learner);
  const Hands own = chances(mine);
  const Hands got = visit(root_, pass == Pass::learn ? own : Hands{}, chances(theirs));
  double sum = 0;
  for (std::size_t hand = 0; hand < rolls(mine).size(); ++hand) {
    sum += static_cast<double>(own[hand]) * static_cast<double>(got[hand]);
  }
  return sum;
}

Hands RoundSolver::challenged(const RoundNode& node, const Hands& others) const {
  const Bid bid = bid_at(node.bid, tree_.in_play());
  const int mine = tree_.hidden(node, learner_), theirs = tree_.hidden(node, 1 - learner_);
  const auto& counting = kCounting[at(theirs)][bid.face];
  std::array<float, kMostSolvedDice + 1> chance{};  // by how many of the other's hidden dice count
  for (std::size_t hand = 0; hand < rolls(theirs).size(); ++hand) chance[counting[hand]] += others[hand];
  const float sign = learner_ == 0 ? 1 : -1;
  const int shown = (node.shown[0] + node.shown[1]).counting(bid.face);
  std::array<float, kMostSolvedDice + 1> got{};  // by how many of one's own do
  for (int own = 0; own <= mine; ++own) {
    for (int other = 0; other <= theirs; ++other) {
      got[at(own)] += sign * chance[at(other)] * returns_.of(1 - node.actor, shown + own + other, bid.count);
    }
  }
  Hands returns;
  for (std::size_t hand = 0; hand < rolls(mine).size(); ++hand)
    returns[hand] = got[kCounting[at(mine)][bid.face][hand]];
  return returns;
}

Hands RoundSolver::worth_of(const RoundNode& node, std::size_t action, const Hands& own, const Hands& others,
                            Hands& reach) {
  const bool learns = node.actor == learner_;
  if (!node.shows && action == at(tree_.raises(node))) return challenged(node, learns ? others : reach);
  if (!node.shows || action == 0)
    return visit(tree_.after(node, action), learns ? reach : own, learns ? others : reach);
  // The rest falls anyhow, whatever dice it was shown with.
  const int hidden = tree_.hidden(node, node.actor), rest = hidden - LegalShows::of(hidden).dice(action).size();
  const Hands fall = chances(rest);
  float sum = 0;
  for (std::size_t hand = 0; hand < rolls(hidden).size(); ++hand) sum += reach[hand];
  for (std::size_t hand = 0; hand < rolls(rest).size(); ++hand) reach[hand] = sum * fall[hand];
  Hands worth = visit(tree_.after(node, action), learns ? reach : own, learns ? others : reach);
  if (!learns) return worth;
  float mean = 0;
  for (std::size_t hand = 0; hand < rolls(rest).size(); ++hand) mean += fall[hand] * worth[hand];
  std::fill_n(worth.begin(), rolls(hidden).size(), mean);
  return worth;
}

Hands RoundSolver::visit(const RoundNode& node, const Hands& own, const Hands& others) {
  const int mine = tree_.hidden(node, learner_), theirs = tree_.hidden(node, 1 - learner_);
  const std::size_t my_hands = rolls(mine).size(), their_hands = rolls(theirs).size();
  const bool learns = node.actor == learner_;
  const std::size_t hands = learns ? my_hands : their_hands, actions = tree_.actions(node);
  Hands got;
  std::fill_n(got.begin(), my_hands, 0.0F);
  const std::size_t begin = next_;
  if (nothing(own, my_hands) && nothing(others, their_hands)) {
    next_ += static_cast<std::size_t>(tree_.size(node).actions);
    return got;
  }
  next_ += actions * hands;
  const LegalShows* legal = node.shows ? &LegalShows::of(learns ? mine : theirs) : nullptr;
  const Mixture mixture((pass_ == Pass::learn ? regrets_ : sums_).data() + begin, actions, hands, legal);
  if (learns && pass_ == Pass::answer) std::fill_n(got.begin(), my_hands, -std::numeric_limits<float>::infinity());
  const float weight = static_cast<float>(iterations_) * static_cast<float>(iterations_);

  for (std::size_t action = 0; action < actions; ++action) {
    Hands shares;
    for (std::size_t hand = 0; hand < hands; ++hand) shares[hand] = mixture.of(action, hand);
    Hands reach;
    for (std::size_t hand = 0; hand < hands; ++hand) reach[hand] = (learns ? own : others)[hand] * shares[hand];
    float* const sums = sums_.data() + begin + action * hands;
    if (learns && pass_ == Pass::learn) {
      for (std::size_t hand = 0; hand < hands; ++hand) sums[hand] += weight * (reach[hand] + kAside * shares[hand]);
    }
    const Hands worth = worth_of(node, action, own, others, reach);
    if (!learns) {
      for (std::size_t hand = 0; hand < my_hands; ++hand) got[hand] += worth[hand];
    } else if (pass_ == Pass::answer) {
      for (std::size_t hand = 0; hand < hands; ++hand) {
        if (legal == nullptr || legal->may(action, hand)) got[hand] = std::max(got[hand], worth[hand]);
      }
    } else {
      float* const regrets = regrets_.data() + begin + action * hands;
      for (std::size_t hand = 0; hand < hands; ++hand) {
        got[hand] += shares[hand] * worth[hand];
        regrets[hand] += worth[hand];
      }
    }
  }
  if (learns && pass_ == Pass::learn) {
    for (std::size_t action = 0; action < actions; ++action) {
      float* const regrets = regrets_.data() + begin + action * hands;
      for (std::size_t hand = 0; hand < hands; ++hand) {
        const bool may = legal == nullptr || legal->may(action, hand);
        regrets[hand] = may ? std::max(regrets[hand] - got[hand], 0.0F) : 0;
      }
    }
  }
  return got;
}

}  // namespace nemeton::bluff
