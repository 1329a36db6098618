#include "server/net/moderation.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "protocol/json_text.hpp"
#include "server/moderation/moderation.hpp"
#include "server/net/accounts.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLongestReason = 200;        // characters
constexpr std::size_t kLongestAnnouncement = 500;  // likewise
constexpr std::size_t kLongestWord = 100;          // of an id, a name, a network
constexpr std::chrono::days kLongestBan{3660};
constexpr int kMostDays = 366;

// Text that may be left out, of so many characters at most.
std::expected<std::string, Refusal> read_words(const nlohmann::json& body, const char* name, std::size_t least,
                                               std::size_t most) {
  if (least == 0 && member(body, name) == nullptr) return std::string();
  auto text = text_of(body, name);
  if (!text) return text;
  const std::size_t count = characters(*text);
  if (count < least || count > most) {
    return std::unexpected(bad_request(std::string(name) + " has " + std::to_string(count) + " characters, expected " +
                                       std::to_string(least) + " to " + std::to_string(most)));
  }
  if (auto unseen = refuse_unseen(name, *text)) return std::unexpected(*std::move(unseen));
  return text;
}

// A time of the calendar that is to come.
std::expected<WallTime, Refusal> read_until(const nlohmann::json& body, WallTime now) {
  const auto* value = member(body, "until");
  const auto number = value == nullptr ? std::nullopt : integer_of(*value);
  if (number && *number > milliseconds_of(now) && *number <= milliseconds_of(now + kLongestBan)) {
    return WallTime(milliseconds(*number));
  }
  return std::unexpected(bad_request("until is " + (value == nullptr ? "missing" : shown(*value)) +
                                     ", expected a time to come, ten years from now at most, in milliseconds"));
}

// What one who keeps order asks for.
struct AskedByAdmin {
  std::string by;
  nlohmann::json body;
};

template <class... Members>
std::expected<AskedByAdmin, Response> read_asked_by_admin(const Api& api, const Request& request, Members... members) {
  if (!api.moderation.has_moderators())
    return std::unexpected(refused({404, "not_found", "there is nothing at this address"}));
  const std::array<const char*, sizeof...(members) + 1> known = {"key", members...};
  auto body = read_body(request.body, known);
  if (!body) return std::unexpected(refused(body.error()));
  const auto key = text_of(*body, "key");
  if (!key) return std::unexpected(refused(key.error()));
  auto by = api.moderation.moderator_with(*key);
  if (!by) return std::unexpected(refused(wrong_secret("bad_key", "it is no key of who keeps order here")));
  return AskedByAdmin{*std::move(by), *std::move(body)};
}

// An id in the member `id`, or of another name.
std::expected<std::string, Refusal> read_id(const nlohmann::json& body, const char* name = "id") {
  return read_words(body, name, 1, kLongestWord);
}

std::expected<std::optional<WallTime>, Refusal> read_before(const nlohmann::json& body) {
  const auto* value = member(body, "before");
  if (value == nullptr) return std::nullopt;
  const auto number = integer_of(*value);
  if (number) return WallTime(milliseconds(*number));
  return std::unexpected(bad_request("before is " + shown(*value) + ", expected a time in milliseconds"));
}

