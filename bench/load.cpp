#include "bench/load.hpp"

#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iomanip>

#include "bench/swarm.hpp"
#include "cli/child.hpp"

namespace nemeton {

namespace {

constexpr int kReport = 5;  // seconds from line to line

// What the server's process has taken so far.
struct Taken {
  double memory;     // MB resident
  double processor;  // seconds
};

Taken taken(int process) {
  const std::string folder = "/proc/" + std::to_string(process);
  long pages = 0;
  std::ifstream statm(folder + "/statm");
  statm >> pages >> pages;
  std::ifstream stat(folder + "/stat");
  std::string text((std::istreambuf_iterator<char>(stat)), {});
  // Fields 14 and 15, counted from the state after the name in brackets, which is field 3.
  std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
  std::string skipped;
  for (int i = 3; i < 14; ++i) fields >> skipped;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  return {static_cast<double>(pages) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6,
          (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK))};
}

double own_processor() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

// The value below which that part of the values lies.
double quantile(std::vector<std::uint32_t>& values, double part) {
  if (values.empty()) return 0;
  const auto place = static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, values.begin() + place);
  return values[static_cast<std::size_t>(place)];
}

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

class Report {
 public:
  Report(int process, std::ostream& out) : process_(process), out_(&out) {
    out << std::setw(8) << "seconds" << std::setw(10) << "moves/s" << std::setw(10) << "p50 ms" << std::setw(10)
        << "p99 ms" << std::setw(10) << "max ms" << std::setw(12) << "memory MB" << std::setw(16) << "server µs/move"
        << std::setw(17) << "clients µs/move" << std::setw(13) << "bytes/event" << std::setw(13) << "events/move"
        << std::endl;
  }

  void line(int at, double seconds, Told& told) {
    const Taken now = taken(process_);
    const double own = own_processor();
    const auto moves = static_cast<double>(told.moves);
    const auto events = static_cast<double>(told.events);
    *out_ << std::fixed << std::setprecision(0) << std::setw(8) << at << std::setw(10) << moves / seconds
          << std::setprecision(2) << std::setw(10) << quantile(told.latency, 0.5) / 1000 << std::setw(10)
          << quantile(told.latency, 0.99) / 1000 << std::setw(10) << quantile(told.latency, 1) / 1000
          << std::setprecision(1) << std::setw(12) << now.memory << std::setw(15)
          << (now.processor - before_.processor) * 1e6 / moves << std::setw(16) << (own - own_before_) * 1e6 / moves
          << std::setprecision(0) << std::setw(13) << static_cast<double>(told.bytes) / events << std::setprecision(2)
          << std::setw(13) << events / moves << std::endl;
    before_ = now;
    own_before_ = own;
    memory_.push_back(now.memory);
  }

  // What the server took at most, early and late: more and more, if something is never let go.
  void growth() const {
    if (memory_.size() < 2) return;
    const auto middle = memory_.begin() + static_cast<std::ptrdiff_t>(memory_.size() / 2);
    *out_ << std::setprecision(1) << "memory at most: " << *std::max_element(memory_.begin(), middle)
          << " MB in the first half, " << *std::max_element(middle, memory_.end()) << " MB in the second" << std::endl;
  }

 private:
  int process_;
  std::ostream* out_;
  Taken before_ = taken(process_);
  double own_before_ = own_processor();
  std::vector<double> memory_;  // of each line, MB
};

}  // namespace

std::expected<void, std::string> load(const LoadOptions& options, std::ostream& out) {
  if (options.seconds > 0 && options.clients < 2) {
    return std::unexpected("a game is played by two clients; with fewer nobody moves: --seconds 0");
  }
  const int clients = options.tables * options.clients;
  if (auto allowed = allow_files(static_cast<rlim_t>(clients) + 100); !allowed) return allowed;
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
  const double empty = taken(server.process()).memory;
  Swarm swarm(server.port(), options.game);
  if (auto opened = swarm.open(options.tables, options.clients); !opened) return opened;
  if (auto heard = swarm.run(1, /*play=*/false); !heard) return std::unexpected(heard.error());
  const double idle = taken(server.process()).memory - empty;
  out << options.tables << " tables of " << options.game << ", " << clients << " clients: " << std::fixed
      << std::setprecision(1) << idle << " MB, " << idle * 1000 / options.tables
      << " KB a table; the server without them " << empty << " MB" << std::endl;
  if (options.seconds == 0) return {};

  Report report(server.process(), out);
  const Report whole = report;
  Told sum;
  for (int second = 0; second < options.seconds;) {
    const int length = std::min(kReport, options.seconds - second);
    auto told = swarm.run(length, /*play=*/true);
    if (!told) return std::unexpected(told.error());
    second += length;
    report.line(second, length, *told);
    sum.add(*told);
  }
  if (sum.moves == 0) return std::unexpected("nobody has moved");
  out << "all\n";
  Report(whole).line(options.seconds, options.seconds, sum);
  report.growth();
  const int status = server.end(SIGTERM);
  if (status != 0)
    return std::unexpected("the server ended with " + std::to_string(status) + ": " + server.complaint());
  return {};
}

}  // namespace nemeton
