#include "bench/load.hpp"

#include <stdlib.h>
#include <sys/resource.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <iomanip>

#include "bench/child.hpp"
#include "bench/load_report.hpp"

namespace nemeton {

namespace {

constexpr int kReport = 5;  // seconds from line to line
// How long the end waits for moves and visits that have begun.
constexpr auto kPatience = std::chrono::seconds(10);

// Each client is an open file, here and in the server, which inherits the limit.
std::expected<void, std::string> allow_files(rlim_t needed) {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur >= needed) return {};
  limit.rlim_cur = needed;
  limit.rlim_max = std::max(limit.rlim_max, needed);
  if (setrlimit(RLIMIT_NOFILE, &limit) == 0) return {};
  return std::unexpected("so many clients need " + std::to_string(needed) + " open files, more than the system allows");
}

// A data folder that is gone afterwards; without a path where none can be made.
class Folder {
 public:
  Folder() {
    path_ = (std::filesystem::temp_directory_path() / "nemeton-load-XXXXXX").string();
    if (mkdtemp(path_.data()) != nullptr) return;
    complaint_ = path_ + ": " + std::strerror(errno);
    path_.clear();
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::string& path() const { return path_; }
  const std::string& complaint() const { return complaint_; }

 private:
  std::string path_;
  std::string complaint_;
};

// Lets what has begun come to its end. Error: it does not.
std::expected<void, std::string> finish(World& world, Swarm& swarm, Visitors& visitors) {
  swarm.end_open_loop();
  visitors.end();
  const auto end = Clock::now() + kPatience;
  while (swarm.unconfirmed() + visitors.present() > 0) {
    if (Clock::now() > end) {
      return std::unexpected("the server does not keep up: " + std::to_string(swarm.unconfirmed()) + " moves and " +
                             std::to_string(visitors.present()) + " visitors still wait");
    }
    if (auto ran = world.run(std::chrono::milliseconds(10)); !ran) return ran;
  }
  return {};
}

}  // namespace

std::expected<void, std::string> load(const LoadOptions& options, std::ostream& out) {
  const bool moves = options.clients == 2 && options.tables > 0;
  if (options.seconds > 0 && !moves) {
    return std::unexpected("a game is played by two clients; with fewer nobody moves: --seconds 0");
  }
  const int clients = options.tables * options.clients;
  const auto files = static_cast<rlim_t>(clients) + static_cast<rlim_t>(options.visits * Visitors::kMostSeconds) + 100;
  if (auto allowed = allow_files(files); !allowed) return allowed;
  const Folder folder;
  if (folder.path().empty()) return std::unexpected("no folder can be made for the tables: " + folder.complaint());
  std::vector<StoredGame> games;
  if (options.stored > 0) {
    const Clock::time_point begun = Clock::now();
    auto stored = store_games(folder.path(), options.game, options.stored);
    if (!stored) return std::unexpected(stored.error());
    games = std::move(*stored);
    out << games.size() << " games of " << options.game << " stored in " << std::fixed << std::setprecision(1)
        << static_cast<double>(microseconds_since(begun)) / 1e6 << " s" << std::endl;
  }
  std::vector<std::string> words = {options.program, "serve", "--port", "0", "--limits", "off", "--log-level", "warn"};
  if (options.store.empty()) words.insert(words.end(), {"--data", folder.path()});
  else words.insert(words.end(), {"--store", options.store});
  Child server(std::move(words));
  if (server.port() == 0) {
    server.wait();
    return std::unexpected("the server does not start: " + server.complaint());
  }
  const double empty = taken(server.process()).memory;
  World world(server.port());
  Swarm swarm(world, options.game);
  Visitors visitors(world, std::move(games));
  if (auto opened = swarm.open(options.tables, options.clients); !opened) return opened;
  if (auto heard = world.run(std::chrono::seconds(1)); !heard) return heard;
  const double idle = taken(server.process()).memory - empty;
  out << options.tables << " tables of " << options.game << ", " << clients << " clients: " << std::fixed
      << std::setprecision(1) << idle << " MB, " << idle * 1000 / options.tables
      << " KB a table; the server without them " << empty << " MB" << std::endl;
  if (options.seconds == 0) return {};

  swarm.take();
  LoadReport report(server.process(), options.visits > 0, out);
  LoadReport whole = report;
  if (options.rate > 0) swarm.begin_open_loop(options.rate);
  else swarm.begin_closed_loop();
  if (options.visits > 0) visitors.begin(options.visits);
  Told sum;
  Visited visited_sum;
  for (int second = 0; second < options.seconds;) {
    const int length = std::min(kReport, options.seconds - second);
    if (auto ran = world.run(std::chrono::seconds(length)); !ran) return ran;
    second += length;
    const Told told = swarm.take();
    const Visited visited = visitors.take();
    report.line(second, length, told, visited);
    sum.add(told);
    visited_sum.add(visited);
  }
  if (options.rate > 0) {
    if (auto finished = finish(world, swarm, visitors); !finished) return finished;
    sum.add(swarm.take());
    visited_sum.add(visitors.take());
  }
  // In a closed loop there is always a move under way, and on a busy machine the first one may take longer than all of the time asked for.
  for (const auto end = Clock::now() + std::chrono::minutes(1); sum.moves == 0 && Clock::now() < end;
       sum.add(swarm.take())) {
    if (auto ran = world.run(std::chrono::milliseconds(10)); !ran) return ran;
  }
  if (sum.moves == 0) return std::unexpected("no move was confirmed");
  out << "all\n";
  whole.line(options.seconds, options.seconds, sum, visited_sum);
  report.growth();
  const int status = server.end(SIGTERM);
  if (status != 0)
    return std::unexpected("the server ended with " + std::to_string(status) + ": " + server.complaint());
  return {};
}

}  // namespace nemeton
