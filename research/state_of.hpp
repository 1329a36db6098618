// A state of one game: erases the type that the rules have, for research.
#pragma once

#include <utility>

#include "research/game_of.hpp"
#include "search/rollout.hpp"

namespace nemeton::research {

template <nemeton::Game G>
class StateOf final : public State {
 public:
  using Code = typename G::Action;  // an action as the rules have it
  using Codes = typename GameOf<G>::Codes;

  explicit StateOf(const GameOf<G>& game) : game_(&game), history_(G::start(game.options(), game.seats())) {}

  // The history with its type, for callers that know which game it is.
  const History<G>& typed_history() const { return history_; }

  const Game& game() const override { return *game_; }
  Node node() const override { return G::node(now()); }
  int ply() const override { return static_cast<int>(G::ply(now())); }
  std::size_t steps() const override { return steps_.size(); }
  std::uint64_t hash() const override { return hash_; }
  std::unique_ptr<State> clone() const override { return std::make_unique<StateOf>(*this); }

  int legal_actions(Seat seat, std::span<Action> list) const override {
    const ActionList<G> legal = legal_codes(seat);
    for (std::size_t i = 0; i < legal.size(); ++i) list[i] = codes().index(now(), seat, legal[i]);
    return static_cast<int>(legal.size());
  }

  void legal_actions_mask(Seat seat, std::span<std::uint8_t> mask) const override {
    std::ranges::fill(mask, std::uint8_t{0});
    for (const Code action : legal_codes(seat)) {
      mask[static_cast<std::size_t>(codes().index(now(), seat, action))] = 1;
    }
  }

  bool is_sampled() const override {
    if constexpr (SampledChance<G>) return is_dealt_at_once() && !game_->lists_deals();
    return false;
  }

  int chance_outcomes(std::span<Outcome> list) const override {
    return with_outcomes([&](const auto& outcomes, auto number) {
      double total = 0;
      for (const auto& each : outcomes) total += each.weight;
      for (std::size_t i = 0; i < outcomes.size(); ++i) list[i] = {number(i), outcomes[i].weight / total};
      return static_cast<int>(outcomes.size());
    });
  }

  int outcomes(std::span<Action> list) const override {
    if constexpr (NumbersOutcomesInOrder<Codes, G>) {
      if (node().kind != NodeKind::chance) return 0;
      const auto [first, count] = codes().outcomes_at(now());
      for (int i = 0; i < count; ++i) list[static_cast<std::size_t>(i)] = first + i;
      return count;
    }
    return with_outcomes([&](const auto& outcomes, auto number) {
      for (std::size_t i = 0; i < outcomes.size(); ++i) list[i] = number(i);
      return static_cast<int>(outcomes.size());
    });
  }

  Action sample_outcome(Random& random) const override {
    if constexpr (SampledChance<G>) {
      if (is_sampled()) return static_cast<Action>(G::sample_outcome(now(), random));
    }
    if constexpr (GameOf<G>::kDealsInPieces) {
      if (is_dealt_at_once()) return sample(random, next_pieces());
    }
    return codes().outcome_index(now(), random_outcome<G>(now(), random));
  }

  std::expected<void, Error> apply(Seat seat, Action action) override {
    if (const auto possible = check(seat, action); !possible) return possible;
    apply_legal(seat, action);
    return {};
  }

  void apply_legal(Seat seat, Action action) override { play(seat, action, no_effects); }

  Returns returns() const override { return node().kind == NodeKind::terminal ? G::returns(now()) : Returns{}; }

  Rollouts rollouts(std::uint64_t count, Random& random) const override {
    Rollouts done;
    History<G> history = history_;  // one for all, so that nothing is allocated
    for (std::uint64_t i = 0; i < count; ++i) {
      history = history_;
      if constexpr (GameOf<G>::kDealsInPieces) {
        if (part_ != 0) history = with_whole_deal(random, done.steps);
      }
      done.steps += nemeton::rollout(history, random);
      const Returns returns = G::returns(history.state());
      for (std::size_t seat = 0; seat < returns.size(); ++seat) done.sums[seat] += returns[seat];
    }
    return done;
  }

