#include "match/text_table.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace nemeton {

namespace {

std::string printed(const char* form, int digits, double value) {
  std::array<char, 400> text;  // the longest double has 309 digits before its point
  std::snprintf(text.data(), text.size(), form, digits, value);
  return text.data();
}

// In characters, of which a byte 10xxxxxx of UTF-8 begins none.
std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

}  // namespace

std::string fixed(double value, int digits) { return printed("%.*f", digits, value); }
std::string with_sign(double value) { return printed("%+.*f", 0, value); }

void write_table(const TableLines& lines, std::ostream& out) {
  std::vector<std::size_t> widths(lines.front().size());
  for (const auto& cells : lines) {
    for (std::size_t i = 0; i < cells.size(); ++i) widths[i] = std::max(widths[i], width_of(cells[i]));
  }
  for (const auto& cells : lines) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::string pad(widths[i] - width_of(cells[i]), ' ');
      out << (i == 0 ? cells[i] + pad : "  " + pad + cells[i]);
    }
    out << "\n";
  }
}

void write_markdown(const TableLines& lines, std::ostream& out) {
  for (std::size_t line = 0; line < lines.size(); ++line) {
    for (const std::string& cell : lines[line]) out << "| " << cell << " ";
    out << "|\n";
    if (line > 0) continue;
    for (std::size_t i = 0; i < lines[line].size(); ++i) out << (i == 0 ? "|---" : "|---:");
    out << "|\n";
  }
}

}  // namespace nemeton
