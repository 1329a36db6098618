// The match of one game: erases the type that the rules have.
#pragma once

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "core/match.hpp"
#include "core/reasons.hpp"
#include "core/shared_list.hpp"
#include "core/think.hpp"

namespace nemeton {

template <Game G>
class MatchOf final : public Match {
 public:
  using Action = typename G::Action;

  MatchOf(const OptionValues& options, int seats)
      : options_(options), seats_(seats), history_(G::start(options, seats)) {
    snapshots_.push_back({history_.state(), 0});
  }

  // The history with its type, for callers that know which game it is.
  const History<G>& history() const { return history_; }

  const GameInfo& info() const override { return G::info; }
  int seats() const override { return seats_; }
  const OptionValues& options() const override { return options_; }
  Node node() const override { return G::node(history_.state()); }
  int ply() const override { return G::ply(history_.state()); }
  Returns returns() const override { return G::returns(history_.state()); }
  void view(Seat viewer, JsonWriter& json) const override { G::view(history_.state(), viewer, json); }
  std::string text(Seat viewer) const override { return G::text(history_.state(), viewer); }
  std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }
  std::size_t step_count() const override { return played_.size(); }

  std::vector<std::string> actions(Seat seat) const override {
    std::vector<std::string> tokens;
    for (const Action action : legal(seat)) tokens.push_back(G::token(history_.state(), seat, action));
    std::ranges::sort(tokens);
    return tokens;
  }

  std::vector<OutcomeToken> outcomes() const override {
    std::vector<OutcomeToken> tokens;
    for (const auto& [outcome, weight] : chances()) {
      tokens.push_back({G::token(history_.state(), kChance, outcome), weight});
    }
    std::ranges::sort(tokens, {}, &OutcomeToken::token);
    return tokens;
  }

  int side(Seat seat) const override { return G::info.side == nullptr ? seat : G::info.side(options_, seats_, seat); }

  void legal_actions(Seat seat, std::vector<ActionId>& list) const override {
    list.clear();
    for (const Action action : legal(seat)) list.push_back(action);
  }

  void chance_outcomes(std::vector<Weighted<ActionId>>& list) const override {
    list.clear();
    for (const auto& [outcome, weight] : chances()) list.push_back({outcome, weight});
  }

  std::string token(Seat seat, ActionId action) const override {
    return G::token(history_.state(), seat, static_cast<Action>(action));
  }

  std::optional<ActionId> parse_token(Seat seat, std::string_view token) const override {
    if (is_sampled()) return parse_sampled(token);
    if (node().kind == NodeKind::chance) seat = kChance;
    const auto meant = [&](Action action) { return G::token(history_.state(), seat, action) == token; };
    if constexpr (ParsesTokens<G>) {
      const std::optional<Action> action = G::parse_token(history_.state(), seat, token);
      if (!action || !can_be_played(seat, *action) || !meant(*action)) return std::nullopt;
      return *action;
    } else if (seat == kChance) {
      for (const auto& [outcome, weight] : chances()) {
        if (meant(outcome)) return outcome;
      }
    } else {
      for (const Action action : legal(seat)) {
        if (meant(action)) return action;
      }
    }
    return std::nullopt;
  }

  std::expected<void, Error> apply(Seat seat, std::string_view token) override {
    if (const auto awaited = is_awaited(seat, in_quotes(token)); !awaited) return awaited;
    if (node().kind == NodeKind::chance) seat = kChance;
    const std::optional<ActionId> action = parse_token(seat, token);
    if (!action) return std::unexpected(not_possible(seat, token));
    play(seat, static_cast<Action>(*action));
    return {};
  }

  std::expected<void, Error> apply_action(Seat seat, ActionId action) override {
    if (const auto awaited = is_awaited(seat, "action " + std::to_string(action)); !awaited) return awaited;
    if (node().kind == NodeKind::chance) seat = kChance;
    if (action > std::numeric_limits<Action>::max() || !can_be_played(seat, static_cast<Action>(action))) {
      return std::unexpected(not_possible(seat, std::to_string(action)));
    }
    play(seat, static_cast<Action>(action));
    return {};
  }

  std::expected<std::string, Error> draw(std::uint64_t seed) override {
    if (node().kind != NodeKind::chance) return not_chance();
    DrawBits bits(seed, outcomes_played_);
    return drawn(is_sampled() ? sample_outcome(bits) : sample(bits, chances()));
  }

  std::expected<std::string, Error> draw(BitSource& bits) override {
    if (node().kind != NodeKind::chance) return not_chance();
    if (is_sampled()) return drawn(sample_outcome(bits));
    struct Sortable {
      std::string token;
      Action outcome;
      std::uint32_t weight;
    };
    std::vector<Sortable> sorted;
    std::uint32_t common = 0;
    for (const auto& [outcome, weight] : chances()) {
      sorted.push_back({G::token(history_.state(), kChance, outcome), outcome, weight});
      common = std::gcd(common, weight);
    }
    for (Sortable& each : sorted) each.weight /= common;
    std::ranges::sort(sorted, {}, &Sortable::token);
    return drawn(sample(bits, sorted));
  }

