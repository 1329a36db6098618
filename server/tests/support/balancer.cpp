#include "server/tests/support/balancer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "server/tests/support/inbox.hpp"

namespace nemeton {

namespace {

int free_port() { return LocalListener().port; }

// An example of deploy/, which is changed where the test has no other choice; what is to be changed has to be there.
class Example {
 public:
  explicit Example(const std::string& name) {
    std::ifstream in(NEMETON_ROOT "/deploy/" + name);
    text_.assign(std::istreambuf_iterator<char>(in), {});
  }
  Example& replace(const std::string& old, const std::string& now) {
    const auto at = text_.find(old);
    EXPECT_NE(at, std::string::npos) << "the example has no \"" << old << '"';
    if (at != std::string::npos) text_.replace(at, old.size(), now);
    return *this;
  }
  // From where `first` stands up to where `next` does.
  Example& drop(const std::string& first, const std::string& next) {
    const auto from = text_.find(first);
    const auto to = text_.find(next, std::min(from, text_.size()));
    EXPECT_NE(to, std::string::npos) << "the example has no \"" << first << "\" before \"" << next << '"';
    if (to != std::string::npos) text_.erase(from, to - from);
    return *this;
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

std::string local(int port) { return "127.0.0.1:" + std::to_string(port); }

}  // namespace

Balancer::Balancer(Kind kind, std::array<int, 2> servers) : port_(free_port()) {
  const std::string command = kind == Kind::nginx ? nginx(servers) : caddy(servers);
  process_.emplace(std::vector<std::string>{"/bin/sh", "-c", "echo starting; PATH=$PATH:/usr/sbin; " + command});
  const auto end = std::chrono::steady_clock::now() + kTimeout;
  while (http(port_, "GET", "/health").status != 200 && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  if (std::chrono::steady_clock::now() >= end)
    ADD_FAILURE() << name(kind) << " does not answer: " << process_->complaint();
}

// Without TLS, and without the door that only leads to it.
std::string Balancer::nginx(std::array<int, 2> servers) const {
  Example example("nginx.conf");
  example.replace("server 127.0.0.1:8420", "server " + local(servers[0]))
      .replace("# server 127.0.0.1:8430", "server " + local(servers[1]))
      .drop("server {\n    listen 80;", "server {\n    listen 443")
      .drop("    listen 443", "    server_name")
      .replace("server_name grove.example;", "listen " + local(port_) + ";")
      .drop("    ssl_certificate ", "    add_header");
  // One process, which ends with the test.
  std::string text = "daemon off;\nmaster_process off;\nerror_log stderr;\npid " + file_ + ".pid;\nevents {}\nhttp {\n";
  text += "access_log off;\n";
  for (const std::string each : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
    text += each + "_temp_path " + file_ + "." + each + ";\n";
  }
  write(text + example.text() + "}\n");
  return "exec nginx -e stderr -c '" + file_ + "'";
}

std::string Balancer::caddy(std::array<int, 2> servers) const {
  Example example("Caddyfile");
  example.replace("{$NEMETON_DOMAIN:grove.example} {", "http://" + local(port_) + " {\n\tbind 127.0.0.1")
      .replace("to {$NEMETON_UPSTREAM:127.0.0.1:8420}", "to " + local(servers[0]))
      .replace("# to 127.0.0.1:8430", "to " + local(servers[1]));
  write("{\n\tadmin off\n}\n" + example.text());
  const std::string home = folder_.path();
  return "HOME='" + home + "' XDG_DATA_HOME='" + home + "' XDG_CONFIG_HOME='" + home +
         "' exec caddy run --adapter caddyfile --config '" + file_ + "'";
}

void Balancer::write(const std::string& configuration) const { std::ofstream(file_) << configuration; }

}  // namespace nemeton
