// A game under way for research: any game of the list by dense integers alone, without a string where time counts. docs/research.md says how it is
// used.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/error.hpp"
#include "core/game.hpp"
#include "core/random.hpp"
#include "research/encoding/tensor.hpp"

namespace nemeton::research {

// An action of a seat, from 0 to num_distinct_actions() − 1, or an outcome of chance, from 0 to num_distinct_outcomes() − 1. A sampled outcome is the
// integer that the rules have for it.
using Action = std::int64_t;

inline constexpr Seat kNobody = -4;  // the seat to act when the game is over

struct Outcome {
  Action outcome;
  double probability;
};

inline constexpr std::size_t kMaxInformationSize = 4096;  // floats

enum class Chance : std::uint8_t { none, listed, sampled };
// How chance with too many outcomes to list is dealt: piece by piece, each listed, or at once. The same in games that have no such.
enum class Deals : std::uint8_t { listed, sampled };

// The kind of game, for callers that choose an algorithm by it.
struct GameType {
  bool has_encoding;      // if not, actions are numbered by their place in the list of a node
  bool has_simultaneous;  // whether seats choose at once; not known without an encoding, then true
  Chance chance;          // sampled: some outcomes are not listed
  bool hides_information;
  bool has_repetition;  // the rules look at earlier positions, which no observation shows
  bool has_resampling;
};

class State;

struct Rollouts {
  Returns sums{};           // of all returns
  std::uint64_t steps = 0;  // actions and outcomes
};

// The rules with options and a number of seats: what states begin from. It outlives them, and threads may share it.
class Game {
 public:
  virtual ~Game() = default;

  const GameInfo& info() const { return *info_; }
  const OptionValues& options() const { return options_; }
  int seats() const { return seats_; }
  Deals deals() const { return deals_; }
  const GameType& type() const { return type_; }

  int num_distinct_actions() const { return bounds_.actions; }
  int num_distinct_outcomes() const { return bounds_.outcomes; }
  // No seat has more to choose from, and no chance node more to list.
  int max_legal_actions() const { return bounds_.legal_actions; }
  int max_chance_outcomes() const { return bounds_.chance_outcomes; }
  // No game has more plies, nor more chance nodes; nothing where chance can come any number of times.
  int max_game_length() const { return bounds_.plies; }
  std::optional<int> max_chance_nodes() const { return bounds_.chance_nodes; }
  // The planes of an observation tensor; empty in a game without an encoding.
  std::span<const Plane> observation_planes() const { return observation_planes_; }
  std::size_t observation_size() const { return size_of(observation_planes_); }
  // The same for an information state: only where the number of steps is bounded and it has at most kMaxInformationSize floats.
  std::span<const Plane> information_planes() const { return information_planes_; }
  std::size_t information_size() const { return size_of(information_planes_); }
  // No return lies further from 0; all returns add up to 0.
  double max_return() const { return info_->stake; }

  virtual std::unique_ptr<State> new_initial_state() const = 0;
  // The state that `State::serialize` wrote. Error: bad_record, which names the step that is not possible.
  std::expected<std::unique_ptr<State>, Error> deserialize(std::string_view text) const;

  // Whether states of one are states of the other.
  bool is_same(const Game& other) const;

 protected:
  struct Bounds {
    int actions;
    int outcomes;
    int legal_actions;
    int chance_outcomes;
    int plies;
    std::optional<int> chance_nodes;
  };
  Game(const GameInfo& info, const OptionValues& options, int seats, Deals deals, const GameType& type,
       const Bounds& bounds, std::vector<Plane> observation_planes, std::vector<Plane> information_planes)
      : info_(&info),
        options_(options),
        seats_(seats),
        deals_(deals),
        type_(type),
        bounds_(bounds),
        observation_planes_(std::move(observation_planes)),
        information_planes_(std::move(information_planes)) {}

  static std::size_t size_of(std::span<const Plane> planes) {
    return planes.empty() ? 0 : planes.back().offset + planes.back().size();
  }

 private:
  const GameInfo* info_;
  OptionValues options_;
  int seats_;
  Deals deals_;
  GameType type_;
  Bounds bounds_;
  std::vector<Plane> observation_planes_;
  std::vector<Plane> information_planes_;
};

// A step as the rules have it, whole where it was dealt piece by piece: what a `Match` of the game takes (core/match.hpp, ActionId).
struct RuleStep {
  Seat seat;
  std::uint64_t action;
};

// A state with all that led to it. Equal states have had the same steps from the start, so that a state is a node of the game's tree.
//
// At a simultaneous node the seats choose one after the other, and none hears what another has chosen before all have.
class State {
 public:
  virtual ~State() = default;

  virtual const Game& game() const = 0;
  virtual Node node() const = 0;
  virtual int ply() const = 0;
  // Actions and outcomes so far.
  virtual std::size_t steps() const = 0;

  // The seat that is to act, at a simultaneous node the first that has still to; kChance or kNobody.
  Seat current_player() const {
    const Node now = node();
    if (now.kind == NodeKind::terminal) return kNobody;
    return now.kind == NodeKind::chance ? kChance : now.to_act.first();
  }
  bool is_chance_node() const { return node().kind == NodeKind::chance; }
  bool is_terminal() const { return node().kind == NodeKind::terminal; }

