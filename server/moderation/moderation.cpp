#include "server/moderation/moderation.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/json.hpp"
#include "protocol/json_text.hpp"
#include "server/base/log.hpp"
#include "server/dice/hexadecimal.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

using nlohmann::json;
using std::chrono::days;

// News of other processes may be missed.
constexpr auto kPause = std::chrono::seconds(30);
constexpr int kMostReports = *ModerationNote::most(ModerationNote::Kind::report);
constexpr int kMostBans = *ModerationNote::most(ModerationNote::Kind::ban);
constexpr int kMostAnnouncements = *ModerationNote::most(ModerationNote::Kind::announcement);
constexpr int kNotesAtOnce = 100;
constexpr days kReportLife{90};
constexpr days kLogLineLife{365};
// For how long the name that was taken from a player is not to be had.
constexpr days kNameRest{90};
// The shortest network of which all may be banned, by its bits.
constexpr int kLargestV4 = 8;
constexpr int kLargestV6 = 19;
constexpr int kV4Prefix = 96;  // bits

Refusal no_player() { return {404, "no_player", "there is no player with that id or name"}; }
Refusal no_report() { return {404, "no_report", "there is no such report"}; }
Refusal limit_reached(const char* what, int most) {
  return {409, "limit_reached", "there are " + std::to_string(most) + " " + what + ", as many as may be"};
}

json content_of(const ModerationNote& note) { return json::parse(note.content, nullptr, false); }

std::string text_in(const json& content, const char* name) {
  return content.is_object() && content.contains(name) && content[name].is_string() ? content[name].get<std::string>()
                                                                                    : "";
}

std::optional<Ban> read_ban(const ModerationNote& note) {
  const json content = content_of(note);
  const std::string kind = text_in(content, "kind");
  Ban ban{.id = note.id,
          .kind = Ban::Kind::network,
          .subject = text_in(content, "subject"),
          .reason = text_in(content, "reason"),
          .until = note.until.value_or(WallTime::max())};
  if (kind == "key") {
    ban.kind = Ban::Kind::key;
    ban.subject = bytes_of(ban.subject).value_or("");
  } else if (kind == "player") {
    ban.kind = Ban::Kind::player;
  } else if (kind == "name") {
    ban.kind = Ban::Kind::name;
  } else if (kind != "network") {
    return std::nullopt;
  }
  return ban.subject.empty() ? std::nullopt : std::optional(std::move(ban));
}

}  // namespace

void Moderation::begin() {
  auto go_on = [](std::shared_ptr<Moderation> self) -> Task<void> {
    co_await self->read();
    self->tables_.time().ring_at(self->tables_.time().now() + kPause, [weak = std::weak_ptr(self)] {
      if (const auto again = weak.lock()) again->begin();
    });
  };
  spawn(tables_.loops().main(), go_on(shared_from_this()));
}

void Moderation::reload() {
  auto read = [](std::shared_ptr<Moderation> self) -> Task<void> { co_await self->read(); };
  spawn(tables_.loops().main(), read(shared_from_this()));
}

Task<void> Moderation::read() {
  const auto bans = co_await store().moderation_notes(ModerationNote::Kind::ban, now(), {}, kMostBans);
  if (bans) {
    std::vector<Ban> all;
    for (const ModerationNote& each : *bans) {
      if (auto ban = read_ban(each)) all.push_back(*std::move(ban));
    }
    tables_.bans().replace(all);
    if (!all.empty()) bans_changed_();
  }
  const auto announced =
      co_await store().moderation_notes(ModerationNote::Kind::announcement, now(), {}, kMostAnnouncements);
  if (!announced) co_return;
  std::vector<Announcement> announcements;
  for (const ModerationNote& each : *announced) {
    announcements.push_back(
        {.id = each.id, .text = text_in(content_of(each), "text"), .until = each.until.value_or(WallTime::max())});
  }
  const std::lock_guard lock(mutex_);
  announcements_ = std::move(announcements);
}

std::optional<std::string> Moderation::moderator_with(std::string_view key) const {
  // All keys are compared, so that the time tells nothing.
  std::optional<std::string> name;
  for (const Moderator& each : moderators_) {
    if (opens(key, each.key_hash)) name = each.name;
  }
  return name;
}

std::vector<Announcement> Moderation::announcements() const {
  const std::lock_guard lock(mutex_);
  std::vector<Announcement> all = announcements_;
  std::erase_if(all, [this](const Announcement& each) { return each.until <= now(); });
  return all;
}

Answer<void> Moderation::made(Change change, Refusal conflict) {
  const CommitResult result = co_await store().make(std::move(change));
  tables_.note_result(result);
  if (result == CommitResult::failed) co_return std::unexpected(unavailable());
  if (result == CommitResult::conflict) co_return std::unexpected(std::move(conflict));
  co_return std::expected<void, Refusal>{};
}

