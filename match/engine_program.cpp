#include "match/engine_program.hpp"

#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <utility>

namespace nemeton {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kLongestAnswer = std::size_t{1} << 24;  // bytes

}  // namespace

EngineProgram::EngineProgram(const std::string& command) {
  // A socket and no pipes: writing to a program that has ended raises no signal.
  std::array<int, 2> sockets{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0) return;
  socket_ = sockets[0];
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, sockets[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, sockets[1], STDOUT_FILENO);
  // A process group of its own, which ends as one.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  std::string shell = "sh";
  std::string flag = "-c";
  std::string words = "exec " + command;
  std::array<char*, 4> arguments = {shell.data(), flag.data(), words.data(), nullptr};
  if (posix_spawn(&process_, "/bin/sh", &files, &attributes, arguments.data(), environ) != 0) process_ = -1;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  close(sockets[1]);
}

EngineProgram::~EngineProgram() {
  if (process_ > 0) {
    kill(-process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  if (socket_ >= 0) close(socket_);
}

std::expected<std::string, std::string> EngineProgram::ask(std::string_view line, std::chrono::milliseconds timeout) {
  const Deadline deadline = Clock::now() + timeout;
  const auto silent = [&] {
    return std::unexpected("does not answer within " + std::to_string(timeout.count()) + " ms");
  };
  std::string rest = std::string(line) + "\n";
  while (!rest.empty()) {
    if (!wait_for(POLLOUT, deadline)) return silent();
    const ssize_t sent = send(socket_, rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0) return std::unexpected(end());
    rest.erase(0, static_cast<std::size_t>(sent));
  }
  std::size_t line_end = read_.find('\n');
  while (line_end == std::string::npos) {
    if (read_.size() > kLongestAnswer) return std::unexpected("answers without end");
    if (!wait_for(POLLIN, deadline)) return silent();
    std::array<char, 65536> piece;
    const ssize_t size = recv(socket_, piece.data(), piece.size(), 0);
    if (size <= 0) return std::unexpected(end());
    read_.append(piece.data(), static_cast<std::size_t>(size));
    line_end = read_.find('\n');
  }
  std::string answer = read_.substr(0, line_end);
  read_.erase(0, line_end + 1);
  return answer;
}

bool EngineProgram::wait_for(short event, Deadline deadline) const {
  pollfd waited{socket_, event, 0};
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    const int ready = poll(&waited, 1, static_cast<int>(std::max<std::int64_t>(0, left)));
    if (ready >= 0 || errno != EINTR) return ready > 0;
  }
}

std::string EngineProgram::end() {
  if (process_ <= 0) return "cannot be started";
  // A program that closed its side might otherwise run forever. A process that has ended already keeps its status.
  kill(-process_, SIGKILL);
  int status = 0;
  waitpid(std::exchange(process_, -1), &status, 0);
  if (WIFSIGNALED(status)) return std::string("was ended by a signal: ") + strsignal(WTERMSIG(status));
  return "has ended with status " + std::to_string(WEXITSTATUS(status));
}

}  // namespace nemeton
