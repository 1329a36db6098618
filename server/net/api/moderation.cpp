#include "server/moderation/moderation.hpp"

#include "protocol/json_text.hpp"
#include "server/net/api/handlers.hpp"

namespace nemeton {

namespace {

constexpr std::chrono::days kLongestBan{3660};

// A text that people read. Errors: bad_request, for a character that cannot be seen.
std::expected<std::string, Refusal> read_words(const Request& request, const char* name) {
  auto text = request.text(name);
  if (auto unseen = refuse_unseen(name, text)) return std::unexpected(*std::move(unseen));
  return text;
}

std::expected<WallTime, Refusal> read_until(const Request& request, WallTime now) {
  const WallTime until(milliseconds(request.number("until")));
  if (until > now && until <= now + kLongestBan) return until;
  return std::unexpected(bad_request("until is " + shown(request.input["until"]) +
                                     ", expected a time to come, ten years from now at most, in milliseconds"));
}

Response created_response(const std::expected<std::string, Refusal>& id, const char* name = "id") {
  if (!id) return refused(id.error());
  return object_response(201, [&](JsonWriter& json) { json.field(name, *id); });
}

// Lists notes, each with these members of its content.
Task<Response> list_notes(const Api& api, const Request& request, ModerationNote::Kind kind, const char* list,
                          std::vector<const char*> members, const char* end = "expires_at") {
  const auto before =
      request.has("before") ? std::optional(WallTime(milliseconds(request.number("before")))) : std::nullopt;
  const auto notes = co_await api.moderation.notes(kind, before);
  if (!notes) co_return refused(notes.error());
  co_return list_response(list, *notes, [&](const ModerationNote& each, JsonWriter& json) {
    const auto content = nlohmann::json::parse(each.content, nullptr, false);
    json.begin_object().field("id", each.id).field("created_at", milliseconds_of(each.at));
    if (each.until) json.field(end, milliseconds_of(*each.until));
    for (const char* name : members) {
      if (content.is_object() && content.contains(name)) json.key(name).raw(content[name].dump());
    }
    json.end_object();
  });
}

}  // namespace

Task<Response> create_report(const Api& api, const Request& request) {
  if (request.has("table") == request.has("player") || request.has("table") != request.has("seat")) {
    co_return refused(bad_request("expected either table and seat, or player"));
  }
  auto text = read_words(request, "text");
  if (!text) co_return refused(text.error());
  Report report;
  report.table = request.text("table");
  report.player = request.text("player");
  if (request.has("seat")) report.seat = request.seat();
  report.reason = request.text("reason");
  report.text = *std::move(text);
  const auto reported = co_await api.moderation.report(std::move(report), request.client);
  co_return reported ? json_response(201, "{}") : refused(reported.error());
}

Task<Response> list_announcements(const Api& api, const Request&) {
  co_return list_response("announcements", api.moderation.announcements(),
                          [](const Announcement& each, JsonWriter& json) {
                            json.begin_object().field("id", each.id).field("text", each.text);
                            json.field("until", milliseconds_of(each.until)).end_object();
                          });
}

Task<Response> list_reports(const Api& api, const Request& request) {
  return list_notes(api, request, ModerationNote::Kind::report, "reports",
                    {"reason", "text", "table", "seat", "player", "name", "resolved"});
}

Task<Response> list_bans(const Api& api, const Request& request) {
  return list_notes(api, request, ModerationNote::Kind::ban, "bans", {"kind", "target", "reason"}, "until");
}

Task<Response> list_moderation_log(const Api& api, const Request& request) {
  return list_notes(api, request, ModerationNote::Kind::log_line, "log", {"moderator", "action", "target"});
}

Task<Response> resolve_report(const Api& api, const Request& request) {
  auto note = read_words(request, "note");
  if (!note) co_return refused(note.error());
  co_return done_response(co_await api.moderation.settle(request.moderator, request.part, *std::move(note)));
}

Task<Response> create_ban(const Api& api, const Request& request) {
  BanSubject subject;
  int given = 0;
  for (const auto& [name, into] : {std::pair{"player", &subject.player},
                                   {"name", &subject.name},
                                   {"network", &subject.network},
                                   {"report", &subject.report},
                                   {"forbidden_name", &subject.forbidden_name}}) {
    if (!request.has(name)) continue;
    auto text = read_words(request, name);
    if (!text) co_return refused(text.error());
    *into = *std::move(text);
    ++given;
  }
  if (given != 1) co_return refused(bad_request("expected one of player, name, network, report and forbidden_name"));
  auto reason = read_words(request, "reason");
  if (!reason) co_return refused(reason.error());
  const auto until = read_until(request, api.tables.time().wall());
  if (!until) co_return refused(until.error());
  co_return created_response(
      co_await api.moderation.ban(request.moderator, std::move(subject), *std::move(reason), *until));
}

Task<Response> delete_ban(const Api& api, const Request& request) {
  co_return done_response(co_await api.moderation.end_ban(request.moderator, request.part));
}

Task<Response> close_table_as_moderator(const Api& api, const Request& request) {
  co_return done_response(co_await api.moderation.close_table(request.moderator, request.part));
}

Task<Response> reset_name(const Api& api, const Request& request) {
  if (request.has("player") == request.has("name")) co_return refused(bad_request("expected either player or name"));
  auto id = read_words(request, "player");
  if (!id) co_return refused(id.error());
  auto name = read_words(request, "name");
  if (!name) co_return refused(name.error());
  const auto player = co_await api.moderation.player(*std::move(id), *std::move(name));
  if (!player) co_return refused(player.error());
  co_return created_response(co_await api.moderation.rename(request.moderator, player->id), "name");
}

Task<Response> create_announcement(const Api& api, const Request& request) {
  auto words = read_words(request, "text");
  if (!words) co_return refused(words.error());
  const auto until = read_until(request, api.tables.time().wall());
  if (!until) co_return refused(until.error());
  co_return created_response(co_await api.moderation.announce(request.moderator, *std::move(words), *until));
}

Task<Response> delete_announcement(const Api& api, const Request& request) {
  co_return done_response(co_await api.moderation.end_announcement(request.moderator, request.part));
}

Task<Response> get_statistics(const Api& api, const Request& request) {
  const auto days = co_await api.moderation.statistics(static_cast<int>(request.number("days")));
  if (!days) co_return refused(days.error());
  co_return list_response("days", *days, [](const DailyCount& each, JsonWriter& json) {
    json.begin_object().field("day", each.day).field("game", each.game).field("tables", each.tables);
    json.field("over", each.over).field("seats", each.seats).field("players", each.players).end_object();
  });
}

}  // namespace nemeton
