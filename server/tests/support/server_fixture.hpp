// A server in the test's own process, with a data folder that is gone afterwards.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/base/time_source.hpp"
#include "server/server.hpp"

namespace nemeton {

class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::filesystem::path& parent = std::filesystem::temp_directory_path()) {
    std::string name = (parent / "nemeton-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

class TestServer {
 public:
  // Goes by the system's time, or by one that the test moves. `dice_time`: how long draws wait for each of commitments and client seeds.
  // `store`: a PostgreSQL database in place of the data folder.
  explicit TestServer(TimeSource* time = nullptr, std::chrono::seconds dice_time = std::chrono::hours(1),
                      std::string store = "")
      : time_(time) {
    config_.dice_seconds = static_cast<int>(dice_time.count());
    config_.store = std::move(store);
    start();
  }
  // That keeps no more than this.
  TestServer(Keeping keeping, TimeSource* time) : time_(time) { set(&Config::keeping, keeping); }
  // With limits on its clients, and trusted proxies.
  explicit TestServer(ClientLimits limits, std::string proxies = "") : time_(nullptr) {
    config_.limits = limits;
    set(&Config::trusted_proxies, std::move(proxies));
  }
  ~TestServer() { stop(); }

  int port() const { return port_; }
  const std::filesystem::path& folder() const { return folder_.path(); }
  const std::filesystem::path& page() const { return config_.page; }

  // Starts it again as one that sends mails by that server, with words of the tests.
  void send_mails(const std::string& smtp) {
    std::filesystem::create_directories(page());
    std::ofstream(page() / "mail.json") << R"({"languages": {
      "en": {"codeSubject": "code", "code": "{code}", "turn": "you", "over": "over", "rematch": "again?", "round": "round", "news": "{news}\n{link}\n{stop}"},
      "de": {"codeSubject": "Zahl", "code": "{code}", "turn": "dran", "over": "aus", "rematch": "noch mal?", "round": "Runde", "news": "{news}\n{link}\n{stop}"}},
      "games": {"brandubh": {"en": "Brandubh"}}})";
    config_.mail_from = "nemeton@example.org";
    set(&Config::smtp, smtp);
  }

  void start() {
    server_ = Server::open(config_, time_).value();
    const std::string address = server_->address();
    port_ = std::stoi(address.substr(address.rfind(':') + 1));
    thread_ = std::jthread([this] { server_->run(); });
  }
  void stop() {
    if (!server_) return;
    server_->stop();
    thread_.join();
    server_.reset();
  }
  void restart() {
    stop();
    start();
  }
  // Restarts with that setting.
  template <class Value>
  void set(Value Config::* setting, std::type_identity_t<Value> value) {
    config_.*setting = std::move(value);
    restart();
  }

 private:
  Config configured() const {
    Config config;
    config.port = 0;
    config.data = folder() / "data";
    config.page = folder() / "page";
    config.threads = 3;
    config.dice_seconds = 3600;
    // Clients of tests are faster than people, and come from one address.
    config.limits.counted = false;
    config.page_url = "https://nemeton.example";
    // The tests' own push service is on this machine.
    config.push_to_private_networks = true;
    return config;
  }

  TemporaryFolder folder_;
  TimeSource* time_;
  Config config_ = configured();
  std::unique_ptr<Server> server_;
  int port_ = 0;
  std::jthread thread_;
};

// A time that stands until the test moves it.
class SetTime final : public TimeSource {
 public:
  Instant now() const override {
    const std::lock_guard lock(mutex_);
    return now_;
  }
  WallTime wall() const override {
    const std::lock_guard lock(mutex_);
    return wall_;
  }
  void ring_at(Instant when, std::move_only_function<void()> ring) override {
    {
      const std::lock_guard lock(mutex_);
      alarms_.emplace(when, std::move(ring));
    }
    ring_due();
  }

  // So much time goes by, in one leap.
  void pass(milliseconds time) {
    {
      const std::lock_guard lock(mutex_);
      now_ += time;
      wall_ += time;
    }
    ring_due();
  }
  // The calendar alone goes on, while no server runs.
  void pass_unseen(milliseconds time) {
    const std::lock_guard lock(mutex_);
    wall_ += time;
  }

 private:
  void ring_due() {
    std::vector<std::move_only_function<void()>> due;
    {
      const std::lock_guard lock(mutex_);
      const auto later = alarms_.upper_bound(now_);
      for (auto each = alarms_.begin(); each != later; ++each) due.push_back(std::move(each->second));
      alarms_.erase(alarms_.begin(), later);
    }
    for (auto& each : due) each();
  }

  mutable std::mutex mutex_;
  Instant now_{std::chrono::hours(1000)};
  WallTime wall_{std::chrono::hours(500'000)};
  std::multimap<Instant, std::move_only_function<void()>> alarms_;
};

}  // namespace nemeton
