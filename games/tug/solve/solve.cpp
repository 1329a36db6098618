#include "games/tug/solve/solve.hpp"

#include <chrono>
#include <iomanip>

#include "games/tug/solve/bounds.hpp"
#include "games/tug/solve/coarse.hpp"
#include "games/tug/solve/files.hpp"
#include "games/tug/solve/solver.hpp"

namespace nemeton::tug {

namespace {

constexpr double kProvable = 1e-8;  // the greatest residual of values that are proved

// The residual of the values that it begins with.
constexpr double kCoarseResidual = 1e-5;

constexpr double kUnproved = -1;

class Clock {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

std::filesystem::path beside(std::filesystem::path path, const char* ending) {
  path += ending;
  return path;
}

std::expected<Solver, std::string> begin(const SolveOptions& options, const std::filesystem::path& kept,
                                         std::ostream& progress) {
  if (!std::filesystem::exists(kept)) {
    Coarse coarse(Owned{options.athletes, options.athletes});
    while (coarse.pass() > kCoarseResidual) {
    }
    progress << "begun with " << coarse.passes() << " passes over ropes, whoever stands on them" << std::endl;
    return Solver(std::move(coarse).take(), 0, options.threads);
  }
  auto checkpoint = read_checkpoint(kept, options.athletes);
  if (!checkpoint) return std::unexpected(checkpoint.error());
  progress << "going on after pass " << checkpoint->passes << std::endl;
  return Solver(std::move(checkpoint->match), checkpoint->passes, options.threads);
}

std::expected<Bounds, std::string> begin_bounds(const Match& match, const SolveOptions& options,
                                                const std::filesystem::path& kept, std::ostream& progress) {
  if (!std::filesystem::exists(kept)) return Bounds(match, 0, options.threads);
  auto checkpoint = read_checkpoint(kept, options.athletes);
  if (!checkpoint) return std::unexpected(checkpoint.error());
  progress << "going on after pass " << checkpoint->passes << " of the bounds" << std::endl;
  return Bounds(std::move(checkpoint->match), checkpoint->passes, options.threads);
}

struct Converged {
  Match match;
  double residual;
};
std::expected<Converged, std::string> converge(const SolveOptions& options, const std::filesystem::path& kept,
                                               const Clock& clock, std::ostream& progress) {
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

void tell_value(const GameValue& value, std::ostream& progress) {
  progress << std::setprecision(9) << "seat 0 wins a game of one match with a chance of " << value.one
           << ", of two between " << value.two_least << " and " << value.two_most << std::endl;
}

}  // namespace

std::expected<void, std::string> solve(const SolveOptions& options, std::ostream& progress) {
  const Clock clock;
  const auto kept = beside(options.out, ".checkpoint"), kept_bounds = beside(options.out, ".bounds");
  auto values = converge(options, kept, clock, progress);
  if (!values) return std::unexpected(values.error());

  // A bot can play by the table before it is proved.
  if (const auto done = write_table(options.out, values->match, values->residual, kUnproved); !done) return done;
  if (options.athletes == Tug::kAthletes) tell_value(game_value(values->match), progress);
  if (options.residual > kProvable) return {};
  const auto error = prove(values->match, options, kept_bounds, clock, progress);
  if (!error) return std::unexpected(error.error());
  progress << "proved: no value is wrong by more than " << std::setprecision(3) << *error << std::endl;
  if (const auto done = write_table(options.out, values->match, values->residual, *error); !done) return done;
  std::error_code ignored;
  for (const auto& file : {kept, kept_bounds}) std::filesystem::remove(file, ignored);
  return {};
}

GameValue game_value(Match& match) {
  const MatchValues values = match.table(0);
  // The chance of the mover with so many more athletes on either side, and how likely it is that one owns an athlete more.
  struct Part {
    double known = 0;
    double unknown = 0;
  };
  const auto mean = [&](int more, int more_of_other) {
    Part part;
    for (std::size_t column = 0; column < kColumns; ++column) {
      for (std::size_t other = 0; other < kColumns; ++other) {
        const double ways = kAllRolls[column].ways * kAllRolls[other].ways / (216.0 * 216.0);
        const int standing = kAllRolls[column].sum + more, others_standing = kAllRolls[other].sum + more_of_other;
        if (std::max(standing, others_standing) > Tug::kAthletes) part.unknown += ways;
        else
          part.known += ways * values.at(values.place(Rope{standing, 0}.number(), column,
                                                      Rope{others_standing, 0}.number(), other));
      }
    }
    return part;
  };
  // Seat 1 begins the second match.
  const double first = mean(0, 0).known;
  const Part after_win = mean(0, 1), after_loss = mean(1, 0);
  const double most = first * (1 - after_win.known) + (1 - first) * (1 - after_loss.known);
  return {first, most - first * after_win.unknown - (1 - first) * after_loss.unknown, most};
}

}  // namespace nemeton::tug
