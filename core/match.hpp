// A running game with its type erased: what the server, the protocol, the terminal and the page share.
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
  NodeKind node;  // where it happened
};

// An action of a seat or an outcome of chance as a number: what the rules of the game have for it. It is known by the node where it can be
// played, and by no other.
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
  // The legal actions of a seat that is to act, sorted by byte; none for any other seat.
  virtual std::vector<std::string> actions(Seat seat) const = 0;
  // Whether this is a chance node with too many outcomes to list.
  virtual bool is_sampled() const = 0;
  // The outcomes of a chance node, sorted by byte; none elsewhere, and none where it deals.
  virtual std::vector<OutcomeToken> outcomes() const = 0;
  // The seat that says the outcome of this chance node if a person sits there, or kChance.
  virtual Seat asked() const = 0;
  // At a terminal node, one number a seat, the rest 0.
  virtual Returns returns() const = 0;
  // The side that a seat plays for: partners have the same.
  virtual int side(Seat seat) const = 0;
  // One JSON object: what `viewer` (a seat or kSpectator) may know.
  virtual void view(Seat viewer, JsonWriter& json) const = 0;
  // The same as a board in text, for a terminal.
  virtual std::string text(Seat viewer) const = 0;

  // The same actions as numbers, in the order of the rules. Clears the list.
  virtual void legal_actions(Seat seat, std::vector<ActionId>& list) const = 0;
  // The same outcomes as numbers; clears the list.
  virtual void chance_outcomes(std::vector<Weighted<ActionId>>& list) const = 0;
  // How an action of `seat`, or an outcome (kChance), is written here. It must be legal here.
  virtual std::string token(Seat seat, ActionId action) const = 0;
  // The legal action of `seat`, or the outcome at a chance node (where `seat` is ignored), that is written so; nothing if there is none.
  virtual std::optional<ActionId> parse_token(Seat seat, std::string_view token) const = 0;

  // Plays an action for `seat`, or an outcome at a chance node, where `seat` is ignored. Errors: not_your_turn,
  // illegal_action; nothing has changed then.
  virtual std::expected<void, Error> apply(Seat seat, std::string_view token) = 0;
  // The same by number, without a token being written or read.
  virtual std::expected<void, Error> apply_action(Seat seat, ActionId action) = 0;
  // Draws an outcome by its weight, applies it and returns its token. The bits come from (seed, number of outcomes so
  // far), so a game replayed with the same seed draws the same. Error: not_chance.
  virtual std::expected<std::string, Error> draw(std::uint64_t seed) = 0;
  // The same with bits from elsewhere, in a way that anybody can follow: the outcome in whose share of the weights, in
  // smallest whole numbers and the order of `outcomes`, the number falls; where it deals, as the game says.
  virtual std::expected<std::string, Error> draw(BitSource& bits) = 0;
  // Takes back the last apply or draw; false if there is none. Costs a few steps, however long the game is.
  virtual bool undo() = 0;
  // Takes back all but the first `steps`, and gives the token of the last of these. Costs no more than `undo`.
  virtual std::string rewind(std::size_t steps) = 0;

  // Whether `viewer` (a seat or kSpectator) saw the last step: only the seat that chooses in secret, or is dealt to, sees that step. False if
  // there is none.
  virtual bool saw_last_step(Seat viewer) const = 0;
  // Writes the effects of the last step that `viewer` may know: an array of JSON objects, each with "kind", in the order in which it happened. Empty if
  // there was no step, and in a game that tells no effects.
  virtual void effects(Seat viewer, JsonWriter& json) const = 0;
  // All that happened, in order.
  virtual std::vector<Step> steps() const = 0;
  virtual std::size_t step_count() const = 0;
  // An independent copy. It costs little, however long the game is.
  virtual std::unique_ptr<Match> clone() const = 0;

  // Returns the choice of the game's bot for `seat`, which is to act. The match does not change.
  virtual Advice best(Seat seat, Level level, const Budget& budget, std::uint64_t seed) const = 0;
  // Whether the game's bot remembers what it has looked at (core/bot.hpp, HasPondering), and that it looks at this position, so that its next answer
  // begins with it; nothing where it does not remember.
  virtual bool can_ponder() const = 0;
  virtual void ponder(const Budget& budget) const = 0;
  // Returns the values of actions of `seat`, which is to act, as far as it can know: the best, others, and the one asked for, if one is.
  // Error: illegal_action.
  virtual std::expected<Analysis<std::string>, Error> analyze(Seat seat,
                                                              const AnalysisRequest<std::string>& request) const = 0;
  // Why `action` of `seat`, which is to act, and not `instead`, as far as it can know: an array of JSON objects, each with "kind", the weightiest
  // first. Empty in a game that gives no reasons. Error: illegal_action; nothing is written then.
  virtual std::expected<void, Error> reasons(Seat seat, std::string_view action,
                                             std::optional<std::string_view> instead, JsonWriter& json) const = 0;
  // The win probabilities with everything known: at the end, and in a game that hides information. None elsewhere, where `analyze` tells
  // them.
  virtual std::optional<WinProbabilities> evaluate_full_information(const Budget& budget, std::uint64_t seed) const = 0;
};

// A game of the list: what it is, and how a match of it starts. `seats` lies within the game's range.
struct GameEntry {
  const GameInfo* info;
  std::unique_ptr<Match> (*start)(const OptionValues& options, int seats);
  bool hides_information;  // where not, `view` and `effects` are the same for every viewer
  // Hands the game's bot its network (core/bot.hpp, HasNetwork); null where it takes none.
  std::expected<void, std::string> (*set_network)(std::string_view name, std::string_view bytes);
  // The tables that the bot takes (HasTables); often none.
  std::span<const SolvedTable> (*tables)();
};

// The game with that id, or null.
inline const GameEntry* find_game(std::span<const GameEntry> games, std::string_view id) {
  for (const GameEntry& game : games) {
    if (id == game.info->id) return &game;
  }
  return nullptr;
}

}  // namespace nemeton
