// Moderation: players who do not want to meet, persons who were sent away from tables, and the notes of moderators.
#pragma once

#include <array>

#include "server/store/store_base.hpp"

namespace nemeton {

// A player whom another does not want to meet any more.
struct Blocked {
  std::string player;
  std::string name;
  WallTime since;
};

// A person who was sent away from a table is recognised by the key of the seat, by the player, and by a keyed hash of the table and of the
// address; each is empty if it is not known.
struct Visitor {
  std::string key_hash = {};
  std::string player = {};
  std::string origin = {};
};

// A note that a moderator makes, or that is made for moderators.
struct ModerationNote {
  enum class Kind : std::uint8_t { report, ban, announcement, log_line };

  // The number of notes of that kind whose time is not over is this at most. The moderation log has no limit: no line of it is missing.
  static constexpr std::optional<int> most(Kind kind) {
    constexpr std::array kMost = {8'000, 10'000, 5};
    return kind == Kind::log_line ? std::nullopt : std::optional(kMost[static_cast<std::size_t>(kind)]);
  }

  std::string id;
  Kind kind;
  WallTime at;
  std::optional<WallTime> until = {};  // when it is deleted; none for never
  std::string about = {};              // the player with whom it is deleted; empty if it is about none
  std::string content = {};            // a JSON object
};

// The tables that were opened on one day, as far as they are kept.
struct DailyCount {
  std::string day;  // 2026-11-26, UTC
  std::string game;
  int tables;
  int over;
  int seats;    // that people have taken
  int players;  // players with accounts who sit there
};

// Of one player.
inline constexpr int kMostBlocked = 500;
// How long the address is known from which somebody has come to a table and was not sent away.
inline constexpr std::chrono::hours kArrivalLife{24};
inline constexpr std::chrono::hours kNetworkLife{24};
// The news, instead of a seek, by which other processes learn that bans or announcements have changed.
inline constexpr std::string_view kModerationNews = "host notes";

// A player does not want to meet another any more; repeated, it changes nothing. A conflict if one of them is gone, or kMostBlocked are blocked.
struct Block {
  std::string player;
  std::string blocked;
  WallTime since = {};
};
struct Unblock {
  std::string player;
  std::string blocked;
};
struct AddModerationNotes {
  std::vector<ModerationNote> notes;
};
// A conflict if there is no such note of that kind.
struct ReplaceModerationNote {
  std::string id;
  ModerationNote::Kind kind;
  std::string content;
  std::vector<ModerationNote> notes = {};
};
struct DeleteModerationNote {
  std::string id;
  ModerationNote::Kind kind;
  std::vector<ModerationNote> notes = {};
};
// A player came from a network: an origin as of a seat, kept for kNetworkLife.
struct RecordNetwork {
  std::string player;
  std::string origin;
  WallTime at;
};
// Deletes the notes whose time is over, arrivals older than kArrivalLife, and networks older than kNetworkLife.
struct DeleteExpired {
  WallTime now;
};
using ModerationChange = std::variant<Block, Unblock, AddModerationNotes, ReplaceModerationNote, DeleteModerationNote,
                                      RecordNetwork, DeleteExpired>;
Queries queries_for(const ModerationChange& change, const std::string& node);
// The queries of a change with notes: `sql` without "returning" is made, and decides, if the notes may be added, which are added with it.
Queries with_notes(std::string sql, std::vector<Value> values, const std::vector<ModerationNote>& notes);

class ModerationStore : public virtual StoreBase {
 public:
  // The players whom a player has blocked, the last first.
  Task<std::expected<std::vector<Blocked>, std::string>> blocked_by(std::string player);
  // Whether the player has blocked one of these others, or one of them the player.
  Task<std::expected<bool, std::string>> keeps_apart(std::string player, std::vector<std::string> others);
  // Whether the player and one of these others lately came from the same network.
  Task<std::expected<bool, std::string>> shares_network(std::string player, std::vector<std::string> others);
  Task<std::expected<bool, std::string>> was_sent_away(std::string table, Visitor arrival);
  // The notes of that kind whose time is not over, the last first, not more than `most`; those from before that time, if there is one.
  Task<std::expected<std::vector<ModerationNote>, std::string>> moderation_notes(ModerationNote::Kind kind,
                                                                                 WallTime now,
                                                                                 std::optional<WallTime> before,
                                                                                 int most);
  // By day and game, the last day first, since that time.
  Task<std::expected<std::vector<DailyCount>, std::string>> daily_counts(WallTime from);
};

}  // namespace nemeton
