#include "server/store/sqlite/players.hpp"

#include <limits>

#include "server/store/text_lists.hpp"

namespace nemeton {

namespace {

Player player_at(const SqliteStatement& row) {
  return {.id = row.bytes_at(0),
          .name = row.bytes_at(1),
          .since = row.time_at(2),
          .owner = row.bytes_at(3),
          .online = row.time_at(4)};
}

Passkey passkey_at(const SqliteStatement& row) {
  return {.id = row.bytes_at(0),
          .algorithm = static_cast<int>(row.integer_at(1)),
          .public_key = row.bytes_at(2),
          .counter = row.integer_at(3),
          .added = row.time_at(4),
          .used = row.time_at(5)};
}

// Of a change that has begun, a row that is there already is no conflict any more: what was done so far would have to go.
int unless_begun(int result) { return result == SQLITE_CONSTRAINT ? SQLITE_ERROR : result; }

}  // namespace

bool SqlitePlayers::prepared() const {
  for (const SqliteStatement* each :
       {&drop_challenges_, &leave_challenge_, &challenge_,     &use_challenge_,    &add_player_,    &rename_,
        &delete_,          &player_in_,       &player_called_, &player_,           &add_passkey_,   &remove_passkey_,
        &passkey_,         &passkeys_of_,     &count_use_,     &owner_of_passkey_, &owner_of_code_, &use_code_,
        &add_code_,        &delete_codes_,    &count_codes_,   &add_session_,      &end_oldest_,    &count_sessions_,
        &end_session_,     &end_others_,      &claim_,         &seats_of_,         &add_bot_,       &is_bot_,
        &drop_tokens_,     &begin_stream_,    &keep_stream_,   &bots_of_,          &bots_online_,   &seats_asked_}) {
    if (!each->prepared()) return false;
  }
  return true;
}

int SqlitePlayers::changed_one(int result) const {
  return result == SQLITE_DONE && sqlite3_changes(db_) != 1 ? SQLITE_CONSTRAINT : result;
}

template <class Found, class Row>
SqlitePlayers::Read<std::optional<Found>> SqlitePlayers::one(SqliteStatement& statement, Row row) {
  std::optional<Found> found;
  if (statement.row()) found = row(statement);
  const int result = statement.result();
  statement.end();
  if (result != SQLITE_DONE && result != SQLITE_ROW) return std::unexpected(result);
  return found;
}

template <class Found, class Row>
SqlitePlayers::Read<std::vector<Found>> SqlitePlayers::all(SqliteStatement& statement, Row row) {
  std::vector<Found> found;
  while (statement.row()) found.push_back(row(statement));
  const int result = statement.result();
  statement.end();
  if (result != SQLITE_DONE) return std::unexpected(result);
  return found;
}

int SqlitePlayers::make(const LeaveChallenge& change) {
  if (const int result = drop_challenges_.begin().run(); result != SQLITE_DONE) return result;
  leave_challenge_.begin().blob_or_null(change.hash).text_or_null(change.player);
  return leave_challenge_.integer(std::chrono::seconds(kChallengeLife).count()).run();
}

int SqlitePlayers::make(const UseChallenge& change) {
  return changed_one(use_challenge_.begin().blob_or_null(change.hash).run());
}

int SqlitePlayers::make(const AddPlayer& change) {
  const auto known = passkey(change.passkey.id);
  if (!known) return known.error();
  if (*known) return SQLITE_CONSTRAINT;
  const Player& player = change.player;
  add_player_.begin().text(player.id).text(player.name).text(change.skeleton);
  int result = add_player_.integer(milliseconds_of(player.since)).run();
  if (result != SQLITE_DONE) return result;
  result = add_passkey(player.id, change.passkey);
  if (result == SQLITE_DONE) result = add_codes(player.id, change.code_hashes);
  if (result == SQLITE_DONE) result = add_session(change.session_hash, player.id, change.passkey.id, player.since);
  return unless_begun(result);
}

int SqlitePlayers::make(const RenamePlayer& change) {
  return changed_one(rename_.begin().text(change.name).text(change.skeleton).text(change.player).run());
}

int SqlitePlayers::make(const DeletePlayer& change) { return changed_one(delete_.begin().text(change.player).run()); }

int SqlitePlayers::make(const AddBot& change) {
  const Player& bot = change.bot;
  add_bot_.begin().text(bot.id).text(bot.name).text(change.skeleton).integer(milliseconds_of(bot.since));
  const int result = changed_one(add_bot_.text(bot.owner).integer(kMostBots).run());
  if (result != SQLITE_DONE) return result;
  return unless_begun(add_session(change.token_hash, bot.id, "", bot.since));
}

int SqlitePlayers::make(const SetToken& change) {
  const auto known = one<bool>(is_bot_.begin().text(change.bot), [](const SqliteStatement&) { return true; });
  if (!known) return known.error();
  if (!*known) return SQLITE_CONSTRAINT;
  const int result = drop_tokens_.begin().text(change.bot).run();
  if (result != SQLITE_DONE || change.token_hash.empty()) return result;
  return unless_begun(add_session(change.token_hash, change.bot, "", change.at));
}

int SqlitePlayers::make(const KeepStream& change) {
  SqliteStatement& statement = change.begins ? begin_stream_ : keep_stream_;
  statement.begin().text(change.stream).integer_or_null(milliseconds_of(change.until));
  return changed_one(statement.text(change.bot).run());
}

int SqlitePlayers::make(const AddPasskey& change) { return add_passkey(change.player, change.passkey); }

int SqlitePlayers::make(const RemovePasskey& change) {
  return changed_one(remove_passkey_.begin().blob_or_null(change.passkey).text(change.player).run());
}

int SqlitePlayers::make(const SignIn& change) {
  const auto text = [](const SqliteStatement& row) { return row.bytes_at(0); };
  const auto owner = one<std::string>(owner_of_passkey_.begin().blob_or_null(change.passkey), text);
  if (!owner) return owner.error();
  if (!*owner) return SQLITE_CONSTRAINT;
  count_use_.begin().blob_or_null(change.passkey).integer(change.counter).integer(milliseconds_of(change.at));
  if (const int result = changed_one(count_use_.run()); result != SQLITE_DONE) return result;
  return unless_begun(add_session(change.session_hash, **owner, change.passkey, change.at));
}

int SqlitePlayers::make(const UseCode& change) {
  const auto text = [](const SqliteStatement& row) { return row.bytes_at(0); };
  const auto owner = one<std::string>(owner_of_code_.begin().blob_or_null(change.code_hash), text);
  if (!owner) return owner.error();
  if (!*owner) return SQLITE_CONSTRAINT;
  if (const int result = use_code_.begin().blob_or_null(change.code_hash).run(); result != SQLITE_DONE) return result;
  return unless_begun(add_session(change.session_hash, **owner, "", change.at));
}

int SqlitePlayers::make(const ReplaceCodes& change) {
  const auto known = one<Player>(player_.begin().text(change.player), player_at);
  if (!known) return known.error();
  if (!*known) return SQLITE_CONSTRAINT;
  if (const int result = delete_codes_.begin().text(change.player).run(); result != SQLITE_DONE) return result;
  return unless_begun(add_codes(change.player, change.code_hashes));
}

int SqlitePlayers::make(const EndSession& change) {
  SqliteStatement& statement = change.others ? end_others_ : end_session_;
  return statement.begin().blob_or_null(change.session_hash).run();
}

int SqlitePlayers::make(const ClaimSeat& change) {
  claim_.begin().text(change.table).integer(change.seat).blob_or_null(change.key_hash).text(change.player);
  return changed_one(claim_.run());
}

int SqlitePlayers::add_passkey(const std::string& player, const Passkey& passkey) {
  add_passkey_.begin().blob_or_null(passkey.id).text(player).integer(passkey.algorithm);
  add_passkey_.blob_or_null(passkey.public_key).integer(passkey.counter);
  return changed_one(add_passkey_.integer(milliseconds_of(passkey.added)).integer(kMostPasskeys).run());
}

int SqlitePlayers::add_codes(const std::string& player, const std::vector<std::string>& code_hashes) {
  for (const std::string& each : code_hashes) {
    if (const int result = add_code_.begin().blob_or_null(each).text(player).run(); result != SQLITE_DONE)
      return result;
  }
  return SQLITE_DONE;
}

int SqlitePlayers::add_session(const std::string& session_hash, const std::string& player, const std::string& passkey,
                               WallTime at) {
  add_session_.begin().blob_or_null(session_hash).text(player).blob_or_null(passkey);
  if (const int result = add_session_.integer(milliseconds_of(at)).run(); result != SQLITE_DONE) return result;
  return end_oldest_.begin().text(player).integer(kMostSessions).run();
}

SqlitePlayers::Read<std::optional<std::string>> SqlitePlayers::challenge(const std::string& hash) {
  return one<std::string>(challenge_.begin().blob_or_null(hash),
                          [](const SqliteStatement& row) { return row.bytes_at(0); });
}

SqlitePlayers::Read<std::optional<Player>> SqlitePlayers::player_in(const std::string& session_hash) {
  return one<Player>(player_in_.begin().blob_or_null(session_hash), player_at);
}

SqlitePlayers::Read<std::optional<Player>> SqlitePlayers::player_called(const std::string& skeleton) {
  return one<Player>(player_called_.begin().text(skeleton), player_at);
}

SqlitePlayers::Read<std::vector<BotAccount>> SqlitePlayers::bots_of(const std::string& owner) {
  return all<BotAccount>(bots_of_.begin().text(owner), [](const SqliteStatement& row) {
    return BotAccount{.player = player_at(row), .has_token = row.integer_at(5) != 0};
  });
}

SqlitePlayers::Read<std::vector<Player>> SqlitePlayers::bots_online(WallTime now, int most) {
  return all<Player>(bots_online_.begin().integer(milliseconds_of(now)).integer(most), player_at);
}

SqlitePlayers::Read<std::vector<AskedSeat>> SqlitePlayers::seats_asked(const std::string& bot, WallTime now, int most) {
  seats_asked_.begin().text(bot).integer(milliseconds_of(now)).integer(most);
  return all<AskedSeat>(seats_asked_, [](const SqliteStatement& row) {
    return AskedSeat{.table = row.bytes_at(0), .seat = static_cast<Seat>(row.integer_at(1)), .until = row.time_at(2)};
  });
}

SqlitePlayers::Read<std::optional<Passkey>> SqlitePlayers::passkey(const std::string& id) {
  return one<Passkey>(passkey_.begin().blob_or_null(id), passkey_at);
}

SqlitePlayers::Read<std::optional<Account>> SqlitePlayers::account(const std::string& player) {
  const auto known = one<Player>(player_.begin().text(player), player_at);
  if (!known) return std::unexpected(known.error());
  if (!*known) return std::optional<Account>();
  Account account{.player = **known, .passkeys = {}, .codes = 0, .sessions = 0};
  passkeys_of_.begin().text(player);
  while (passkeys_of_.row()) account.passkeys.push_back(passkey_at(passkeys_of_));
  const int result = passkeys_of_.result();
  passkeys_of_.end();
  if (result != SQLITE_DONE) return std::unexpected(result);
  const auto number = [](const SqliteStatement& row) { return static_cast<int>(row.integer_at(0)); };
  const auto codes = one<int>(count_codes_.begin().text(player), number);
  if (!codes) return std::unexpected(codes.error());
  const auto sessions = one<int>(count_sessions_.begin().text(player), number);
  if (!sessions) return std::unexpected(sessions.error());
  account.codes = codes->value_or(0);
  account.sessions = sessions->value_or(0);
  return account;
}

SqlitePlayers::Read<std::vector<PlayerSeat>> SqlitePlayers::seats_of(const std::string& player,
                                                                     const SeatSearch& search,
                                                                     const std::optional<SeatPlace>& before, int most) {
  constexpr std::int64_t kAllTime = std::numeric_limits<std::int64_t>::max();
  const auto number_or_null = [this](auto value) {
    value ? seats_of_.integer(static_cast<std::int64_t>(*value)) : seats_of_.null();
  };
  seats_of_.begin().text(player).integer(before ? milliseconds_of(before->taken) : kAllTime);
  seats_of_.text(before ? before->table : "");
  seats_of_.integer(search.from ? milliseconds_of(*search.from) : 0);
  seats_of_.integer(search.until ? milliseconds_of(*search.until) : kAllTime);
  number_or_null(search.over);
  seats_of_.text_or_null(search.game);
  number_or_null(search.outcome);
  number_or_null(search.rated);
  seats_of_.text_or_null(search.opponent);
  seats_of_.text_or_null(search.bot ? kLevelNames[static_cast<std::size_t>(*search.bot)] : "");
  seats_of_.integer(most);
  std::vector<PlayerSeat> seats;
  while (seats_of_.row()) {
    seats.push_back({.place = {.taken = seats_of_.time_at(0), .table = seats_of_.bytes_at(1)},
                     .game = seats_of_.bytes_at(2),
                     .seat = static_cast<Seat>(seats_of_.integer_at(3)),
                     .over = seats_of_.integer_at(4) != 0,
                     .rated = seats_of_.integer_at(5) != 0,
                     .outcome = {},
                     .ended = seats_of_.time_at(7),
                     .others = read_others(seats_of_.bytes_at(8))});
    if (!seats_of_.is_null(6)) seats.back().outcome = static_cast<Outcome>(seats_of_.integer_at(6));
  }
  const int result = seats_of_.result();
  seats_of_.end();
  if (result != SQLITE_DONE) return std::unexpected(result);
  return seats;
}

}  // namespace nemeton
