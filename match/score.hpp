// How one of two players has fared against the other.
#pragma once

#include <map>
#include <span>

namespace nemeton {

// So many standard errors to either side hold 95 % of a normal distribution.
inline constexpr double kNormal95 = 1.959964;

struct Interval {
  double low;
  double high;
};

// The games of a round share an opening and its luck, so errors are those of whole rounds: of their mean shares, whatever the games in them have to
// do with each other.
class Score {
 public:
  explicit Score(int sides) : sides_(sides) {}

  // The player's part of the win in each game of a round.
  void add(std::span<const double> shares);

  int sides() const { return sides_; }
  int games() const { return wins_ + ties_ + losses_; }
  int wins() const { return wins_; }  // nobody else did as well
  int ties() const { return ties_; }  // nobody did better
  int losses() const { return losses_; }
  // How many rounds had which mean share.
  const std::map<double, int>& rounds() const { return rounds_; }

  // The part of the games that the player has won; a tie is its part among those who did best.
  double share() const { return won_ / games(); }
  double expected_of_equals() const { return 1.0 / sides_; }

  // The interval of the true share, with a confidence of 95 %. Agresti and Coull's interval, carried over to rounds: two more are added
  // that end as between equals, without which a player that won all games would be certain to win always.
  Interval interval() const;
  // The probability of so large a share, or a larger one, of a player that is no better than the others: as likely as not, each round could have gone
  // as far to the other side of the equals' share. In the normal approximation.
  double p_value() const;

 private:
  int sides_;
  int wins_ = 0;
  int ties_ = 0;
  int losses_ = 0;
  double won_ = 0;
  std::map<double, int> rounds_;
};

}  // namespace nemeton
