#include "games/tug/solve/solve.hpp"

#include <chrono>
#include <iomanip>
#include <optional>
#include <sstream>

#include "games/tug/bot/teams.hpp"
#include "games/tug/solve/bounds.hpp"
#include "games/tug/solve/coarse.hpp"
#include "games/tug/solve/files.hpp"
#include "games/tug/solve/game_value.hpp"
#include "games/tug/solve/solver.hpp"

namespace nemeton::tug {

namespace {

// The residual of the values that it begins with.
constexpr double kCoarseResidual = 1e-5;

constexpr double kUnproved = -1;

class Clock {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

Owned owned_in(const SolveOptions& options) {
  return {options.athletes + (options.nineteenth ? 1 : 0), options.athletes};
}

std::filesystem::path beside(std::filesystem::path path, const char* ending) {
  path += ending;
  return path;
}

std::expected<Solver, std::string> begin(const SolveOptions& options, const std::filesystem::path& kept,
                                         std::ostream& progress) {
  if (!std::filesystem::exists(kept)) {
    Coarse coarse(owned_in(options), options.threads);
    while (coarse.pass() > kCoarseResidual) {
    }
    progress << "begun with " << coarse.passes() << " passes over ropes, whoever stands on them" << std::endl;
    return Solver(std::move(coarse).take(), 0, options.threads);
  }
  auto checkpoint = read_checkpoint(kept, owned_in(options));
  if (!checkpoint) return std::unexpected(checkpoint.error());
  progress << "going on after pass " << checkpoint->passes << std::endl;
  return Solver(std::move(checkpoint->match), checkpoint->passes, options.threads);
}

std::expected<Bounds, std::string> begin_bounds(const Match& match, const SolveOptions& options,
                                                const std::filesystem::path& kept, std::ostream& progress) {
  const double tax = std::max(10 * options.residual, Bounds::kLeastTax);
  if (!std::filesystem::exists(kept)) return Bounds(match, 0, tax, options.threads);
  auto checkpoint = read_checkpoint(kept, owned_in(options));
  if (!checkpoint) return std::unexpected(checkpoint.error());
  progress << "going on after pass " << checkpoint->passes << " of the bounds" << std::endl;
  return Bounds(std::move(checkpoint->match), checkpoint->passes, tax, options.threads);
}

double chance_in(Match& match, const Tug::State& state) {
  const auto [mover, other] = teams_of(state);
  const MatchValues values = match.table(mover.athletes == match.owned().mover ? 0 : 1);
  return values.at(values.place(mover.rope.number(), mover.column, other.rope.number(), other.column));
}

// Tells what the values make of the game.
class Teller {
 public:
  // `even` is another table's, if not null.
  Teller(const SolveOptions& options, const MatchTable* even, std::ostream& progress)
      : options_(options), progress_(progress) {
    if (even == nullptr || options.athletes != Tug::kAthletes) return;
    is_proved_ = even->error() >= 0;
    even_ = Beginnings::of_even([even](const Tug::State& state) { return even->chance(state); },
                                std::max(even->error(), 0.0) + 0.5 / kTableUnit);
  }

  // None of the match's values is wrong by more than `error`; kUnproved where that is not known.
  void tell(Match& match, double error) const {
    if (options_.athletes != Tug::kAthletes) return;
    const ChanceOf chance = [&match](const Tug::State& state) { return chance_in(match, state); };
    const double most_error = std::max(error, 0.0);
    progress_ << std::setprecision(9);
    if (!options_.nineteenth) {
      tell(game_value(Beginnings::of_even(chance, most_error), Beginnings::of_unknown_nineteen()), error >= 0);
      return;
    }
    const Beginnings nineteen = Beginnings::of_nineteen(chance, most_error);
    progress_ << "who begins a second match wins it with nineteen athletes with a chance of "
              << in_words(nineteen.mover_more, 216) << ", against nineteen with " << in_words(nineteen.other_more, 216)
              << proof(error >= 0) << std::endl;
    if (even_) tell(game_value(*even_, nineteen), error >= 0 && is_proved_);
  }

 private:
  static std::string in_words(const Interval& interval, double times = 1) {
    std::ostringstream words;
    words << std::setprecision(9) << times * interval.least;
    if (interval.least < interval.most) words << " to " << times * interval.most;
    return words.str();
  }
  static const char* proof(bool is_proved) { return is_proved ? ", which is proved" : ", without a proof"; }
  void tell(const GameValue& value, bool is_proved) const {
    progress_ << "seat 0 wins a game of one match with a chance of " << in_words(value.one) << ", of two with "
              << in_words(value.two) << proof(is_proved) << std::endl;
  }

  const SolveOptions& options_;
  std::optional<Beginnings> even_;
  bool is_proved_ = false;
  std::ostream& progress_;
};

struct Converged {
  Match match;
  double residual;
};
std::expected<Converged, std::string> converge(const SolveOptions& options, const std::filesystem::path& kept,
                                               const Teller& teller, const Clock& clock, std::ostream& progress) {
  auto solver = begin(options, kept, progress);
  if (!solver) return std::unexpected(solver.error());
  PassReport report;
  do {
    report = solver->pass();
    progress << "pass " << report.pass << ": residual " << std::setprecision(3) << report.residual << ", "
             << static_cast<int>(clock.seconds()) << " s" << std::endl;
    if (!solver->may_be_kept() && report.residual > options.residual) continue;
    if (const auto done = write_checkpoint(kept, solver->match(), report.pass); !done)
      return std::unexpected(done.error());
    teller.tell(solver->match(), kUnproved);
  } while (report.residual > options.residual);
  return Converged{std::move(*solver).take(), report.residual};
}

// How far a value may be from the truth at most.
std::expected<double, std::string> prove(const Match& match, const SolveOptions& options,
                                         const std::filesystem::path& kept, const Clock& clock,
                                         std::ostream& progress) {
  auto bounds = begin_bounds(match, options, kept, progress);
  if (!bounds) return std::unexpected(bounds.error());
  for (bool hold = false; !hold;) {
    hold = bounds->pass();
    progress << "bounds, pass " << bounds->passes() << ": rise " << std::setprecision(3) << bounds->rise() << " taxes, "
             << static_cast<int>(clock.seconds()) << " s" << std::endl;
    if (hold || !bounds->may_be_kept()) continue;
    if (const auto done = write_checkpoint(kept, bounds->most(), bounds->passes()); !done)
      return std::unexpected(done.error());
  }
  return bounds->error_of(match);
}

}  // namespace

std::expected<void, std::string> solve(const SolveOptions& options, const MatchTable* even, std::ostream& progress) {
  const Clock clock;
  const Teller teller(options, even, progress);
  const auto kept = beside(options.out, ".checkpoint"), kept_bounds = beside(options.out, ".bounds");
  auto values = converge(options, kept, teller, clock, progress);
  if (!values) return std::unexpected(values.error());

  // A bot can play by the table before it is proved.
  if (const auto done = write_table(options.out, values->match, values->residual, kUnproved); !done) return done;
  const auto error = prove(values->match, options, kept_bounds, clock, progress);
  if (!error) return std::unexpected(error.error());
  progress << "proved: no value is wrong by more than " << std::setprecision(3) << *error << std::endl;
  teller.tell(values->match, *error);
  if (const auto done = write_table(options.out, values->match, values->residual, *error); !done) return done;
  std::error_code ignored;
  for (const auto& file : {kept, kept_bounds}) std::filesystem::remove(file, ignored);
  return {};
}

}  // namespace nemeton::tug
