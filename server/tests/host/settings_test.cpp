// Settings from the command line, the environment and the configuration file, and one line for each error.
#include "server/host/settings.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "server/tests/support/server_fixture.hpp"

namespace nemeton {
namespace {

class SettingsTest : public testing::Test {
 protected:
  // With `text` in the configuration file.
  std::expected<Config, std::string> read(const std::string& text, SettingTexts command_line = {},
                                          const SettingTexts& environment = {}) {
    std::ofstream(file) << text;
    command_line["config"] = file;
    return read_config(command_line, environment, Config{});
  }
  // The error in the file, without its name.
  std::string error(const std::string& text) {
    const auto config = read(text);
    return config ? "" : config.error().substr(file.size() + 1);
  }
  static std::string variable_error(const char* variable) {
    const std::array variables = {variable, static_cast<const char*>(nullptr)};
    const auto words = environment_words(variables.data());
    if (!words) return words.error();
    const auto config = read_config({}, *words, Config{});
    return config ? "" : config.error();
  }
  static std::string option_error(const std::string& name, const std::string& value) {
    const auto config = read_config({{name, value}}, {}, Config{});
    return config ? "" : config.error();
  }

  TemporaryFolder folder;
  std::string file = folder.path() / "nemeton.toml";
};

TEST_F(SettingsTest, EverySettingIsReadFromTheFile) {
  const std::string text = R"(
address = "::1"
port = 9000
data = "/var/lib/nemeton"
store = "postgres://host/nemeton"
page = "/usr/share/nemeton"
networks = "/usr/share/nemeton/networks"
tables = "/var/lib/nemeton/tables"
threads = 7
metrics = "[::1]:9001"
log = "json"
log-level = "debug"
log-requests = true
trusted-proxies = "127.0.0.1, 10.0.0.0/8"
source = "https://host/nemeton"
refused-names = "/etc/nemeton/names"
contact = "mailto:host@example.org"
smtp = "smtps://user:password@host"
mail-from = "nemeton@example.org"
page-url = "https://play.example.org/"
frame-ancestors = "https://club.example 'self'"
push-to-private-networks = true
rate-same-network = true
dice-seconds = 13
away-seconds = 14
limits = "off"
max-connections = 1
max-connections-per-address = 2
max-requests-per-minute = 3
max-tables-per-minute = 4
max-tables-per-day = 8
max-open-tables = 5
max-wrong-keys-per-minute = 6
max-challenges-per-minute = 16
max-names-per-day = 17
max-reports-per-day = 19
moderator-keys = "anna:0123456789abcdef01234567"
max-mails-per-day = 18
max-subscriptions-per-day = 21
max-bot-invitations-per-minute = 22
max-bytes-per-second = 9
max-lobby-joins-per-minute = 20
max-messages-per-second = 7
max-message-bytes = 2048
max-queue-bytes = 262145
request-seconds = 10
hello-seconds = 11
idle-seconds = 12
max-entries-per-table = 100
keep-days = 30
keep-megabytes = 15
)";
  const auto config = read(text);
  ASSERT_TRUE(config) << config.error();
  for (const ServerSetting& setting : settings()) {
    const std::string name = "\n" + std::string(setting.name) + " = ";
    ASSERT_TRUE(text.contains(name)) << name;
    const std::size_t begin = text.find(name) + name.size();
    std::string value = text.substr(begin, text.find('\n', begin) - begin);
    std::erase(value, '"');
    if (setting.name == "page-url") value.pop_back();  // the slash
    EXPECT_EQ(setting.shown(*config), value) << name;
  }
  // None of them is as it would be if nothing were said.
  for (const ServerSetting& setting : settings())
    EXPECT_NE(setting.shown(*config), setting.shown(Config{})) << setting.name;
}

// docs/security.md lists every limit with its default.
TEST_F(SettingsTest, TheLimitsOfTheDocumentAreTheDefaults) {
  std::ifstream in(NEMETON_ROOT "/docs/security.md");
  const std::string document((std::istreambuf_iterator<char>(in)), {});
  for (const ServerSetting& setting : settings()) {
    const std::string name(setting.name);
    if (!name.starts_with("max-") && !name.ends_with("-seconds")) continue;
    const std::string row = "\n| `" + name + "` | ";
    // None is a number of its own: as many connections as the system lets it have.
    const std::string value = setting.shown(Config{}) == "0" ? "what the system" : setting.shown(Config{});
    EXPECT_TRUE(document.contains(row + value)) << row << value;
  }
}

TEST_F(SettingsTest, MissingSettingsKeepTheirValues) {
  const auto config = read("port = 1");
  ASSERT_TRUE(config);
  EXPECT_EQ(config->address, "127.0.0.1");
  EXPECT_EQ(config->data, "data");
  EXPECT_EQ(config->threads, 0);
}

TEST_F(SettingsTest, EverySettingHasAVariable) {
  const std::array variables = {
      "NEMETON_CONFIG=nemeton.toml", "NEMETON_LOG_LEVEL=warn", "NEMETON_PORT=7", "NEMETON_STORE=", "PATH=/bin",
      (const char*)nullptr};
  const auto words = environment_words(variables.data());
  ASSERT_TRUE(words) << words.error();
  EXPECT_EQ(*words, (SettingTexts{{"config", "nemeton.toml"}, {"log-level", "warn"}, {"port", "7"}}));
}

TEST_F(SettingsTest, TheCommandLineGoesBeforeTheEnvironmentAndThatBeforeTheFile) {
  const auto config = read("port = 1\nthreads = 1\ndata = \"file\"\n", {{"port", "3"}},
                           {{"port", "2"}, {"threads", "2"}, {"config", "nowhere.toml"}});
  ASSERT_TRUE(config) << config.error();
  EXPECT_EQ(config->port, 3);
  EXPECT_EQ(config->threads, 2);
  EXPECT_EQ(config->data, "file");
}

TEST_F(SettingsTest, TheEnvironmentNamesTheFileWhereTheCommandLineDoesNot) {
  std::ofstream(file) << "port = 5";
  const auto config = read_config({}, {{"config", file}}, Config{});
  ASSERT_TRUE(config) << config.error();
  EXPECT_EQ(config->port, 5);
}

TEST_F(SettingsTest, AnUnknownNameIsSaidWithWhereItIsAndTheNearestKnown) {
  EXPECT_EQ(error("port = 1\n\nprot = 2\n"), "3: unknown key prot, did you mean port?");
  EXPECT_EQ(error("log_level = \"info\""), "1: unknown key log_level, did you mean log-level?");
  EXPECT_EQ(error("[server]\nport = 1"), "1: unknown key server, did you mean store?");
  EXPECT_EQ(variable_error("NEMETON_PROT=1"),
            "unknown variable NEMETON_PROT in the environment, did you mean NEMETON_PORT?");
  EXPECT_EQ(variable_error("NEMETON_LOGLEVEL"),
            "unknown variable NEMETON_LOGLEVEL in the environment, did you mean NEMETON_LOG_LEVEL?");
}

TEST_F(SettingsTest, TheBuildVariableMayBeInTheEnvironment) {
  const char* const variables[] = {"NEMETON_GAMES_DIR=/elsewhere/mygame", "NEMETON_PORT=5", nullptr};
  const auto words = environment_words(variables);
  ASSERT_TRUE(words) << words.error();
  EXPECT_EQ(words->size(), 1u);
}

TEST_F(SettingsTest, AWrongValueIsSaidWithWhereItIs) {
  EXPECT_EQ(error("\nport = 65536"), "2: port is \"65536\", expected an integer from 0 to 65535");
  EXPECT_EQ(variable_error("NEMETON_PORT=tcp://10.0.0.1:8420"),
            "NEMETON_PORT is \"tcp://10.0.0.1:8420\", expected an integer from 0 to 65535");
  EXPECT_EQ(option_error("port", "-1"), "--port is \"-1\", expected an integer from 0 to 65535");
  EXPECT_EQ(option_error("port", "80 "), "--port is \"80 \", expected an integer from 0 to 65535");
  EXPECT_EQ(option_error("port", "99999999999"), "--port is \"99999999999\", expected an integer from 0 to 65535");
  EXPECT_EQ(option_error("address", "localhost"),
            "--address is \"localhost\", expected an IP address such as 127.0.0.1");
  EXPECT_EQ(option_error("data", ""), "--data is \"\", expected a path");
  EXPECT_EQ(option_error("threads", "257"), "--threads is \"257\", expected an integer from 0 to 256");
  EXPECT_EQ(option_error("trusted-proxies", "nginx"),
            "--trusted-proxies is \"nginx\", expected addresses or networks such as 127.0.0.1, 10.0.0.0/8");
  EXPECT_EQ(option_error("limits", "yes"), "--limits is \"yes\", expected on or off");
  EXPECT_EQ(option_error("max-open-tables", "0"),
            "--max-open-tables is \"0\", expected an integer from 1 to 1000000000");
  EXPECT_EQ(option_error("idle-seconds", "1"), "--idle-seconds is \"1\", expected an integer from 2 to 3600");
  EXPECT_EQ(option_error("log-level", "loud"), "--log-level is \"loud\", expected one of debug, info, warn, error");
  EXPECT_EQ(option_error("log-requests", "yes"), "--log-requests is \"yes\", expected true or false");
  for (const std::string source : {"grove.example", "javascript:alert(1)", "https://grove.example/a b"})
    EXPECT_EQ(option_error("source", source),
              "--source is \"" + source + "\", expected a URL such as https://host/nemeton");
  for (const char* wrong : {"8421", ":8421", "localhost:8421", "127.0.0.1:", "127.0.0.1:65536", "::1:8421"}) {
    EXPECT_EQ(option_error("metrics", wrong),
              "--metrics is \"" + std::string(wrong) + "\", expected an IP address and a port such as 127.0.0.1:8421");
  }
}

TEST_F(SettingsTest, AWrongTypeInTheFileIsNamedWithItsLine) {
  EXPECT_EQ(error("address = 4"), "1: address is not an IP address such as 127.0.0.1");
  EXPECT_EQ(error("\nport = \"8420\""), "2: port is not an integer from 0 to 65535");
  EXPECT_EQ(error("log-requests = \"true\""), "1: log-requests is not true or false");
  EXPECT_EQ(error("port = 1.0"), "1: port is not an integer from 0 to 65535");
}

TEST_F(SettingsTest, ASecretStandsInNoError) {
  EXPECT_EQ(error("store = \"mysql://eve:secret@host\""), "1: store is not a URL such as postgres://host/nemeton");
  const std::string wrong = "NEMETON_STORE is not a URL such as postgres://host/nemeton";
  EXPECT_EQ(variable_error("NEMETON_STORE=mysql://eve:secret@host"), wrong);
  EXPECT_EQ(variable_error("NEMETON_STORE=postgres://eve:secret%@host"), wrong);
  EXPECT_EQ(variable_error("NEMETON_STORE=postgres://eve:secret/more@host"), wrong);
  EXPECT_EQ(variable_error("NEMETON_STORE=postgres://eve:secret@one:5432,two:5433/nemeton?sslmode=require"), "");
}

TEST_F(SettingsTest, MailsNeedASenderAndThePage) {
  EXPECT_EQ(option_error("smtp", "smtp://host"),
            "smtp is set without mail-from, expected mail-from and page-url beside it");
  EXPECT_EQ(read("smtp = \"smtp://host\"\nmail-from = \"a@b\"").error(),
            "smtp is set without page-url, expected mail-from and page-url beside it");
  EXPECT_EQ(option_error("smtp", "mail://eve:secret@host"), "--smtp is not a URL such as smtps://user:password@host");
  EXPECT_EQ(option_error("mail-from", "Nemeton <a@b>"),
            "--mail-from is \"Nemeton <a@b>\", expected an address such as nemeton@example.org");
  EXPECT_EQ(option_error("page-url", "play.example.org"),
            "--page-url is \"play.example.org\", expected a URL such as https://play.example.org");
}

TEST_F(SettingsTest, FrameAncestorsAreOneDirective) {
  EXPECT_EQ(option_error("frame-ancestors", "*; script-src *"),
            "--frame-ancestors is \"*; script-src *\", expected sources of a Content-Security-Policy, such as "
            "https://club.example");
  EXPECT_EQ(option_error("frame-ancestors", "'none'"), "");
}

TEST_F(SettingsTest, BrokenTomlIsNamedWithItsLine) { EXPECT_TRUE(error("port = 1\nport 2\n").starts_with("2: ")); }

TEST_F(SettingsTest, EveryNumberIsAnIntegerInItsRange) {
  for (const ServerSetting& setting : settings()) {
    if (setting.type != ServerSetting::Type::number) continue;
    const std::string name(setting.name);
    for (const char* wrong : {"nan", "inf", "-inf", "1e999", "1e3", "1.5", "-1", "99999999999999999999"}) {
      EXPECT_NE(option_error(name, wrong), "") << name << " " << wrong;
      EXPECT_NE(error(name + " = " + wrong), "") << name << " " << wrong;
    }
  }
}

TEST_F(SettingsTest, EveryErrorIsOneLine) {
  for (const std::string& wrong : {option_error("port", "1\n2"), option_error("log", "\nx\n"),
                                   error("address = \"127.0.0.1\\nx\""), error("\"a\\nb\" = 1"), error("port = \n\n[["),
                                   variable_error("NEMETON_PORT=1\n2"), variable_error("NEMETON_PO\nRT=1")}) {
    EXPECT_NE(wrong, "");
    EXPECT_EQ(wrong.find('\n'), std::string::npos) << wrong;
  }
}

TEST_F(SettingsTest, AMissingFileIsNamed) {
  EXPECT_EQ(read_config({{"config", file}}, {}, Config{}).error(),
            "configuration file " + file + " cannot be read, expected settings in TOML: No such file or directory");
}

}  // namespace
}  // namespace nemeton
