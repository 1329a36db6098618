#include "lab/measures.hpp"

#include <algorithm>
#include <cmath>

#include "lab/result.hpp"
#include "lab/skill_trace.hpp"

namespace nemeton::lab {

namespace {

constexpr const char* kOurs = "Nemeton";
constexpr const char* kBrowne = "Browne, Automatic Generation and Evaluation of Recombination Games, 2008";

double real(Whole value) { return static_cast<double>(value); }

Sides sides_of_cell(const Cell& cell) { return {*cell.setting.game->info, cell.setting.options, cell.setting.seats}; }

// A quantity's sums in its own unit.
Sample sample_of(const Tally& tally, Quantity quantity) {
  const Moments& moments = tally.of(quantity);
  const auto unit = static_cast<double>(info_of(quantity).unit);
  return {static_cast<double>(tally.games()), real(moments.sum) / unit, real(moments.squares) / unit / unit};
}

Estimate mean(const Tally& tally, Quantity quantity) {
  const Sample sample = sample_of(tally, quantity);
  return mean_of(sample.n, sample.sum, sample.squares);
}

Estimate part_of_games(const Tally& tally, Quantity quantity) {
  return wilson(real(tally.of(quantity).sum), static_cast<double>(tally.games()));
}

Estimate ratio(const Tally& tally, Quantity part, Quantity whole) {
  const auto pair =
      std::ranges::find_if(kPairs, [&](const Pair& each) { return each.part == part && each.whole == whole; });
  const auto index = static_cast<std::size_t>(pair - kPairs.begin());
  const Sample x = sample_of(tally, part);
  const Sample y = sample_of(tally, whole);
  const auto units = static_cast<double>(info_of(part).unit) * static_cast<double>(info_of(whole).unit);
  return ratio_of({x.n, x.sum, y.sum, x.squares, y.squares, real(tally.products(index)) / units});
}

Quantity of_seat(Quantity first, int seat) { return static_cast<Quantity>(static_cast<int>(first) + seat); }

std::string seat_name(int seat) { return "seat " + std::to_string(seat); }

class SeatWins final : public Measure {
 public:
  SeatWins()
      : Measure({"seat_wins", "How often each seat wins alone, or with its partners alone.", "wins / games",
                 "part of the games", "Wilson, Probable inference, 1927, for the interval"}) {}
  std::vector<Measured> measure(const Study&, const Cell& cell, const Tally& tally) const override {
    std::vector<Measured> found;
    for (int seat = 0; seat < cell.setting.seats; ++seat)
      found.push_back({seat_name(seat), part_of_games(tally, of_seat(Quantity::won0, seat))});
    return found;
  }
};

class SeatShare final : public Measure {
 public:
  SeatShare()
      : Measure({"seat_share", "Each seat's part of the wins, where sides that tie for the best share one.",
                 "mean of 1 / winners or 0", "part of a win", kOurs}) {}
  std::vector<Measured> measure(const Study&, const Cell& cell, const Tally& tally) const override {
    std::vector<Measured> found;
    for (int seat = 0; seat < cell.setting.seats; ++seat)
      found.push_back({seat_name(seat), mean(tally, of_seat(Quantity::share0, seat))});
    return found;
  }
};

class Advantage final : public Measure {
 public:
  Advantage()
      : Measure({"advantage", "How much more than its equal part of the wins the luckiest seat has.",
                 "largest seat_share − 1 / sides", "part of a win", kOurs}) {}
  std::vector<Measured> measure(const Study&, const Cell& cell, const Tally& tally) const override {
    const double equal = 1.0 / sides_of_cell(cell).count;
    Measured best{"", {-1, -1, -1}};
    for (int seat = 0; seat < cell.setting.seats; ++seat) {
      const Estimate share = mean(tally, of_seat(Quantity::share0, seat));
      if (share.value - equal > best.estimate.value)
        best = {seat_name(seat), {share.value - equal, share.low - equal, share.high - equal}};
    }
    return {best};
  }
};

class Symmetry final : public Measure {
 public:
  Symmetry()
      : Measure({"symmetry",
                 "How likely seats whose chances are equal would differ as much as these do: small where they are not "
                 "equal.",
                 "p of χ² = Σ (wins − mean wins)² / mean wins, over the sides", "probability", "Pearson 1900"}) {}
  std::vector<Measured> measure(const Study&, const Cell& cell, const Tally& tally) const override {
    const Sides sides = sides_of_cell(cell);
    std::vector<double> wins(static_cast<std::size_t>(sides.count));
    for (int seat = 0; seat < sides.seats; ++seat)
      wins[static_cast<std::size_t>(sides.of_seat[static_cast<std::size_t>(seat)])] =
          real(tally.of(of_seat(Quantity::won0, seat)).sum);
    double all = 0;
    for (const double each : wins) all += each;
    const double equal = all / sides.count;
    if (equal == 0) return {};
    double square = 0;
    for (const double each : wins) square += (each - equal) * (each - equal) / equal;
    const double p = p_of_chi_square(square, sides.count - 1);
    return {{"", {p, p, p}}};
  }
};

class FirstShare final : public Measure {
 public:
  FirstShare()
      : Measure({"first_share",
                 "The part of the wins of the first player named, who had each side equally often: how much skill is "
                 "worth.",
                 "mean of 1 / winners or 0", "part of a win", kOurs}) {}
  std::vector<Measured> measure(const Study&, const Cell& cell, const Tally& tally) const override {
    if (cell.players.size() < 2) return {};
    return {{cell.players.front().name + " against " + cell.players.back().name, mean(tally, Quantity::first_share)}};
  }
};

// The mean of a quantity of each game, where it is watched.
class Mean final : public Measure {
 public:
  Mean(const Words& words, Quantity quantity) : Measure(words), quantity_(quantity) {}
  std::vector<Measured> measure(const Study& study, const Cell&, const Tally& tally) const override {
    if (!study.counts(info_of(quantity_).watch)) return {};
    return {{"", mean(tally, quantity_)}};
  }

