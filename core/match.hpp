// A game in progress with its type erased, for the server, the protocol, the terminal and the page.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/error.hpp"
#include "core/game.hpp"
#include "core/random.hpp"

namespace nemeton {

// One thing that happened: an action by a seat, or an outcome (seat kChance).
struct Step {
  Seat seat;
  std::string token;
  NodeKind node;  // the kind of node before it
};

// The number that the rules use for an action or an outcome. It is valid only at the node where it can be played.
using ActionId = std::uint64_t;

// An outcome's token and its weight.
struct OutcomeToken {
  std::string token;
  std::uint32_t weight;
};

// A `Thought` in tokens.
struct Advice {
  std::string action;
  double value;
  std::vector<std::string> pv;
  std::uint64_t nodes;
  int depth;
};

class Match {
 public:
  virtual ~Match() = default;

  virtual const GameInfo& info() const = 0;
  virtual int seats() const = 0;
  virtual const OptionValues& options() const = 0;

  virtual Node node() const = 0;
  virtual int ply() const = 0;
  // Returns the legal actions of a seat that is to act, sorted by byte; none for any other seat.
  virtual std::vector<std::string> actions(Seat seat) const = 0;
  // Whether this is a chance node with too many outcomes to list.
  virtual bool is_sampled() const = 0;
  // Returns the outcomes of a chance node, sorted by byte; none elsewhere or if it is sampled.
  virtual std::vector<OutcomeToken> outcomes() const = 0;
  // Returns the seat that provides the outcome of this chance node if a person has it, or kChance.
  virtual Seat asked() const = 0;
  // Returns the returns by seat at a terminal node.
  virtual Returns returns() const = 0;
  // Returns the side of a seat; partners have the same.
  virtual int side(Seat seat) const = 0;
  // Writes a JSON object with what `viewer` (a seat or kSpectator) may know.
  virtual void view(Seat viewer, JsonWriter& json) const = 0;
  // The same as a board in text, for a terminal.
  virtual std::string text(Seat viewer) const = 0;

  // The same actions as numbers, in the order of the rules. Clears the list.
  virtual void legal_actions(Seat seat, std::vector<ActionId>& list) const = 0;
  // The same outcomes as numbers; clears the list.
  virtual void chance_outcomes(std::vector<Weighted<ActionId>>& list) const = 0;
  // Returns the token of a legal action of `seat`, or of an outcome (kChance).
  virtual std::string token(Seat seat, ActionId action) const = 0;
  // Returns the legal action of `seat`, or the outcome at a chance node (where `seat` is ignored), with that token, if there is one.
  virtual std::optional<ActionId> parse_token(Seat seat, std::string_view token) const = 0;

  // Plays an action for `seat`, or an outcome at a chance node, where `seat` is ignored. Errors: not_your_turn,
  // illegal_action; nothing has changed then.
  virtual std::expected<void, Error> apply(Seat seat, std::string_view token) = 0;
  // The same by number, without tokens.
  virtual std::expected<void, Error> apply_action(Seat seat, ActionId action) = 0;
  // Samples an outcome by weight, applies it and returns its token. The bits depend on the seed and the number of outcomes so far, so replaying a game with
  // the same seed gives the same outcomes. Error: not_chance.
  virtual std::expected<std::string, Error> draw(std::uint64_t seed) = 0;
  // The same with given bits, in a way that others can reproduce: the number selects among the weights, reduced to smallest terms and in the order of
  // `outcomes`. If the outcomes are sampled, the game defines how.
  virtual std::expected<std::string, Error> draw(BitSource& bits) = 0;
  // Takes back the last apply or draw; returns false if there is none. Costs a few steps, however long the game is.
  virtual bool undo() = 0;
  // Takes back all but the first `steps` and returns the token of the last of these. Costs no more than `undo`.
  virtual std::string rewind(std::size_t steps) = 0;

  // Whether `viewer` (a seat or kSpectator) saw the last step. Only the seat itself sees a secret choice or its hand being dealt. False if there is none.
  virtual bool saw_last_step(Seat viewer) const = 0;
  // Writes the effects of the last step that `viewer` may know: an array of JSON objects, each with "kind", in order. Empty if there was no step or the game
  // has no effects.
  virtual void effects(Seat viewer, JsonWriter& json) const = 0;
  // Returns all steps, in order.
  virtual std::vector<Step> steps() const = 0;
  virtual std::size_t step_count() const = 0;
  // Returns an independent copy. Cheap, however long the game is.
  virtual std::unique_ptr<Match> clone() const = 0;

  // Returns the choice of the game's bot for `seat`, which is to act. The match does not change.
  virtual Advice best(Seat seat, Level level, const Budget& budget, std::uint64_t seed) const = 0;
  // Whether the game's bot can ponder (core/bot.hpp, HasPondering); and makes it search this position, which its next answer reuses. Does nothing if it
  // cannot.
  virtual bool can_ponder() const = 0;
  virtual void ponder(const Budget& budget) const = 0;
  // Analyses actions of `seat`, which is to act, from what it may know: the best ones, and the one asked for.
  // Error: illegal_action.
  virtual std::expected<Analysis<std::string>, Error> analyze(Seat seat,
                                                              const AnalysisRequest<std::string>& request) const = 0;
  // Writes the reasons for `action` of `seat`, which is to act, rather than `instead`, from what it may know: an array of JSON objects, each with "kind", the
  // most important first. Empty if the game gives no reasons. Error: illegal_action; then nothing is written.
  virtual std::expected<void, Error> reasons(Seat seat, std::string_view action,
                                             std::optional<std::string_view> instead, JsonWriter& json) const = 0;
  // Returns the win probabilities with everything known, at the end or if the game hides information; otherwise nullopt, since `analyze` returns them.
  virtual std::optional<WinProbabilities> evaluate_full_information(const Budget& budget, std::uint64_t seed) const = 0;
};

// An entry of the list of games. `seats` must be in the game's range.
struct GameEntry {
  const GameInfo* info;
  std::unique_ptr<Match> (*start)(const OptionValues& options, int seats);
  bool hides_information;  // if not, `view` and `effects` are the same for every viewer
  // Sets the network of the game's bot (core/bot.hpp, HasNetwork); null if it uses none.
  std::expected<void, std::string> (*set_network)(std::string_view name, std::string_view bytes);
  // Returns the tables that the bot uses (HasTables); often none.
  std::span<const SolvedTable> (*tables)();
};

// Returns the game with that id, or null.
inline const GameEntry* find_game(std::span<const GameEntry> games, std::string_view id) {
  for (const GameEntry& game : games) {
    if (id == game.info->id) return &game;
  }
  return nullptr;
}

}  // namespace nemeton
