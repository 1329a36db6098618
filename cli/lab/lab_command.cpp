// `nemeton lab`: studies of rule sets.
#include <signal.h>

#include <fstream>
#include <iostream>
#include <thread>

#include "cli/lab/lab_commands.hpp"
#include "core/files.hpp"
#include "core/text.hpp"
#include "games/games.hpp"
#include "lab/results_export.hpp"
#include "lab/runner.hpp"

namespace nemeton {

namespace {

// Ctrl-C ends a study after the batches under way; what is stored is gone on with.
std::atomic<bool> interrupted = false;

// The default file for a study's results: beside it.
std::filesystem::path beside(const std::filesystem::path& study, const char* ending) {
  std::filesystem::path file = study;
  return file.replace_extension(ending);
}

// Writes the results in `file` as CSV and JSON beside it. If the study is not complete, both are marked so, and have no comparisons.
int write_summaries(const lab::Study& study, const lab::ResultsFile& results, const std::filesystem::path& file) {
  const auto totals = lab::totals_so_far(study, results);
  if (!totals) return fail(file.string() + ": " + totals.error());
  std::vector<lab::Comparison> comparisons;
  if (totals->missing.empty()) comparisons = lab::compare(study, totals->sums);
  const auto write = [&](const char* ending, const auto& writer) {
    const auto to = beside(file, ending);
    const auto written = replace_file(to, writer);
    if (!written) return fail(written.error());
    std::cout << to.string() << "\n";
    return 0;
  };
  for (const std::string& each : lab::warnings(study, totals->sums)) std::cerr << "nemeton: " << each << "\n";
  const int csv =
      write(".csv", [&](std::ostream& out) { lab::write_csv(study, totals->sums, out, totals->is_complete); });
  if (csv != 0) return csv;
  return write(".json",
               [&](std::ostream& out) { lab::write_json(study, totals->sums, comparisons, out, totals->is_complete); });
}

// "1/4": the first of four.
std::expected<lab::Shard, std::string> read_shard(const std::string& text) {
  lab::Shard shard;
  char slash = 0;
  std::istringstream in(text);
  if (!(in >> shard.index >> slash >> shard.count) || slash != '/' || !in.eof() || shard.index < 1 ||
      shard.index > shard.count)
    return std::unexpected("--shard is " + text +
                           ", expected the number of a shard and how many there are, such as 1/4");
  --shard.index;
  return shard;
}

void add_lab_run(CLI::App* lab, Run& run) {
  auto* command = lab->add_subcommand("run", "Play a study, or what is missing of it, and write what it came to");
  auto file = std::make_shared<std::string>();
  auto out = std::make_shared<std::string>();
  auto shard_text = std::make_shared<std::string>("1/1");
  auto threads = std::make_shared<int>(static_cast<int>(std::max(1U, std::thread::hardware_concurrency())));
  reads_file(command->add_option("study", *file, "The study, a TOML file"))->required();
  writes_file(command->add_option(
      "--out", *out, "The file of the results (SQLite); left out: beside the study, with the ending .sqlite"));
  command->add_option("--shard", *shard_text, "Play one part of several, as for one of four machines: 1/4")
      ->capture_default_str();
  add_number(command, "--threads", *threads, "Batches at once", 1, 1000);
  with_bot_files(command, run, [=] {
    const auto study = lab::read_study(*file);
    if (!study) return fail(study.error());
    const auto shard = read_shard(*shard_text);
    if (!shard) return fail(shard.error());
    if (study->interval && shard->count > 1)
      return fail("--shard is " + *shard_text +
                  ", expected a study without interval: the end of a setting depends on all of its games");
    const std::filesystem::path results_file = out->empty() ? beside(*file, ".sqlite") : std::filesystem::path(*out);
    const auto results = lab::ResultsFile::open(results_file, *study);
    if (!results) return fail(results.error());
    signal(SIGINT, [](int) { interrupted = true; });
    signal(SIGTERM, [](int) { interrupted = true; });
    const auto whole = lab::run_study(*study, **results, *shard, *threads, interrupted, progress_stream());
    if (!whole) return fail(results_file.string() + ": " + whole.error());
    if (!*whole) {
      std::cerr << "nemeton: stopped; run the same command to continue, or nemeton lab summary "
                << escaped(results_file.string()) << " for the results so far\n";
      return kFound;
    }
    std::cout << results_file.string() << "\n";
    return shard->count > 1 ? 0 : write_summaries(*study, **results, results_file);
  });
}

void add_lab_merge(CLI::App* lab, Run& run) {
  auto* command = lab->add_subcommand("merge", "Put the shards of a study together, and write what it came to");
  auto out = std::make_shared<std::string>();
  auto files = std::make_shared<std::vector<std::string>>();
  writes_file(command->add_option("--out", *out, "The file of the whole, new or one of them"))->required();
  reads_file(command->add_option("shard", *files, "The files of the shards"))->required();
  run_if_chosen(command, run, [=] {
    const auto study = lab::ResultsFile::study_in(files->front());
    if (!study) return fail(study.error());
    if (study->interval && files->size() > 1)
      return fail(
          std::to_string(files->size()) +
          " files, expected one, or a study without interval: the end of a setting depends on all of its games");
    // The output file may be one of the shards, under another name.
    const auto is_whole = [&](const std::string& file) {
      std::error_code error;
      return std::filesystem::weakly_canonical(file, error) == std::filesystem::weakly_canonical(*out, error);
    };
    for (const std::string& file : *files) {
      if (is_whole(file)) continue;
      const auto other = lab::ResultsFile::study_in(file);
      if (!other) return fail(other.error());
      if (!lab::are_same(*study, *other))
        return fail(file + " has the results of another study, expected those of " + study->title);
    }
    const auto results = lab::ResultsFile::open(*out, *study);
    if (!results) return fail(results.error());
    for (const std::string& file : *files) {
      if (is_whole(file)) continue;
      if (const auto taken = (*results)->take(file); !taken) return fail(taken.error());
    }
    if (const auto whole = lab::totals(*study, **results); !whole) return fail(*out + ": " + whole.error());
    return write_summaries(*study, **results, *out);
  });
}

void add_lab_summary(CLI::App* lab, Run& run) {
  auto* command = lab->add_subcommand("summary", "Write the results of a study so far, as CSV and JSON");
  auto file = std::make_shared<std::string>();
  reads_file(command->add_option("results", *file, "The results (SQLite) of a finished or interrupted study"))
      ->required();
  run_if_chosen(command, run, [=] {
    const auto study = lab::ResultsFile::study_in(*file);
    if (!study) return fail(study.error());
    const auto results = lab::ResultsFile::open(*file, *study);
    return results ? write_summaries(*study, **results, *file) : fail(results.error());
  });
}

// The page of a report: beside the folder of the program, build/report.html for build/release/nemeton, or where it is installed.
std::filesystem::path default_template() {
  std::error_code error;
  const auto folder = program_folder();
  const auto built = folder.parent_path() / "report.html";
  return std::filesystem::is_regular_file(built, error) ? built : folder.parent_path() / "share/nemeton/report.html";
}

void add_lab_report(CLI::App* lab, Run& run) {
  auto* command = lab->add_subcommand("report", "Write what a study came to as a page that opens anywhere");
  auto file = std::make_shared<std::string>();
  auto out = std::make_shared<std::string>();
  auto page = std::make_shared<std::string>(default_template().string());
  reads_file(command->add_option("results", *file, "The JSON that nemeton lab run has written"))->required();
  writes_file(
      command->add_option("--out", *out, "The file to write; left out: beside the results, with the ending .html"));
  reads_file(command->add_option("--template", *page, "The page without results"))->capture_default_str();
  run_if_chosen(command, run, [=] {
    // The place of the results in the page: JSON in a script, which must not end inside it.
    constexpr std::string_view kPlace = R"(id="results">{}<)";
    const auto results = read_text(*file, "the JSON that nemeton lab run has written");
    if (!results) return fail(results.error());
    if (!results->starts_with("{\"program\":"))
      return fail(*file + " has no results, expected the JSON that nemeton lab run has written");
    auto text = read_text(*page, "the page of a report, which ./play builds with the page");
    if (!text) return fail(text.error());
    const auto place = text->find(kPlace);
    if (place == std::string::npos)
      return fail(*page +
                  " has no place for results, expected the page of a report, which ./play builds with the page");
    std::string safe;  // "</script" ends a script wherever it stands
    for (const char c : *results) safe += c == '<' ? std::string("\\u003c") : std::string(1, c);
    text->replace(place + kPlace.size() - 3, 2, safe);
    const auto to = out->empty() ? beside(*file, ".html") : std::filesystem::path(*out);
    if (const auto written = write_file(to, *text); !written) return fail(written.error());
    std::cout << to.string() << "\n";
    return 0;
  });
}

void add_lab_new(CLI::App* lab, Run& run) {
  auto* command = lab->add_subcommand("new", "Write a study to begin with, with a comment at each key");
  auto id = std::make_shared<std::string>();
  command->add_option("game", *id, "The game")->required()->check(CLI::IsMember(game_ids()));
  run_if_chosen(command, run, [=] {
    std::cout << lab::new_study(*find_game(games(), *id)->info);
    return 0;
  });
}

// Optuna, the library that searches, is one of Python: the command becomes the Python package, which lets this program play.
constexpr const char* kTune = R"(
import sys
sys.path[:] = [each for each in sys.path if each]  # whatever lies in the folder where the command is given is no part of it
try:
    import nemeton.lab.__main__ as lab
except ImportError as error:
    print(f"nemeton: {error}, expected the Python package for lab tune: pip install '.[lab]' in the folder of Nemeton's source", file=sys.stderr)
    sys.exit(2)
sys.exit(lab.main(sys.argv[1:]))
)";

void add_lab_tune(CLI::App* lab, Run& run) {
  auto* command = lab->add_subcommand(
      "tune",
      "Search options for what a tuning, a TOML file, aims at (by the Python package, which has to be installed)");
  // The package reads what follows, --help too.
  command->set_help_flag();
  command->prefix_command();
  run_if_chosen(command, run, [=] {
    std::vector<std::string> words = {"python3", "-c", kTune, "tune"};
    for (const std::string& word : command->remaining()) words.push_back(word);
    words.insert(words.end(), {"--program", (program_folder() / "nemeton").string()});
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    execvp(arguments.front(), arguments.data());
    return fail("there is no python3, expected Python with Nemeton's package (docs/python.md)");
  });
}

}  // namespace

void add_lab(CLI::App& app, Run& run) {
  auto* lab = app.add_subcommand(kLab.name, kLab.help);
  lab->require_subcommand(1);
  add_lab_new(lab, run);
  add_lab_run(lab, run);
  add_lab_summary(lab, run);
  add_lab_merge(lab, run);
  add_lab_report(lab, run);
  add_lab_tune(lab, run);
  add_match(*lab, run);
  add_rate(*lab, run);
}

}  // namespace nemeton