template <class Change>
Answer<void> Moderation::moderated(std::string by, std::string_view what, std::string about, Change change,
                                   Refusal conflict) {
  const json line = {{"moderator", by}, {"action", what}, {"target", std::move(about)}};
  change.notes.push_back(note(ModerationNote::Kind::log_line, line, now() + kLogLineLife));
  const auto done = co_await made(std::move(change), std::move(conflict));
  if (!done) co_return done;
  log_info("a moderator acted", {{"moderator", by}, {"action", what}});
  co_await read();
  co_return done;
}

ModerationNote Moderation::note(ModerationNote::Kind kind, const json& content, WallTime until,
                                std::string about) const {
  return {.id = random_table_id(),
          .kind = kind,
          .at = now(),
          .until = until,
          .about = std::move(about),
          .content = content.dump()};
}

Answer<void> Moderation::report(Report report, Address client) {
  if (const auto too_many = tables_.rate_limiter().count(kReports, client)) co_return std::unexpected(*too_many);
  json content = {{"reason", report.reason}, {"text", report.text}};
  std::string about = report.player;
  if (!report.table.empty()) {
    const auto table = co_await store().load(report.table, 0);
    if (!table) co_return std::unexpected(unavailable());
    if (!*table) co_return std::unexpected(Refusal{404, "no_table", "there is no table with that name"});
    tables_.rate_limiter().spend(client, kEntryCost * static_cast<std::int64_t>((*table)->log.size()));
    const auto seats = static_cast<Seat>((*table)->seats.size());
    if (report.seat >= seats || (*table)->seats[static_cast<std::size_t>(report.seat)].key_hash.empty()) {
      co_return std::unexpected(
          bad_request("seat is " + std::to_string(report.seat) + ", expected one that a person has"));
    }
    const StoredSeat& seat = (*table)->seats[static_cast<std::size_t>(report.seat)];
    content["table"] = report.table;
    content["seat"] = report.seat;
    content["name"] = seat.name;
    content["key"] = hexadecimal(seat.key_hash);
    about = seat.player;
  } else {
    const auto account = co_await store().account(report.player);
    if (!account) co_return std::unexpected(unavailable());
    if (!*account) co_return std::unexpected(no_player());
    content["name"] = (*account)->player.name;
  }
  if (!about.empty()) content["player"] = about;
  const Refusal full{503, "unavailable", "there are more reports than can be kept; try again in some days"};
  AddModerationNotes change{{note(ModerationNote::Kind::report, content, now() + kReportLife, std::move(about))}};
  co_return co_await made(std::move(change), full);
}

Answer<std::vector<ModerationNote>> Moderation::notes(ModerationNote::Kind kind, std::optional<WallTime> before) {
  auto all = co_await store().moderation_notes(kind, now(), before, kNotesAtOnce);
  if (!all) co_return std::unexpected(unavailable());
  co_return *std::move(all);
}

Answer<Player> Moderation::player(std::string id, std::string name) {
  if (id.empty()) co_return co_await accounts_.find_by_name(std::move(name));
  const auto account = co_await store().account(std::move(id));
  if (!account) co_return std::unexpected(unavailable());
  if (!*account) co_return std::unexpected(no_player());
  co_return (*account)->player;
}

Answer<ModerationNote> Moderation::report_with(std::string id) {
  const auto reports = co_await store().moderation_notes(ModerationNote::Kind::report, now(), {}, kMostReports);
  if (!reports) co_return std::unexpected(unavailable());
  const auto found = std::ranges::find(*reports, id, &ModerationNote::id);
  if (found == reports->end()) co_return std::unexpected(no_report());
  co_return *found;
}

Answer<Moderation::Suspect> Moderation::suspect(BanSubject subject) {
  if (!subject.network.empty()) {
    const auto network = AddressRange::parse(subject.network);
    const bool is_v4 = network && network->address.is_v4();
    if (!network || network->bits < (is_v4 ? kV4Prefix + kLargestV4 : kLargestV6)) {
      co_return std::unexpected(bad_request("network is " + shown(json(subject.network)) +
                                            ", expected an address, or a network such as 192.0.2.0/24 of IPv4 up to "
                                            "/8 or of IPv6 up to /19"));
    }
    co_return Suspect{.kind = "network", .subject = subject.network, .shown = subject.network, .about = ""};
  }
  if (!subject.forbidden_name.empty()) {
    const auto skeleton = accounts_.skeleton_of(subject.forbidden_name);
    if (!skeleton) {
      co_return std::unexpected(
          bad_request("forbidden_name is " + shown(json(subject.forbidden_name)) + ", expected a name"));
    }
    co_return Suspect{.kind = "name", .subject = *skeleton, .shown = subject.forbidden_name, .about = ""};
  }
  if (!subject.report.empty()) {
    const auto report = co_await report_with(subject.report);
    if (!report) co_return std::unexpected(report.error());
    const json content = content_of(*report);
    const std::string name = text_in(content, "name");
    if (!report->about.empty()) {
      co_return Suspect{.kind = "player", .subject = report->about, .shown = name, .about = report->about};
    }
    co_return Suspect{.kind = "key",
                      .subject = text_in(content, "key"),
                      .shown = name.empty() ? "guest at " + text_in(content, "table") : name,
                      .about = ""};
  }
  const auto known = co_await player(std::move(subject.player), std::move(subject.name));
  if (!known) co_return std::unexpected(known.error());
  co_return Suspect{.kind = "player", .subject = known->id, .shown = known->name, .about = known->id};
}

