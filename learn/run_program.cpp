#include "learn/run_program.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nemeton {

std::expected<void, std::string> run_program(const std::vector<std::string>& words) {
  std::vector<std::string> kept = words;
  std::vector<char*> pointers;
  for (std::string& word : kept) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  pid_t process = 0;
  if (posix_spawn(&process, pointers.front(), nullptr, nullptr, pointers.data(), environ) != 0) {
    return std::unexpected("cannot run " + words.front());
  }
  int status = 0;
  waitpid(process, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  return std::unexpected(words.front() + " " + words.at(1) + " failed");
}

}  // namespace nemeton
