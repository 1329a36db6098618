// The match of one game: erases the type that the rules have.
#pragma once

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/match.hpp"
#include "core/think.hpp"

namespace nemeton {

// The game's bot is the function `Thought<G> think(const Line<G>&, Seat, const Limits&)` beside its rules; in a game that hides
// information it is given `const G::Knowledge&` in place of the line, and its expected line is the action alone.
template <Game G>
class MatchOf final : public Match {
 public:
  using Action = typename G::Action;

  MatchOf(const OptionValues& options, int seats) : options_(options), seats_(seats), line_(G::start(options, seats)) {}

  static constexpr GameEntry entry() {
    return {&G::info,
            [](const OptionValues& options, int seats) -> std::unique_ptr<Match> {
              return std::make_unique<MatchOf>(options, seats);
            },
            HidesInformation<G>};
  }

  const GameInfo& info() const override { return G::info; }
  int seats() const override { return seats_; }
  const OptionValues& options() const override { return options_; }
  Node node() const override { return G::node(line_.state()); }
  int ply() const override { return G::ply(line_.state()); }
  Returns returns() const override { return G::returns(line_.state()); }
  void view(Seat viewer, JsonWriter& json) const override { G::view(line_.state(), viewer, json); }
  std::string text(Seat viewer) const override { return G::text(line_.state(), viewer); }
  std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }
  std::size_t step_count() const override { return played_.size(); }

  std::vector<std::string> actions(Seat seat) const override {
    std::vector<std::string> tokens;
    for (const Action action : legal(seat)) tokens.push_back(G::token(line_.state(), seat, action));
    std::ranges::sort(tokens);
    return tokens;
  }

  std::vector<OutcomeToken> outcomes() const override {
    std::vector<OutcomeToken> tokens;
    for (const auto& [outcome, weight] : chances()) {
      tokens.push_back({G::token(line_.state(), kChance, outcome), weight});
    }
    std::ranges::sort(tokens, {}, &OutcomeToken::token);
    return tokens;
  }

  std::expected<void, Error> apply(Seat seat, std::string_view token) override {
    const Node now = node();
    if (now.kind == NodeKind::terminal) {
      return std::unexpected(
          Error{ErrorCode::illegal_action, "the game is over, " + in_quotes(token) + " came too late"});
    }
    if (now.kind == NodeKind::chance) {
      if constexpr (Deals<G>) {
        if (G::deals(line_.state())) return apply_deal(token);
      }
      for (const auto& [outcome, weight] : chances()) {
        if (G::token(line_.state(), kChance, outcome) == token) {
          play(kChance, outcome);
          return {};
        }
      }
      return std::unexpected(illegal(token, "an outcome here", outcome_tokens()));
    }
    if (!now.to_act.has(seat)) {
      std::string turn;
      for (Seat s = 0; s < seats_; ++s) {
        if (now.to_act.has(s)) turn += (turn.empty() ? "" : ", ") + std::to_string(s);
      }
      return std::unexpected(
          Error{ErrorCode::not_your_turn, "seat " + std::to_string(seat) + " is not to act, expected seat " + turn});
    }
    for (const Action action : legal(seat)) {
      if (G::token(line_.state(), seat, action) == token) {
        play(seat, action);
        return {};
      }
    }
    return std::unexpected(illegal(token, "legal for seat " + std::to_string(seat), actions(seat)));
  }

  std::expected<std::string, Error> draw(std::uint64_t seed) override {
    if (node().kind != NodeKind::chance) return not_chance();
    const auto index = std::ranges::count(played_, kChance, &Played::seat);
    DrawWords words(seed, static_cast<std::uint64_t>(index));
    return drawn(deals() ? deal(words) : sample(words, chances()));
  }

  std::expected<std::string, Error> draw(Words& words) override {
    if (node().kind != NodeKind::chance) return not_chance();
    if (deals()) return drawn(deal(words));
    struct Sortable {
      std::string token;
      Action outcome;
      std::uint32_t weight;
    };
    std::vector<Sortable> sorted;
    std::uint32_t common = 0;
    for (const auto& [outcome, weight] : chances()) {
      sorted.push_back({G::token(line_.state(), kChance, outcome), outcome, weight});
      common = std::gcd(common, weight);
    }
    for (Sortable& each : sorted) each.weight /= common;
    std::ranges::sort(sorted, {}, &Sortable::token);
    return drawn(sample(words, sorted));
  }

  bool undo() override {
    if (played_.empty()) return false;
    played_.pop_back();
    line_ = replay(played_.size());
    return true;
  }

  std::vector<Step> steps() const override {
    std::vector<Step> steps;
    Line<G> line(G::start(options_, seats_));
    for (const auto& [seat, seen, action] : played_) {
      steps.push_back({seat, G::token(line.state(), seat, action), G::node(line.state()).kind});
      line.apply(seat, action);
    }
    return steps;
  }

  bool deals() const override {
    if constexpr (Deals<G>) return node().kind == NodeKind::chance && G::deals(line_.state());
    return false;
  }

  Seat asked() const override {
    if constexpr (AsksPlayers<G>) return G::asked(line_.state());
    return kChance;
  }

