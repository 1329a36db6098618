#include "server/host/settings.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <charconv>
#include <functional>

#include "server/base/address.hpp"
#include "server/host/settings_file.hpp"
#include "server/moderation/moderators.hpp"
#include "server/net/endpoint.hpp"
#include "server/notifications/mail_codes.hpp"
#include "server/store/postgres/postgres.hpp"

namespace nemeton {

namespace {

using Type = ServerSetting::Type;

constexpr int kMostThreads = 256;
constexpr std::array kLogs = {"text", "json"};
constexpr std::array kLogLevels = {"debug", "info", "warn", "error"};
constexpr const char* kConfig = "config";
constexpr std::string_view kPrefix = "NEMETON_";
// A variable of the build (docs/adding-a-game.md), which may also be set when the program runs.
constexpr std::string_view kBuildVariable = "NEMETON_GAMES_DIR";

// `Part` is where in the configuration the value is: a pointer to a member, or a function that gives a part of a part.
template <auto Part>
std::string show_text(const Config& config) {
  return std::invoke(Part, config);
}

// A text that passes the check.
template <auto Part, auto Check = [](const std::string& text) { return !text.empty(); }>
constexpr ServerSetting text(const char* name, const char* expected, const char* help, bool secret = false) {
  const auto read = [](Config& config, const std::string& given) {
    std::invoke(Part, config) = given;
    return Check(given);
  };
  return {name, Type::text, expected, help, read, show_text<Part>, secret};
}

template <auto Part, int Max, int Min = 0>
constexpr ServerSetting number(const char* name, const char* expected, const char* help) {
  const auto read = [](Config& config, const std::string& given) {
    auto& value = std::invoke(Part, config);
    int read_value = 0;
    const char* end = given.data() + given.size();
    const auto [stop, error] = std::from_chars(given.data(), end, read_value);
    value = static_cast<std::remove_reference_t<decltype(value)>>(read_value);
    return error == std::errc() && stop == end && read_value >= Min && read_value <= Max;
  };
  const auto show = [](const Config& config) { return std::to_string(std::invoke(Part, config)); };
  return {name, Type::number, expected, help, read, show};
}

template <auto Part>
constexpr ServerSetting flag(const char* name, const char* help) {
  const auto read = [](Config& config, const std::string& given) {
    std::invoke(Part, config) = given == "true";
    return given == "true" || given == "false";
  };
  const auto show = [](const Config& config) { return std::string(std::invoke(Part, config) ? "true" : "false"); };
  return {name, Type::flag, "true or false", help, read, show};
}

template <const auto& Choices>
constexpr auto kIsOneOf = [](const std::string& text) { return std::ranges::find(Choices, text) != Choices.end(); };

bool is_address(const std::string& text) {
  boost::system::error_code error;
  asio::ip::make_address(text, error);
  return !error;
}

// Printable ASCII without blanks, as a URL is written, which begins with one of these.
bool is_url(std::string_view text, std::initializer_list<std::string_view> schemes) {
  return std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f'; }) &&
         std::ranges::any_of(schemes, [&](std::string_view each) { return text.starts_with(each); });
}
// The page makes a link of it.
bool is_web_url(const std::string& text) { return is_url(text, {"https://", "http://"}); }
// Push services may write there when they are asked too much.
bool is_contact(const std::string& text) { return is_url(text, {"mailto:", "https://"}); }
bool is_mail_server(const std::string& text) { return is_url(text, {"smtp://", "smtps://"}); }

bool read_page_url(Config& config, const std::string& text) {
  config.page_url = text.ends_with('/') ? text.substr(0, text.size() - 1) : text;
  return is_web_url(text) && text.find_first_of("<>") == std::string::npos;
}

// It becomes a part of a header, and of no more than one directive there.
bool is_one_directive(const std::string& text) {
  return !text.empty() &&
         std::ranges::all_of(text, [](char c) { return c >= ' ' && c < '\x7f' && c != ';' && c != ','; });
}

// Whether that function reads it.
template <auto Read>
bool is_read(const std::string& text) {
  return Read(text).has_value();
}

bool read_counted(Config& config, const std::string& text) {
  config.limits.counted = text == "on";
  return text == "on" || text == "off";
}

std::string show_counted(const Config& config) { return config.limits.counted ? "on" : "off"; }

template <auto Member>
constexpr auto kLimit = [](auto& config) -> auto& { return config.limits.*Member; };

template <auto Member>
constexpr ServerSetting count(const char* name, const char* help) {
  return number<kLimit<Member>, 1'000'000'000, 1>(name, "an integer from 1 to 1000000000", help);
}

template <auto Member>
constexpr auto kKept = [](auto& config) -> auto& { return config.keeping.*Member; };

template <auto Member>
constexpr ServerSetting seconds(const char* name, const char* help) {
  return number<kLimit<Member>, 3600, 2>(name, "an integer from 2 to 3600", help);
}

constexpr ServerSetting kSettings[] = {
    text<&Config::address, is_address>("address", "an IP address such as 127.0.0.1",
                                       "IP address to listen at; 0.0.0.0 for every one of this machine"),
    number<&Config::port, 65535>("port", "an integer from 0 to 65535", "Port to listen at; 0 for any that is free"),
    text<&Config::data>("data", "a path", "Folder of the database, made where it is missing"),
    text<&Config::store, is_postgres_url>(
        "store", "a URL such as postgres://host/nemeton",
        "URL of a PostgreSQL database to keep the tables in instead, which other servers may use too; one with a "
        "password is better told in the environment or the file",
        /*secret=*/true),
    text<&Config::page>("page", "a path", "Folder of the page's files"),
    text<&Config::networks>("networks", "a path", "Folder of the networks that bots have learnt"),
    text<&Config::tables>(
        "tables", "a path",
        "Folder of the positions that are solved, by which bots play at their best; none if it is left out"),
    number<&Config::threads, kMostThreads>("threads", "an integer from 0 to 256",
                                           "Threads for the network, and as many for bots; 0 for one a core"),
    text<&Config::metrics, is_read<read_endpoint>>(
        "metrics", "an IP address and a port such as 127.0.0.1:8421",
        "IP address and port where Prometheus finds /metrics; nowhere if it is left out"),
    text<&Config::log, kIsOneOf<kLogs>>("log", "one of text, json", "How a line of the log is written: text or json"),
    text<&Config::log_level, kIsOneOf<kLogLevels>>(
        "log-level", "one of debug, info, warn, error",
        "The least important lines of the log to write: debug, info, warn or error"),
    flag<&Config::log_requests>("log-requests", "Whether every HTTP request is written to the log: true or false"),
    text<&Config::trusted_proxies, is_read<read_networks>>("trusted-proxies",
                                                           "addresses or networks such as 127.0.0.1, 10.0.0.0/8",
                                                           "Proxies that say in X-Forwarded-For from where a request "
                                                           "comes: addresses and networks, with commas between them"),
    text<&Config::refused_names>(
        "refused-names", "a path",
        "File of names that nobody may keep, in place of the list that comes with the program"),
    text<&Config::source, is_web_url>("source", "a URL such as https://host/nemeton",
                                      "URL of the source of what runs here, to which the page links"),
    text<&Config::contact, is_contact>(
        "contact", "a URL such as mailto:host@example.org",
        "URL (mailto: or https://) of who runs the server, which push services are told"),
    text<&Config::smtp, is_mail_server>(
        "smtp", "a URL such as smtps://user:password@host",
        "URL of the mail server that takes mails to those who wish to be told by e-mail; none if it is left out; one "
        "with a password is better told in the environment or the file",
        /*secret=*/true),
    text<&Config::mail_from, is_mail_address>("mail-from", "an address such as nemeton@example.org",
                                              "Address that mails are from"),
    {"page-url", Type::text, "a URL such as https://play.example.org",
     "URL where people find the page, for passkeys, and for links in mails and from other people's pages",
     read_page_url, show_text<&Config::page_url>},
    text<&Config::frame_ancestors, is_one_directive>(
        "frame-ancestors", "sources of a Content-Security-Policy, such as https://club.example",
        "Whose pages may show a game in a frame: * for everybody's, 'none' for nobody's, or their sources"),
    flag<&Config::push_to_private_networks>(
        "push-to-private-networks",
        "Whether notices go to push services in networks of one's own too, and without TLS: true or false"),
    text<&Config::moderator_keys, is_read<read_moderators>>(
        "moderator-keys", "NAME:KEY with commas between, each KEY of 24 letters, digits, '-' or '_' or more",
        "Who may keep order here, each with a name and a key; nobody if it is left out; better told in the environment "
        "or the file",
        /*secret=*/true),
    flag<&Config::rate_same_network>(
        "rate-same-network",
        "Whether players at one address may play rated games with each other, who may be one person: true or false"),
    number<&Config::dice_seconds, 86'400, 1>(
        "dice-seconds", "an integer from 1 to 86400",
        "Time that dice wait for what the players' devices add to them, twice at most in a game"),
    number<&Config::away_seconds, 31'536'000>(
        "away-seconds", "an integer from 0 to 31536000",
        "Time after which the win can be claimed of a player who is gone and to act; 0 for never"),
    {"limits", Type::text, "on or off",
     "Whether the max- limits hold, apart from those in bytes; off where all clients are known, or to measure",
     read_counted, show_counted},
    number<kLimit<&ClientLimits::connections>, 1'000'000'000>(
        "max-connections", "an integer from 0 to 1000000000",
        "Connections at once; 0 for as many as the system lets the server have"),
    count<&ClientLimits::connections_per_address>(
        "max-connections-per-address", "Simultaneous connections from one address, at most a quarter of all"),
    count<&ClientLimits::requests_per_minute>("max-requests-per-minute", "Requests over HTTP of one address"),
    count<&ClientLimits::tables_per_minute>("max-tables-per-minute",
                                            "Tables that one address opens, rematches included"),
    count<&ClientLimits::open_tables>("max-open-tables",
                                      "Tables of one address that were opened within a day and are not over"),
    count<&ClientLimits::bytes_per_second>("max-bytes-per-second",
                                           "Bytes of one address, to it and from it, with what its requests cost"),
    count<&ClientLimits::lobby_joins_per_minute>("max-lobby-joins-per-minute",
                                                 "Seats that one address takes at tables that anyone may join"),
    count<&ClientLimits::wrong_keys_per_minute>("max-wrong-keys-per-minute",
                                                "Wrong keys, and as many wrong codes, from one address"),
    count<&ClientLimits::challenges_per_minute>("max-challenges-per-minute",
                                                "Challenges to passkeys that one address asks for"),
    count<&ClientLimits::bot_invitations_per_minute>("max-bot-invitations-per-minute",
                                                     "Times that one address asks a bot account to play"),
    count<&ClientLimits::mails_per_day>("max-mails-per-day",
                                        "Mails with a code that one address asks for within a day"),
    count<&ClientLimits::subscriptions_per_day>("max-subscriptions-per-day",
                                                "Subscriptions to turn notifications from one address within a day"),
    count<&ClientLimits::reports_per_day>("max-reports-per-day",
                                          "Reports of names and players from one address within a day"),
    count<&ClientLimits::names_per_day>("max-names-per-day", "Names that one address takes within a day"),
    count<&ClientLimits::messages_per_second>("max-messages-per-second", "Messages over one WebSocket"),
    count<&ClientLimits::tables_per_day>("max-tables-per-day", "Tables that one address opens within a day"),
    number<kLimit<&ClientLimits::message_bytes>, 16'777'216, 1024>(
        "max-message-bytes", "an integer from 1024 to 16777216", "Bytes of a message, or of a request's body"),
    number<kLimit<&ClientLimits::queue_bytes>, 1'073'741'824, 131'072>(
        "max-queue-bytes", "an integer from 131072 to 1073741824",
        "Bytes that may wait for a client which reads slowly"),
    seconds<&ClientLimits::request_seconds>(
        "request-seconds", "Time for the header of a request, for its body, and for each piece of the answer"),
    seconds<&ClientLimits::hello_seconds>(
        "hello-seconds", "Time for a WebSocket's handshake, for hello after it, and for the rest of a message"),
    number<kKept<&Keeping::entries>, 1'000'000, 100>(
        "max-entries-per-table", "an integer from 100 to 1000000",
        "Entries in the log of a table; then nobody can act there any more but by giving up"),
    number<kKept<&Keeping::days>, 36'500>("keep-days", "an integer from 0 to 36500",
                                          "Days after which a table whose game is over is deleted; 0 for never"),
    number<kKept<&Keeping::megabytes>, 1'000'000'000>(
        "keep-megabytes", "an integer from 0 to 1000000000",
        "Size of all tables at which no more are opened; 0 for as much as there is room for"),
    seconds<&ClientLimits::idle_seconds>("idle-seconds", "Time that a client may be silent, not even answering a ping"),
};