  std::string action_to_string(Seat seat, Action action) const override {
    if constexpr (GameOf<G>::kDealsInPieces) {
      if (deals_piece()) return G::token(now(), kChance, codes().deal(now(), 0, static_cast<int>(action)));
    }
    return G::token(now(), seat, code_of(seat, action));
  }

  std::optional<Action> string_to_action(Seat seat, std::string_view text) const override {
    std::vector<Action> actions;
    if (node().kind == NodeKind::chance) {
      seat = kChance;
      if constexpr (SampledChance<G>) {
        if (is_sampled()) return G::parse_outcome(now(), text);
      }
      std::vector<Outcome> outcomes(static_cast<std::size_t>(game_->max_chance_outcomes()));
      outcomes.resize(static_cast<std::size_t>(chance_outcomes(outcomes)));
      for (const Outcome& each : outcomes) actions.push_back(each.outcome);
    } else {
      actions.resize(static_cast<std::size_t>(game_->max_legal_actions()));
      actions.resize(static_cast<std::size_t>(legal_actions(seat, actions)));
    }
    for (const Action action : actions) {
      if (action_to_string(seat, action) == text) return action;
    }
    return std::nullopt;
  }

  std::string observation_string(Seat viewer) const override { return observation_of<G, Codes>(now(), viewer); }

  std::string information_state_string(Seat viewer) const override {
    std::string text = name_of(viewer) + "|";
    EffectsOf<G> effects;
    StateOf replayed(*game_);
    for (const Step step : steps_) {
      const Seat seat = step.seat();
      text += (text.back() == '|' ? "" : " ") + name_of(seat) + ":";
      text += replayed.is_seen(viewer, seat, step.action()) ? replayed.action_to_string(seat, step.action()) : "?";
      effects.clear();
      replayed.play(seat, step.action(), effects);
      if constexpr (HidesInformation<G>) replayed.write_told(effects, viewer, text);
    }
    return text;
  }

  void observation_tensor([[maybe_unused]] Seat viewer, std::span<float> tensor) const override {
    std::ranges::fill(tensor, 0.0f);
    if constexpr (WritesPlanes<Codes, G>) {
      TensorWriter writer(tensor.data());
      write_planes<G>(codes(), now(), game_->seats(), game_->ply_limit(), viewer, writer);
    }
  }

  void information_state_tensor([[maybe_unused]] Seat viewer, std::span<float> tensor) const override {
    std::ranges::fill(tensor, 0.0f);
    if (game_->information_planes().empty()) return;
    TensorWriter writer(tensor.data());
    const int most_steps = game_->information_planes()[1].shape[0];
    auto [row, told] = GameOf<G>::write_information_planes(codes(), game_->seats(), most_steps, viewer, writer);
    const SeatsFrom seats(viewer, game_->seats());
    EffectsOf<G> effects;
    StateOf replayed(*game_);
    for (const Step step : steps_) {
      const Seat seat = step.seat();
      const bool is_seen = replayed.is_seen(viewer, seat, step.action());
      const std::ptrdiff_t first = seat == kChance ? codes().actions() : 0;
      row[is_seen ? first + step.action() : codes().actions() + codes().outcomes()] = 1;
      row += GameOf<G>::step_size(codes());
      effects.clear();
      [[maybe_unused]] const typename G::State before = replayed.now();
      replayed.play(seat, step.action(), effects);
      if constexpr (HidesInformation<G> && TellsHiddenInFloats<Codes, G>) {
        for (const auto& effect : effects.effects()) codes().write_told_floats(before, effect, seats, told);
      }
    }
  }

