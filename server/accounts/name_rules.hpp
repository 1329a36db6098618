// Which names players and guests at a table may have, and which names could be mistaken for one another.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "server/base/player_name.hpp"

namespace nemeton {

// The list that comes with the program: refused_names.txt.
extern const std::string_view kRefusedNames;

class NameRules {
 public:
  // `refused`: names that are not allowed, as in refused_names.txt.
  explicit NameRules(std::string_view refused);

  // `text` is UTF-8. Errors: bad_name, with the fault.
  std::expected<PlayerName, Refusal> read(const std::string& text) const;

 private:
  // By their skeletons.
  std::vector<std::string> words_;
  std::vector<std::string> parts_;  // refused anywhere in a name
};

// The rules with the list in that file, or with the program's own where its name is empty. Error: it cannot be read.
std::expected<NameRules, std::string> read_name_rules(const std::string& file);

}  // namespace nemeton
