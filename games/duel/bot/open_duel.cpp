#include "games/duel/bot/open_duel.hpp"

#include <algorithm>

#include "games/duel/bot/possible.hpp"

namespace nemeton::duel {

namespace {

constexpr unsigned kAllForms = (1u << kForms) - 1;

// A turn more makes no difference where no value changes by more: errors of rounding, and where something was guessed, much less than that errs.
constexpr double kRounding = 1e-15;
constexpr double kSlight = 1e-5;

double standing(int first, int second) { return first < second ? 1 : first > second ? -1 : 0; }

// A choice of forms, by bit, where the pairs of forms are worth that.
Matrix form_game(const ByForms& values, unsigned first, unsigned second) {
  Matrix game(static_cast<std::size_t>(std::popcount(first)), static_cast<std::size_t>(std::popcount(second)));
  std::size_t row = 0;
  for (int one = 0; one < kForms; ++one) {
    if ((first >> one & 1) == 0) continue;
    std::size_t column = 0;
    for (int two = 0; two < kForms; ++two) {
      if ((second >> two & 1) != 0) game.at(row, column++) = values[pair_of(one, two)];
    }
    ++row;
  }
  return game;
}

}  // namespace

// A turn with these hands: what it leads to.
class OpenDuel::Turn {
 public:
  Turn(OpenDuel& duel, Hands hands) : duel_(duel), hands_(hands) {
    for (Cards rest = hands.first; rest != 0; rest &= rest - 1) first_[rows_++] = lowest_bit(rest);
    for (Cards rest = hands.second; rest != 0; rest &= rest - 1) second_[columns_++] = lowest_bit(rest);
    for (std::size_t row = 0; row <= rows_; ++row) std::fill_n(after_[row].begin(), columns_ + 1, nullptr);
  }

  // Whether nothing that was looked at so far has been guessed.
  bool is_exact() const { return exact_; }

  // The choice of cards in these forms, where it is worth `kept` if nobody discards.
  Matrix card_game(int one, int two, double kept) {
    const std::size_t pair = pair_of(one, two);
    Matrix game(rows_, columns_);
    for (std::size_t row = 0; row < rows_; ++row) {
      const Cards under_first = beaten_by(first_[row], one);
      for (std::size_t column = 0; column < columns_; ++column) {
        const bool first_goes = (under_first & set_of(second_[column])) != 0;
        const bool second_goes = (beaten_by(second_[column], two) & set_of(first_[row])) != 0;
        can_idle_[pair] = can_idle_[pair] || !(first_goes || second_goes);
        game.at(row, column) =
            first_goes || second_goes ? after(first_goes ? row : rows_, second_goes ? column : columns_)[pair] : kept;
      }
    }
    duel_.nodes_ += rows_ * columns_;
    return game;
  }

  // Returns the value of the choice of forms, by the forms that are drained, after so many turns in a row without a discard.
  ByForms values(int idle) {
    ByForms next, cards{};
    next.fill(standing(static_cast<int>(rows_), static_cast<int>(columns_)));
    for (int turn = kDeadlock - 1; turn >= idle && !duel_.is_cut_off(); --turn) {
      ByForms now;
      for (std::size_t pair = 0; pair < kFormPairs; ++pair) {
        const bool changed = can_idle_[pair] && next[pair] != kept_[pair];
        if (turn < kDeadlock - 1 && !changed) continue;
        const int one = static_cast<int>(pair) / kForms, two = static_cast<int>(pair) % kForms;
        cards[pair] = card_game(one, two, kept_[pair] = next[pair]).value();
      }
      double change = 0;
      for (int one = 0; one < kForms; ++one) {
        for (int two = 0; two < kForms; ++two) {
          const std::size_t pair = pair_of(one, two);
          now[pair] = form_game(cards, kAllForms & ~(1u << one), kAllForms & ~(1u << two)).value();
          change = std::max(change, std::abs(now[pair] - next[pair]));
        }
      }
      next = now;
      if (change <= (exact_ ? kRounding : kSlight)) break;
    }
    return next;
  }

 private:
  // Returns the values after those cards are gone, by the forms played: `rows_` and `columns_` stand for none.
  const ByForms& after(std::size_t row, std::size_t column) {
    const Position*& known = after_[row][column];
    if (known == nullptr) {
      known = &duel_.position(hands_.first & ~(row == rows_ ? 0 : set_of(first_[row])),
                              hands_.second & ~(column == columns_ ? 0 : set_of(second_[column])));
      exact_ = exact_ && known->exact;
    }
    return known->values;
  }