  bool undo() override {
    if (played_.empty()) return false;
    rewind(played_.size() - 1);
    return true;
  }

  std::string rewind(std::size_t steps) override {
    played_.truncate(steps);
    snapshots_.truncate(steps / kSnapshotInterval + 1);
    effects_.clear();
    // The last step that stays is played again, for its effects: from the snapshot before it.
    const std::size_t snapshot = steps == 0 ? 0 : (steps - 1) / kSnapshotInterval;
    outcomes_played_ = snapshots_[snapshot].outcomes_played;
    history_.rewind(snapshots_[snapshot].state, snapshot * kSnapshotInterval);
    std::string last;
    for (std::size_t i = snapshot * kSnapshotInterval; i < steps; ++i) {
      const auto& [seat, seen, action] = played_[i];
      if (i + 1 == steps) last = G::token(history_.state(), seat, action);
      apply_step(seat, action);
    }
    return last;
  }

  void effects([[maybe_unused]] Seat viewer, JsonWriter& json) const override {
    json.begin_array();
    if constexpr (HasEffects<G>) {
      for (const auto& effect : effects_.effects()) {
        if (G::sees_effect(effect, viewer)) G::write_effect(effect, viewer, json);
      }
    }
    json.end_array();
  }

  std::vector<Step> steps() const override {
    std::vector<Step> steps;
    History<G> history(G::start(options_, seats_));
    for (std::size_t i = 0; i < played_.size(); ++i) {
      const auto& [seat, seen, action] = played_[i];
      steps.push_back({seat, G::token(history.state(), seat, action), G::node(history.state()).kind});
      history.apply(seat, action);
    }
    return steps;
  }

  bool is_sampled() const override {
    if constexpr (SampledChance<G>) return node().kind == NodeKind::chance && G::is_sampled(history_.state());
    return false;
  }

  Seat asked() const override {
    if constexpr (AsksPlayers<G>) return G::asked(history_.state());
    return kChance;
  }

  bool saw_last_step(Seat viewer) const override {
    return !played_.empty() && (played_.back().seen & viewer_bit(viewer)) != 0;
  }

  Advice best(Seat seat, Level level, const Budget& budget, std::uint64_t seed) const override {
    const Thought<G> thought = think_for(history_, seat, level, budget, seed);
    Advice advice{G::token(history_.state(), seat, thought.action), thought.value, {}, thought.nodes, thought.depth};
    advice.pv = in_tokens(history_, thought.pv);
    return advice;
  }

  bool can_ponder() const override { return HasPondering<G>; }
  void ponder(const Budget& budget) const override { ponder_for(history_, budget); }

  std::expected<Analysis<std::string>, Error> analyze(Seat seat,
                                                      const AnalysisRequest<std::string>& request) const override {
    AnalysisRequest<Action> own{request.budget, request.seed, {}, {}};
    if (request.asked) {
      const auto action = legal_action(seat, *request.asked);
      if (!action) return std::unexpected(action.error());
      own.asked = *action;
    }
    if (request.on_progress) {
      own.on_progress = [&](const Analysis<Action>& analysis) { request.on_progress(in_tokens(seat, analysis)); };
    }
    return in_tokens(seat, analyze_for(history_, seat, own));
  }

  std::expected<void, Error> reasons(Seat seat, std::string_view action, std::optional<std::string_view> instead,
                                     JsonWriter& json) const override {
    const auto taken = legal_action(seat, action);
    if (!taken) return std::unexpected(taken.error());
    std::optional<Action> other;
    if (instead) {
      const auto named = legal_action(seat, *instead);
      if (!named) return std::unexpected(named.error());
      other = *named;
    }
    write_reasons(history_, seat, *taken, other, json);
    return {};
  }

  std::optional<WinProbabilities> evaluate_full_information([[maybe_unused]] const Budget& budget,
                                                            [[maybe_unused]] std::uint64_t seed) const override {
    if (node().kind == NodeKind::terminal) return won(returns(), seats_);
    if constexpr (HidesInformation<G>) return evaluate_full_information_for<G>(history_.state(), budget, seed);
    return std::nullopt;
  }

 private:
  struct Played {
    std::int8_t seat;
    std::uint8_t seen;  // who saw it happen: a set of viewer bits
    Action action;
  };

  // Actions one after the other from here, up to where something else than one seat's choice follows.
  static std::vector<std::string> in_tokens(History<G> history, std::span<const Action> line) {
    std::vector<std::string> tokens;
    for (const Action action : line) {
      const Node now = G::node(history.state());
      if (now.kind != NodeKind::decision) break;
      tokens.push_back(G::token(history.state(), now.to_act.first(), action));
      history.apply(now.to_act.first(), action);
    }
    return tokens;
  }

