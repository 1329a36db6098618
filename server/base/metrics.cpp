#include "server/base/metrics.hpp"

#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>
#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/version.hpp"

namespace nemeton {

namespace {

// Seconds, from the time of a fast disk to one that no client waits for.
const prometheus::Histogram::BucketBoundaries kSeconds = {0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05,
                                                          0.1,    0.2,   0.5,   1,     2,    5};
const prometheus::Histogram::BucketBoundaries kChanges = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};

prometheus::Family<prometheus::Counter>& counters(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
}
prometheus::Gauge& gauge(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}
prometheus::Family<prometheus::Histogram>& histograms(prometheus::Registry& registry, const char* name,
                                                      const char* help) {
  return prometheus::BuildHistogram().Name(name).Help(help).Register(registry);
}

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

// The resources that the process uses, under the names that Prometheus's own client libraries give them, and the version of the program.
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

}  // namespace

struct Metrics::Families {
  prometheus::Registry registry;
  prometheus::Family<prometheus::Counter>& moves =
      counters(registry, "nemeton_moves_total", "Actions that are on disk, by game and by who acted");
  prometheus::Family<prometheus::Counter>& opened =
      counters(registry, "nemeton_tables_opened_total", "Tables opened here, by game");
  prometheus::Family<prometheus::Counter>& over =
      counters(registry, "nemeton_tables_finished_total", "Tables whose game ended here, by game");
  prometheus::Family<prometheus::Counter>& refusals =
      counters(registry, "nemeton_refusals_total", "Requests and messages that were refused, by code");
  prometheus::Family<prometheus::Counter>& notifications =
      counters(registry, "nemeton_notifications_total",
               "Notifications to devices and mailboxes, by outcome: sent, gone, failed");
  prometheus::Family<prometheus::Counter>& answers =
      counters(registry, "nemeton_http_responses_total", "Answers over HTTP, by status");
};

Metrics::Metrics()
    : families_(std::make_unique<Families>()),
      connections(gauge(families_->registry, "nemeton_connections", "Open connections, WebSockets among them")),
      sockets(gauge(families_->registry, "nemeton_websockets", "Open WebSockets")),
      socket_queue(gauge(families_->registry, "nemeton_websocket_queue_bytes", "Bytes waiting for clients to read")),
      tables(gauge(families_->registry, "nemeton_tables_loaded", "Tables in memory")),
      action(histograms(families_->registry, "nemeton_action_seconds",
                        "From a client's action to its confirmation: on disk, played and sent out")
                 .Add({}, kSeconds)),
      store_queue(gauge(families_->registry, "nemeton_store_queue", "Changes on their way to disk")),
      commit(histograms(families_->registry, "nemeton_store_commit_seconds", "Time of a commit").Add({}, kSeconds)),
      commit_changes(histograms(families_->registry, "nemeton_store_commit_changes", "Changes that share a commit")
                         .Add({}, kChanges)),
      store_failures(
          counters(families_->registry, "nemeton_store_failures_total", "Changes that could not be written").Add({})),
      store_bytes(gauge(families_->registry, "nemeton_store_bytes", "Size of the store")),
      disk_free(prometheus::BuildGauge()
                    .Name("nemeton_disk_free_bytes")
                    .Help("Free space on the disk of the data folder")
                    .Register(families_->registry)),
      expired(counters(families_->registry, "nemeton_tables_expired_total", "Finished tables deleted for their age")
                  .Add({})),
      damaged(gauge(families_->registry, "nemeton_tables_damaged", "Damaged tables, which are refused")),
      seeks_waiting(gauge(families_->registry, "nemeton_seeks_waiting", "Requests that wait here for opponents")),
      pairings(counters(families_->registry, "nemeton_pairings_total", "Tables opened here for seeks").Add({})),
      tournaments_watched(gauge(families_->registry, "nemeton_tournaments_watched",
                                "Requests that wait here for news of a tournament")),
      notifications_sent(families_->notifications.Add({{"outcome", "sent"}})),
      notifications_gone(families_->notifications.Add({{"outcome", "gone"}})),
      notifications_failed(families_->notifications.Add({{"outcome", "failed"}})),
      bots_waiting(gauge(families_->registry, "nemeton_bots_waiting", "Bots that wait for a thread")),
      bots_thinking(gauge(families_->registry, "nemeton_bots_thinking", "Bots that think")) {
  auto& seconds = histograms(families_->registry, "nemeton_bot_thinking_seconds", "Thinking time of bots, by level");
  for (std::size_t i = 0; i < kLevelNames.size(); ++i) {
    bot_seconds[i] = &seconds.Add({{"level", kLevelNames[i]}}, kSeconds);
  }
}

Metrics::~Metrics() = default;

MoveCounters Metrics::moves(const std::string& game) {
  return {families_->moves.Add({{"game", game}, {"by", "person"}}),
          families_->moves.Add({{"game", game}, {"by", "bot"}})};
}

void Metrics::opened(const std::string& game) { families_->opened.Add({{"game", game}}).Increment(); }
void Metrics::over(const std::string& game) { families_->over.Add({{"game", game}}).Increment(); }
void Metrics::refused(const std::string& code) { families_->refusals.Add({{"code", code}}).Increment(); }
void Metrics::answered(int status) { families_->answers.Add({{"status", std::to_string(status)}}).Increment(); }

std::string Metrics::text() const {
  auto all = families_->registry.Collect();
  for (auto& family : process_metrics()) all.push_back(std::move(family));
  return prometheus::TextSerializer().Serialize(all);
}

Metrics& metrics() {
  static Metrics all;
  return all;
}

}  // namespace nemeton
