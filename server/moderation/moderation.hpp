// Keeps order: takes reports, has the bans and announcements in memory, and does what those who keep order ask for, which stands in a log.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "server/accounts/accounts.hpp"
#include "server/moderation/moderators.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

// What is reported: who sits at a table, or a player.
struct Report {
  std::string table = {};
  Seat seat = 0;
  std::string player = {};  // where it is no seat
  std::string reason = {};  // one of kReportReasons
  std::string text = {};
};
inline constexpr std::array<std::string_view, 4> kReportReasons = {"name", "talk", "play", "other"};
inline constexpr std::size_t kLongestReport = 500;  // characters

// Whom a ban is for: exactly one of these is said.
struct BanSubject {
  std::string player = {};
  std::string name = {};     // of a player
  std::string network = {};  // an address or a network
  std::string report = {};   // who was reported so
  std::string refuse = {};   // a name that nobody may take
};

struct Announcement {
  std::string id;
  std::string text;
  WallTime until;
};

class Moderation : public std::enable_shared_from_this<Moderation> {
 public:
  template <class T>
  using Answer = Task<std::expected<T, Refusal>>;

  // `bans_changed` is called, on any thread, when somebody who is here may be so no more.
  Moderation(Tables& tables, Accounts& accounts, std::vector<Admin> admins, std::function<void()> bans_changed)
      : tables_(tables), accounts_(accounts), admins_(std::move(admins)), bans_changed_(std::move(bans_changed)) {}

  // Reads bans and announcements, now and again as long as the tables are there.
  void begin();
  // Takes in that another process has changed them. On any thread.
  void hear_news();

  bool has_admins() const { return !admins_.empty(); }
  // Under which name that key keeps order; none where it is nobody's. It is told in a time that tells nothing.
  std::optional<std::string> admin_with(std::string_view key) const;
  std::vector<Announcement> announcements() const;

  // Errors: too_fast, no_table, no_player; bad_request where nobody has that seat.
  Answer<void> report(Report report, Address client);

  // What follows is for those who keep order; `by`: the name of who does. unavailable may come from each.

  // The notes of that kind, the last first; those from before that time, if there is one.
  Answer<std::vector<HostNote>> notes(HostNote::Kind kind, std::optional<WallTime> before);
  // Gives the id of the ban. Errors: bad_request, no_player, no_report, too_many_notes.
  Answer<std::string> ban(std::string by, BanSubject subject, std::string reason, WallTime until);
  // Errors: no_ban.
  Answer<void> end_ban(std::string by, std::string id);
  // Errors: no_report.
  Answer<void> settle(std::string by, std::string id, std::string how);
  // Deletes a table, whatever goes on there; who is there is told. Errors: no_table.
  Answer<void> close_table(std::string by, std::string table);
  // Gives a player a name that says nothing, and lets nobody have the one before for a while. Gives the new one. Errors: no_player.
  Answer<std::string> rename(std::string by, std::string player);
  // Gives the id of the announcement. Errors: too_many_notes.
  Answer<std::string> announce(std::string by, std::string text, WallTime until);
  // Errors: no_announcement.
  Answer<void> end_announcement(std::string by, std::string id);
  Answer<std::vector<DailyCount>> statistics(int days);

  // The player with that id, or of that name where it is empty. Errors: no_player.
  Answer<Player> player(std::string id, std::string name);

 private:
  // The same with what was read of the note.
  struct Suspect {
    std::string kind;     // as in a note's content: "key", "player", "network", "name"
    std::string subject;  // likewise
    std::string shown;    // for the log
    std::string about;    // the player
  };

  WallTime now() const { return tables_.time().wall(); }
  Store& store() { return tables_.store(); }
  Task<void> read();
  // Error: unavailable, or what a conflict means.
  Answer<void> made(Change change, Refusal conflict);
  // The same with a line in the moderation log, and the change in force here.
  template <class Change>
  Answer<void> moderated(std::string by, std::string_view what, std::string about, Change change, Refusal conflict);
  // A note from now on.
  HostNote note(HostNote::Kind kind, const nlohmann::json& content, WallTime until, std::string about = "") const;
  HostNote ban_of(const Suspect& suspect, const std::string& reason, WallTime until) const;
  Answer<Suspect> suspect(BanSubject subject);
  Answer<HostNote> report_with(std::string id);

  Tables& tables_;
  Accounts& accounts_;
  const std::vector<Admin> admins_;
  const std::function<void()> bans_changed_;
  mutable std::mutex mutex_;  // of what follows
  std::vector<Announcement> announcements_;
};

}  // namespace nemeton
