// Down the Danube once more, slowly and separately: maps of squares and strings, written from the rule book alone. In random games
// it must offer the same actions, throws and returns as the rules at every node.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "games/danube/rules/rules.hpp"

namespace nemeton {
namespace {

// A seat's number by square; what stands on the board.
using Board = std::map<int, int>;

bool safe(int square) { return square == 29 || square == 32 || square == 34; }

std::vector<std::vector<int>> blocks(const Board& board, int colour) {
  std::vector<std::vector<int>> found;
  for (const auto& [first, last] : {std::pair(1, 24), std::pair(25, 36)}) {
    std::vector<int> run;
    for (int square = first; square <= last + 1; ++square) {
      if (square <= last && board.contains(square) && board.at(square) == colour) {
        run.push_back(square);
        continue;
      }
      if (first == 1 ? run.size() >= 3 : run.size() == 2) found.push_back(run);
      run.clear();
    }
  }
  return found;
}

bool in_block(const Board& board, int square) {
  for (const auto& block : blocks(board, board.at(square))) {
    for (const int each : block) {
      if (each == square) return true;
    }
  }
  return false;
}

bool has_neighbour(const Board& board, int square) {
  for (const int beside : {square - 1, square + 1}) {
    if (board.contains(beside) && board.at(beside) == board.at(square)) return true;
  }
  return false;
}

bool passes_block(const Board& board, int enemy, int from, int to) {
  for (const auto& block : blocks(board, enemy)) {
    bool between = true;
    for (const int square : block) between = between && std::min(from, to) < square && square < std::max(from, to);
    if (between) return true;
  }
  return false;
}

struct Position {
  Board board;
  std::set<int> held;
  int left = 0;

  auto operator<=>(const Position&) const = default;

  // Puts the boat on `from` down on `to`.
  void move(int seat, int from, int to) {
    board.erase(from);
    if (to == 36) return;
    if (to == 30) {
      to = 0;
      if (!board.contains(19)) to = 19;
      for (int square = seat == 0 ? 10 : 9; to == 0 && square >= 1; square -= 2) {
        if (!board.contains(square)) to = square;
      }
      for (int square = 10; to == 0; --square) {
        if (!board.contains(square)) to = square;
      }
    }
    if (board.contains(to)) board[from] = board[to];
    board[to] = seat;
  }

  // What the step from + k of `seat` leads to, by rules 1 to 5.
  std::optional<Position> step(int seat, int from, int k) const {
    if (!board.contains(from) || board.at(from) != seat || held.contains(from) || k < 1 || k > left) return {};
    const int to = from + k;
    if (to > 36) return {};
    if (to == 36) {
      for (const auto& [square, colour] : board) {
        if (colour == seat && square < 11) return {};
      }
    }
    if (passes_block(board, 1 - seat, from, to)) return {};
    const bool taken = board.contains(to);
    if (taken && !safe(to) && board.at(to) != seat && in_block(board, to)) return {};
    if (taken && board.at(to) == seat) return {};
    if (taken && !safe(to) && has_neighbour(board, to)) return {};
    Position after = *this;
    if (taken && safe(to)) {
      if (k < 2) return {};
      if (board.contains(to - 1) && board.at(to - 1) == seat) return {};
      if (board.contains(to - 1) && in_block(board, to - 1)) return {};
      after.move(seat, from, to - 1);
      after.held.insert(to - 1);
      after.left -= k - 1;
    } else {
      after.move(seat, from, to);
      after.left -= k;
    }
    return after;
  }

  std::optional<Position> back(int seat, int from, int n) const {
    const int to = from - n;
    if (!board.contains(from) || board.at(from) != seat || to < 1) return {};
    if (passes_block(board, 1 - seat, from, to)) return {};
    if (board.contains(to) && (board.at(to) == seat || safe(to) || has_neighbour(board, to))) return {};
    Position after = *this;
    after.move(seat, from, to);
    after.left = 0;
    return after;
  }

  std::map<std::string, Position> steps(int seat) const {
    std::map<std::string, Position> found;
    for (int from = 1; from <= 35; ++from) {
      for (int k = 1; k <= left; ++k) {
        if (const auto after = step(seat, from, k)) found[std::to_string(from) + "+" + std::to_string(k)] = *after;
      }
    }
    return found;
  }
};

// The most pips that any sequence of steps uses.
int most_pips(const Position& position, int seat, std::map<Position, int>& known) {
  const auto [entry, is_new] = known.emplace(position, 0);
  if (!is_new) return entry->second;
  int most = 0;
  for (const auto& [token, after] : position.steps(seat)) {
    most = std::max(most, position.left - after.left + most_pips(after, seat, known));
  }
  return known[position] = most;
}

class Reference {
 public:
  explicit Reference(int ply_limit) : ply_limit_(ply_limit) {
    for (int square = 1; square <= 10; ++square) now_.board[square] = square % 2;
    now_.left = thrown_ = 1;
    choices_["10+1"] = *now_.step(0, 10, 1);
  }

  bool over() const { return over_; }
  int turn() const { return turn_; }
  int winner() const { return winner_; }
  const Board& board() const { return now_.board; }
  const std::set<int>& held() const { return now_.held; }
  int thrown() const { return thrown_; }
  int left() const { return now_.left; }
  bool awaits_throw() const { return !over_ && choices_.empty(); }

