#include <iostream>

#include "nemeton/core/json.hpp"
#include "nemeton/core/version.hpp"
#include "nemeton/search/portable_math.hpp"

int main() {
  std::string text;
  nemeton::JsonWriter(text).number(nemeton::portable_log(1));
  std::cout << text << " " << nemeton::kVersion << "\n";
}