// How many characters are to be added, dropped or changed to make `b` of `a`.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

// Replaces characters that would end the line: names and values come from outside.
std::string one_line(std::string text) {
  std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
  return text;
}

std::string variable_of(std::string_view name) {
  std::string variable(kPrefix);
  for (const char c : name) variable += c == '-' ? '_' : c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return variable;
}

}  // namespace

std::span<const ServerSetting> settings() { return kSettings; }

const ServerSetting* find_setting(std::string_view name) {
  const auto found = std::ranges::find(kSettings, name, &ServerSetting::name);
  return found == std::ranges::end(kSettings) ? nullptr : found;
}

std::string_view nearest_setting(std::string_view name) {
  return std::ranges::min(kSettings, {}, [&](const ServerSetting& each) { return distance(each.name, name); }).name;
}

std::expected<void, std::string> set_setting(Config& config, const ServerSetting& setting, const std::string& text,
                                             const std::string& where) {
  if (setting.read(config, text)) return {};
  return std::unexpected(where + " is " + (setting.secret ? "not " : "\"" + text + "\", expected ") + setting.expected);
}

std::expected<SettingTexts, std::string> environment_words(const char* const* variables) {
  SettingTexts words;
  for (; *variables != nullptr; ++variables) {
    const std::string_view variable = *variables;
    if (!variable.starts_with(kPrefix)) continue;
    const std::size_t equals = std::min(variable.find('='), variable.size());
    const std::string_view called = variable.substr(0, equals);
    if (called == kBuildVariable) continue;
    const auto is_called = [&](std::string_view name) { return variable_of(name) == called; };
    const auto setting = std::ranges::find_if(kSettings, is_called, &ServerSetting::name);
    if (setting == std::ranges::end(kSettings) && !is_called(kConfig)) {
      std::string name(called.substr(kPrefix.size()));
      for (char& c : name) c = c == '_' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
      return std::unexpected(one_line("unknown variable " + std::string(called) + " in the environment, did you mean " +
                                      variable_of(nearest_setting(name)) + "?"));
    }
    const std::string_view value = variable.substr(std::min(equals + 1, variable.size()));
    if (!value.empty()) words.emplace(is_called(kConfig) ? kConfig : setting->name, value);
  }
  return words;
}

std::expected<Config, std::string> read_config(const SettingTexts& command_line, const SettingTexts& environment,
                                               Config config) {
  const std::string* file = nullptr;
  for (const SettingTexts* words : {&environment, &command_line}) {
    if (const auto found = words->find(kConfig); found != words->end()) file = &found->second;
  }
  if (file != nullptr) {
    if (auto read = read_settings_file(*file, config); !read) return std::unexpected(one_line(read.error()));
  }
  for (const SettingTexts* words : {&environment, &command_line}) {
    for (const auto& [name, text] : *words) {
      if (name == kConfig) continue;
      const std::string where = words == &environment ? variable_of(name) : "--" + name;
      if (auto set = set_setting(config, *find_setting(name), text, where); !set)
        return std::unexpected(one_line(set.error()));
    }
  }
  if (!config.smtp.empty() && (config.mail_from.empty() || config.page_url.empty())) {
    return std::unexpected(std::string("smtp is set without ") + (config.mail_from.empty() ? "mail-from" : "page-url") +
                           ", expected mail-from and page-url beside it");
  }
  return config;
}

}  // namespace nemeton
