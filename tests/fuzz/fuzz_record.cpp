// Records under any bytes: never a crash, and what loads writes a record that loads to the same game.
#include <nlohmann/json.hpp>

#include "games/games.hpp"
#include "protocol/json_text.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/seen.hpp"

namespace nemeton {
namespace {

void load(std::string_view input) {
  const auto json = parse_json(input);
  if (!json) return;
  const auto first = read_record(games(), *json);
  if (!first) {
    const Error& error = first.error();
    require(error.code == ErrorCode::bad_record && error.message.find_first_of("\r\n") == std::string::npos,
            "the error is not one line about a bad record", input, error.message);
    return;
  }
  const std::string record = record_of(*first->match);
  const auto second = read_record(games(), *parse_json(record));
  require(second.has_value(), "a record that was written does not load", input, record);
  require(record_of(*second->match) == record, "what loads writes another record", record, record_of(*second->match));
  // Choices in secret stand in no record.
  if (first->match->node().kind == NodeKind::simultaneous) return;
  require(seen(*second->match) == seen(*first->match), "what was written loads to another game", record,
          seen(*second->match));
}

}  // namespace
}  // namespace nemeton

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
  nemeton::load({data, size});
  return 0;
}