  Analysis<std::string> in_tokens(Seat seat, const Analysis<Action>& analysis) const {
    Analysis<std::string> in_text{{}, analysis.samples};
    for (const auto& [action, win_probabilities, standard_error, depth, line] : analysis.candidates) {
      History<G> after = history_;
      if (!line.empty()) after.apply(seat, action);
      in_text.candidates.push_back({G::token(history_.state(), seat, action), win_probabilities, standard_error, depth,
                                    in_tokens(std::move(after), line)});
    }
    return in_text;
  }

  struct Snapshot {
    typename G::State state;
    std::size_t outcomes_played;
  };

  static constexpr std::size_t kSnapshotInterval = 16;  // steps

  static constexpr std::uint8_t viewer_bit(Seat viewer) { return static_cast<std::uint8_t>(1u << (viewer + 1)); }

  std::uint8_t seen_by(Seat actor, [[maybe_unused]] Action action) const {
    if (node().kind == NodeKind::simultaneous) return viewer_bit(actor);
    unsigned seen = 0;
    for (Seat viewer = kSpectator; viewer < seats_; ++viewer) {
      if constexpr (HidesInformation<G>) {
        if (!G::sees_action(history_.state(), viewer, actor, action)) continue;
      }
      seen |= viewer_bit(viewer);
    }
    return static_cast<std::uint8_t>(seen);
  }

  ActionList<G> legal(Seat seat) const {
    ActionList<G> list;
    if (node().to_act.has(seat)) G::actions(history_.state(), seat, list);
    return list;
  }

  std::expected<Action, Error> legal_action(Seat seat, std::string_view token) const {
    for (const Action action : legal(seat)) {
      if (G::token(history_.state(), seat, action) == token) return action;
    }
    return std::unexpected(illegal(token, "legal for seat " + std::to_string(seat), actions(seat)));
  }

  OutcomeList<G> chances() const {
    OutcomeList<G> list;
    if (node().kind == NodeKind::chance && !is_sampled()) G::outcomes(history_.state(), list);
    return list;
  }

  static std::unexpected<Error> not_chance() {
    return std::unexpected(Error{ErrorCode::not_chance, "there is nothing to draw here, expected a chance node"});
  }

  std::string drawn(Action outcome) {
    std::string token = G::token(history_.state(), kChance, outcome);
    play(kChance, outcome);
    return token;
  }

  // Only where it is sampled.
  Action sample_outcome([[maybe_unused]] auto& bits) const {
    if constexpr (SampledChance<G>) return G::sample_outcome(history_.state(), bits);
    std::unreachable();
  }

  // Only where it is sampled.
  std::optional<ActionId> parse_sampled([[maybe_unused]] std::string_view token) const {
    if constexpr (SampledChance<G>) return G::parse_outcome(history_.state(), token);
    std::unreachable();
  }

  // Whether the node has that action of `seat`, or that outcome (kChance).
  bool can_be_played(Seat seat, Action action) const {
    if (is_sampled()) return parse_sampled(G::token(history_.state(), kChance, action)) == ActionId{action};
    if (seat != kChance) return std::ranges::count(legal(seat), action) > 0;
    return std::ranges::count(chances(), action, &Weighted<Action>::outcome) > 0;
  }

  // The error for a step, named as `what`, at a node that waits for something else.
  std::expected<void, Error> is_awaited(Seat seat, const std::string& what) const {
    const Node now = node();
    if (now.kind == NodeKind::terminal) {
      return std::unexpected(Error{ErrorCode::illegal_action, "the game is over, " + what + " came too late"});
    }
    if (now.kind == NodeKind::chance || now.to_act.has(seat)) return {};
    std::string turn;
    for (Seat s = 0; s < seats_; ++s) {
      if (now.to_act.has(s)) turn += (turn.empty() ? "" : ", ") + std::to_string(s);
    }
    return std::unexpected(
        Error{ErrorCode::not_your_turn, "seat " + std::to_string(seat) + " is not to act, expected seat " + turn});
  }

  Error not_possible(Seat seat, std::string_view token) const {
    if (is_sampled()) {
      return {ErrorCode::illegal_action,
              in_quotes(token) + " cannot be dealt here, expected a deal such as the rules describe"};
    }
    if (seat == kChance) return illegal(token, "an outcome here", outcome_tokens());
    return illegal(token, "legal for seat " + std::to_string(seat), actions(seat));
  }

  void play(Seat seat, Action action) {
    const std::uint8_t seen = seen_by(seat, action);
    apply_step(seat, action);
    played_.push_back({static_cast<std::int8_t>(seat), seen, action});
    if (played_.size() % kSnapshotInterval == 0) snapshots_.push_back({history_.state(), outcomes_played_});
  }

  void apply_step(Seat seat, Action action) {
    effects_.clear();
    history_.apply(seat, action, effects_);
    if (seat == kChance) ++outcomes_played_;
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
  History<G> history_;
  SharedList<Played> played_;
  std::size_t outcomes_played_ = 0;  // steps of chance
  EffectsOf<G> effects_;             // of the last step
  // The states after 0, kSnapshotInterval, 2 · kSnapshotInterval, … steps: what `rewind` starts from.
  SharedList<Snapshot> snapshots_;
};

}  // namespace nemeton
