#include "bench/child.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace nemeton {

Child::Child(std::vector<std::string> words, std::vector<std::string> variables) {
  std::array<int, 2> out{};
  if (pipe2(out.data(), O_CLOEXEC) != 0) return;
  complaint_file_ = memfd_create("complaint", MFD_CLOEXEC);
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  std::vector<char*> environment;
  for (char** each = environ; *each != nullptr; ++each) {
    if (!std::string_view(*each).starts_with("NEMETON_")) environment.push_back(*each);
  }
  for (std::string& variable : variables) environment.push_back(variable.data());
  environment.push_back(nullptr);
  process_ = fork();
  if (process_ == 0) {
    // The child ends with its parent, however that ends, and keeps none of its files open.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(out[1], STDOUT_FILENO);
    dup2(complaint_file_, STDERR_FILENO);
    close_range(STDERR_FILENO + 1, ~0U, 0);
    execve(pointers.front(), pointers.data(), environment.data());
    _exit(127);
  }
  close(out[1]);

  // The line that says where it is, or the end of the output.
  for (char c; read(out[0], &c, 1) == 1 && c != '\n';) first_line_ += c;
  close(out[0]);
  const auto colon = first_line_.rfind(':');
  if (colon != std::string::npos) port_ = std::stoi(first_line_.substr(colon + 1));
}

Child::~Child() {
  end(SIGKILL);
  if (complaint_file_ >= 0) close(complaint_file_);
}

int Child::end(int signal_number) {
  signal(signal_number);
  return wait();
}

void Child::signal(int number) const {
  // To kill(2), -1 is everybody.
  if (process_ > 0) kill(process_, number);
}

std::string Child::complaint() const {
  std::string text;
  std::array<char, 4096> piece;
  for (ssize_t size;
       (size = pread(complaint_file_, piece.data(), piece.size(), static_cast<off_t>(text.size()))) > 0;) {
    text.append(piece.data(), static_cast<std::size_t>(size));
  }
  return text;
}

int Child::wait() {
  if (process_ <= 0) return -1;
  int status = 0;
  waitpid(std::exchange(process_, -1), &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace nemeton