ModerationNote Moderation::ban_of(const Suspect& suspect, const std::string& reason, WallTime until) const {
  const json content = {
      {"kind", suspect.kind}, {"subject", suspect.subject}, {"target", suspect.shown}, {"reason", reason}};
  return note(ModerationNote::Kind::ban, content, until, suspect.about);
}

Answer<std::string> Moderation::ban(std::string by, BanSubject subject, std::string reason, WallTime until) {
  const auto found = co_await suspect(std::move(subject));
  if (!found) co_return std::unexpected(found.error());
  AddModerationNotes change{{ban_of(*found, reason, until)}};
  std::string id = change.notes.front().id;
  const auto done = co_await moderated(std::move(by), "ban", found->kind + " " + found->shown, std::move(change),
                                       limit_reached("bans", kMostBans));
  if (!done) co_return std::unexpected(done.error());
  co_return id;
}

Answer<void> Moderation::end_ban(std::string by, std::string id) {
  DeleteModerationNote change{id, ModerationNote::Kind::ban};
  co_return co_await moderated(std::move(by), "unban", std::move(id), std::move(change),
                               {404, "no_ban", "there is no such ban"});
}

Answer<void> Moderation::settle(std::string by, std::string id, std::string how) {
  const auto report = co_await report_with(id);
  if (!report) co_return std::unexpected(report.error());
  json content = content_of(*report);
  content["resolved"] = {{"moderator", by}, {"at", milliseconds_of(now())}, {"note", std::move(how)}};
  ReplaceModerationNote change{id, ModerationNote::Kind::report, content.dump()};
  co_return co_await moderated(std::move(by), "resolve", std::move(id), std::move(change), no_report());
}

Answer<void> Moderation::close_table(std::string by, std::string table) {
  Expire change{table, /*also_under_way=*/true};
  const auto done = co_await moderated(std::move(by), "close_table", table, std::move(change),
                                       {404, "no_table", "there is no table with that name"});
  // Clients that have the table open learn that it is gone.
  if (done) tables_.read_news(table);
  co_return done;
}

Answer<std::string> Moderation::rename(std::string by, std::string id) {
  const auto known = co_await player(id, "");
  if (!known) co_return std::unexpected(known.error());
  auto change = co_await accounts_.neutral_name(std::move(id));
  if (!change) co_return std::unexpected(change.error());
  if (const auto skeleton = accounts_.skeleton_of(known->name)) {
    const Suspect before{.kind = "name", .subject = *skeleton, .shown = known->name, .about = ""};
    change->notes = {ban_of(before, "", now() + kNameRest)};
  }
  const std::string name = change->name;
  const auto tables = change->tables;
  const auto done = co_await moderated(std::move(by), "reset_name", known->name + " → " + name, *std::move(change),
                                       limit_reached("bans", kMostBans));
  if (!done) co_return std::unexpected(done.error());
  for (const std::string& each : tables) tables_.read_news(each);
  co_return name;
}

Answer<std::string> Moderation::announce(std::string by, std::string text, WallTime until) {
  const json content = {{"text", text}};
  AddModerationNotes change{{note(ModerationNote::Kind::announcement, content, until)}};
  std::string id = change.notes.front().id;
  const auto done = co_await moderated(std::move(by), "announce", std::move(text), std::move(change),
                                       limit_reached("announcements", kMostAnnouncements));
  if (!done) co_return std::unexpected(done.error());
  co_return id;
}

Answer<void> Moderation::end_announcement(std::string by, std::string id) {
  DeleteModerationNote change{id, ModerationNote::Kind::announcement};
  co_return co_await moderated(std::move(by), "end_announcement", std::move(id), std::move(change),
                               {404, "no_announcement", "there is no such announcement"});
}

Answer<std::vector<DailyCount>> Moderation::statistics(int last) {
  const auto today = std::chrono::floor<days>(now());
  auto counts = co_await store().daily_counts(today - days(last - 1));
  if (!counts) co_return std::unexpected(unavailable());
  co_return *std::move(counts);
}

}  // namespace nemeton
