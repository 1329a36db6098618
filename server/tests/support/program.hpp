// The real program in a process of its own, for tests that kill it, and how much such tests do.
#pragma once

#include <stdio.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <memory>

#include "bench/child.hpp"
#include "server/tests/support/client.hpp"
#include "server/tests/support/postgres_server.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {

// A program under a sanitizer is several times slower, and memory that was given back is kept from use.
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

// The number in the variable of the environment, such as TEST_KILLS=100, or `usual` if it is not set.
inline int effort(const char* variable, int usual) {
  const char* number = std::getenv(variable);
  return number == nullptr ? usual : std::stoi(number);
}

// Runs a command of the program, and returns its exit status and everything that it writes, such as "0 all in order\n".
inline std::string run_command(const std::string& command) {
  FILE* pipe = popen((NEMETON_PROGRAM " " + command + " 2>&1").c_str(), "r");
  std::string said;
  for (int c; (c = fgetc(pipe)) != EOF;) said += static_cast<char>(c);
  return std::to_string(WEXITSTATUS(pclose(pipe))) + " " + said;
}

// `nemeton serve` with these arguments and variables of the environment.
class Program : public Child {
 public:
  explicit Program(std::vector<std::string> arguments, std::vector<std::string> variables = {})
      : Child(words(std::move(arguments)), std::move(variables)) {}

  // Its memory in KB.
  double memory() const {
    double pages = 0;
    std::ifstream("/proc/" + std::to_string(process()) + "/statm") >> pages >> pages;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1000;
  }
  // Where it tells its metrics, if it was started with `--metrics 127.0.0.1:0` and logs that; 0 if not.
  int metrics_port() const {
    const std::string log = complaint();
    const auto colon = log.rfind(':', log.find("/metrics"));
    return log.contains("/metrics") ? std::stoi(log.substr(colon + 1)) : 0;
  }
  std::string metrics() const { return http(metrics_port(), "GET", "/metrics").body; }
  // A metric, with its labels if it has some; 0 if it was not counted yet.
  double metric(const std::string& name) const {
    const std::string all = metrics();
    const auto at = all.find("\n" + name + " ");
    return at == std::string::npos ? 0 : std::stod(all.substr(at + name.size() + 2));
  }

 private:
  static std::vector<std::string> words(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {NEMETON_PROGRAM, "serve"});
    return arguments;
  }
};

// A fixture for servers in processes of their own on one PostgreSQL.
class NodesFixture : public testing::Test {
 protected:
  std::unique_ptr<Program> start(int port = 0) const { return start_with({"--log-level", "error"}, port); }
  std::unique_ptr<Program> start_with(std::vector<std::string> options, int port = 0) const {
    options.insert(options.end(), {"--port", std::to_string(port), "--limits", "off", "--store", url});
    return std::make_unique<Program>(std::move(options));
  }
  // Starts a server that serves its metrics.
  std::unique_ptr<Program> start_measured() const { return start_with({"--metrics", "127.0.0.1:0"}); }

  std::string url = PostgresServer::shared().new_database();
};

}  // namespace nemeton
