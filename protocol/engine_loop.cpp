#include "protocol/engine_loop.hpp"

#include <string>

namespace nemeton {

namespace {

// Reads a line, or as much of it as tells that it is too long; false at the end of the input.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  char c = 0;
  if (!in.get(c)) return false;
  for (; in && c != '\n'; in.get(c)) {
    if (line.size() <= kMaxLine) line += c;
  }
  return true;
}

}  // namespace

void run_engine(Engine& engine, std::istream& in, std::ostream& out) {
  const auto write = [&out](std::string_view text) { out << text << std::endl; };
  std::string line;
  while (!engine.quit() && out && read_line(in, line)) write(engine.answer(line, write));
}

}  // namespace nemeton
