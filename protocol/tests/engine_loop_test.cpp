// The engine on a pair of streams: one answer a line, whatever the lines are.
#include "protocol/engine_loop.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "core/game_entry.hpp"
#include "core/tests/pennies.hpp"

namespace nemeton {
namespace {

constexpr std::array<GameEntry, 1> kOneGame = {game_entry<Pennies>()};

// The codes of the answers, "ok" for those without an error.
std::vector<std::string> answers(const std::string& input) {
  Engine engine(kOneGame);
  std::istringstream in(input);
  std::ostringstream out;
  run_engine(engine, in, out);
  std::vector<std::string> codes;
  std::istringstream lines(out.str());
  for (std::string line; std::getline(lines, line);) {
    const auto code = line.find("\"code\":\"");
    codes.push_back(code == std::string::npos ? "ok" : line.substr(code + 8, line.find('"', code + 8) - code - 8));
  }
  return codes;
}

using Codes = std::vector<std::string>;

TEST(Lines, AreAnsweredOneByOneInOrderUntilQuit) {
  const std::string games = R"({"cmd":"games"})";
  EXPECT_EQ(answers(games + "\n{\"cmd\":\"state\"}\nx\n"), (Codes{"ok", "no_game", "bad_json"}));
  EXPECT_EQ(answers(games + "\r\n"), (Codes{"ok"}));
  EXPECT_EQ(answers(games), (Codes{"ok"})) << "the last end is missing";
  EXPECT_EQ(answers("\n\r\n"), (Codes{"bad_json", "bad_json"}));
  EXPECT_EQ(answers(""), Codes{});
  EXPECT_EQ(answers("{\"cmd\":\"quit\"}\n" + games + "\n"), (Codes{"ok"}));
}

TEST(Lines, ThatAreTooLongAreSkippedToTheirEnd) {
  const std::string huge(3 * kMaxLine, 'x');
  EXPECT_EQ(answers(huge + "\n{\"cmd\":\"games\"}\n" + huge), (Codes{"line_too_long", "ok", "line_too_long"}));
}

TEST(Lines, MayHoldAnyBytes) {
  std::string bytes;
  for (int c = 0; c < 256; ++c) {
    if (c != '\n') bytes += static_cast<char>(c);
  }
  EXPECT_EQ(answers(bytes + "\n{\"cmd\":\"games\"}\n"), (Codes{"bad_json", "ok"}));
}

}  // namespace
}  // namespace nemeton
