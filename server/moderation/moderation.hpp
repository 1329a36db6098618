// Moderation: takes reports, keeps the bans and announcements in memory, and does what moderators ask for. Each of their actions is in the
// moderation log.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "server/accounts/accounts.hpp"
#include "server/base/answer.hpp"
#include "server/moderation/moderators.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

// A report of the person at a seat, or of a player.
struct Report {
  std::string table = {};
  Seat seat = 0;
  std::string player = {};  // if it is no seat
  std::string reason = {};  // one of kReportReasons
  std::string text = {};
};
inline constexpr std::array<std::string_view, 4> kReportReasons = {"name", "chat", "conduct", "other"};
inline constexpr std::size_t kLongestReport = 500;  // characters

// The subject of a ban; exactly one member is set.
struct BanSubject {
  std::string player = {};
  std::string name = {};            // of a player
  std::string network = {};         // an address or a network
  std::string report = {};          // the person whom it is about
  std::string forbidden_name = {};  // a name that nobody may take
};

struct Announcement {
  std::string id;
  std::string text;
  WallTime until;
};

class Moderation : public std::enable_shared_from_this<Moderation> {
 public:
  // `bans_changed` is called, on any thread, when a client who is here may be banned.
  Moderation(Tables& tables, Accounts& accounts, std::vector<Moderator> moderators, std::function<void()> bans_changed)
      : tables_(tables),
        accounts_(accounts),
        moderators_(std::move(moderators)),
        bans_changed_(std::move(bans_changed)) {}

  // Reads bans and announcements, now and again as long as the tables are there.
  void begin();
  // Takes in that another process has changed them. On any thread.
  void reload();

  bool has_moderators() const { return !moderators_.empty(); }
  // Returns the name of the moderator with that key, or nullopt if there is none. The time that it takes tells nothing about the keys.
  std::optional<std::string> moderator_with(std::string_view key) const;
  std::vector<Announcement> announcements() const;

  // Errors: too_fast, no_table, no_player; bad_request if no person has that seat.
  Answer<void> report(Report report, Address client);

  // The following functions are for moderators; `by`: the name of the moderator. Each may return unavailable.

  // The notes of that kind, the last first, from before that time if there is one.
  Answer<std::vector<ModerationNote>> notes(ModerationNote::Kind kind, std::optional<WallTime> before);
  // Gives the id of the ban. Errors: bad_request, no_player, no_report, limit_reached.
  Answer<std::string> ban(std::string by, BanSubject subject, std::string reason, WallTime until);
  // Errors: no_ban.
  Answer<void> end_ban(std::string by, std::string id);
  // Errors: no_report.
  Answer<void> settle(std::string by, std::string id, std::string how);
  // Deletes a table, also during its game; clients there are told. Errors: no_table.
  Answer<void> close_table(std::string by, std::string table);
  // Gives a player a neutral name, and bans the old one for a while. Returns the new name. Errors: no_player.
  Answer<std::string> rename(std::string by, std::string player);
  // Gives the id of the announcement. Errors: limit_reached.
  Answer<std::string> announce(std::string by, std::string text, WallTime until);
  // Errors: no_announcement.
  Answer<void> end_announcement(std::string by, std::string id);
  Answer<std::vector<DailyCount>> statistics(int days);

  // The player with that id or, if it is empty, with that name. Errors: no_player.
  Answer<Player> player(std::string id, std::string name);

 private:
  // The subject of a ban, with its player if it has one.
  struct Suspect {
    std::string kind;     // as in a note's content: "key", "player", "network", "name"
    std::string subject;  // likewise
    std::string shown;    // for the log
    std::string about;    // the player
  };

  WallTime now() const { return tables_.time().wall(); }
  Store& store() { return tables_.store(); }
  Task<void> read();
  // Makes a change. Error: unavailable, or `conflict` after a conflict.
  Answer<void> made(Change change, Refusal conflict);
  // The same with a line in the moderation log, and the change in force here.
  template <class Change>
  Answer<void> moderated(std::string by, std::string_view what, std::string about, Change change, Refusal conflict);
  // A note from now on.
  ModerationNote note(ModerationNote::Kind kind, const nlohmann::json& content, WallTime until,
                      std::string about = "") const;
  ModerationNote ban_of(const Suspect& suspect, const std::string& reason, WallTime until) const;
  Answer<Suspect> suspect(BanSubject subject);
  Answer<ModerationNote> report_with(std::string id);

  Tables& tables_;
  Accounts& accounts_;
  const std::vector<Moderator> moderators_;
  const std::function<void()> bans_changed_;
  mutable std::mutex mutex_;  // guards the member below
  std::vector<Announcement> announcements_;
};

}  // namespace nemeton