  OpenDuel& duel_;
  Hands hands_;
  std::size_t rows_ = 0;
  std::size_t columns_ = 0;
  std::array<int, Duel::kMaxActions> first_;
  std::array<int, Duel::kMaxActions> second_;
  std::array<std::array<const Position*, Duel::kMaxActions + 1>, Duel::kMaxActions + 1> after_;
  std::array<bool, kFormPairs> can_idle_{};  // whether there are cards with which nobody discards
  ByForms kept_{};                           // what that was worth when the choice of cards was last solved
  bool exact_ = true;
};

OpenDuel::OpenDuel(const Public& open, Cards first, Cards second, const Budget& budget, const Network& network,
                   const Misjudging& misjudging)
    : open_(open), root_{first, second}, network_(network), misjudging_(misjudging), budget_(budget), clock_(budget) {}

Cards OpenDuel::choices(Seat seat) const {
  if (open_.stage == Stage::forms) return Duel::forms_of(open_, seat);
  return seat == 0 ? root_.first : root_.second;
}

double OpenDuel::value(Seat seat, std::size_t own) const {
  if (cards_ahead_ < 0) return 0;
  const Matrix::Strategy& others = strategy(1 - seat);
  double sum = 0;
  for (std::size_t other = 0; other < static_cast<std::size_t>(count(choices(1 - seat))); ++other) {
    sum += others[other] * payoff(seat, own, other);
  }
  return sum;
}

bool OpenDuel::is_exact() const {
  constexpr int kChoices = 4;  // in a turn
  const int most_turns = kDeadlock * (count(root_.first) + count(root_.second));
  return exact_ && open_.ply + static_cast<std::uint32_t>(kChoices * most_turns) < open_.ply_limit;
}

bool OpenDuel::is_cut_off() {
  cut_off_ = cut_off_ || nodes_ > budget_.nodes || clock_.is_over();
  return cut_off_;
}

const OpenDuel::Position& OpenDuel::position(Cards first, Cards second) {
  static constexpr auto everywhere = [](double value) {
    Position position{.values = {}, .exact = true};
    position.values.fill(value);
    return position;
  };
  static constexpr Position kWon = everywhere(1), kLost = everywhere(-1), kTied = everywhere(0);
  if (first == 0) return second == 0 ? kTied : kWon;
  if (second == 0) return kLost;
  if (is_cut_off()) return kTied;
  if (const auto known = positions_.find(Hands{first, second}); known != positions_.end()) return known->second;
  Position position{.values = {}, .exact = false};
  if (count(first) + count(second) <= guessed_from_) {
    position.values = misjudged(evaluate(network_, first, second), first, second, misjudging_);
  } else {
    Turn turn(*this, {first, second});
    position.values = turn.values(0);
    position.exact = turn.is_exact() && !cut_off_;
  }
  return positions_.emplace(Hands{first, second}, position).first->second;
}

ByForms OpenDuel::values(Cards first, Cards second, int guessed_from) {
  std::erase_if(positions_, [](const auto& each) { return !each.second.exact; });
  guessed_from_ = guessed_from;
  return position(first, second).values;
}

void OpenDuel::search(int most_cards) {
  const int held = count(root_.first) + count(root_.second);
  for (int cards = cards_ahead_ + 1; cards <= std::min(most_cards, held) && !exact_; ++cards) {
    std::erase_if(positions_, [](const auto& each) { return !each.second.exact; });
    guessed_from_ = held - std::max(cards, 1);
    look_ahead(cards == 0);
    if (cut_off_) return;
    cards_ahead_ = cards;
  }
}

void OpenDuel::look_ahead(bool guess_root) {
  if (is_cut_off()) return;
  Turn turn(*this, root_);
  ByForms kept;
  if (open_.idle + 1 == kDeadlock) kept.fill(standing(count(root_.first), count(root_.second)));
  else
    kept = guess_root ? misjudged(evaluate(network_, root_.first, root_.second), root_.first, root_.second, misjudging_)
                      : turn.values(open_.idle + 1);
  Matrix matrix(1, 1);
  if (open_.stage == Stage::cards) {
    const int one = open_.now.shapes[0], two = open_.now.shapes[1];
    matrix = turn.card_game(one, two, kept[pair_of(one, two)]);
  } else {
    const auto first = static_cast<unsigned>(choices(0)), second = static_cast<unsigned>(choices(1));
    ByForms cards{};
    for (int one = 0; one < kForms; ++one) {
      for (int two = 0; two < kForms; ++two) {
        if ((first >> one & 1) == 0 || (second >> two & 1) == 0) continue;
        cards[pair_of(one, two)] = turn.card_game(one, two, kept[pair_of(one, two)]).value();
      }
    }
    matrix = form_game(cards, first, second);
  }
  if (is_cut_off()) return;
  matrix_ = matrix;
  equilibrium_ = matrix.equilibrium();
  exact_ = turn.is_exact() && !guess_root;
}

}  // namespace nemeton::duel
