// An action that is best whatever the others do and hide.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "core/bot.hpp"

namespace nemeton {

// The result of an action in one case, such as a reply of the others or what they may hide: no less than `least` and no more than `most`. Two
// worths with the same mark other than 0 are equal, whatever they are.
struct Worth {
  double least = 0;
  double most = 0;
  std::uint64_t mark = 0;
};

template <class Action>
struct Dominant {
  Action action{};
  int cases = 0;   // that were gone through: all there are
  int better = 0;  // in so many it is surely better than the other action that comes closest
};

// The action that is in no case worse than any other, and surely better than each in at least one: `worths[i][c]` is what `actions[i]` leads to
// in case c. Weak dominance, with a margin for the error of floating point.
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

// A game whose folder finds such actions by going through every case; it answers nothing where there is none, or where the cases are too many.
template <class G>
concept FindsDominance = requires(const BotInput<G>& known, Seat seat) {
  { find_dominant(known, seat) } -> std::same_as<std::optional<Dominant<typename G::Action>>>;
};

}  // namespace nemeton
