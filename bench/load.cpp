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
// How long the end waits for moves that have arrived.
constexpr auto kTimeout = std::chrono::seconds(10);

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

// Waits until the moves that have arrived are confirmed. Error: they are not in time.
std::expected<void, std::string> finish(ClientLoop& loop, LoadClients& clients) {
  clients.end_open_loop();
  const auto end = Clock::now() + kTimeout;
  while (clients.unconfirmed() > 0) {
    if (Clock::now() > end) {
      return std::unexpected("the server does not keep up: " + std::to_string(clients.unconfirmed()) +
                             " moves still wait");
    }
    if (auto ran = loop.run(std::chrono::milliseconds(10)); !ran) return ran;
  }
  return {};
}

// Lets the clients move, and writes the report.
std::expected<void, std::string> measure(const LoadOptions& options, int server_process, ClientLoop& loop,
                                         LoadClients& clients, std::ostream& out) {
  clients.take();
  LoadReport report(server_process, out);
  LoadReport whole = report;
  if (options.rate > 0) clients.begin_open_loop(options.rate);
  else clients.begin_closed_loop();
  LoadCounts sum;
  for (int second = 0; second < options.seconds;) {
    const int length = std::min(kReport, options.seconds - second);
    if (auto ran = loop.run(std::chrono::seconds(length)); !ran) return ran;
    second += length;
    const LoadCounts counts = clients.take();
    report.line(second, length, counts);
    sum.add(counts);
  }
  if (options.rate > 0) {
    if (auto finished = finish(loop, clients); !finished) return finished;
    sum.add(clients.take());
  }
  // In a closed loop there is always a move under way, and on a busy machine the first one may take longer than all of the time asked for.
  for (const auto end = Clock::now() + std::chrono::minutes(1); sum.moves == 0 && Clock::now() < end;
       sum.add(clients.take())) {
    if (auto ran = loop.run(std::chrono::milliseconds(10)); !ran) return ran;
  }
  if (sum.moves == 0) return std::unexpected("no move was confirmed");
  out << "all\n";
  whole.line(options.seconds, options.seconds, sum);
  report.growth();
  return {};
}

}  // namespace

std::expected<void, std::string> load(const LoadOptions& options, std::ostream& out) {
  const bool moves = options.clients == 2 && options.tables > 0;
  if (options.seconds > 0 && !moves) {
    return std::unexpected("a game is played by two clients; with fewer nobody moves: --seconds 0");
  }
  const int count = options.tables * options.clients;
  if (auto allowed = allow_files(static_cast<rlim_t>(count) + 100); !allowed) return allowed;
  const Folder folder;
  if (folder.path().empty()) return std::unexpected("no folder can be made for the tables: " + folder.complaint());
  std::vector<std::string> words = {options.program, "serve", "--port", "0", "--limits", "off", "--log-level", "warn"};
  if (options.store.empty()) words.insert(words.end(), {"--data", folder.path()});
  else words.insert(words.end(), {"--store", options.store});
  Child server(std::move(words));
  if (server.port() == 0) {
    server.wait();
    return std::unexpected("the server does not start: " + server.complaint());
  }
  const double empty = usage_of(server.process()).memory;
  ClientLoop loop(server.port());
  LoadClients clients(loop, options.game);
  if (auto opened = clients.open(options.tables, options.clients); !opened) return opened;
  if (auto ran = loop.run(std::chrono::seconds(1)); !ran) return ran;
  const double idle = usage_of(server.process()).memory - empty;
  out << options.tables << " tables of " << options.game << ", " << count << " clients: " << std::fixed
      << std::setprecision(1) << idle << " MB, " << idle * 1000 / options.tables
      << " KB a table; the server without them " << empty << " MB" << std::endl;
  if (options.seconds == 0) return {};
  if (auto measured = measure(options, server.process(), loop, clients, out); !measured) return measured;
  const int status = server.end(SIGTERM);
  if (status != 0)
    return std::unexpected("the server ended with " + std::to_string(status) + ": " + server.complaint());
  return {};
}

}  // namespace nemeton