  std::set<std::string> actions() const {
    std::set<std::string> tokens;
    for (const auto& [token, after] : choices_) tokens.insert(token);
    return tokens;
  }

  void play(const std::string& token) {
    now_ = choices_.at(token);
    ++ply_;
    int boats = 0;
    for (const auto& [square, colour] : now_.board) boats += colour == turn_;
    if (boats == 0) winner_ = turn_;
    over_ = boats == 0 || ply_ == ply_limit_;
    choices_.clear();
    if (over_) return;
    if (now_.left > 0) look_forward();
    if (choices_.empty()) end_throw(thrown_ == 1 || thrown_ == 4 || thrown_ == 6);
  }

  void throw_sticks(int n) {
    now_.left = thrown_ = n;
    look_forward();
    if (!choices_.empty()) return;
    for (int from = 1; from <= 35; ++from) {
      if (const auto after = now_.back(turn_, from, n)) {
        choices_[std::to_string(from) + "-" + std::to_string(n)] = *after;
      }
    }
    if (choices_.empty()) end_throw(false);
  }

 private:
  void look_forward() {
    std::map<Position, int> known;
    const int most = most_pips(now_, turn_, known);
    for (const auto& [token, after] : now_.steps(turn_)) {
      if (now_.left - after.left + most_pips(after, turn_, known) == most) choices_[token] = after;
    }
  }

  void end_throw(bool again) {
    now_.held.clear();
    now_.left = thrown_ = 0;
    if (again) return;
    turn_ = 1 - turn_;
    if (turn_ == 0 || second_has_begun_) return;
    second_has_begun_ = true;
    now_.left = 1;
    const auto opening = now_.step(1, 9, 1);
    if (opening) {
      thrown_ = 1;
      choices_["9+1"] = *opening;
    } else {
      now_.left = 0;
    }
  }

  int ply_limit_;
  Position now_;
  int turn_ = 0;
  int thrown_ = 0;
  int ply_ = 0;
  bool second_has_begun_ = false;
  bool over_ = false;
  int winner_ = -1;
  std::map<std::string, Position> choices_;
};

std::set<int> listed(danube::Squares set) {
  std::set<int> found;
  for (int s = 0; s < 64; ++s) {
    if ((set >> s & 1) != 0) found.insert(s);
  }
  return found;
}

// Plays a random game by both, comparing all there is. `prefers_high` moves the foremost boat more often, which brings
// other positions about than drawing evenly.
void compare(Random& random, int ply_limit, bool prefers_high) {
  OptionValues options(Danube::info.options);
  ASSERT_TRUE(options.set_integer("ply_limit", ply_limit));
  auto state = Danube::start(options, 2);
  Reference reference(ply_limit);
  for (;;) {
    std::set<int> boats[2];
    for (const auto& [square, colour] : reference.board()) boats[colour].insert(square);
    ASSERT_EQ(listed(state.boats[0]), boats[0]);
    ASSERT_EQ(listed(state.boats[1]), boats[1]);
    const Node node = Danube::node(state);
    ASSERT_EQ(node.kind == NodeKind::terminal, reference.over());
    if (reference.over()) break;
    ASSERT_EQ(state.turn, reference.turn());
    ASSERT_EQ(state.thrown, reference.thrown());
    ASSERT_EQ(state.left, reference.left());
    ASSERT_EQ(listed(state.held), reference.held());
    ASSERT_EQ(node.kind == NodeKind::chance, reference.awaits_throw()) << Danube::text(state, 0);
    if (node.kind == NodeKind::chance) {
      OutcomeList<Danube> outcomes;
      Danube::outcomes(state, outcomes);
      const auto outcome = prefers_high ? outcomes[below(random, 5)].outcome : sample(random, outcomes);
      Danube::apply(state, kChance, outcome);
      reference.throw_sticks(outcome);
      continue;
    }
    ASSERT_EQ(node, Node::decision(reference.turn()));
    ActionList<Danube> actions;
    Danube::actions(state, state.turn, actions);
    std::set<std::string> tokens;
    for (const auto action : actions) tokens.insert(Danube::token(state, state.turn, action));
    ASSERT_EQ(tokens.size(), actions.size()) << "tokens are unique\n" << Danube::text(state, 0);
    ASSERT_EQ(tokens, reference.actions()) << Danube::text(state, 0);
    auto chosen = actions[below(random, static_cast<std::uint32_t>(actions.size()))];
    if (prefers_high) {
      for (const auto action : actions) {
        if (below(random, 2) == 0 && Danube::from(action) > Danube::from(chosen)) chosen = action;
      }
    }
    reference.play(Danube::token(state, state.turn, chosen));
    Danube::apply(state, state.turn, chosen);
  }
  const int winner = reference.winner();
  const Returns returns = Danube::returns(state);
  EXPECT_EQ(returns[0], winner < 0 ? 0 : winner == 0 ? 1 : -1);
  EXPECT_EQ(returns[1], -returns[0]);
}

TEST(DanubeReference, OffersTheSameAtEveryNodeOfRandomGames) {
  Random random(20040204);
  for (int game = 0; game < 20 && !HasFailure(); ++game) compare(random, 2000, game % 2 == 1);
}

TEST(DanubeReference, EndsAtTheSameLimitOfSteps) {
  Random random(7);
  for (int limit = 1; limit <= 40 && !HasFailure(); ++limit) compare(random, limit, false);
}

}  // namespace
}  // namespace nemeton
