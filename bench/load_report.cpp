#include "bench/load_report.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <string>

namespace nemeton {

namespace {

struct Column {
  const char* title;
  int width;  // as it is seen
  int digits;
};
constexpr std::array kColumns = {Column{"seconds", 7, 0},         Column{"moves/s", 9, 0},
                                 Column{"p50 ms", 9, 2},          Column{"p99 ms", 9, 2},
                                 Column{"max ms", 9, 2},          Column{"memory MB", 11, 1},
                                 Column{"server µs/move", 16, 1}, Column{"clients µs/move", 17, 1},
                                 Column{"bytes/event", 13, 0},    Column{"events/move", 13, 2}};

double own_processor() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

double in_milliseconds(const Histogram& histogram, double part) {
  return static_cast<double>(histogram.quantile(part)) / 1000;
}

}  // namespace

ProcessUsage usage_of(int process) {
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

LoadReport::LoadReport(int server_process, std::ostream& out)
    : process_(server_process), out_(&out), before_(usage_of(server_process)), own_before_(own_processor()) {
  for (const Column& each : kColumns) {
    const std::string title = each.title;
    // A letter beyond ASCII has bytes that are not seen.
    const auto unseen = std::ranges::count_if(title, [](char c) { return (c & 0xC0) == 0x80; });
    out << std::setw(each.width + static_cast<int>(unseen)) << title;
  }
  out << std::endl;
}

void LoadReport::line(int at, double seconds, const LoadCounts& counts) {
  const ProcessUsage now = usage_of(process_);
  const double own = own_processor();
  const auto events = static_cast<double>(counts.events);
  const auto moves = static_cast<double>(counts.moves);
  const std::array values = {static_cast<double>(at),
                             moves / seconds,
                             in_milliseconds(counts.latency, 0.5),
                             in_milliseconds(counts.latency, 0.99),
                             in_milliseconds(counts.latency, 1),
                             now.memory,
                             (now.processor - before_.processor) * 1e6 / moves,
                             (own - own_before_) * 1e6 / moves,
                             static_cast<double>(counts.bytes) / events,
                             events / moves};
  static_assert(values.size() == kColumns.size());
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    *out_ << std::fixed << std::setprecision(kColumns[i].digits) << std::setw(kColumns[i].width) << values[i];
  }
  *out_ << std::endl;
  before_ = now;
  own_before_ = own;
  memory_.push_back(now.memory);
}

void LoadReport::growth() const {
  if (memory_.size() < 2) return;
  const auto middle = memory_.begin() + static_cast<std::ptrdiff_t>(memory_.size() / 2);
  *out_ << std::setprecision(1) << "memory at most: " << *std::max_element(memory_.begin(), middle)
        << " MB in the first half, " << *std::max_element(middle, memory_.end()) << " MB in the second" << std::endl;
}

}  // namespace nemeton
