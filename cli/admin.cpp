#include "cli/admin.hpp"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <ostream>
#include <sstream>

#include "core/files.hpp"
#include "core/text.hpp"

namespace nemeton {

namespace {

using nlohmann::json;

constexpr long kTimeout = 30;  // seconds
constexpr std::size_t kLongestAnswer = 16 * 1024 * 1024;

struct CloseCurl {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
};
struct FreeHeaders {
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

std::size_t take(char* bytes, std::size_t size, std::size_t count, void* into) {
  auto& answer = *static_cast<std::string*>(into);
  if (answer.size() + size * count > kLongestAnswer) return 0;
  answer.append(bytes, size * count);
  return size * count;
}

// Sends a request, with a body unless it is null. Returns the response's status and body. Error: the server does not answer.
std::expected<std::pair<long, std::string>, std::string> send(const std::string& method, const std::string& url,
                                                              const std::string& key, const json& body) {
  const std::unique_ptr<CURL, CloseCurl> handle(curl_easy_init());
  const std::string authorization = "Authorization: Bearer " + key;
  const std::unique_ptr<curl_slist, FreeHeaders> headers(curl_slist_append(nullptr, authorization.c_str()));
  if (!handle || !headers || curl_slist_append(headers.get(), "Content-Type: application/json") == nullptr)
    return std::unexpected("there is no memory to ask with");
  std::string answer;
  std::array<char, CURL_ERROR_SIZE> why{};
  curl_easy_setopt(handle.get(), CURLOPT_URL, url.c_str());
  // The key goes to the server that was named, and nowhere else.
  curl_easy_setopt(handle.get(), CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(handle.get(), CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(handle.get(), CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(handle.get(), CURLOPT_CUSTOMREQUEST, method.c_str());
  if (!body.is_null()) curl_easy_setopt(handle.get(), CURLOPT_COPYPOSTFIELDS, body.dump().c_str());
  curl_easy_setopt(handle.get(), CURLOPT_WRITEFUNCTION, take);
  curl_easy_setopt(handle.get(), CURLOPT_WRITEDATA, &answer);
  curl_easy_setopt(handle.get(), CURLOPT_TIMEOUT, kTimeout);
  curl_easy_setopt(handle.get(), CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(handle.get(), CURLOPT_ERRORBUFFER, why.data());
  const CURLcode result = curl_easy_perform(handle.get());
  if (result != CURLE_OK) return std::unexpected(why[0] == '\0' ? curl_easy_strerror(result) : why.data());
  long status = 0;
  curl_easy_getinfo(handle.get(), CURLINFO_RESPONSE_CODE, &status);
  return std::pair(status, std::move(answer));
}

std::string time_text(std::int64_t since) {
  const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(since)};
  const auto minute = std::chrono::floor<std::chrono::minutes>(time);
  const auto day = std::chrono::floor<std::chrono::days>(minute);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(minute - day);
  const auto two = [](auto number) { return std::string(number < 10 ? "0" : "") + std::to_string(number); };
  return std::to_string(static_cast<int>(date.year())) + "-" + two(static_cast<unsigned>(date.month())) + "-" +
         two(static_cast<unsigned>(date.day())) + " " + two(clock.hours().count()) + ":" + two(clock.minutes().count());
}

// The text of a member's value.
std::string shown(const std::string& name, const json& value) {
  if (value.is_number_integer() && (name == "at" || name == "until")) return time_text(value.get<std::int64_t>());
  if (value.is_object()) {
    std::string text;
    for (const auto& [part, each] : value.items()) text += (text.empty() ? "" : ", ") + part + " " + shown(part, each);
    return text;
  }
  return value.is_string() ? value.get<std::string>() : value.dump();
}

void write_list(const json& list, std::ostream& out) {
  constexpr std::array<const char*, 2> kFirst = {"id", "at"};
  for (const json& each : list) {
    std::string line;
    for (const char* name : kFirst) {
      if (each.contains(name)) line += shown(name, each[name]) + "  ";
    }
    for (const auto& [name, value] : each.items()) {
      const bool is_told = std::ranges::find(kFirst, name) != kFirst.end() || value == "";
      if (!is_told) line += name + ": " + shown(name, value) + "  ";
    }
    out << escaped(line.substr(0, line.find_last_not_of(' ') + 1)) << "\n";
  }
  if (list.empty()) out << "none\n";
}

}  // namespace

std::expected<std::string, std::string> read_admin_key(const std::string& file, std::istream& input) {
  if (file.empty())
    return std::unexpected("no key is given, expected --key-file with a file that has it, or - to type it");
  std::string key;
  if (file == "-") {
    // The key is typed, so the input need not end.
    input >> key;
  } else {
    const auto text = read_text(file, "a file with your key");
    if (!text) return std::unexpected(text.error());
    std::istringstream(*text) >> key;
  }
  if (key.empty()) return std::unexpected("there is no key in " + file);
  return key;
}

std::expected<void, std::string> ask_admin(const AdminOptions& options, const std::string& key,
                                           const std::string& request, const json& body, std::ostream& out) {
  const std::string server =
      options.server.ends_with('/') ? options.server.substr(0, options.server.size() - 1) : options.server;
  const std::size_t end = request.find(' ');
  const auto answer = send(request.substr(0, end), server + "/api/v1/moderation/" + request.substr(end + 1), key, body);
  if (!answer) return std::unexpected(server + " does not answer: " + answer.error());
  const json told = json::parse(answer->second, nullptr, false);
  if (!told.is_object()) return std::unexpected(server + " answers, but not as a server of Nemeton does");
  if (answer->first >= 400) {
    const std::string code = told.value("code", "");
    if (code == "not_found") return std::unexpected(server + " has no moderators: its moderator-keys are not set");
    return std::unexpected(told.value("detail", "it was refused") + " (" + code + ")");
  }
  if (options.json) {
    out << told.dump(-1, ' ', /*ensure_ascii=*/true) << "\n";
  } else if (told.empty()) {
    out << "done\n";
  } else if (told.size() == 1 && told.front().is_array()) {
    write_list(told.front(), out);
  } else {
    for (const auto& [name, value] : told.items()) out << escaped(name + ": " + shown(name, value)) << "\n";
  }
  out.flush();
  return {};
}

std::int64_t in_days(int days) {
  const auto time = std::chrono::system_clock::now() + std::chrono::days(days);
  return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

}  // namespace nemeton
