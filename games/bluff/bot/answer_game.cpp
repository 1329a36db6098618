#include "games/bluff/bot/answer_game.hpp"

#include <algorithm>
#include <cmath>

#include "search/regret_matching.hpp"

namespace nemeton::bluff {

namespace {

// How far from what is to be expected a bid may be, in standard deviations.
constexpr double kReason = 2;

// The bidder is thought to do anything once in a while, so that the answerer learns what to answer to it.
constexpr float kTremble = 0.05F;

// How much regret the rollout policy is worth at the beginning.
constexpr float kPrior = 0.5F;

std::vector<Bluff::Action> reasonable(const Public& open) {
  std::vector<Bluff::Action> actions;
  if (open.bid != kNoBid) actions.push_back(Bluff::challenge(open));
  Dice shown;
  for (const Dice dice : open.shown) shown = shown + dice;
  const int hidden = open.in_play - shown.size();
  for (int face = 1; face <= kFaces; ++face) {
    const double each = face == kMagicOne ? 1 / 6.0 : 1 / 3.0;
    const double mean = shown.counting(face) + hidden * each;
    const double reach = kReason * std::sqrt(hidden * each * (1 - each));
    const int low = std::max(least_raise(open.bid, face, open.in_play), static_cast<int>(mean - reach));
    const int high = std::min<int>(std::max(low, static_cast<int>(std::ceil(mean + reach))), open.in_play);
    for (int count = low; count <= high; ++count) {
      const Bid bid = {static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(face)};
      actions.push_back(static_cast<Bluff::Action>(place_of(bid, open.in_play)));
    }
  }
  return actions;
}

bool round_over(const Bluff::State& state, const Bluff::State& before) {
  return state.open.rounds > before.open.rounds || state.open.stage == Stage::over;
}

}  // namespace

AnswerGame::AnswerGame(const Public& open, const Belief& belief, const PolicyParameters& policy, std::uint64_t seed)
    : belief_(belief), policy_(policy), seat_(open.turn), random_(seed), actions_(reasonable(open)) {
  root_.open = open;
  rolls_ = rolls(open.held[at(seat_)] - open.shown[at(seat_)].size());
  bidders_.resize(rolls_.size());
  answers_.resize(actions_.size());
}

void AnswerGame::add(Bluff::Action action) {
  if (std::ranges::find(actions_, action) != actions_.end()) return;
  actions_.push_back(action);
  answers_.push_back({});
}

AnswerGame::Bidder& AnswerGame::bidder(Dice own) {
  const auto roll = std::ranges::find(rolls_, own, &Roll::dice) - rolls_.begin();
  Bidder& bidder = bidders_[static_cast<std::size_t>(roll)];
  if (bidder.regret.empty()) {
    bidder.regret.resize(actions_.size());
    bidder.sum.resize(actions_.size());
    for (const Choice& choice : consider(root_.open, seat_, own, policy_)) {
      const auto i = static_cast<std::size_t>(std::ranges::find(actions_, choice.action) - actions_.begin());
      if (i == actions_.size()) continue;
      bidder.regret[i] = kPrior * choice.probability;
      bidder.sum[i] = choice.probability;
    }
  }
  return bidder;
}

void AnswerGame::iterate() { iterate(belief_.draw(random_), true); }

void AnswerGame::iterate_with(Dice own) {
  BySeat<Dice> hidden = belief_.draw(random_);
  hidden[at(seat_)] = own;
  iterate(hidden, false);
}

void AnswerGame::iterate(const BySeat<Dice>& hidden, bool answerer_learns) {
  root_.hidden = hidden;
  Bidder& bidder = this->bidder(hidden[at(seat_)]);
  const std::size_t size = actions_.size();
  const float even = 1 / static_cast<float>(size);
  std::array<float, kMaxBids> strategy;
  std::array<float, kMaxBids> values;
  regret_matching<float>(bidder.regret, strategy.data());
  for (std::size_t i = 0; i < size; ++i) {
    values[i] = play(i, (1 - kTremble) * strategy[i] + kTremble * even, answerer_learns);
  }
  const float mean = expected_value<float>(std::span(values.data(), size), strategy.data());
  ++bidder.visits;
  for (std::size_t i = 0; i < size; ++i) {
    bidder.regret[i] += values[i] - mean;
    bidder.sum[i] += static_cast<float>(bidder.visits) * strategy[i];
  }
  bidder.value += static_cast<double>(mean);
}

float AnswerGame::play(std::size_t action, float reach, bool answerer_learns) {
  Bluff::State state = root_;
  Bluff::apply(state, seat_, actions_[action]);
  ++nodes_;
  const auto worth = [&](const Returns& returns, Seat seat) { return static_cast<float>(returns[at(seat)]); };
  if (state.open.stage == Stage::show) {
    Bluff::apply(state, seat_, draw(consider(state.open, seat_, state.hidden[at(seat_)], policy_), random_));
    if (state.open.stage == Stage::reroll) Bluff::apply(state, kChance, Bluff::random_outcome(state, random_));
  }
  if (round_over(state, root_)) return worth(standing(state.open, policy_), seat_);

  const Seat answerer = state.open.turn;
  const Dice dice = state.hidden[at(answerer)];
  const int counting = dice.counting(bid_at(state.open.bid, state.open.in_play).face);
  Answer& answer = answers_[action][static_cast<std::size_t>(counting)];
  Bluff::State challenged = state;
  Bluff::apply(challenged, answerer, Bluff::challenge(state.open));
  const Returns after_challenge = standing(challenged.open, policy_);
  const Choices raises = consider_raises(state.open, answerer, dice, policy_);
  if (raises.empty()) return worth(after_challenge, seat_);
  Bluff::apply(state, answerer, draw(raises, random_));
  const Returns after_raise =
      round_over(state, root_) ? standing(state.open, policy_) : finish_round(state, policy_, random_, nodes_);

  std::array<float, 2> strategy;
  regret_matching<float>(answer, strategy.data());
  const auto mixed = [&](Seat seat) {
    return expected_value<float>(std::array{worth(after_challenge, seat), worth(after_raise, seat)}, strategy.data());
  };
  if (answerer_learns) {
    const float mean = mixed(answerer);
    answer[0] += reach * (worth(after_challenge, answerer) - mean);
    answer[1] += reach * (worth(after_raise, answerer) - mean);
  }
  return mixed(seat_);
}

std::vector<double> AnswerGame::strategy(Dice own) {
  const Bidder& found = bidder(own);
  double total = 0;
  for (const float each : found.sum) total += static_cast<double>(each);
  std::vector<double> strategy;
  for (const float each : found.sum) strategy.push_back(static_cast<double>(each) / total);
  return strategy;
}

double AnswerGame::value(Dice own) {
  const Bidder& found = bidder(own);
  return found.visits == 0 ? 0 : found.value / found.visits;
}

}  // namespace nemeton::bluff
