// The metrics of this process for Prometheus: counts, queues and times. No label holds text that a client has made up.
#pragma once

#include <prometheus/counter.h>
#include <prometheus/family.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>

#include <array>
#include <chrono>
#include <memory>
#include <string>

#include "core/bot.hpp"

namespace nemeton {

// Counts the actions of one game that are on disk.
struct MoveCounters {
  prometheus::Counter& people;
  prometheus::Counter& bots;
};

class Metrics {
 public:
  Metrics();
  ~Metrics();

  // The counter of one game; the caller keeps it.
  MoveCounters moves(const std::string& game);
  void opened(const std::string& game);
  void over(const std::string& game);
  // Counts a refusal by its code.
  void refused(const std::string& code);
  // Counts an HTTP answer by its status.
  void answered(int status);
  // All metrics now, in the text format of Prometheus.
  std::string text() const;

 private:
  struct Families;
  std::unique_ptr<Families> families_;

 public:
  prometheus::Gauge& connections;
  prometheus::Gauge& sockets;
  prometheus::Gauge& socket_queue;  // bytes that clients have not read yet
  prometheus::Gauge& tables;        // in memory
  prometheus::Histogram& action;    // seconds from the message to the event's being sent
  prometheus::Gauge& store_queue;   // changes that are not on disk yet
  prometheus::Histogram& commit;    // seconds
  prometheus::Histogram& commit_changes;
  prometheus::Counter& store_failures;
  prometheus::Gauge& store_bytes;
  prometheus::Family<prometheus::Gauge>& disk_free;  // has a gauge only if the store knows it
  prometheus::Counter& expired;
  prometheus::Gauge& damaged;        // tables
  prometheus::Gauge& seeks_waiting;  // requests
  prometheus::Counter& pairings;
  prometheus::Gauge& tournaments_watched;  // requests
  prometheus::Counter& notifications_sent;
  prometheus::Counter& notifications_gone;  // to devices that are not there any more
  prometheus::Counter& notifications_failed;
  prometheus::Gauge& bots_waiting;
  prometheus::Gauge& bots_thinking;
  std::array<prometheus::Histogram*, kLevelNames.size()> bot_seconds;  // seconds, by level
};

Metrics& metrics();

// The seconds since the object was made.
class Stopwatch {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// Raises a gauge by one during its lifetime.
class OneMore {
 public:
  explicit OneMore(prometheus::Gauge& gauge) : gauge_(&gauge) { gauge_->Increment(); }
  OneMore(const OneMore&) = delete;
  OneMore& operator=(const OneMore&) = delete;
  ~OneMore() { gauge_->Decrement(); }

 private:
  prometheus::Gauge* gauge_;
};

// Measures a commit with that number of changes while it is on its way to disk.
class MeasuredCommit {
 public:
  explicit MeasuredCommit(std::size_t changes) : changes_(static_cast<double>(changes)) {}
  MeasuredCommit(const MeasuredCommit&) = delete;
  MeasuredCommit& operator=(const MeasuredCommit&) = delete;
  ~MeasuredCommit() {
    metrics().commit.Observe(watch_.seconds());
    metrics().commit_changes.Observe(changes_);
    metrics().store_queue.Decrement(changes_);
  }

 private:
  double changes_;
  Stopwatch watch_;
};

}  // namespace nemeton