  std::unique_ptr<State> resample_from_information_state([[maybe_unused]] Seat viewer,
                                                         [[maybe_unused]] Random& random) const override {
    if constexpr (!HidesInformation<G>) return clone();
    if constexpr (Resamples<Codes, G>) {
      auto [played, pieces] = played_steps();
      codes().resample(std::span(played), now(), viewer, random);
      auto state = std::make_unique<StateOf>(*game_);
      const auto any = [&random](std::size_t count) -> std::size_t {
        return below(random, static_cast<std::uint32_t>(count));
      };
      for (const auto& step : played) state->play_whole(step.seat, step.action, any);
      // Nobody has looked at a hand that is still being dealt.
      for (; pieces > 0; --pieces) state->apply_legal(kChance, state->sample_outcome(random));
      return state;
    }
    return nullptr;
  }

  std::vector<RuleStep> rule_steps() const override {
    std::vector<RuleStep> steps;
    for (const auto& step : played_steps().first) steps.push_back({step.seat, step.action});
    return steps;
  }

  void apply_rule_step(RuleStep step) override {
    play_whole(step.seat, static_cast<Code>(step.action), [](std::size_t) { return std::size_t{0}; });
  }

  std::expected<void, Error> assign(const State& other) override {
    if (!game_->is_same(other.game())) {
      return std::unexpected(Error{ErrorCode::bad_request, std::string("a state of ") + other.game().info().id +
                                                               ", expected one of the same " + game_->info().id +
                                                               ", with its options and seats"});
    }
    const auto* game = game_;
    *this = static_cast<const StateOf&>(other);
    game_ = game;
    return {};
  }

  void reset() override {
    history_.rewind(G::start(game_->options(), game_->seats()), 0);
    part_ = 0;
    steps_.clear();
    hash_ = 0;
  }

 protected:
  std::span<const Step> history() const override { return steps_; }

 private:
  const typename G::State& now() const { return history_.state(); }
  const Codes& codes() const { return game_->codes(); }
  static std::string name_of(Seat seat) { return seat < 0 ? "-" : std::to_string(seat); }

  ActionList<G> legal_codes(Seat seat) const {
    ActionList<G> list;
    if (node().to_act.has(seat)) G::actions(now(), seat, list);
    return list;
  }

  // Whether the rules list no outcomes here.
  bool is_dealt_at_once() const {
    if constexpr (SampledChance<G>) return G::is_sampled(now());
    return false;
  }
  bool deals_piece() const { return game_->lists_deals() && is_dealt_at_once(); }

  auto next_pieces() const {
    FixedList<Weighted<int>, Codes::kMaxPieces> pieces;
    codes().deal_outcomes(now(), part_, pieces);
    return pieces;
  }

  // What `use` makes of the outcomes of this chance node, with their weights, and of the number of each by its place; 0 where there are none to list.
  template <class Use>
  int with_outcomes(Use use) const {
    if (node().kind != NodeKind::chance || is_sampled()) return 0;
    if constexpr (GameOf<G>::kDealsInPieces) {
      if (is_dealt_at_once()) {
        const auto pieces = next_pieces();
        return use(pieces, [&](std::size_t i) { return Action{pieces[i].outcome}; });
      }
    }
    OutcomeList<G> outcomes;
    G::outcomes(now(), outcomes);
    if constexpr (NumbersOutcomesInOrder<Codes, G>) {
      const int first = codes().outcomes_at(now()).first;
      return use(outcomes, [&](std::size_t i) { return first + static_cast<Action>(i); });
    } else {
      return use(outcomes, [&](std::size_t i) { return Action{codes().outcome_index(now(), outcomes[i].outcome)}; });
    }
  }

  // An action, or an outcome that is not a piece, as the rules have it.
  Code code_of(Seat seat, Action action) const {
    if (seat != kChance) return codes().action(now(), seat, static_cast<int>(action));
    if (is_sampled()) return static_cast<Code>(action);
    return codes().outcome(now(), static_cast<int>(action));
  }