  bool saw_last_step(Seat viewer) const override {
    return !played_.empty() && (played_.back().seen & viewer_bit(viewer)) != 0;
  }

  Advice best(Seat seat, const Limits& limits) const override {
    const Thought<G> thought = think_for(line_, seat, limits);
    Advice advice{G::token(line_.state(), seat, thought.action), thought.value, {}, thought.nodes, thought.depth};
    Line<G> line = line_;
    for (const Action action : thought.pv) {
      const Node now = G::node(line.state());
      if (now.kind != NodeKind::decision) break;
      advice.pv.push_back(G::token(line.state(), now.to_act.first(), action));
      line.apply(now.to_act.first(), action);
    }
    return advice;
  }

  std::expected<Analysis<std::string>, Error> analyze(Seat seat, const Effort& effort,
                                                      const std::optional<std::string>& asked) const override {
    std::optional<Action> named;
    for (const Action action : legal(seat)) {
      if (asked && G::token(line_.state(), seat, action) == *asked) named = action;
    }
    if (asked && !named) {
      return std::unexpected(illegal(*asked, "legal for seat " + std::to_string(seat), actions(seat)));
    }
    const Analysis<Action> analysis = analyze_for(line_, seat, effort, named);
    Analysis<std::string> told{{}, analysis.samples};
    for (const auto& [action, chances, doubt] : analysis.candidates) {
      told.candidates.push_back({G::token(line_.state(), seat, action), chances, doubt});
    }
    return told;
  }

  std::optional<Chances> foresee([[maybe_unused]] const Effort& effort) const override {
    if (node().kind == NodeKind::terminal) return won(returns(), seats_);
    if constexpr (HidesInformation<G>) return foresee_for<G>(line_.state(), effort);
    return std::nullopt;
  }

 private:
  struct Played {
    std::int8_t seat;
    std::uint8_t seen;  // who saw it happen: a set of viewer bits
    Action action;
  };

  static constexpr std::uint8_t viewer_bit(Seat viewer) { return static_cast<std::uint8_t>(1u << (viewer + 1)); }

  std::uint8_t seen_by(Seat actor, [[maybe_unused]] Action action) const {
    if (node().kind == NodeKind::simultaneous) return viewer_bit(actor);
    unsigned seen = 0;
    for (Seat viewer = kSpectator; viewer < seats_; ++viewer) {
      if constexpr (HidesInformation<G>) {
        if (!G::knows(line_.state(), viewer, actor, action)) continue;
      }
      seen |= viewer_bit(viewer);
    }
    return static_cast<std::uint8_t>(seen);
  }

  ActionList<G> legal(Seat seat) const {
    ActionList<G> list;
    if (node().to_act.has(seat)) G::actions(line_.state(), seat, list);
    return list;
  }

  OutcomeList<G> chances() const {
    OutcomeList<G> list;
    if (node().kind == NodeKind::chance && !deals()) G::outcomes(line_.state(), list);
    return list;
  }

  static std::unexpected<Error> not_chance() {
    return std::unexpected(Error{ErrorCode::not_chance, "there is nothing to draw here, expected a chance node"});
  }

  std::string drawn(Action outcome) {
    std::string token = G::token(line_.state(), kChance, outcome);
    play(kChance, outcome);
    return token;
  }

  // Only where it deals.
  Action deal([[maybe_unused]] auto& words) const {
    if constexpr (Deals<G>) return G::deal(line_.state(), words);
    std::unreachable();
  }

  std::expected<void, Error> apply_deal(std::string_view token)
    requires Deals<G>
  {
    const std::optional<Action> dealt = G::parse_deal(line_.state(), token);
    if (!dealt) {
      return std::unexpected(
          Error{ErrorCode::illegal_action,
                in_quotes(token) + " cannot be dealt here, expected a deal such as the rules describe"});
    }
    play(kChance, *dealt);
    return {};
  }

  void play(Seat seat, Action action) {
    const std::uint8_t seen = seen_by(seat, action);
    line_.apply(seat, action);
    played_.push_back({static_cast<std::int8_t>(seat), seen, action});
  }

  Line<G> replay(std::size_t count) const {
    Line<G> line(G::start(options_, seats_));
    for (std::size_t i = 0; i < count; ++i) line.apply(played_[i].seat, played_[i].action);
    return line;
  }

  std::vector<std::string> outcome_tokens() const {
    std::vector<std::string> tokens;
    for (auto& each : outcomes()) tokens.push_back(std::move(each.token));
    return tokens;
  }

  static Error illegal(std::string_view token, const std::string& what, const std::vector<std::string>& expected) {
    constexpr std::size_t kShown = 12;
    std::string message = in_quotes(token) + " is not " + what + ", expected ";
    if (expected.size() > 1) message += "one of ";
    for (std::size_t i = 0; i < expected.size() && i < kShown; ++i) message += (i > 0 ? ", " : "") + expected[i];
    if (expected.size() > kShown) message += " and " + std::to_string(expected.size() - kShown) + " more";
    return {ErrorCode::illegal_action, message};
  }

  OptionValues options_;
  int seats_;
  Line<G> line_;
  std::vector<Played> played_;
};

}  // namespace nemeton
