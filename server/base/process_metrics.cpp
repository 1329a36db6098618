#include "server/base/process_metrics.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/version.hpp"

namespace nemeton {

namespace {

// Near enough to the start of the process.
const auto kStart = std::chrono::system_clock::now();

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

prometheus::MetricFamily family(const char* name, const char* help, prometheus::MetricType type, double value) {
  prometheus::ClientMetric metric;
  if (type == prometheus::MetricType::Counter) metric.counter.value = value;
  else metric.gauge.value = value;
  return {name, help, type, {metric}};
}

double open_files() {
  std::error_code error;
  const std::filesystem::directory_iterator files("/proc/self/fd", error);
  // One of them is the folder itself.
  return error ? 0 : static_cast<double>(std::distance(begin(files), end(files))) - 1;
}

}  // namespace

std::vector<prometheus::MetricFamily> process_metrics() {
  using Type = prometheus::MetricType;
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  double pages = 0;
  std::ifstream("/proc/self/statm") >> pages >> pages;
  const std::chrono::duration<double> start = kStart.time_since_epoch();

  std::vector<prometheus::MetricFamily> all = {
      family("process_cpu_seconds_total", "Time of processors", Type::Counter,
             seconds_of(used.ru_utime) + seconds_of(used.ru_stime)),
      family("process_resident_memory_bytes", "Memory that is not swapped out", Type::Gauge,
             pages * static_cast<double>(sysconf(_SC_PAGESIZE))),
      family("process_open_fds", "Open files, connections among them", Type::Gauge, open_files()),
      family("process_max_fds", "How many files may be open", Type::Gauge, static_cast<double>(files.rlim_cur)),
      family("process_start_time_seconds", "When it began, since 1970", Type::Gauge, start.count()),
      family("nemeton_build_info", "Always 1; the label says which version runs", Type::Gauge, 1),
  };
  all.back().metric.front().label = {{"version", kVersion}};
  return all;
}

}  // namespace nemeton
