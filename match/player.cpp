#include "match/player.hpp"

namespace nemeton {

namespace {

class LevelPlayer final : public MatchPlayer {
 public:
  LevelPlayer(Level level, const Budget& budget) : level_(level), budget_(budget) {}

  std::expected<Answer, std::string> choose(const Match& match, Seat seat, std::uint64_t seed) override {
    const auto asked = std::chrono::steady_clock::now();
    Advice advice = match.best(seat, level_, budget_, seed);
    return Answer{std::move(advice.action), std::chrono::steady_clock::now() - asked};
  }

 private:
  Level level_;
  Budget budget_;
};

}  // namespace

Contestant level_player(Level level, const Budget& budget) {
  return {kLevelNames[static_cast<std::size_t>(level)], budget.time,
          [=] { return std::make_unique<LevelPlayer>(level, budget); }};
}

}  // namespace nemeton