 private:
  Quantity quantity_;
};

// The part of the games with something, or without it.
class PartOfGames final : public Measure {
 public:
  PartOfGames(const Words& words, Quantity quantity, bool without)
      : Measure(words), quantity_(quantity), without_(without) {}
  std::vector<Measured> measure(const Study&, const Cell&, const Tally& tally) const override {
    const Estimate with = part_of_games(tally, quantity_);
    if (!without_) return {{"", with}};
    return {{"", {1 - with.value, 1 - with.high, 1 - with.low}}};
  }

 private:
  Quantity quantity_;
  bool without_;
};

class Ratio final : public Measure {
 public:
  Ratio(const Words& words, Quantity part, Quantity whole) : Measure(words), part_(part), whole_(whole) {}
  std::vector<Measured> measure(const Study&, const Cell&, const Tally& tally) const override {
    if (tally.of(whole_).sum == 0) return {};
    return {{"", ratio(tally, part_, whole_)}};
  }

 private:
  Quantity part_;
  Quantity whole_;
};

class SkillTrace final : public Measure {
 public:
  SkillTrace()
      : Measure(
            {"skill_trace",
             "How much there is to learn: what each player of a ladder gains against the one below, with what the "
             "next one would; at the top of the ladder.",
             "y + (1 − y) · mean of max(u, 0), u = (first_share − 1 / sides) / (1 − 1 / sides) of each rung, y their "
             "straight line two rungs above the last, within 0 to 1",
             "0 to 1",
             "Stephenson and Soemers, SkillTrace in the game evaluation of Ludii, "
             "where each rung has twice the iterations of the one below"}) {}
  std::vector<Measured> measure_in(const Study& study, std::span<const Tally> totals, std::size_t cell) const override {
    const std::vector<std::size_t> rungs = ladder(study, cell);
    if (rungs.size() < 2) return {};
    std::string players = study.cells[rungs.front()].players.back().name;
    std::vector<Estimate> gains;
    const double equal = 1.0 / sides_of_cell(study.cells[cell]).count;
    for (const std::size_t rung : rungs) {
      const Estimate share = mean(totals[rung], Quantity::first_share);
      const auto gain = [&](double part) { return (part - equal) / (1 - equal); };
      gains.push_back({gain(share.value), gain(share.low), gain(share.high)});
      players += " → " + study.cells[rung].players.front().name;
    }
    return {{players, skill_trace(gains)}};
  }
};

class Minutes final : public Measure {
 public:
  Minutes()
      : Measure({"minutes",
                 "How long people take, if choices, actions without one and outcomes of chance take as long as the "
                 "study says.",
                 "(choice · (decisions − forced) + forced · forced + chance · chances) / 60", "minutes", kOurs}) {}
  std::vector<Measured> measure(const Study& study, const Cell&, const Tally& tally) const override {
    if (tally.of(Quantity::decisions).sum == 0) return {};
    const double decisions = mean(tally, Quantity::decisions).value;
    const double forced = mean(tally, Quantity::forced).value;
    const double chances = mean(tally, Quantity::chances).value;
    const double minutes =
        (study.choice_seconds * (decisions - forced) + study.forced_seconds * forced + study.chance_seconds * chances) /
        60;
    // Games differ by their length above all, so the interval is as wide, in proportion, as that of the decisions.
    const Estimate length = mean(tally, Quantity::decisions);
    return {{"", {minutes, minutes * length.low / length.value, minutes * length.high / length.value}}};
  }
};

// How a game ended is an effect too, but one of the game and not of a seat.
constexpr std::string_view kEnded = "ended ";

class Endings final : public Measure {
 public:
  Endings()
      : Measure(
            {"endings", "How often games end in each way.", "games that end so / games", "part of the games", kOurs}) {}
  std::vector<Measured> measure(const Study&, const Cell&, const Tally& tally) const override {
    std::vector<Measured> found;
    for (const auto& [what, usage] : tally.usage())
      if (what.starts_with(kEnded))
        found.push_back(
            {what.substr(kEnded.size()), wilson(static_cast<double>(usage.seats), static_cast<double>(tally.games()))});
    return found;
  }
};

class UsageTimes final : public Measure {
 public:
  UsageTimes()
      : Measure({"usage", "How often each thing is done, or happens to a seat, at least once in its game.",
                 "seats with it / seats", "part of the seats", kOurs}) {}
  std::vector<Measured> measure(const Study&, const Cell& cell, const Tally& tally) const override {
    std::vector<Measured> found;
    const double seats = static_cast<double>(tally.games()) * cell.setting.seats;
    for (const auto& [what, usage] : tally.usage())
      if (!what.starts_with(kEnded)) found.push_back({what, wilson(static_cast<double>(usage.seats), seats)});
    return found;
  }
};

class UsageGain final : public Measure {
 public:
  UsageGain()
      : Measure({"usage_gain",
                 "How much more of the wins seats with it have than those without it; not that it is the cause.",
                 "mean share with it − mean share without it", "part of a win", "Welch 1947, for the interval"}) {}
  std::vector<Measured> measure(const Study&, const Cell& cell, const Tally& tally) const override {
    std::vector<Measured> found;
    const double seats = static_cast<double>(tally.games()) * cell.setting.seats;
    const double unit = kShareUnit;
    const Sample all{seats, real(tally.seat_shares().sum) / unit, real(tally.seat_shares().squares) / unit / unit};
    for (const auto& [what, usage] : tally.usage()) {
      const Sample with{static_cast<double>(usage.seats), real(usage.shares.sum) / unit,
                        real(usage.shares.squares) / unit / unit};
      const Sample without{all.n - with.n, all.sum - with.sum, all.squares - with.squares};
      // Where all have it, or nearly all, there is nothing to compare with.
      if (with.n < 10 || without.n < 10 || what.starts_with(kEnded)) continue;
      found.push_back({what, difference_of(with, without)});
    }
    return found;
  }
};

std::vector<std::unique_ptr<const Measure>> all() {
  std::vector<std::unique_ptr<const Measure>> list;
  const auto add = [&](auto measure) { list.push_back(std::make_unique<const decltype(measure)>(std::move(measure))); };
  add(SeatWins());
  add(SeatShare());
  add(Advantage());
  add(Symmetry());
  add(FirstShare());
  add(SkillTrace());
  add(PartOfGames({"ties", "How often sides share the win.", "ties / games", "part of the games", kOurs},
                  Quantity::tied, false));
  add(PartOfGames({"completion", "How often a game ends by its own rules before ply_limit.",
                   "1 − games of ply_limit plies / games", "part of the games", kBrowne},
                  Quantity::cut_off, true));
  add(Mean({"length", "How many actions of seats a game has.", "mean of plies", "plies", kOurs}, Quantity::plies));
  add(Mean({"decisions", "How often a seat has to act.", "mean of decisions", "decisions", kOurs},
           Quantity::decisions));
  add(Minutes());
  add(Ratio({"forced", "How often who is to act has one action alone.", "Σ forced / Σ decisions",
             "part of the decisions", kOurs},
            Quantity::forced, Quantity::decisions));
  add(Ratio({"branching", "How many actions there are to choose from.", "Σ actions / Σ decisions", "actions", kBrowne},
            Quantity::choices, Quantity::decisions));
  add(Mean({"lead_changes", "How often another side comes to be the likeliest winner, by the bots' estimates.",
            "mean of changes of the side with the largest estimate", "changes", kBrowne},
           Quantity::lead_changes));
  add(Mean({"drama", "How far behind the winner has been, by the bots' estimates; 0 in ties.",
            "mean over the positions of √(largest estimate − the winner's)", "", kBrowne},
           Quantity::drama));
  add(Mean({"decided",
            "How much of a game is over when the winner is likelier than all others together for good, by the bots' "
            "estimates.",
            "last position with the winner's estimate ≤ 1/2, over all", "part of the game", kOurs},
           Quantity::decided));
  add(Mean({"comeback",
            "The winner's lowest chance during the game, by the bots' estimates: the lower, the greater the comeback.",
            "mean of the winner's least estimate", "probability", kOurs},
           Quantity::lowest));
  add(Ratio({"luck", "How much of what changes the chances is chance and not choice, by the bots' estimates.",
             "Σ squares of changes by chance / Σ squares of all changes", "part of the variance",
             "the additive split of luck and skill in backgammon programs; Zinkevich et al., Optimal Unbiased "
             "Estimators for Evaluating Agent "
             "Performance, 2006"},
            Quantity::luck, Quantity::swing));
  add(Ratio({"interaction",
             "How much of what the next to act may do hangs on what was done, beyond luck: 0 where each plays alone.",
             "Σ (d(A, B) − d(A, A′) / 2 − d(B, B′) / 2) / Σ decisions with a choice; A and A′ are what the next other "
             "side may do after the action, with chance anew, B and B′ after another, d = 1 − |∩| / |∪|",
             "part of the actions",
             "Nemeton; Jaccard 1912 for d, Székely and Rizzo, Energy statistics, 2013, for the difference"},
            Quantity::influence, Quantity::compared));
  add(Endings());
  add(UsageTimes());
  add(UsageGain());
  return list;
}

}  // namespace

std::span<const std::unique_ptr<const Measure>> measures() {
  static const std::vector<std::unique_ptr<const Measure>> list = all();
  return list;
}

}  // namespace nemeton::lab
