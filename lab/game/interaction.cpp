#include "lab/game/interaction.hpp"

#include <algorithm>

namespace nemeton::lab {

namespace {

class RandomBits final : public BitSource {
 public:
  explicit RandomBits(Random& random) : random_(random) {}
  std::uint64_t operator()() override { return random_(); }

 private:
  Random& random_;
};

int side_of(const Sides& sides, Seat seat) { return sides.of_seat[static_cast<std::size_t>(seat)]; }

// A random playout after an action, up to the next decision of another side.
class Playout {
 public:
  Playout(const Match& match, const Sides& sides, Random& random)
      : match_(match.clone()), sides_(sides), random_(random) {}

  Choices after(Seat seat, ActionId action) {
    SeatSet together = match_->node().kind == NodeKind::simultaneous ? match_->node().to_act : SeatSet();
    (void)match_->apply_action(seat, action);
    // Seats that choose at the same time do not know the action yet, so they choose first.
    for (together.remove(seat); !together.empty(); together.remove(together.first())) act(together.first());
    for (;;) {
      const Node node = match_->node();
      if (node.kind == NodeKind::terminal) return {};
      if (node.kind == NodeKind::chance) {
        RandomBits bits(random_);
        (void)match_->draw(bits);
        continue;
      }
      for (Seat next = 0; next < sides_.seats; ++next)
        if (node.to_act.has(next) && side_of(sides_, next) != side_of(sides_, seat)) return choices(next);
      act(node.to_act.first());
    }
  }

 private:
  void act(Seat seat) {
    match_->legal_actions(seat, actions_);
    (void)match_->apply_action(seat, actions_[below(random_, static_cast<std::uint32_t>(actions_.size()))]);
  }

  // Tokens of different seats are different choices.
  Choices choices(Seat seat) const {
    Choices all = match_->actions(seat);
    for (std::string& each : all) each += '@' + std::to_string(seat);
    std::ranges::sort(all);
    return all;
  }

  std::unique_ptr<Match> match_;
  const Sides& sides_;
  Random& random_;
  std::vector<ActionId> actions_;
};

}  // namespace

double distance(const Choices& one, const Choices& other) {
  if (one.empty() && other.empty()) return 0;
  Choices both;
  std::ranges::set_intersection(one, other, std::back_inserter(both));
  const auto common = static_cast<double>(both.size());
  return 1 - common / (static_cast<double>(one.size() + other.size()) - common);
}

double influence(const Match& match, const Sides& sides, Seat seat, ActionId action, Random& random) {
  std::vector<ActionId> others;
  match.legal_actions(seat, others);
  std::erase(others, action);
  const ActionId other = others[below(random, static_cast<std::uint32_t>(others.size()))];
  const auto draw = [&](ActionId each) { return Playout(match, sides, random).after(seat, each); };
  const std::array played = {draw(action), draw(action)};
  const std::array instead = {draw(other), draw(other)};
  double between = 0;
  for (const Choices& one : played)
    for (const Choices& another : instead) between += distance(one, another) / 4;
  return between - distance(played[0], played[1]) / 2 - distance(instead[0], instead[1]) / 2;
}

}  // namespace nemeton::lab
