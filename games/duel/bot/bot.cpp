// The bot: a sure win is taken; else it draws from a mixed strategy: of two the equilibrium of the duel as far as it is looked ahead, of more that
// which regret matching has found for this turn.
#include "games/duel/bot/bot.hpp"

#include <algorithm>

#include "core/random.hpp"
#include "games/duel/bot/open_duel.hpp"
#include "games/duel/bot/possible.hpp"
#include "games/duel/bot/turn_game.hpp"

namespace nemeton {

using namespace duel;

namespace {

// How a level plays: at how many pairs of cards of two it looks and by how much, at most, it misjudges what hands are worth; and how many times it
// goes through a turn of more in its mind.
struct Strength {
  std::uint64_t nodes;
  double noise;
  std::uint64_t iterations;
};
constexpr ByLevel<Strength> kStrengths = {{{1000, 4, 4},
                                           {1000, 1.7, 10},
                                           {3000, 1.15, 25},
                                           {3000, 0.75, 60},
                                           {10000, 0.45, 150},
                                           {20000, 0.25, 500},
                                           {60000, 0, 3000},
                                           {Budget::kUnbounded, 0, 20000}}};

// The strategy that a seat has found, by form or card.
struct Findings {
  std::array<double, kCards> strategy;
  double value;
  std::uint64_t nodes;
};

// The forms and cards among which `seat` chooses now, by bit.
Cards choices_of(const Duel::Observation& known, Seat seat) {
  if (known.open.stage == Stage::forms) return Duel::forms_of(known.open, seat);
  return known.open.stage == Stage::shape ? (1u << kForms) - 1 : known.hand;
}

// Whether the last card succeeds in that form whatever the others play.
bool surely_empties(const Duel::Observation& known, Seat seat, int form) {
  const int own = lowest_bit(known.hand);
  for (Seat other = 0; other < known.open.seats; ++other) {
    if (other != seat && stoppers(own, form, possible_cards(known, other)) != 0) return false;
  }
  return true;
}

std::optional<Duel::Action> sure_win(const Duel::Observation& known, Seat seat) {
  if (known.open.stage == Stage::cards || count(known.hand) > 1) return std::nullopt;
  const Cards choices = choices_of(known, seat);
  bool in_some_form = false;
  for (int form = 0; form < kForms; ++form) {
    if (!surely_empties(known, seat, form)) continue;
    in_some_form = true;
    if ((choices & set_of(form)) != 0) return static_cast<Duel::Action>(form);
  }
  int jokers_of_others = 0;
  for (Seat other = 0; other < known.open.seats; ++other)
    jokers_of_others += other == seat ? 0 : known.open.jokers[at(other)];
  if (in_some_form && jokers_of_others == 0 && (choices & set_of(chameleon)) != 0) return Duel::Action{chameleon};
  return std::nullopt;
}

Findings solve_duel_of_two(const Duel::Observation& known, Seat seat, Budget budget, const Strength& strength,
                           std::uint64_t seed) {
  budget.nodes = std::min(budget.nodes, strength.nodes);
  OpenDuel duel(known, budget, {strength.noise, seed});
  duel.search();
  Findings findings{{}, duel.value(seat), duel.nodes()};
  std::size_t i = 0;
  for (Cards rest = duel.choices(seat); rest != 0; rest &= rest - 1, ++i) {
    findings.strategy[at(lowest_bit(rest))] = duel.cards_ahead() < 0 ? 1 : duel.strategy(seat)[i];
  }
  return findings;
}

Findings solve_turn_of_many(const Duel::Observation& known, Seat seat, Budget budget, const Strength& strength,
                            std::uint64_t seed) {
  // A choice that is made less than this often compared with the most frequent one is most likely an error.
  constexpr double kSeldom = 0.1;
  budget.samples = std::min(budget.samples, strength.iterations);
  const BudgetClock clock(budget);
  TurnGame game(known, seed);
  for (std::uint64_t i = 0; clock.allows(i, game.nodes()); ++i) game.iterate();
  Findings findings{game.strategy(seat), std::clamp(game.value(), -1.0, 1.0), game.nodes()};
  const double most = *std::ranges::max_element(findings.strategy);
  for (double& share : findings.strategy) share = share < kSeldom * most ? 0 : share;
  return findings;
}

}  // namespace

Thought<Duel> think(const Duel::Observation& known, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  const Cards choices = choices_of(known, seat);
  if (const auto action = sure_win(known, seat)) return {*action, 1, {*action}, 1, 1};
  if (count(choices) == 1) {
    const auto only = static_cast<Duel::Action>(lowest_bit(choices));
    return {only, 0, {only}, 1, 0};
  }

  const Strength strength = kStrengths[static_cast<std::size_t>(level)];
  Random random(seed);
  const auto uniform = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  const Budget part = budget.with_share_of_time(0.7);
  auto [strategy, value, nodes] = known.open.seats == 2 ? solve_duel_of_two(known, seat, part, strength, random())
                                                        : solve_turn_of_many(known, seat, part, strength, random());
  double total = 0;
  for (const double share : strategy) total += share;
  double left = uniform() * total;
  std::size_t choice = 0;
  for (std::size_t i = 0; i < strategy.size(); ++i) {
    if (strategy[i] == 0) continue;
    choice = i;
    if ((left -= strategy[i]) < 0) break;
  }
  const auto action = static_cast<Duel::Action>(choice);
  return {action, value, {action}, nodes, 1};
}

}  // namespace nemeton
