#include "learn/files.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <sstream>

namespace nemeton {

std::optional<std::string> read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream bytes;
  // To insert nothing counts as a failure.
  if (in.peek() != std::ifstream::traits_type::eof()) bytes << in.rdbuf();
  if (!in.is_open() || in.bad() || !bytes) return std::nullopt;
  return std::move(bytes).str();
}

std::expected<void, std::string> write_file(const std::filesystem::path& path, std::string_view bytes) {
  auto part = path;
  part += ".part";
  std::error_code error;
  if (std::ofstream out(part, std::ios::binary);
      !out.write(bytes.data(), static_cast<std::streamsize>(bytes.size())).flush()) {
    return std::unexpected("cannot write " + part.string());
  }
  std::filesystem::rename(part, path, error);
  if (error) return std::unexpected("cannot write " + path.string() + ": " + error.message());
  return {};
}

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
