// A real proxy before two servers, as the example of deploy/ has it.
#pragma once

#include <array>
#include <optional>
#include <ostream>
#include <string>

#include "bench/child.hpp"
#include "server/tests/support/server_fixture.hpp"

namespace nemeton {

class Balancer {
 public:
  enum class Kind { nginx, caddy };
  static const char* name(Kind kind) { return kind == Kind::nginx ? "nginx" : "Caddy"; }
  friend void PrintTo(Kind kind, std::ostream* out) { *out << name(kind); }

  // Before servers at these ports of this machine. Waits until one of them answers through it.
  Balancer(Kind kind, std::array<int, 2> servers);

  int port() const { return port_; }

 private:
  // Each writes the configuration, and gives the command.
  std::string nginx(std::array<int, 2> servers) const;
  std::string caddy(std::array<int, 2> servers) const;
  void write(const std::string& configuration) const;

  TemporaryFolder folder_;
  int port_;
  std::string file_ = folder_.path() / "configuration";
  std::optional<Child> process_;
};

}  // namespace nemeton
