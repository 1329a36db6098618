// Choices that are best whatever the other seat plays, near the end of a duel of two seats that know each other's hands: each pair of choices is solved
// exactly.
#include "games/duel/bot/bot.hpp"
#include "games/duel/bot/open_duel.hpp"

namespace nemeton {

using namespace duel;

namespace {

constexpr int kMostCards = 6;  // in both hands

}  // namespace

std::optional<Dominant<Duel::Action>> find_dominant(const Duel::Observation& known, Seat seat) {
  const auto& open = known.open;
  if (open.seats != 2 || open.held[0] + open.held[1] > kMostCards || open.to_choose.size() != 2) return std::nullopt;
  OpenDuel duel(known, {});
  duel.search();
  if (!duel.is_exact()) return std::nullopt;
  std::vector<Duel::Action> actions;
  std::vector<std::vector<Worth>> worths;
  for (Cards rest = duel.choices(seat); rest != 0; rest &= rest - 1) {
    std::vector<Worth>& row = worths.emplace_back();
    for (std::size_t reply = 0; reply < static_cast<std::size_t>(count(duel.choices(1 - seat))); ++reply) {
      const double worth = duel.payoff(seat, actions.size(), reply);
      row.push_back({worth, worth});
    }
    actions.push_back(static_cast<Duel::Action>(lowest_bit(rest)));
  }
  return dominant_action(std::span<const Duel::Action>(actions), worths);
}

}  // namespace nemeton
