// A duel of two seats that know each other's hands: nothing is hidden but what both choose at once, so each choice is a matrix game whose payoffs
// are what the choices that follow are worth, and the whole is solved from its end.
//
// A turn in which nobody discards leads back to the same hands, so a position is a small game of its own: it is solved from the deadlock
// forwards, turn by turn, until a turn more makes no difference. If the end is too far off, positions with a few cards less have learnt
// values. That a game may reach its longest length is left out of account.
#pragma once

#include <span>
#include <unordered_map>

#include "core/budget.hpp"
#include "games/duel/bot/evaluator.hpp"
#include "search/matrix_game.hpp"

namespace nemeton::duel {

using Matrix = MatrixGame<Duel::kMaxActions>;

class OpenDuel {
 public:
  // Two seats have to choose forms or cards; what one of them has chosen already does not count.
  OpenDuel(const Duel::Observation& known, const Budget& budget, const Misjudging& misjudging = {})
      : OpenDuel(known.open, known.viewer == 0 ? known.hand : known.other, known.viewer == 0 ? known.other : known.hand,
                 budget, kLearnt, misjudging) {}
  OpenDuel(const Public& open, Cards first, Cards second, const Budget& budget = {}, const Network& network = kLearnt,
           const Misjudging& misjudging = {});

  // Looks further ahead, until so many cards would have to go for a position to be guessed, until nothing is guessed, or until the budget is over.
  void search(int most_cards = kCards);

  // The choices of a seat, forms or cards by bit; below, the nth of them is `own`, and the nth of the other's is `other`.
  Cards choices(Seat seat) const;
  // The results of the last search that came to its end: the payoff of a pair of choices, the equilibrium, and the value of one choice
  // against that.
  double payoff(Seat seat, std::size_t own, std::size_t other) const {
    return seat == 0 ? matrix_.at(own, other) : -matrix_.at(other, own);
  }
  double value(Seat seat) const { return seat == 0 ? equilibrium_.value : -equilibrium_.value; }
  const Matrix::Strategy& strategy(Seat seat) const { return seat == 0 ? equilibrium_.rows : equilibrium_.columns; }
  double value(Seat seat, std::size_t own) const;
  // Whether nothing was guessed, and the longest length of a game is out of reach.
  bool is_exact() const;
  // How many cards had to go before a position was guessed: -1 where no search has come to its end.
  int cards_ahead() const { return cards_ahead_; }
  // Pairs of cards that were looked at.
  std::uint64_t nodes() const { return nodes_; }

  // Returns the value of hands to seat 0 after a turn with a discard, by the forms that are drained. Positions of so many cards or fewer are guessed.
  ByForms values(Cards first, Cards second, int guessed_from);

 private:
  struct Hands {
    Cards first;
    Cards second;
    bool operator==(const Hands&) const = default;
  };
  struct Hash {
    std::size_t operator()(const Hands& hands) const {
      std::uint64_t mixed = (hands.first * 0x9E3779B97F4A7C15) ^ (hands.second * 0xC2B2AE3D27D4EB4F);
      return static_cast<std::size_t>(mixed ^ mixed >> 29);
    }
  };
  struct Position {
    ByForms values;
    bool exact;
  };
  class Turn;

  const Position& position(Cards first, Cards second);
  // Works out the root; with `guess_root` a turn in which nobody discards is guessed too.
  void look_ahead(bool guess_root);
  bool is_cut_off();

  const Public& open_;
  Hands root_;
  const Network& network_;
  const Misjudging misjudging_;
  Budget budget_;
  BudgetClock clock_;
  std::unordered_map<Hands, Position, Hash> positions_;
  int guessed_from_ = 0;  // so many cards in both hands, or fewer, are guessed
  bool cut_off_ = false;
  Matrix matrix_{1, 1};
  Matrix::Equilibrium equilibrium_;
  bool exact_ = false;
  int cards_ahead_ = -1;
  std::uint64_t nodes_ = 0;
};

}  // namespace nemeton::duel
