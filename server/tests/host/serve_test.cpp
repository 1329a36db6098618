// `nemeton serve` as a process: how it starts, why it does not, and how it stops.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <fstream>

#include "server/tests/support/people.hpp"
#include "server/tests/support/program.hpp"

namespace nemeton {
namespace {

using testing::MatchesRegex;
using testing::StartsWith;

class ServeTest : public testing::Test {
 protected:
  std::vector<std::string> arguments(std::vector<std::string> more = {}) {
    more.insert(more.end(), {"--data", data});
    return more;
  }
  // What it says when it does not start: one line.
  static std::string refusal(const std::vector<std::string>& arguments) {
    Program program(arguments);
    EXPECT_EQ(program.port(), 0);
    EXPECT_NE(program.wait(), 0);
    EXPECT_THAT(program.complaint(), MatchesRegex("nemeton: [^\n]*\n"));
    return program.complaint();
  }

  TemporaryFolder folder;
  std::string data = folder.path() / "data";
};

TEST_F(ServeTest, ATakenPortIsOneLine) {
  const Program first(arguments({"--port", "0"}));
  ASSERT_NE(first.port(), 0);
  const std::string port = std::to_string(first.port());
  EXPECT_EQ(refusal({"--port", port, "--data", folder.path() / "other"}),
            "nemeton: 127.0.0.1 port " + port + " is taken by another program\n");
}

TEST_F(ServeTest, ADataFolderInUseIsOneLine) {
  const Program first(arguments({"--port", "0"}));
  ASSERT_NE(first.port(), 0);
  EXPECT_EQ(refusal(arguments({"--port", "0"})), "nemeton: data folder " + data + " is in use by another server\n");
}

TEST_F(ServeTest, ADataFolderThatCannotBeIsOneLine) {
  std::ofstream(folder.path() / "file") << "x";
  const std::string blocked = folder.path() / "file" / "data";
  EXPECT_THAT(refusal({"--port", "0", "--data", blocked}),
              StartsWith("nemeton: data folder " + blocked + " cannot be made: "));
}

TEST_F(ServeTest, ADamagedDatabaseIsOneLine) {
  std::filesystem::create_directory(data);
  std::ofstream(data + "/nemeton.sqlite") << std::string(9999, 'x');
  EXPECT_EQ(refusal(arguments({"--port", "0"})),
            "nemeton: database " + data + "/nemeton.sqlite cannot be used: file is not a database\n");
}

TEST_F(ServeTest, AWrongConfigurationIsOneLine) {
  const std::string file = folder.path() / "nemeton.toml";
  std::ofstream(file) << "port = 0\nprot = 1\n";
  EXPECT_EQ(refusal(arguments({"--config", file})), "nemeton: " + file + ":2: unknown key prot, did you mean port?\n");
}

TEST_F(ServeTest, ANameForAnAddressIsOneLine) {
  EXPECT_EQ(refusal(arguments({"--address", "localhost"})),
            "nemeton: --address is \"localhost\", expected an IP address such as 127.0.0.1\n");
}

TEST_F(ServeTest, TheCommandLineGoesBeforeTheConfiguration) {
  const std::string file = folder.path() / "nemeton.toml";
  std::ofstream(file) << "port = 1\ndata = \"" << data << "\"\npage = \"" << folder.path().string() << "\"\n";
  std::ofstream(folder.path() / "index.html") << "the page";
  Program program({"--config", file, "--port", "0"});
  ASSERT_NE(program.port(), 0);
  EXPECT_EQ(http(program.port(), "GET", "/").body, "the page");
  EXPECT_EQ(program.end(SIGTERM), 0);
}

TEST_F(ServeTest, TheEnvironmentIsEnough) {
  Program program({}, {"NEMETON_PORT=0", "NEMETON_DATA=" + data});
  ASSERT_NE(program.port(), 0);
  EXPECT_EQ(http(program.port(), "GET", "/health").status, 200);
  EXPECT_EQ(program.end(SIGTERM), 0);
}

TEST_F(ServeTest, APasswordIsNeverSaid) {
  Program program({"--port", "0"}, {"NEMETON_LOG_LEVEL=debug", "NEMETON_STORE=postgres://eve:secret@127.0.0.1:1/none"});
  EXPECT_EQ(program.wait(), 2);
  EXPECT_THAT(program.complaint(), MatchesRegex("nemeton: the PostgreSQL database cannot be used: [^\n]*\n"));
  EXPECT_THAT(program.complaint(), testing::Not(testing::HasSubstr("secret")));
}

TEST_F(ServeTest, AMissingPageIsSaidAndTablesAreServed) {
  Program program(arguments({"--port", "0", "--page", folder.path() / "nowhere"}));
  EXPECT_EQ(http(program.port(), "GET", "/").status, 404);
  EXPECT_EQ(http(program.port(), "GET", "/health").status, 200);
  EXPECT_EQ(program.end(SIGTERM), 0);
  EXPECT_THAT(program.complaint(), testing::HasSubstr("folder=" + (folder.path() / "nowhere").string()));
}

TEST_F(ServeTest, ASignalStopsItWithAGoodbye) {
  for (const int signal : {SIGTERM, SIGINT}) {
    Program program(arguments({"--port", "0"}));
    const Opened opened = open_table(program.port(), kTwoPeople);
    Person person(program.port(), opened.table, opened.key);
    std::jthread listening([&] {
      EXPECT_FALSE(person.hear());
      EXPECT_EQ(person.socket.close_code(), 1012);
    });
    EXPECT_EQ(program.end(signal), 0);
  }
}

}  // namespace
}  // namespace nemeton