  // Fills `list`, which has room for max_legal_actions(), with the legal actions of a seat in the order of the rules; how many there are, 0 for a seat
  // that is not to act.
  virtual int legal_actions(Seat seat, std::span<Action> list) const = 0;
  // Sets `mask`, of num_distinct_actions() bytes, to 1 where an action is legal and to 0 elsewhere.
  virtual void legal_actions_mask(Seat seat, std::span<std::uint8_t> mask) const = 0;

  // Whether this is a chance node whose outcomes are not listed.
  virtual bool is_sampled() const = 0;
  // Fills `list`, which has room for max_chance_outcomes(), with the outcomes of a chance node; how many there are, 0 where there are none to list.
  virtual int chance_outcomes(std::span<Outcome> list) const = 0;
  // The same without their probabilities, which is quicker.
  virtual int outcomes(std::span<Action> list) const = 0;
  // An outcome of a chance node, by its probability.
  virtual Action sample_outcome(Random& random) const = 0;

  // Plays an action for a seat, or an outcome for kChance. Errors: not_your_turn, illegal_action; nothing has changed then.
  virtual std::expected<void, Error> apply(Seat seat, Action action) = 0;
  std::expected<void, Error> apply_action(Action action) { return apply(current_player(), action); }
  // The same for what is known to be legal: it is not looked at again.
  virtual void apply_legal(Seat seat, Action action) = 0;

  // At a terminal node, one number a seat; 0 for all before.
  virtual Returns returns() const = 0;
  // Plays on from here at random so many times, each legal action equally likely: what that ends with. The state does not change.
  virtual Rollouts rollouts(std::uint64_t count, Random& random) const = 0;

  // An action or outcome (kChance) that is legal here as people write it, and the one that is written so.
  virtual std::string action_to_string(Seat seat, Action action) const = 0;
  virtual std::optional<Action> string_to_action(Seat seat, std::string_view text) const = 0;

  // What a seat, or kSpectator, may know now. It is equal for two states of a game exactly where the viewer knows the same in them, all that
  // it has seen before aside.
  virtual std::string observation_string(Seat viewer) const = 0;
  // The same with all that it has seen since the start, in order (perfect recall).
  virtual std::string information_state_string(Seat viewer) const = 0;

  // The observation of a seat in observation_size() floats, as `Game::observation_planes` lays them out: equal where the string is. Only in a game
  // that has such planes.
  virtual void observation_tensor(Seat viewer, std::span<float> tensor) const = 0;

  // The information state in information_size() floats, as `Game::information_planes` lays them out: equal where the string is. Only in a game that has
  // such planes.
  virtual void information_state_tensor(Seat viewer, std::span<float> tensor) const = 0;

  // A state that a seat, or kSpectator, cannot tell from this one: of all that it may be in, each as often as chance makes it, given all that the
  // viewer has seen and that every action was legal. How the others choose is not weighed: what they have chosen in secret and not revealed
  // is any legal choice, each equally likely. Nothing where the game's type has no resampling.
  virtual std::unique_ptr<State> resample_from_information_state(Seat viewer, Random& random) const = 0;

  virtual std::unique_ptr<State> clone() const = 0;
  // Becomes a copy of another state of the same game, without allocating where room is left. Error: bad_request.
  virtual std::expected<void, Error> assign(const State& other) = 0;
  // Goes back to the start.
  virtual void reset() = 0;

  // Returns the seat and the action of a step; `index` is below steps().
  std::pair<Seat, Action> step(std::size_t index) const {
    const Step step = history()[index];
    return {step.seat(), step.action()};
  }
  // All steps as the rules have them, but for what is still being dealt piece by piece.
  virtual std::vector<RuleStep> rule_steps() const = 0;
  // Plays such a step, which is legal here: where it is dealt piece by piece, all pieces.
  virtual void apply_rule_step(RuleStep step) = 0;

  // All steps, as text: `Game::deserialize` plays them again.
  std::string serialize() const;
  bool operator==(const State& other) const;
  virtual std::uint64_t hash() const = 0;

 protected:
  // A step as it is kept: what was played, and by whom, in eight bytes.
  class Step {
   public:
    constexpr Step(Seat seat, Action action)
        : bits_(static_cast<std::uint64_t>(action) << 8 | static_cast<std::uint8_t>(seat)) {}
    constexpr Seat seat() const { return static_cast<std::int8_t>(bits_); }
    constexpr Action action() const { return static_cast<Action>(bits_ >> 8); }
    constexpr bool operator==(const Step&) const = default;
    // The hash of the steps before and this one.
    constexpr std::uint64_t mixed_into(std::uint64_t hash) const {
      const std::uint64_t product = (hash ^ (bits_ + 1)) * 0x9E3779B97F4A7C15;
      return product ^ product >> 32;
    }

   private:
    std::uint64_t bits_;
  };
  virtual std::span<const Step> history() const = 0;
};

}  // namespace nemeton::research
