// Dominance: an action that is best whatever the others do or hide.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "core/bot.hpp"

namespace nemeton {

// Bounds on the result of an action in one case, such as a reply of the others or what they may hide. Two with the same mark other than 0 have equal
// results, whatever the bounds.
struct Worth {
  double least = 0;
  double most = 0;
  std::uint64_t mark = 0;
};

template <class Action>
struct Dominant {
  Action action{};
  int cases = 0;   // how many there are
  int better = 0;  // in how many it is certainly better than its closest rival
};

// Returns the action that weakly dominates every other, with a margin for floating-point error. `worths[i][c]` is the result of `actions[i]` in case c.
template <class Action>
std::optional<Dominant<Action>> dominant_action(std::span<const Action> actions,
                                                const std::vector<std::vector<Worth>>& worths) {
  constexpr double kRounding = 1e-9, kMargin = 0.01;
  const auto no_worse = [](const Worth& a, const Worth& b) {
    return (a.mark != 0 && a.mark == b.mark) || a.least >= b.most - kRounding;
  };
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const int cases = static_cast<int>(worths[i].size());
    int better = cases;
    for (std::size_t j = 0; j < actions.size() && better > 0; ++j) {
      if (i == j) continue;
      if (!std::ranges::equal(worths[i], worths[j], no_worse)) better = 0;
      int than_this = 0;
      for (std::size_t c = 0; c < worths[i].size(); ++c)
        than_this += worths[i][c].least > worths[j][c].most + kMargin ? 1 : 0;
      better = std::min(better, than_this);
    }
    if (better > 0 && actions.size() > 1) return Dominant<Action>{actions[i], cases, better};
  }
  return std::nullopt;
}

// A game that looks for a dominant action by enumerating the cases; it returns nullopt if there is none or there are too many cases.
template <class G>
concept FindsDominance = requires(const BotInput<G>& known, Seat seat) {
  { find_dominant(known, seat) } -> std::same_as<std::optional<Dominant<typename G::Action>>>;
};

}  // namespace nemeton
