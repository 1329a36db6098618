// The configuration file: what it sets, and one line for what is wrong with it.
#include "server/config.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "server/tests/house.hpp"

namespace nemeton {
namespace {

class ConfigTest : public testing::Test {
 protected:
  std::expected<Config, std::string> read(const std::string& text) {
    std::ofstream(file) << text;
    return read_config(file, Config{});
  }
  // The error, without the file's name.
  std::string error(const std::string& text) {
    const auto config = read(text);
    return config ? "" : config.error().substr(file.string().size() + 1);
  }

  TemporaryFolder folder;
  std::filesystem::path file = folder.path() / "nemeton.toml";
};

TEST_F(ConfigTest, EverySettingIsRead) {
  const auto config = read(R"(
address = "::1"
port = 9000
data = "/var/lib/nemeton"
store = "postgres://host/nemeton"
page = "/usr/share/nemeton"
threads = 7
log-level = "debug"
)");
  ASSERT_TRUE(config) << config.error();
  EXPECT_EQ(config->address, "::1");
  EXPECT_EQ(config->port, 9000);
  EXPECT_EQ(config->data, "/var/lib/nemeton");
  EXPECT_EQ(config->store, "postgres://host/nemeton");
  EXPECT_EQ(config->page, "/usr/share/nemeton");
  EXPECT_EQ(config->threads, 7);
  EXPECT_EQ(config->log_level, "debug");
}

TEST_F(ConfigTest, WhatIsLeftOutStaysAsItWas) {
  const auto config = read("port = 1");
  ASSERT_TRUE(config);
  EXPECT_EQ(config->address, "127.0.0.1");
  EXPECT_EQ(config->data, "data");
  EXPECT_EQ(config->threads, 0);
}

TEST_F(ConfigTest, AnUnknownKeyIsNamedWithItsLine) {
  EXPECT_EQ(error("port = 1\n\nports = 2\n"),
            "3: unknown key ports, expected one of address, port, data, store, page, threads, log-level");
}

TEST_F(ConfigTest, AWrongTypeOrRangeIsNamedWithItsLine) {
  EXPECT_EQ(error("address = 4"), "1: address is not a string");
  EXPECT_EQ(error("\nport = \"8420\""), "2: port is not an integer from 0 to 65535");
  EXPECT_EQ(error("port = 65536"), "1: port is not an integer from 0 to 65535");
  EXPECT_EQ(error("port = 1.0"), "1: port is not an integer from 0 to 65535");
  EXPECT_EQ(error("store = \"mysql://host\""), "1: store is not a URL such as postgres://host/nemeton");
  EXPECT_EQ(error("threads = -1"), "1: threads is not an integer from 0 to 256");
  EXPECT_EQ(error("log-level = \"loud\""), "1: log-level is not one of debug, info, warn, error");
}

TEST_F(ConfigTest, BrokenTomlIsNamedWithItsLine) { EXPECT_TRUE(error("port = 1\nport 2\n").starts_with("2: ")); }

TEST_F(ConfigTest, AMissingFileIsNamed) {
  EXPECT_EQ(read_config(file, Config{}).error(), "configuration file " + file.string() + " cannot be read");
}

}  // namespace
}  // namespace nemeton
