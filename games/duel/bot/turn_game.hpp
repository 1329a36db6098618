// One turn of a duel of three or four as a game of its own, whose mixed strategies are found by regret matching.
//
// Every iteration deals the hidden cards again, as the seat's observation allows, draws everybody's choices by the strategies so
// far, and looks what each other choice would have brought (external sampling, regret matching plus: Tammelin, "Solving large
// imperfect information games using CFR+", 2014). The end of a turn is evaluated by the hands that are left (hand_values.hpp).
#pragma once

#include <vector>

#include "core/random.hpp"
#include "games/duel/bot/hand_values.hpp"

namespace nemeton::duel {

// A choice among forms or cards, by bit: the regrets and the strategy on average.
struct Mixed {
  std::array<float, kCards> regret{};
  std::array<float, kCards> sum{};
};

class TurnGame {
 public:
  using Values = BySeat<float>;

  // `known` is the observation of a seat that has to choose now.
  TurnGame(const Duel::Observation& known, std::uint64_t seed, const HandValueNetwork& network = kLearntHandValues);
  // The same turn where these are known to be the hands.
  TurnGame(const Duel::Observation& known, const BySeat<Cards>& hands, std::uint64_t seed,
           const HandValueNetwork& network = kLearntHandValues);

  void iterate();

  // The choices of the seat, or of another if all hands are known, forms or cards by bit.
  Cards choices(Seat seat) const;
  // Plays a turn in which the seat makes that choice, and every later choice is drawn from the strategies found.
  Values play(int choice, Random& random);

  // The strategy of such a seat over its choices; adds up to 1.
  std::array<double, kCards> strategy(Seat seat) const;
  // Its average value over the iterations.
  double value() const { return iterations_ == 0 ? 0 : value_ / iterations_; }
  // Everybody's average value.
  Values values() const;
  std::uint64_t nodes() const { return nodes_; }

 private:
  using Choices = BySeat<std::int8_t>;

  void deal_hidden_cards();
  const Mixed& node(Seat seat) const;  // of its choice
  // Of the choices one by its weight; any, where none has weight.
  int draw(const std::array<float, kCards>& weights, Cards choices);
  // Draws from the strategy and counts it into the average.
  int draw_and_keep(Mixed& mixed, Cards choices);
  // `worth(choice)` for every choice; the one taken was worth `got`.
  template <class Worth>
  void regret(Mixed& mixed, Cards choices, int taken, float got, Worth worth);

  // These forms are played.
  void drain(const Choices& forms);
  // Takes the chameleons' forms away: the seat of the one that is to decide what it is, if it is alone.
  Seat become(Choices& forms) const;
  Values play_forms();
  Values play_shape(const Choices& forms);
  Values play_cards(const Choices& shapes);
  Values after(const Choices& shapes, const Choices& cards);
  // The same turn without learning: each draws from the strategy on average but for what has been chosen.
  Values follow_forms(Choices forms);
  Values follow_shape(const Choices& forms, int chosen);
  Values follow_cards(const Choices& shapes, Choices cards);

  Mixed& forms_node(Seat seat) { return forms_[static_cast<std::size_t>(seat)]; }
  Mixed& shape_node(const Choices& shapes) { return shapes_[key(shapes)]; }
  Mixed& cards_node(const Choices& shapes, Seat seat) {
    return cards_[key(shapes) * static_cast<std::size_t>(seats_) + static_cast<std::size_t>(seat)];
  }
  static std::size_t key(const Choices& shapes);

  const Duel::Observation& known_;
  const int seats_;
  Random random_;
  std::vector<int> unknown_;  // cards of which the seat does not know where they are
  BySeat<Cards> hands_{};
  const HandValueNetwork& network_;
  HandValues hand_values_;
  Choices drains_ = {no_form, no_form, no_form, no_form};  // the forms that the turn drains
  BySeat<int> spent_{};  // jokers, and whether they are still counted at its beginning
  std::vector<Mixed> forms_;
  std::vector<Mixed> shapes_;
  std::vector<Mixed> cards_;
  bool open_ = false;  // whether all hands are known
  double value_ = 0;
  BySeat<double> all_values_{};
  int iterations_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace nemeton::duel
