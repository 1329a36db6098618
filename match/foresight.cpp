#include "match/foresight.hpp"

#include <algorithm>
#include <utility>

namespace nemeton {

namespace {

class ForesightPlayer final : public MatchPlayer {
 public:
  void begin(std::uint64_t luck) override { luck_ = luck; }

  std::expected<Answer, std::string> choose(const Match& match, Seat seat, std::uint64_t seed) override {
    const auto asked = std::chrono::steady_clock::now();
    std::string best = match.best(seat, Level::best, kGlance, seed).action;
    auto most = ending(match, seat, best, seed);
    std::vector<ActionId> actions;
    match.legal_actions(seat, actions);
    for (const ActionId action : actions) {
      if (most.first == 1) break;
      const std::string token = match.token(seat, action);
      if (const auto each = ending(match, seat, token, seed); each > most) {
        most = each;
        best = token;
      }
    }
    return Answer{std::move(best), std::chrono::steady_clock::now() - asked};
  }

 private:
  static constexpr Budget kGlance{.nodes = 1, .samples = 1};

  // The seat's part of the win, and its return, after an action.
  std::pair<double, double> ending(const Match& match, Seat seat, const std::string& action, std::uint64_t seed) {
    const auto played = match.clone();
    (void)played->apply(seat, action);
    for (Node node; (node = played->node()).kind != NodeKind::terminal;) {
      if (node.kind == NodeKind::chance) {
        (void)played->draw(luck_);
        continue;
      }
      const Seat next = node.to_act.first();
      played->legal_actions(next, legal_);
      if (legal_.size() == 1) (void)played->apply_action(next, legal_.front());
      else (void)played->apply(next, played->best(next, Level::best, kGlance, seed).action);
    }
    const Returns returns = played->returns();
    const double own = returns[static_cast<std::size_t>(seat)];
    std::size_t ahead = 0, equal = 0;
    for (Seat other = 0; other < played->seats(); ++other) {
      if (played->side(other) == played->side(seat) && other != seat) continue;
      const double theirs = returns[static_cast<std::size_t>(other)];
      ahead += theirs > own ? 1 : 0;
      equal += theirs == own ? 1 : 0;
    }
    return {ahead > 0 ? 0 : 1 / static_cast<double>(equal), own};
  }

  std::uint64_t luck_ = 0;
  std::vector<ActionId> legal_;
};

}  // namespace

Contestant foresight_player() {
  return {"foresight", std::chrono::nanoseconds::max(), [] { return std::make_unique<ForesightPlayer>(); }};
}

}  // namespace nemeton