Response told_id(const std::expected<std::string, Refusal>& id, const char* name = "id") {
  if (!id) return refused(id.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().field(name, *id).end_object();
  return json_response(201, std::move(text));
}

// Notes as a list, each with these members of what it says.
Task<Response> list_notes(const Api& api, const Request& request, HostNote::Kind kind, const char* list,
                          std::vector<const char*> members) {
  const auto asked = read_asked_by_admin(api, request, "before");
  if (!asked) co_return asked.error();
  const auto before = read_before(asked->body);
  if (!before) co_return refused(before.error());
  const auto notes = co_await api.moderation.notes(kind, *before);
  if (!notes) co_return refused(notes.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key(list).begin_array();
  for (const HostNote& each : *notes) {
    const auto content = nlohmann::json::parse(each.content, nullptr, false);
    json.begin_object().field("id", each.id).field("at", milliseconds_of(each.at));
    if (each.until) json.field("until", milliseconds_of(*each.until));
    for (const char* name : members) {
      if (content.is_object() && content.contains(name)) json.key(name).raw(content[name].dump());
    }
    json.end_object();
  }
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

}  // namespace

Task<Response> report_somebody(const Api& api, const Request& request, const std::string&) {
  constexpr std::array known = {"table", "seat", "player", "reason", "text"};
  const auto body = read_body(request.body, known);
  if (!body) co_return refused(body.error());
  Report report;
  const bool is_seat = member(*body, "table") != nullptr;
  if (is_seat == (member(*body, "player") != nullptr)) {
    co_return refused(bad_request("expected either table and seat, or player"));
  }
  const auto subject = read_id(*body, is_seat ? "table" : "player");
  if (!subject) co_return refused(subject.error());
  (is_seat ? report.table : report.player) = *subject;
  if (is_seat) {
    const auto seat = seat_of(*body);
    if (!seat) co_return refused(seat.error());
    report.seat = *seat;
  }
  const auto reason = text_of(*body, "reason");
  if (!reason) co_return refused(reason.error());
  if (std::ranges::find(kReportReasons, *reason) == kReportReasons.end()) {
    co_return refused(
        bad_request("reason is " + shown(*member(*body, "reason")) + ", expected one of name, talk, play, other"));
  }
  report.reason = *reason;
  auto text = read_words(*body, "text", 0, kLongestReport);
  if (!text) co_return refused(text.error());
  report.text = *std::move(text);
  const auto reported = co_await api.moderation.report(std::move(report), request.client);
  if (!reported) co_return refused(reported.error());
  co_return json_response(201, "{}");
}

Task<Response> list_announcements(const Api& api, const Request&, const std::string&) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("announcements").begin_array();
  for (const Announcement& each : api.moderation.announcements()) {
    json.begin_object().field("id", each.id).field("text", each.text).field("until", milliseconds_of(each.until));
    json.end_object();
  }
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

Task<Response> list_reports(const Api& api, const Request& request, const std::string&) {
  return list_notes(api, request, HostNote::Kind::report, "reports",
                    {"reason", "text", "table", "seat", "player", "name", "settled"});
}

Task<Response> list_bans(const Api& api, const Request& request, const std::string&) {
  return list_notes(api, request, HostNote::Kind::ban, "bans", {"kind", "shown", "reason"});
}

Task<Response> list_deeds(const Api& api, const Request& request, const std::string&) {
  return list_notes(api, request, HostNote::Kind::deed, "log", {"by", "what", "about"});
}

Task<Response> settle_report(const Api& api, const Request& request, const std::string&) {
  const auto asked = read_asked_by_admin(api, request, "id", "how");
  if (!asked) co_return asked.error();
  auto id = read_id(asked->body);
  if (!id) co_return refused(id.error());
  auto how = read_words(asked->body, "how", 0, kLongestReason);
  if (!how) co_return refused(how.error());
  co_return done_response(co_await api.moderation.settle(asked->by, *std::move(id), *std::move(how)));
}

Task<Response> add_ban(const Api& api, const Request& request, const std::string&) {
  const auto asked =
      read_asked_by_admin(api, request, "player", "name", "network", "report", "refuse", "reason", "until");
  if (!asked) co_return asked.error();
  BanSubject subject;
  int said = 0;
  for (const auto& [name, into] : {std::pair{"player", &subject.player},
                                   {"name", &subject.name},
                                   {"network", &subject.network},
                                   {"report", &subject.report},
                                   {"refuse", &subject.refuse}}) {
    if (member(asked->body, name) == nullptr) continue;
    auto text = read_id(asked->body, name);
    if (!text) co_return refused(text.error());
    *into = *std::move(text);
    ++said;
  }
  if (said != 1) co_return refused(bad_request("expected one of player, name, network, report and refuse"));
  auto reason = read_words(asked->body, "reason", 0, kLongestReason);
  if (!reason) co_return refused(reason.error());
  const auto until = read_until(asked->body, api.tables.time().wall());
  if (!until) co_return refused(until.error());
  co_return told_id(co_await api.moderation.ban(asked->by, std::move(subject), *std::move(reason), *until));
}

Task<Response> end_ban(const Api& api, const Request& request, const std::string&) {
  const auto asked = read_asked_by_admin(api, request, "id");
  if (!asked) co_return asked.error();
  auto id = read_id(asked->body);
  if (!id) co_return refused(id.error());
  co_return done_response(co_await api.moderation.end_ban(asked->by, *std::move(id)));
}

Task<Response> close_table_for_order(const Api& api, const Request& request, const std::string&) {
  const auto asked = read_asked_by_admin(api, request, "table");
  if (!asked) co_return asked.error();
  auto table = read_id(asked->body, "table");
  if (!table) co_return refused(table.error());
  co_return done_response(co_await api.moderation.close_table(asked->by, *std::move(table)));
}

Task<Response> take_name(const Api& api, const Request& request, const std::string&) {
  const auto asked = read_asked_by_admin(api, request, "player", "name");
  if (!asked) co_return asked.error();
  if ((member(asked->body, "player") == nullptr) == (member(asked->body, "name") == nullptr)) {
    co_return refused(bad_request("expected either player or name"));
  }
  auto id = member(asked->body, "player") == nullptr ? std::string() : read_id(asked->body, "player");
  if (!id) co_return refused(id.error());
  auto name = read_words(asked->body, "name", 0, kLongestWord);
  if (!name) co_return refused(name.error());
  const auto player = co_await api.moderation.player(*std::move(id), *std::move(name));
  if (!player) co_return refused(player.error());
  co_return told_id(co_await api.moderation.rename(asked->by, player->id), "name");
}

Task<Response> add_announcement(const Api& api, const Request& request, const std::string&) {
  const auto asked = read_asked_by_admin(api, request, "text", "until");
  if (!asked) co_return asked.error();
  auto words = read_words(asked->body, "text", 1, kLongestAnnouncement);
  if (!words) co_return refused(words.error());
  const auto until = read_until(asked->body, api.tables.time().wall());
  if (!until) co_return refused(until.error());
  co_return told_id(co_await api.moderation.announce(asked->by, *std::move(words), *until));
}

Task<Response> end_announcement(const Api& api, const Request& request, const std::string&) {
  const auto asked = read_asked_by_admin(api, request, "id");
  if (!asked) co_return asked.error();
  auto id = read_id(asked->body);
  if (!id) co_return refused(id.error());
  co_return done_response(co_await api.moderation.end_announcement(asked->by, *std::move(id)));
}

Task<Response> tell_statistics(const Api& api, const Request& request, const std::string&) {
  const auto asked = read_asked_by_admin(api, request, "days");
  if (!asked) co_return asked.error();
  const auto* value = member(asked->body, "days");
  const auto number = value == nullptr ? std::optional<std::int64_t>(30) : integer_of(*value);
  if (!number || *number < 1 || *number > kMostDays) {
    co_return refused(bad_request("days is " + shown(*value) + ", expected an integer from 1 to 366"));
  }
  const auto days = co_await api.moderation.statistics(static_cast<int>(*number));
  if (!days) co_return refused(days.error());
  std::string text;
  JsonWriter json(text);
  json.begin_object().key("days").begin_array();
  for (const DailyCount& each : *days) {
    json.begin_object().field("day", each.day).field("game", each.game).field("tables", each.tables);
    json.field("over", each.over).field("seats", each.seats).field("players", each.players).end_object();
  }
  json.end_array().end_object();
  co_return json_response(200, std::move(text));
}

}  // namespace nemeton