  template <class Sink>
  void play(Seat seat, Action action, Sink& sink) {
    const Step step(seat, action);
    steps_.push_back(step);
    hash_ = step.mixed_into(hash_);
    if constexpr (GameOf<G>::kDealsInPieces) {
      if (deals_piece()) {
        part_ = codes().deal(now(), part_, static_cast<int>(action));
        if (codes().is_whole(now(), part_)) history_.apply(kChance, std::exchange(part_, Code{0}), sink);
        return;
      }
    }
    history_.apply(seat, code_of(seat, action), sink);
  }

  // Completes a deal that comes piece by piece.
  History<G> with_whole_deal(Random& random, std::uint64_t& steps) const {
    StateOf dealing = *this;
    for (; dealing.part_ != 0; ++steps) dealing.apply_legal(kChance, dealing.sample_outcome(random));
    return dealing.history_;
  }

  // All steps as the rules have them, and how many pieces of what is being dealt have come.
  std::pair<std::vector<Played<G>>, int> played_steps() const {
    std::pair<std::vector<Played<G>>, int> played{{}, 0};
    StateOf replayed(*game_);
    for (const Step step : steps_) {
      const typename G::State before = replayed.now();
      Code code{};
      if constexpr (GameOf<G>::kDealsInPieces) {
        if (replayed.deals_piece()) {
          ++played.second;
          code = codes().deal(before, replayed.part_, static_cast<int>(step.action()));
          replayed.apply_legal(step.seat(), step.action());
          if (replayed.part_ != 0) continue;
          played.second = 0;
          played.first.push_back({before, kChance, code});
          continue;
        }
      }
      code = replayed.code_of(step.seat(), step.action());
      replayed.apply_legal(step.seat(), step.action());
      played.first.push_back({before, step.seat(), code});
    }
    return played;
  }

  // Plays what the rules have so, piece by piece where that is how it is dealt: `choose` says which of so many pieces comes next.
  template <class Choose>
  void play_whole(Seat seat, Code code, Choose choose) {
    if constexpr (GameOf<G>::kDealsInPieces) {
      if (deals_piece()) {
        do {
          const auto next = next_pieces();
          FixedList<int, Codes::kMaxPieces> pieces;
          for (const auto& piece : next) {
            if (codes().is_in(code, piece.outcome)) pieces.push(piece.outcome);
          }
          apply_legal(kChance, pieces[choose(pieces.size())]);
        } while (part_ != 0);
        return;
      }
    }
    if (seat != kChance) return apply_legal(seat, codes().index(now(), seat, code));
    apply_legal(kChance, is_sampled() ? static_cast<Action>(code) : codes().outcome_index(now(), code));
  }

  // Whether the step may be played. Error: why not.
  std::expected<void, Error> check(Seat seat, Action action) const;
  bool is_legal(Seat seat, Action action) const;
  bool can_come(Action action) const;
  // Whether an outcome that is dealt at once is made of pieces that can be dealt.
  bool could_be_dealt(Code whole) const;

  bool is_seen(Seat viewer, Seat seat, [[maybe_unused]] Action action) const {
    if (deals_piece()) return false;
    if (node().kind == NodeKind::simultaneous) return viewer == seat;
    if constexpr (HidesInformation<G>) return G::sees_action(now(), viewer, seat, code_of(seat, action));
    return true;
  }

  // Appends what the last step revealed to the viewer.
  void write_told([[maybe_unused]] const EffectsOf<G>& effects, Seat viewer, std::string& text) const {
    std::string told;
    if constexpr (TellsHidden<Codes, G>) {
      for (const auto& effect : effects.effects()) Codes::write_told(effect, viewer, told);
    } else {
      JsonWriter json(told);
      G::view(now(), viewer, json);
    }
    if (!told.empty()) text += "{" + told + "}";
  }

  const GameOf<G>* game_;
  History<G> history_;
  Code part_ = 0;  // of an outcome that is dealt in pieces, what is dealt already
  std::vector<Step> steps_;
  std::uint64_t hash_ = 0;
};

template <nemeton::Game G>
std::unique_ptr<State> GameOf<G>::new_initial_state() const {
  return std::make_unique<StateOf<G>>(*this);
}

}  // namespace nemeton::research

#include "research/state_of_checks.hpp"
