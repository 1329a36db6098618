#include "server/store/postgres/news.hpp"

#include <algorithm>
#include <sstream>

#include "server/dice/hexadecimal.hpp"
#include "server/store/postgres/locks.hpp"

namespace nemeton {

namespace {

// The first word of a notification's payload.
constexpr std::string_view kChanged = "changed";
constexpr std::string_view kSaid = "said";
constexpr std::string_view kSought = "sought";

// The longest payload of a notification that PostgreSQL takes, less a name and a space.
constexpr std::size_t kLongestNews = 7900;

constexpr const char* kTell = "select pg_notify('nemeton', $1)";

// The names that other processes hear of.
struct Names {
  std::vector<std::string> tables;
  std::vector<std::string> seeks;  // with bytes as hexadecimal digits
};

void add(std::vector<std::string>& names, const std::vector<std::string>& more) {
  names.insert(names.end(), more.begin(), more.end());
}

// The tables that other processes may have in memory, to be read again.
void note_tables(const auto& each, std::vector<std::string>& tables) {
  using Each = std::remove_cvref_t<decltype(each)>;
  if constexpr (is_any_of<Each, OpenTable>) {
    if (!each.rematch_of.empty()) tables.push_back(each.rematch_of);
  } else if constexpr (is_any_of<Each, TakeSeat, AskBot, DeclineSeat, LeaveSeat, WantRematch, CommitToClientSeed,
                                 GiveClientSeed, GiveName, Subscribe, HideTable, Append, SeekAgain, Expire,
                                 ClaimSeat>) {
    if (!each.table.empty()) tables.push_back(each.table);
  } else if constexpr (is_any_of<Each, RenamePlayer, DeletePlayer>) {
    add(tables, each.tables);
  }
}

// The bot accounts that have news by the change: their streams may be at other processes.
void note_bots(const auto& each, std::vector<std::string>& bots) {
  using Each = std::remove_cvref_t<decltype(each)>;
  if constexpr (is_any_of<Each, OpenTable>) {
    for (const StoredSeat& seat : each.table.seats) {
      if (seat.asked) bots.push_back(seat.asked->bot);
      if (!seat.owner.empty()) bots.push_back(seat.player);
    }
  } else if constexpr (is_any_of<Each, TakeSeat>) {
    if (!each.owner.empty()) bots.push_back(each.player);
  } else if constexpr (is_any_of<Each, AskBot>) {
    bots.push_back(each.asked.bot);
  } else if constexpr (is_any_of<Each, KeepStream>) {
    if (each.begins) bots.push_back(each.bot);
  }
}

// The players whose sessions the change ends. accounts.cpp tells of sessions that make room for a new one.
std::vector<std::string> sessions_ended_by(const auto& each) {
  using Each = std::remove_cvref_t<decltype(each)>;
  if constexpr (is_any_of<Each, EndSession, RemovePasskey>) return {each.player};
  else if constexpr (is_any_of<Each, SetToken>) return {each.bot};
  else if constexpr (is_any_of<Each, DeletePlayer>) return each.gone;
  else return {};
}

// Whether other processes are to read bans and announcements again.
bool is_moderation_news(const auto& each) {
  const auto is_followed = [](ModerationNote::Kind kind) {
    return kind == ModerationNote::Kind::ban || kind == ModerationNote::Kind::announcement;
  };
  if constexpr (is_any_of<std::remove_cvref_t<decltype(each)>, DeleteModerationNote>) return is_followed(each.kind);
  else if constexpr (requires { each.notes; })
    return std::ranges::any_of(each.notes, is_followed, &ModerationNote::kind);
  else return false;
}

void note(const auto& each, Names& names) {
  using Each = std::remove_cvref_t<decltype(each)>;
  note_tables(each, names.tables);
  std::vector<std::string> seeks;
  if constexpr (is_any_of<Each, OpenTable>) add(seeks, each.pairs);
  note_bots(each, seeks);
  for (const std::string& player : sessions_ended_by(each)) seeks.push_back(std::string(kSessionNews) + player);
  if (is_moderation_news(each)) seeks.emplace_back(kModerationNews);
  if constexpr (is_any_of<Each, WakeSeek, EndSeek>) seeks.push_back(each.key_hash);
  if constexpr (is_any_of<Each, AdvanceTournament>) seeks.push_back(each.tournament);
  for (const std::string& name : seeks) names.seeks.push_back(hexadecimal(name));
}

// Tells other processes these names, in as many notifications as that takes.
void tell(PostgresGroup& group, std::string_view kind, const std::string& node, const std::vector<std::string>& names) {
  const std::string from = std::string(kind) + " " + node;
  std::string news = from;
  for (const std::string& each : names) {
    if (news.size() + each.size() > kLongestNews) {
      group.push_back({kTell, {news}});
      news = from;
    }
    news += " " + each;
  }
  if (news != from) group.push_back({kTell, {news}});
}

}  // namespace

PostgresGroup queries_for_news(std::span<const Change> changes, const std::string& node) {
  PostgresGroup group;
  Names names;
  for (const Change& change : changes) {
    visit_change([&](const auto& each) { note(each, names); }, change);
    if (const auto* said = change_as<QuickChat>(change)) {
      group.push_back({kTell,
                       {std::string(kSaid) + " " + node + " " + said->table + " " + std::to_string(said->seat) + " " +
                        said->phrase}});
    }
  }
  tell(group, kChanged, node, names.tables);
  tell(group, kSought, node, names.seeks);
  return group;
}

PostgresNews read_news(const std::string& payload) {
  std::istringstream words(payload);
  PostgresNews news;
  std::string kind;
  words >> kind >> news.node;
  if (kind == kSaid) {
    QuickChat said;
    words >> said.table >> said.seat >> said.phrase;
    news.said = std::move(said);
  }
  for (std::string name; words >> name;) {
    if (kind == kSought) news.seeks.push_back(bytes_of(name).value_or(""));
    else news.tables.push_back(name);
  }
  return news;
}

}  // namespace nemeton
