#include "lab/measures.hpp"

#include <algorithm>
#include <cmath>

#include "lab/game/game_result.hpp"
#include "lab/skill_ladder.hpp"

namespace nemeton::lab {

namespace {

constexpr const char* kOurs = "Nemeton";
constexpr const char* kBrowne = "Browne, Automatic Generation and Evaluation of Recombination Games, 2008";
constexpr const char* kLudii = "Ludii, Evaluation/src/metrics/multiple/metrics/Drama.java, on win probabilities";

double real(Whole value) { return static_cast<double>(value); }

Sides sides_of_cell(const Cell& cell) { return {*cell.setting.game->info, cell.setting.options, cell.setting.seats}; }

// A quantity's sums in its own unit.
Sample sample_of(const Tally& tally, Quantity quantity) {
  const Moments& moments = tally.of(quantity);
  const auto unit = static_cast<double>(info_of(quantity).unit);
  return {static_cast<double>(tally.games()), real(moments.sum) / unit, real(moments.squares) / unit / unit};
}

// A share of the wins, with its interval.
Estimate share(const Tally& tally, Quantity quantity) { return wilson_of_clusters(sample_of(tally, quantity), 1); }

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

std::vector<Measured> seat_wins(const Study&, const Cell& cell, const Tally& tally) {
  std::vector<Measured> found;
  for (int seat = 0; seat < cell.setting.seats; ++seat)
    found.push_back({seat_name(seat), part_of_games(tally, of_seat(Quantity::won0, seat))});
  return found;
}

std::vector<Measured> seat_shares(const Study&, const Cell& cell, const Tally& tally) {
  std::vector<Measured> found;
  for (int seat = 0; seat < cell.setting.seats; ++seat)
    found.push_back({seat_name(seat), share(tally, of_seat(Quantity::share0, seat))});
  return found;
}

std::vector<Measured> advantage(const Study&, const Cell& cell, const Tally& tally) {
  const int sides = sides_of_cell(cell).count;
  const double equal = 1.0 / sides;
  Measured best{"", {-1, 0, 0}};
  // All shares lie within intervals of this kind with a probability of 95 %, so the largest does too.
  for (int seat = 0; seat < cell.setting.seats; ++seat) {
    const Sample shares = sample_of(tally, of_seat(Quantity::share0, seat));
    const double trials = independent_trials(shares, 1);
    const Estimate found = clopper_pearson(shares.sum / shares.n * trials, trials, 1 - 0.05 / sides);
    Estimate& most = best.estimate;
    if (found.value - equal > most.value) {
      best.of = seat_name(seat);
      most.value = found.value - equal;
    }
    most.low = std::max(most.low, found.low - equal);
    most.high = std::max(most.high, found.high - equal);
  }
  return {best};
}

std::vector<Measured> symmetry(const Study&, const Cell& cell, const Tally& tally) {
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

std::vector<Measured> ties(const Study&, const Cell&, const Tally& tally) {
  return {{"", part_of_games(tally, Quantity::tied)}};
}

std::vector<Measured> completion(const Study&, const Cell&, const Tally& tally) {
  const Estimate cut_off = part_of_games(tally, Quantity::cut_off);
  return {{"", {1 - cut_off.value, 1 - cut_off.high, 1 - cut_off.low}}};
}

std::vector<Measured> first_share(const Study&, const Cell& cell, const Tally& tally) {
  if (cell.players.size() < 2) return {};
  return {{cell.players_text(), share(tally, Quantity::first_share)}};
}

// A measure of a cell that depends on no other cell.
Measure of_cell(const Measure::Words& words,
                const std::function<std::vector<Measured>(const Study&, const Cell&, const Tally&)>& measure) {
  return {words, [=](const Study& study, std::span<const Tally> totals, std::size_t cell) {
            return measure(study, study.cells[cell], totals[cell]);
          }};
}

// The mean of a quantity of each game, if it is watched.
Measure mean_of_games(const Measure::Words& words, Quantity quantity) {
  return of_cell(words, [=](const Study& study, const Cell&, const Tally& tally) -> std::vector<Measured> {
    if (!study.counts(info_of(quantity).watch)) return {};
    return {{"", mean_of(sample_of(tally, quantity))}};
  });
}

Measure ratio_of_sums(const Measure::Words& words, Quantity part, Quantity whole) {
  return of_cell(words, [=](const Study&, const Cell&, const Tally& tally) -> std::vector<Measured> {
    if (tally.of(whole).sum == 0) return {};
    return {{"", ratio(tally, part, whole)}};
  });
}

std::vector<Measured> skill_trace_of(const Study& study, std::span<const Tally> totals, std::size_t cell) {
  const std::vector<std::size_t> rungs = ladder(study, cell);
  if (rungs.size() < 2) return {};
  std::string players = study.cells[rungs.front()].players.back().name;
  std::vector<Estimate> gains;
  const double equal = 1.0 / sides_of_cell(study.cells[cell]).count;
  for (const std::size_t rung : rungs) {
    const Estimate part = share(totals[rung], Quantity::first_share);
    const auto gain = [&](double of) { return (of - equal) / (1 - equal); };
    gains.push_back({gain(part.value), gain(part.low), gain(part.high)});
    players += " → " + study.cells[rung].players.front().name;
  }
  return {{players, skill_trace(gains)}};
}

// How a game ended is an effect too, but one of the game and not of a seat.
constexpr std::string_view kEnded = "ended ";

std::vector<Measured> endings(const Study&, const Cell&, const Tally& tally) {
  std::vector<Measured> found;
  for (const auto& [what, usage] : tally.usage())
    if (what.starts_with(kEnded))
      found.push_back(
          {what.substr(kEnded.size()), wilson(static_cast<double>(usage.seats), static_cast<double>(tally.games()))});
  return found;
}

std::vector<Measured> usage(const Study&, const Cell& cell, const Tally& tally) {
  std::vector<Measured> found;
  for (const auto& [what, usage] : tally.usage()) {
    if (what.starts_with(kEnded)) continue;
    found.push_back({what, wilson_of_clusters({static_cast<double>(tally.games()), static_cast<double>(usage.seats),
                                               static_cast<double>(usage.seat_squares)},
                                              cell.setting.seats)});
  }
  return found;
}

std::vector<Measured> usage_gain(const Study&, const Cell& cell, const Tally& tally) {
  std::vector<Measured> found;
  const auto games = static_cast<double>(tally.games());
  const double unit = kShareUnit;
  // All sides have the same number of seats, so the shares of a game's seats add up to the same in every game.
  double shares = 0;
  for (int seat = 0; seat < cell.setting.seats; ++seat)
    shares += real(tally.of(of_seat(Quantity::share0, seat)).sum) / unit / games;
  for (const auto& [what, usage] : tally.usage()) {
    const auto with = static_cast<double>(usage.seats);
    // If nearly all seats have it, there is nothing to compare with.
    if (with < 10 || games * cell.setting.seats - with < 10 || what.starts_with(kEnded)) continue;
    found.push_back(
        {what, gain_of({games, real(usage.shares.sum) / unit, with, real(usage.shares.squares) / unit / unit,
                        static_cast<double>(usage.seat_squares), real(usage.products) / unit},
                       cell.setting.seats, shares)});
  }
  return found;
}

// Who wins, and how much skill is worth.
std::vector<Measure> result_measures() {
  return {
      of_cell({"seat_wins", "How often each seat wins alone, or with its partners alone.", "wins / games",
               "part of the games", "Wilson, Probable inference, 1927, for the interval"},
              seat_wins),
      of_cell({"seat_share", "Each seat's part of the wins, where sides that tie for the best share one.",
               "mean of 1 / winners or 0", "part of a win", kOurs},
              seat_shares),
      of_cell({"advantage", "How much more than its equal part of the wins the luckiest seat has.",
               "largest seat_share − 1 / sides", "part of a win",
               "Clopper and Pearson 1934, for the interval, with Bonferroni's correction for the number of sides"},
              advantage),
      of_cell({"symmetry",
               "How likely seats whose chances are equal would differ as much as these do: small where they are not "
               "equal.",
               "p of χ² = Σ (wins − mean wins)² / mean wins, over the sides", "probability", "Pearson 1900"},
              symmetry),
      of_cell({"first_share",
               "The part of the wins of the first player named, who had each side equally often: how much skill is "
               "worth.",
               "mean of 1 / winners or 0", "part of a win", kOurs},
              first_share),
      {{"skill_trace",
        "How much there is to learn: what each player of a ladder gains against the one below, with what the "
        "next one would; at the top of the ladder.",
        "y + (1 − y) · mean of max(u, 0), u = (first_share − 1 / sides) / (1 − 1 / sides) of each rung, y their "
        "straight line two rungs above the last, within 0 to 1",
        "0 to 1",
        "Stephenson and Soemers, SkillTrace in the game evaluation of Ludii, "
        "where each rung has twice the iterations of the one below"},
       skill_trace_of},
      of_cell({"ties", "How often sides share the win.", "ties / games", "part of the games", kOurs}, ties),
      of_cell({"completion", "How often a game ends by its own rules before ply_limit.",
               "1 − games of ply_limit plies / games", "part of the games", kBrowne},
              completion),
  };
}

// How long a game is, how much there is to choose, and how its lead changes.
std::vector<Measure> course_measures() {
  return {
      mean_of_games({"length", "How many actions of seats a game has.", "mean of plies", "plies", kOurs},
                    Quantity::plies),
      mean_of_games({"decisions", "How often a seat has to act.", "mean of decisions", "decisions", kOurs},
                    Quantity::decisions),
      mean_of_games(
          {"minutes", "How long people would take, if each kind of step took as long as the study says.",
           "mean of (choice · turns + more · further choices + forced · forced + chance · chances) / 60; choices at "
           "the same time count once, and so do chances in a row",
           "minutes", "docs/lab.md, for the seconds of each kind"},
          Quantity::minutes),
      ratio_of_sums({"forced", "How often who is to act has one action alone.", "Σ forced / Σ decisions",
                     "part of the decisions", kOurs},
                    Quantity::forced, Quantity::decisions),
      ratio_of_sums(
          {"branching", "How many actions there are to choose from.", "Σ actions / Σ decisions", "actions", kOurs},
          Quantity::choices, Quantity::decisions),
      mean_of_games(
          {"lead_changes", "How often a move changes who is the likeliest winner, by the bots' estimates.",
           "mean of changes / (positions − 1); a position is one before a move, and sides that are equally likely lead "
           "together",
           "part of the moves", kBrowne},
          Quantity::lead_changes),
      mean_of_games(
          {"drama", "How far behind the winner has been, by the bots' estimates.",
           "mean over the positions before moves of (largest estimate − winner's estimate); several winners count as "
           "their mean",
           "probability", kLudii},
          Quantity::drama),
      ratio_of_sums(
          {"decided",
           "The part of a game after which the winner's chance stays above 1/2, by the bots' estimates; ties "
           "are left out.",
           "mean of last position before a move with the winner's estimate ≤ 1/2, over all", "part of the game", kOurs},
          Quantity::decided, Quantity::with_winner),
      ratio_of_sums(
          {"comeback",
           "The winner's lowest chance during the game, by the bots' estimates: the lower, the greater the comeback. "
           "Ties are left out.",
           "mean of the winner's least estimate before a move", "probability", kOurs},
          Quantity::lowest, Quantity::with_winner),
  };
}

// Where a result comes from, and how far the bots' estimates can be trusted.
std::vector<Measure> estimate_measures() {
  return {
      ratio_of_sums(
          {"luck", "How much of the result comes from chance rather than choice, by the bots' estimates.",
           "Σ changes by chance · (result − first estimate) / Σ (result − first estimate)²: chance, choice and the "
           "errors of the estimates add up to 1; with consistent estimates, equal to Σ squares of changes by chance "
           "/ Σ squares of all",
           "part of the variance of the result",
           "the additive split of luck and skill in backgammon programs; Zinkevich et al., Optimal Unbiased "
           "Estimators for Evaluating Agent Performance, 2006"},
          Quantity::luck, Quantity::variance),
      ratio_of_sums(
          {"consistency",
           "How much the bots' estimates change, compared with what the results require: 1 if they are consistent, "
           "more if noisy, less if they react late.",
           "Σ squares of all changes / Σ (result − first estimate)²", "1 if consistent",
           "the squares of a martingale's differences add up to its variance"},
          Quantity::swing, Quantity::variance),
      ratio_of_sums(
          {"calibration",
           "How closely results follow the bots' estimates: 1 if they come true, less if the bots are overconfident, "
           "more if they are too cautious.",
           "slope of result − 1 / sides against estimate − 1 / sides, before moves", "1 if calibrated",
           "Cox, Two further applications of a model for binary regression, 1958; here linear"},
          Quantity::agreement, Quantity::certainty),
  };
}

// What players do to each other, and what happens in games.
std::vector<Measure> event_measures() {
  return {
      ratio_of_sums(
          {"interaction",
           "How much of what the next to act may do hangs on what was done, beyond luck: 0 where each plays alone.",
           "Σ (d(A, B) − d(A, A′) / 2 − d(B, B′) / 2) / Σ decisions with a choice; A and A′ are what the next other "
           "side may do after the action, with chance anew, B and B′ after another, d = 1 − |∩| / |∪|",
           "part of the actions",
           "Nemeton; Jaccard 1912 for d, Székely and Rizzo, Energy statistics, 2013, for the difference"},
          Quantity::influence, Quantity::compared),
      of_cell({"endings", "How often games end in each way.", "games that end so / games", "part of the games", kOurs},
              endings),
      of_cell({"usage", "How often each thing is done, or happens to a seat, at least once in its game.",
               "seats with it / seats", "part of the seats", kOurs},
              usage),
      of_cell({"usage_gain",
               "How much more of the wins seats with it have than those without it; not that it is the cause.",
               "mean share with it − mean share without it", "part of a win",
               "Liang and Zeger 1986, for the interval: the seats of a game depend on each other"},
              usage_gain),
  };
}

}  // namespace

const std::vector<Measure>& measures() {
  static const std::vector<Measure> list = [] {
    std::vector<Measure> all;
    for (const auto& group : {result_measures(), course_measures(), estimate_measures(), event_measures()})
      all.insert(all.end(), group.begin(), group.end());
    return all;
  }();
  return list;
}

}  // namespace nemeton::lab
