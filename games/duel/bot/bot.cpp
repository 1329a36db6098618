// The bot: a sure win is taken; else it draws from the mixed strategy that regret matching has found for this turn.
#include "games/duel/bot/bot.hpp"

#include <algorithm>

#include "core/random.hpp"
#include "games/duel/bot/possible.hpp"
#include "games/duel/bot/turn_game.hpp"

namespace nemeton {

using namespace duel;

namespace {

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

// How a level plays: how many times it goes through the turn in its mind, and how often it chooses without thinking. The
// values are chosen so that each level beats the one below clearly.
struct Strength {
  std::uint64_t iterations;
  double careless;
};
constexpr std::array<Strength, kLevelNames.size()> kStrengths = {{{30, 0.7}, {30, 0.4}, {60, 0.15}, {20000, 0}}};

// A choice that is made less than this often compared with the most frequent one is most likely an error.
constexpr double kSeldom = 0.1;

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

}  // namespace

Thought<Duel> think(const Duel::Observation& known, Seat seat, Level level, const Budget& budget, std::uint64_t seed) {
  const BudgetClock clock(budget.with_share_of_time(0.7));
  const Cards choices = choices_of(known, seat);
  if (const auto action = sure_win(known, seat)) return {*action, 1, {*action}, 1, 1};
  if (count(choices) == 1) {
    const auto only = static_cast<Duel::Action>(lowest_bit(choices));
    return {only, 0, {only}, 1, 0};
  }

  const Strength strength = kStrengths[static_cast<std::size_t>(level)];
  Random random(seed);
  const auto uniform = [&] { return static_cast<double>(random() >> 11) * 0x1p-53; };
  TurnGame game(known, random());
  for (std::uint64_t i = 0; i < strength.iterations && clock.allows_sample(i); ++i) game.iterate();

  auto strategy = game.strategy();
  if (uniform() < strength.careless) {
    for (Cards rest = choices; rest != 0; rest &= rest - 1) strategy[at(lowest_bit(rest))] = 1;
  }
  const double most = *std::ranges::max_element(strategy);
  double total = 0;
  for (double& share : strategy) total += share = share < kSeldom * most ? 0 : share;
  double left = uniform() * total;
  std::size_t choice = 0;
  for (std::size_t i = 0; i < strategy.size(); ++i) {
    if (strategy[i] == 0) continue;
    choice = i;
    if ((left -= strategy[i]) < 0) break;
  }
  const auto action = static_cast<Duel::Action>(choice);
  return {action, std::clamp(game.value(), -1.0, 1.0), {action}, game.nodes(), 1};
}

}  // namespace nemeton
