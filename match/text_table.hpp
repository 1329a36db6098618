// Numbers and tables as reports have them.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace nemeton {

// With so many digits after the point.
std::string fixed(double value, int digits);
// A whole number with its sign: +17, -3, +inf.
std::string with_sign(double value);

using TableLines = std::vector<std::vector<std::string>>;

// A table whose first line names its columns: the first column is of words, the others are of numbers.
void write_table(const TableLines& lines, std::ostream& out);
// The same for a document.
void write_markdown(const TableLines& lines, std::ostream& out);

}  // namespace nemeton
