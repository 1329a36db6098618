// `nemeton dev solve`: games that are worked out to the end.
#include <iostream>

#include "cli/game_options.hpp"
#include "cli/lab/lab_commands.hpp"
#include "core/files.hpp"
#include "games/bluff/solve/solve.hpp"
#include "games/brandubh/solve/solve.hpp"
#include "games/tug/solve/lessons.hpp"
#include "games/tug/solve/solve.hpp"

namespace nemeton {

namespace {

void add_solve_bluff(CLI::App* command, Run& run) {
  auto* bluff = command->add_subcommand(
      "bluff", "Bricriu's Bluff & Bluster: the rounds of two seats, exactly while few dice are left, abstracted above");
  auto options = std::make_shared<bluff::SolveOptions>();
  auto words = std::make_shared<std::vector<std::string>>();
  writes_file(bluff->add_option("--out", options->out, "The strategy to write, bluff.net for bots"));
  writes_file(bluff->add_option(
      "--table", options->table,
      "The table of the rounds that are solved exactly, bluff.table for bots; without --out nothing else"));
  bluff->add_option("--option", *words, "An option of the game, NAME=VALUE");
  add_number(bluff, "--actions", options->most_actions,
             "How many actions of all information sets a round may have that is solved exactly; each takes eight "
             "bytes",
             0.0, 1e12);
  add_number(bluff, "--exploitability", options->most_exploitability, "How exactly such a round is solved", 1e-12, 1.0);
  add_number(bluff, "--epochs", options->epochs, "How long the abstracted rounds are learnt", 1);
  bluff->add_option("--seed", options->seed, "Of the dice that are drawn for that")->capture_default_str();
  run_if_chosen(bluff, run, [=] {
    const auto values = parse_game_options(Bluff::info, 2, *words);
    if (!values) return fail(values.error().message);
    const Bluff::State start = Bluff::start(*values, 2);
    options->options = bluff::options_of(start.open);
    options->dice = start.open.held[0];
    if (options->out.empty() && options->table.empty()) return fail("nothing to write, expected --out or --table");
    return status_of(bluff::solve(*options, write_file, std::cerr));
  });
}

void add_solve_brandubh(CLI::App* command, Run& run) {
  auto* brandubh = command->add_subcommand("brandubh", "Brandubh: which openings are won by force");
  auto options = std::make_shared<brandubh::SolveOptions>();
  reads_file(
      brandubh->add_option("--network", options->network, "The file with the network that the wins are added to"))
      ->required();
  writes_file(brandubh->add_option(
                  "--out", options->out,
                  "The network and the wins, brandubh.net for bots; what is known so far lies beside it, and a solver "
                  "that was ended goes on from there"))
      ->required();
  add_number(brandubh, "--nodes", options->nodes, "Positions that are looked at for an opening", 1);
  brandubh
      ->add_option("--ahead", options->ahead,
                   "How far ahead a search at a glance has to see who is to act, a man being 200")
      ->capture_default_str();
  add_number(brandubh, "--plies", options->plies, "Moves of the longest openings", 1, 3);
  run_if_chosen(brandubh, run, [=] { return status_of(brandubh::solve(*options, std::cerr)); });
}

struct LessonsOptions {
  std::filesystem::path out;
  int matches = 1000;
  std::uint64_t seed = 1;
};

// Calls `use(table)` with that of the match in which each seat owns so many athletes.
template <class Use>
std::expected<void, std::string> with_table(const std::filesystem::path& path, int athletes, const Use& use) {
  const auto bytes = read_file(path, "a table");
  if (!bytes) return std::unexpected(bytes.error());
  const auto table = tug::MatchTable::parse(*bytes, path.string(), {athletes, athletes});
  if (!table) return std::unexpected(table.error());
  return use(*table);
}

}  // namespace

void add_solve(CLI::App& dev, Run& run) {
  auto* command = dev.add_subcommand("solve", "Solve a game, and write what each position is worth");
  command->require_subcommand(1);
  add_solve_bluff(command, run);
  add_solve_brandubh(command, run);
  auto* tug = command->add_subcommand("tug", "Tug of War: every position of a match before a roll");
  auto options = std::make_shared<tug::SolveOptions>();
  writes_file(tug->add_option(
                  "--out", options->out,
                  "The table to write, tug.table or tug19.table for bots; what is known so far lies beside it, and a "
                  "solver that was ended goes on from there"))
      ->required();
  add_number(tug, "--athletes", options->athletes,
             "Athletes that each seat owns; fewer than in the game: a smaller game", 1, Tug::kAthletes);
  auto* nineteenth = tug->add_flag("--nineteenth", options->nineteenth,
                                   "One seat owns an athlete more, as the winner of the first match may in the second");
  auto even = std::make_shared<std::filesystem::path>();
  reads_file(tug->add_option("--even", *even,
                             "The table of the match in which none does, which is there already: to tell the value of "
                             "two matches"))
      ->needs(nineteenth);
  add_number(tug, "--threads", options->threads, "Positions that are worked out at once", 1, 256);
  add_number(tug, "--residual", options->residual,
             "The most that the last pass may change a position by; the proof taxes a turn ten times as much", 1e-15,
             1.0);
  auto lessons = std::make_shared<LessonsOptions>();
  writes_file(tug->add_option(
      "--lessons", lessons->out,
      "Instead of solving: lessons for learn/fit.py, from matches by the table, which is there already"));
  add_number(tug, "--matches", lessons->matches, "How many matches the lessons come from", 1);
  tug->add_option("--seed", lessons->seed, "Of those matches")->capture_default_str();
  run_if_chosen(tug, run, [=] {
    std::expected<void, std::string> done;
    if (!lessons->out.empty()) {
      done = with_table(options->out, options->athletes, [&](const tug::MatchTable& table) {
        return write_file(lessons->out, tug::play_lessons(table, lessons->matches, lessons->seed));
      });
    } else if (even->empty()) {
      done = tug::solve(*options, nullptr, std::cerr);
    } else {
      done = with_table(*even, options->athletes,
                        [&](const tug::MatchTable& table) { return tug::solve(*options, &table, std::cerr); });
    }
    return status_of(done);
  });
}

}  // namespace nemeton
