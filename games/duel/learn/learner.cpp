#include "games/duel/bot/learner.hpp"

#include "games/duel/bot/open_duel.hpp"
#include "games/duel/bot/turn_game.hpp"
#include "games/duel/learn/networks.hpp"

namespace nemeton::duel {

namespace {

constexpr int kIterations = 60;  // of a turn of three or four

Duel::Action draw_by(const auto& probability, const ActionList<Duel>& actions, Random& random) {
  double left = static_cast<double>(random() >> 11) * 0x1p-53;
  for (std::size_t i = 0; i + 1 < actions.size(); ++i) {
    if ((left -= probability(i)) < 0) return actions[i];
  }
  return actions[actions.size() - 1];
}

Duel::Action draw(const OpenDuel& duel, Seat seat, const ActionList<Duel>& actions, Random& random) {
  const auto& strategy = duel.strategy(seat);
  return draw_by([&](std::size_t i) { return strategy[i]; }, actions, random);
}

Duel::Action draw(const TurnGame& game, Seat seat, const ActionList<Duel>& actions, Random& random) {
  const auto strategy = game.strategy(seat);
  return draw_by([&](std::size_t i) { return strategy[static_cast<std::size_t>(actions[i])]; }, actions, random);
}

TurnGame thought_over(TurnGame game) {
  for (int i = 0; i < kIterations; ++i) game.iterate();
  return game;
}

// All choose by one game that knows all hands, but one of `one_of` choices is any.
void play_open_turn(Duel::State& state, const auto& game, std::uint32_t one_of, Random& random) {
  const SeatSet choosing = Duel::node(state).to_act;
  for (Seat seat = 0; seat < state.open.seats; ++seat) {
    if (!choosing.has(seat)) continue;
    ActionList<Duel> actions;
    Duel::actions(state, seat, actions);
    const bool strays = below(random, one_of) == 0;
    Duel::apply(state, seat,
                strays ? actions[below(random, static_cast<std::uint32_t>(actions.size()))]
                       : draw(game, seat, actions, random));
  }
}

// Returns the choice of the seat, which is to choose.
Duel::Action choose(const Duel::State& state, Seat seat, const Networks& networks, Random& random) {
  const auto known = Duel::observation(state, seat);
  ActionList<Duel> actions;
  Duel::actions(state, seat, actions);
  if (state.open.seats == 2) {
    OpenDuel duel(state.open, state.hands[0], state.hands[1], {}, networks.hands);
    duel.search(0);
    return draw(duel, seat, actions, random);
  }
  return draw(thought_over(TurnGame(known, random(), networks.hand_values)), seat, actions, random);
}

}  // namespace

Learner::Weights Learner::weights() { return std::bit_cast<Weights>(Networks{kLearnt, kLearntHandValues}); }

std::vector<std::size_t> Learner::rows() {
  std::vector<std::size_t> rows(Network::kHidden, 2 * kFeatures);
  rows.insert(rows.end(), 1 + kFormPairs, Network::kHidden);
  rows.insert(rows.end(), HandValueNetwork::kInputs + 2, HandValueNetwork::kHidden);
  rows.push_back(HandValueNetwork::kInputs);
  return rows;
}

// Every second game is of two.
std::vector<Learner::Lesson> Learner::play(const Weights& weights, std::uint64_t seed) {
  const auto networks = std::bit_cast<Networks>(weights);
  Random random(seed);
  const int seats = below(random, 2) == 0 ? 2 : 3 + static_cast<int>(below(random, 2));
  std::vector<Lesson> lessons;
  Duel::State state = Duel::start(OptionValues(Duel::info.options), seats);
  if (seats > 2) state.open.with_chameleon = below(random, 4) == 0;
  while (Duel::node(state).kind != NodeKind::terminal) {
    if (Duel::is_sampled(state)) {
      Duel::apply(state, kChance, Duel::sample_outcome(state, random));
      continue;
    }
    if (state.open.stage == Stage::forms && (seats > 2 || lessons.empty() || lessons.back().hands != state.hands)) {
      lessons.push_back({state.hands, state.open.jokers, state.open.drained, static_cast<std::uint32_t>(seats), 0});
    }
    if (seats == 2) {
      OpenDuel duel(state.open, state.hands[0], state.hands[1], {}, networks.hands);
      duel.search(0);
      play_open_turn(state, duel, 10, random);
    } else {
      const auto known = Duel::observation(state, Duel::node(state).to_act.first());
      play_open_turn(state, thought_over(TurnGame(known, state.hands, random(), networks.hand_values)), 20, random);
    }
  }
  for (Lesson& lesson : lessons) lesson.winners = Duel::winners(state.open);
  return lessons;
}

bool Learner::is_sound(const Lesson& lesson) {
  if (lesson.seats < 2 || lesson.seats > 4 || lesson.winners == 0 || lesson.winners >> lesson.seats != 0) return false;
  Cards dealt = 0;
  for (std::size_t seat = 0; seat < lesson.seats; ++seat) {
    const Cards hand = lesson.hands[seat];
    if (hand == 0 || (hand & (dealt | ~kAllCards)) != 0) return false;
    if (lesson.jokers[seat] < 0 || lesson.jokers[seat] > kJokers) return false;
    if (lesson.drained[seat] < no_form || lesson.drained[seat] >= kForms) return false;
    dealt |= hand;
  }
  return true;
}

Learner::Weights Learner::learn(const Weights& from, const std::vector<Lesson>& lessons, std::uint64_t seed,
                                const std::function<void(const std::string&)>& report) {
  auto networks = std::bit_cast<Networks>(from);
  Random random(seed);
  networks.hands = fit_two_seats(networks.hands, lessons, random, report);
  networks.hand_values = fit_more_seats(networks.hand_values, lessons, random, report);
  return std::bit_cast<Weights>(networks);
}

Returns Learner::play_match(const Weights& even, const Weights& odd, std::uint64_t seed) {
  const std::array networks = {std::bit_cast<Networks>(even), std::bit_cast<Networks>(odd)};
  Random random(seed);
  Duel::State state = Duel::start(OptionValues(Duel::info.options), 2 + static_cast<int>(below(random, 2)));
  while (Duel::node(state).kind != NodeKind::terminal) {
    if (Duel::is_sampled(state)) {
      Duel::apply(state, kChance, Duel::sample_outcome(state, random));
      continue;
    }
    const Seat seat = Duel::node(state).to_act.first();
    Duel::apply(state, seat, choose(state, seat, networks[static_cast<std::size_t>(seat % 2)], random));
  }
  return Duel::returns(state);
}

}  // namespace nemeton::duel
