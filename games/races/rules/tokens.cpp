// How actions and outcomes are written and read.
#include <algorithm>
#include <charconv>

#include "games/races/rules/race.hpp"

namespace nemeton::races {

namespace {

std::string move_token(const Board& board, Action move) {
  std::string text =
      std::to_string(steps_of(move)) + ':' + board.plan.name(from_of(move)) + '-' + board.plan.name(to_of(move));
  if (takes_gate(move)) {
    text += '~' + std::to_string(board.plan.gates[gate_of(move)].position);
    if (factor_of(move) != steps_of(move)) text += '/' + std::to_string(factor_of(move));
  }
  if (has_other(move)) text += 'x' + std::to_string(other_of(move));
  return text;
}

// Reads a token from its beginning to its end; what does not fit makes it bad, and all that is read then is 0.
class TokenReader {
 public:
  TokenReader(const Board& board, std::string_view token) : board_(board), rest_(token) {}

  bool is_read() const { return !bad_ && rest_.empty(); }

  // Whether it goes on so; if it does, that is read.
  bool accept(std::string_view text) {
    if (!rest_.starts_with(text)) return false;
    rest_.remove_prefix(text.size());
    return true;
  }
  void expect(std::string_view text) { bad_ |= !accept(text); }

  int number(int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    bad_ |= error != std::errc() || value < 0 || value > most;
    if (bad_) return 0;
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return value;
  }

  // "s", "12" or "12r".
  Place place() {
    if (accept("s")) return kStart;
    const Plan& plan = board_.plan;
    const int position = number(plan.positions);
    if (!accept("r")) return static_cast<Place>(position);
    const auto found = std::ranges::find(plan.sunwise, position);
    bad_ |= found == plan.sunwise.end();
    return bad_ ? kStart : static_cast<Place>(plan.positions + 1 + (found - plan.sunwise.begin()));
  }

  // A gate by its position.
  std::size_t gate() {
    const auto& gates = board_.plan.gates;
    const auto found = std::ranges::find(gates, number(board_.plan.positions), &Gate::position);
    bad_ |= found == gates.end();
    return bad_ ? 0 : static_cast<std::size_t>(found - gates.begin());
  }

 private:
  const Board& board_;
  std::string_view rest_;
  bool bad_ = false;
};

Action read_move(TokenReader& reader) {
  const int steps = reader.number(kMaxSteps);
  reader.expect(":");
  const Place from = reader.place();
  reader.expect("-");
  Action move = make_move(steps, from, reader.place());
  if (reader.accept("~")) {
    const std::size_t gate = reader.gate();
    move = by_gate(move, gate, reader.accept("/") ? reader.number(kMaxFactor) : std::min(steps, kMaxFactor));
  }
  return reader.accept("x") ? bumping(move, reader.number(kSeats - 1)) : move;
}

Action read_swap(TokenReader& reader) {
  const Place from = reader.place();
  reader.expect("-");
  const Place to = reader.place();
  reader.expect("x");
  return make(ActionKind::swap, from, to, reader.number(kSeats - 1));
}

Action read_outcome(TokenReader& reader, Stage stage) {
  if (stage != Stage::turn) {
    const int digits = reader.number(kMaxFactor * 11);
    return digits % 10 <= digits / 10 ? static_cast<Action>(tile_number(digits / 10, digits % 10)) : kTiles;
  }
  const int odd = reader.number(kMaxFactor);
  reader.expect("-");
  return turned(odd, reader.number(kMaxFactor));
}

}  // namespace

std::string action_token(const Board& board, Action action) {
  const std::string from = board.plan.name(from_of(action));
  switch (kind_of(action)) {
    case ActionKind::pass: return "pass";
    case ActionKind::home: return "home:" + from;
    case ActionKind::swap:
      return "swap:" + from + '-' + board.plan.name(to_of(action)) + 'x' + std::to_string(other_of(action));
    case ActionKind::move: break;
  }
  return move_token(board, action);
}

std::string token(const Board& board, const State& state, Seat seat, Action action) {
  if (seat != kChance) return action_token(board, action);
  if (state.stage == Stage::turn) return std::to_string(odd_value(action)) + '-' + std::to_string(even_value(action));
  const Tile tile = kTileOf[action];
  return std::to_string(tile.high) + std::to_string(tile.low);
}

std::optional<Action> parse_token(const Board& board, const State& state, Seat seat, std::string_view token) {
  TokenReader reader(board, token);
  const Action action = seat == kChance          ? read_outcome(reader, state.stage)
                        : reader.accept("pass")  ? make(ActionKind::pass)
                        : reader.accept("home:") ? make(ActionKind::home, reader.place())
                        : reader.accept("swap:") ? read_swap(reader)
                                                 : read_move(reader);
  return reader.is_read() ? std::optional(action) : std::nullopt;
}

}  // namespace nemeton::races
