#include "server/store/sqlite/file.hpp"

#include <algorithm>
#include <cerrno>
#include <tuple>

#include "server/store/log_chain.hpp"
#include "server/store/text_lists.hpp"

namespace nemeton {

namespace {

constexpr int kPatience = 2000;  // milliseconds with others who write

}  // namespace

std::expected<std::unique_ptr<SqliteFile>, std::string> SqliteFile::open(const std::filesystem::path& path,
                                                                         Access access) {
  errno = 0;
  const bool looks = access == Access::look;
  sqlite3* raw = nullptr;
  const int opened = sqlite3_open_v2(
      path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (looks ? 0 : SQLITE_OPEN_CREATE), nullptr);
  SqliteDatabase db(raw);
  if (opened != SQLITE_OK) return std::unexpected(sqlite_complaint(raw));
  sqlite3_busy_timeout(raw, kPatience);
  // FULL: a commit has returned only when the write-ahead log is on disk. With NORMAL that waits for the next checkpoint, and a
  // power cut takes back what was confirmed since.
  auto ready =
      execute_sqlite(raw, looks ? "pragma query_only = on; begin"
                                : "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;"
                                  // What is deleted is overwritten.
                                  "pragma secure_delete = on;");
  // SQLite opens a file that it may not write all the same.
  if (!looks && sqlite3_db_readonly(raw, "main") == 1) return std::unexpected("it may be read, but not written");
  if (ready && !looks) ready = check_sqlite(raw, SqliteCheck::quick);
  if (ready) ready = migrate_sqlite(raw, access);
  if (!ready) return std::unexpected(ready.error());
  // The pages that the check has read; what is wrong with the file later is not hidden by them.
  sqlite3_db_release_memory(raw);
  std::unique_ptr<SqliteFile> file(new SqliteFile(std::move(db), path));
  if (!file->prepared()) return std::unexpected("its tables are not those of nemeton");
  return file;
}

bool SqliteFile::prepared() const {
  for (const SqliteStatement* each : {&begin_,
                                      &commit_,
                                      &rollback_,
                                      &add_table_,
                                      &add_seat_,
                                      &set_next_,
                                      &take_seat_,
                                      &ask_bot_,
                                      &asks_,
                                      &decline_seat_,
                                      &leave_seat_,
                                      &held_,
                                      &delete_passes_,
                                      &delete_log_,
                                      &delete_seats_,
                                      &delete_table_,
                                      &want_rematch_,
                                      &commit_to_client_seed_,
                                      &give_client_seed_,
                                      &give_name_,
                                      &wait_,
                                      &drop_attendances_,
                                      &attend_,
                                      &withdraw_,
                                      &public_tables_,
                                      &public_seats_,
                                      &watched_as_,
                                      &drop_passes_,
                                      &leave_pass_,
                                      &use_pass_,
                                      &drop_seeks_,
                                      &seek_,
                                      &wishes_,
                                      &wish_,
                                      &end_seek_,
                                      &waits_,
                                      &take_seek_,
                                      &unwish_,
                                      &seek_of_,
                                      &is_back_,
                                      &wish_again_,
                                      &end_seeks_,
                                      &waiting_,
                                      &append_,
                                      &set_head_,
                                      &is_over_,
                                      &probe_,
                                      &unfinished_,
                                      &ended_before_,
                                      &subscribe_,
                                      &unsubscribe_,
                                      &news_came_,
                                      &follow_players_,
                                      &follow_players_,
                                      &seen_,
                                      &take_notice_,
                                      &put_off_notice_,
                                      &due_notices_,
                                      &delete_subscriptions_,
                                      &leave_subscriptions_,
                                      &shortened_,
                                      &size_,
                                      &lobby_,
                                      &pass_,
                                      &signing_,
                                      &sign_}) {
    if (!each->prepared()) return false;
  }
  return reader_.prepared() && players_.prepared() && ratings_.prepared() && tournaments_.prepared() &&
         order_.prepared();
}

std::vector<CommitResult> SqliteFile::commit(std::span<const Change> changes) {
  std::vector<CommitResult> commit_results;
  commit_results.reserve(changes.size());
  errno = 0;
  bool sound = in_place() && begin_.run() == SQLITE_DONE;
  for (const Change& change : changes) {
    if (!sound) break;
    const int result = std::visit([this](const auto& each) { return make_whole(each); }, change);
    sound = result == SQLITE_DONE || result == SQLITE_CONSTRAINT;
    commit_results.push_back(result == SQLITE_DONE ? CommitResult::done : CommitResult::conflict);
  }
  sound = sound && commit_.run() == SQLITE_DONE;
  if (sound) {
    outage_.worked("written");
    return commit_results;
  }
  outage_.failed("written", complaint());
  if (sqlite3_get_autocommit(db_.get()) == 0) rollback_.run();
  sqlite3_db_release_memory(db_.get());
  return std::vector<CommitResult>(changes.size(), CommitResult::failed);
}

bool SqliteFile::truncate_wal() {
  // Changes would wait as long as this does for who reads an older state, such as a backup.
  sqlite3_busy_timeout(db_.get(), 0);
  const int result = sqlite3_wal_checkpoint_v2(db_.get(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
  sqlite3_busy_timeout(db_.get(), kPatience);
  return result == SQLITE_OK;
}

// What is written to a file that has no name any more is lost when it is closed.
bool SqliteFile::in_place() const {
  int moved = 0;
  sqlite3_file_control(db_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved == 0;
}

std::string SqliteFile::complaint() const {
  if (!in_place()) return "the file is not where it was opened, but moved, deleted or replaced";
  return sqlite_complaint(db_.get());
}

std::expected<std::optional<StoredTable>, ReadError> SqliteFile::load(const std::string& id, int after) {
  if (!in_place()) {
    outage_.failed("read", complaint());
    return std::unexpected(ReadError{ReadError::Of::store, "the database cannot be read: " + complaint()});
  }
  auto read = reader_.read(id, after);
  if (read && *read) {
    if (auto sound = check_chain((*read)->table, after, (*read)->chain); !sound)
      read = std::unexpected(ReadError{ReadError::Of::table, sound.error()});
  }
  if (!read) {
    if (read.error().of == ReadError::Of::store) outage_.failed("read", read.error().message);
    // Pages that were damaged are read anew the next time.
    sqlite3_db_release_memory(db_.get());
    return std::unexpected(read.error());
  }
  outage_.worked("read");
  return *read ? std::optional(std::move((*read)->table)) : std::nullopt;
}

template <class Read>
std::expected<Read, std::string> SqliteFile::noted(std::expected<Read, ReadError> read) {
  if (read) {
    outage_.worked("read");
    return std::move(*read);
  }
  outage_.failed("read", read.error().message);
  sqlite3_db_release_memory(db_.get());
  return std::unexpected(read.error().message);
}

std::expected<std::vector<std::string>, std::string> SqliteFile::unfinished_with_bots() {
  return noted(reader_.texts(unfinished_.begin()));
}

std::expected<std::vector<std::string>, std::string> SqliteFile::ended_before(WallTime time, int most) {
  ended_before_.begin().integer(milliseconds_of(time)).integer(most);
  return noted(reader_.texts(ended_before_));
}

std::expected<std::vector<Notification>, std::string> SqliteFile::due_notices(WallTime now, const Notification& after,
                                                                              int most) {
  std::vector<Notification> due;
  due_notices_.begin().integer(milliseconds_of(now)).integer(milliseconds_of(after.due)).text(after.table);
  due_notices_.integer(after.seat).blob_or_null(after.target_id).integer(most);
  while (due_notices_.row()) {
    due.push_back({.table = due_notices_.bytes_at(0),
                   .seat = static_cast<Seat>(due_notices_.integer_at(1)),
                   .game = due_notices_.bytes_at(2),
                   .target_id = due_notices_.bytes_at(3),
                   .target = due_notices_.bytes_at(4),
                   .tries = static_cast<int>(due_notices_.integer_at(5)),
                   .due = WallTime(milliseconds(due_notices_.integer_at(6)))});
  }
  if (due_notices_.result() != SQLITE_DONE) return broken(due_notices_);
  due_notices_.end();
  return due;
}

std::expected<std::vector<std::string>, std::string> SqliteFile::shortened() {
  return noted(reader_.texts(shortened_.begin()));
}

std::expected<std::vector<std::string>, std::string> SqliteFile::ids() { return noted(reader_.ids()); }

std::expected<StoreSize, std::string> SqliteFile::size() {
  if (!size_.begin().row()) return broken(size_);
  StoreSize size{.bytes = size_.integer_at(0), .free = {}};
  size_.end();
  std::error_code error;
  const auto space = std::filesystem::space(path_, error);
  if (!error) size.free = static_cast<std::int64_t>(space.available);
  return size;
}

std::expected<std::string, std::string> SqliteFile::signing_seed(const std::string& fresh) {
  // Who comes second keeps the first one's.
  if (sign_.begin().blob_or_null(fresh).run() != SQLITE_DONE) return broken(sign_);
  if (!signing_.begin().row()) return broken(signing_);
  std::string seed = signing_.bytes_at(0);
  signing_.end();
  return seed;
}

std::expected<std::vector<OpenSeats>, std::string> SqliteFile::lobby(int most) {
  std::vector<OpenSeats> tables;
  lobby_.begin().integer(kWait.count()).integer(most);
  while (lobby_.row()) {
    tables.push_back({.table = lobby_.bytes_at(0),
                      .game = lobby_.bytes_at(1),
                      .options = lobby_.bytes_at(2),
                      .time_control = lobby_.bytes_at(7),
                      .seats = static_cast<int>(lobby_.integer_at(4)),
                      .open = static_cast<int>(lobby_.integer_at(5)),
                      .bots = static_cast<int>(lobby_.integer_at(6)),
                      .age = lobby_.integer_at(3),
                      .rated = lobby_.integer_at(8) != 0});
  }
  if (lobby_.result() != SQLITE_DONE) return broken(lobby_);
  lobby_.end();
  return tables;
}

std::expected<std::vector<PublicTable>, std::string> SqliteFile::public_tables(const std::string& game, int most) {
  std::vector<PublicTable> tables;
  std::vector<std::string> ids;
  public_tables_.begin().integer(kWait.count()).text_or_null(game).integer(most);
  while (public_tables_.row()) {
    ids.push_back(public_tables_.bytes_at(0));
    tables.push_back({.watch = public_tables_.bytes_at(1),
                      .game = public_tables_.bytes_at(2),
                      .options = public_tables_.bytes_at(3),
                      .time_control = public_tables_.bytes_at(4),
                      .rated = public_tables_.integer_at(5) != 0,
                      .last = static_cast<int>(public_tables_.integer_at(6)),
                      .spectators = static_cast<int>(public_tables_.integer_at(7)),
                      .age = public_tables_.integer_at(8),
                      .seats = {}});
  }
  if (public_tables_.result() != SQLITE_DONE) return broken(public_tables_);
  public_tables_.end();
  for (std::size_t i = 0; i < tables.size(); ++i) {
    public_seats_.begin().text(ids[i]).text(tables[i].game).integer(tables[i].rated ? 1 : 0);
    while (public_seats_.row()) {
      PublicTable::Seat& seat = tables[i].seats.emplace_back();
      if (!public_seats_.is_null(0)) seat.bot = level_named(public_seats_.bytes_at(0));
      seat.name = public_seats_.bytes_at(1);
      seat.player = public_seats_.bytes_at(2);
      if (public_seats_.integer_at(3) == 0) continue;
      seat.rating.emplace();
      if (public_seats_.is_null(4)) continue;
      seat.rating->mean = public_seats_.real_at(4);
      seat.rating->deviation = public_seats_.real_at(5);
    }
    if (public_seats_.result() != SQLITE_DONE) return broken(public_seats_);
    public_seats_.end();
  }
  return tables;
}

std::expected<std::optional<std::string>, std::string> SqliteFile::table_watched_as(const std::string& watch) {
  auto ids = noted(reader_.texts(watched_as_.begin().text(watch)));
  if (!ids) return std::unexpected(ids.error());
  return ids->empty() ? std::nullopt : std::optional(std::move(ids->front()));
}

std::expected<std::optional<Pass>, std::string> SqliteFile::pass(const std::string& id_hash) {
  std::optional<Pass> found;
  if (pass_.begin().blob_or_null(id_hash).row()) found = Pass{pass_.bytes_at(0), pass_.bytes_at(1)};
  if (pass_.result() != SQLITE_DONE && pass_.result() != SQLITE_ROW) return broken(pass_);
  pass_.end();
  return found;
}

std::expected<std::optional<SeekStatus>, std::string> SqliteFile::seek(const std::string& key_hash) {
  std::optional<SeekStatus> found;
  if (seek_of_.begin().blob_or_null(key_hash).integer(kComing.count()).row()) {
    found.emplace();
    if (!seek_of_.is_null(0)) {
      found->pairing = {.table = seek_of_.bytes_at(0),
                        .game = seek_of_.bytes_at(2),
                        .seat = seek_of_.is_null(1) ? std::nullopt : std::optional<Seat>(seek_of_.integer_at(1)),
                        .has_come = seek_of_.integer_at(3) != 0,
                        .is_alone = seek_of_.integer_at(4) != 0};
    }
  }
  if (seek_of_.result() != SQLITE_DONE && seek_of_.result() != SQLITE_ROW) return broken(seek_of_);
  seek_of_.end();
  return found;
}

std::expected<std::vector<Waiting>, std::string> SqliteFile::waiting(const std::string& pace,
                                                                     const std::vector<std::string>& games, int most) {
  std::vector<Waiting> found;
  for (const std::string& game : games) {
    waiting_.begin().integer(kSeekLife.count()).text(pace).text(game).integer(most);
    while (waiting_.row()) {
      found.push_back({.key_hash = waiting_.bytes_at(0),
                       .game = game,
                       .since = waiting_.integer_at(1),
                       .player = waiting_.bytes_at(2),
                       .name = waiting_.bytes_at(3),
                       .origin = waiting_.bytes_at(4),
                       .blocked = read_ids(waiting_.bytes_at(6)),
                       .neighbours = read_ids(waiting_.bytes_at(7)),
                       .silent = std::chrono::seconds(waiting_.integer_at(8))});
      if (!waiting_.is_null(5)) found.back().rating = waiting_.real_at(5);
    }
    if (waiting_.result() != SQLITE_DONE) return broken(waiting_);
    waiting_.end();
  }
  std::ranges::sort(found, {}, [](const Waiting& each) { return std::tie(each.since, each.key_hash, each.game); });
  return found;
}

int SqliteFile::make(const OpenTable& change) {
  const StoredTable& table = change.table;
  for (const StoredSeat& seat : table.seats) {
    if (!seat.asked) continue;
    const bool counted =
        asks_.begin().text(seat.asked->bot).integer(milliseconds_of(seat.asked->until - kAnswer)).row();
    const bool is_free = counted && asks_.integer_at(0) < kMostBotAsks;
    const int result = asks_.result();
    asks_.end();
    if (!is_free) return counted ? SQLITE_CONSTRAINT : result;
  }
  if (!change.pairs.empty()) {
    const int result = take_seeks(change.pairs, table.id);
    if (result != SQLITE_DONE) return result;
  }
  if (!change.rematch_of.empty()) {
    const int result = changed_one(set_next_.begin().text(table.id).text(change.rematch_of).run());
    if (result != SQLITE_DONE) return result;
  }
  int result = add_table_.begin()
                   .text(table.id)
                   .text(table.game)
                   .text(table.options)
                   .text(table.server_seed)
                   .integer(table.over ? 1 : 0)
                   .text_or_null(table.time_control)
                   .integer(static_cast<std::int64_t>(table.log.size()))
                   .blob_or_null(last_link(opening_link(table), table.log))
                   .integer(table.lobby ? 1 : 0)
                   .integer(table.dice_version)
                   .integer(table.rated ? 1 : 0)
                   .text_or_null(table.watch)
                   .run();
  for (std::size_t i = 0; result == SQLITE_DONE && i < table.seats.size(); ++i) {
    const StoredSeat& seat = table.seats[i];
    add_seat_.begin().text(table.id).integer(static_cast<std::int64_t>(i));
    add_seat_.text_or_null(seat.bot ? kLevelNames[static_cast<std::size_t>(*seat.bot)] : "")
        .blob_or_null(seat.key_hash)
        .integer_or_null(milliseconds_of(seat.taken))
        .text_or_null(seat.player.empty() ? seat.name : "")
        .text_or_null(seat.player)
        .blob_or_null(seat.origin)
        .text_or_null(seat.asked ? seat.asked->bot : "")
        .integer_or_null(seat.asked ? milliseconds_of(seat.asked->until) : 0);
    result = add_seat_.run();
  }
  if (result == SQLITE_DONE) result = append(table.id, 1, opening_link(table), table.log);
  // A name is random and free; were it taken, what was done so far would have to go.
  return result == SQLITE_CONSTRAINT ? SQLITE_ERROR : result;
}

int SqliteFile::make(const TakeSeat& change) {
  take_seat_.begin().blob_or_null(change.key_hash).integer_or_null(milliseconds_of(change.taken));
  take_seat_.text(change.table).integer(change.seat).text_or_null(change.player).blob_or_null(change.origin);
  take_seat_.text_or_null(change.owner).integer(kMostBotGames);
  const int taken = changed_one(take_seat_.run());
  if (taken != SQLITE_DONE || change.arrival.empty()) return taken;
  return order_.note_arrival(change);
}

int SqliteFile::make(const AskBot& change) {
  ask_bot_.begin().text(change.table).integer(change.seat).text(change.asked.bot);
  ask_bot_.integer(milliseconds_of(change.asked.until)).integer(milliseconds(kAnswer).count()).integer(kMostBotAsks);
  return changed_one(ask_bot_.run());
}

int SqliteFile::make(const DeclineSeat& change) {
  decline_seat_.begin().text(change.table).integer(change.seat).text(change.bot).text(change.reason);
  return changed_one(decline_seat_.run());
}

int SqliteFile::make(const LeaveSeat& change) {
  leave_seat_.begin().text(change.table).integer(change.seat).blob_or_null(change.key_hash);
  const int left = changed_one((change.last ? leave_seat_.integer(*change.last) : leave_seat_.null()).run());
  if (left != SQLITE_DONE) return left;
  if (const int noted = order_.note_sent_away(change); noted != SQLITE_DONE) return noted;
  const int forgotten = leave_subscriptions_.begin().text(change.table).integer(change.seat).run();
  if (forgotten != SQLITE_DONE) return forgotten;
  const bool held = held_.begin().text(change.table).row();
  const int result = held_.result();
  held_.end();
  return held ? SQLITE_DONE : result == SQLITE_DONE ? delete_table(change.table) : result;
}

int SqliteFile::delete_table(std::string_view table) {
  for (SqliteStatement* each :
       {&delete_passes_, &delete_subscriptions_, &delete_log_, &delete_seats_, &delete_table_}) {
    if (const int result = each->begin().text(table).run(); result != SQLITE_DONE) return result;
  }
  return SQLITE_DONE;
}

int SqliteFile::make(const WantRematch& change) {
  return changed_one(want_rematch_.begin().text(change.table).integer(change.seat).run());
}

int SqliteFile::make(const CommitToClientSeed& change) {
  return changed_one(
      commit_to_client_seed_.begin().text(change.commitment).text(change.table).integer(change.seat).run());
}

int SqliteFile::make(const GiveClientSeed& change) {
  return changed_one(give_client_seed_.begin().text(change.client_seed).text(change.table).integer(change.seat).run());
}

int SqliteFile::make(const GiveName& change) {
  return changed_one(give_name_.begin().text(change.name).text(change.table).integer(change.seat).run());
}

int SqliteFile::make(const Wait& change) {
  return changed_one(wait_.begin().integer(change.waits ? 1 : 0).text(change.table).run());
}

int SqliteFile::make(const Attend& change) {
  if (const int result = drop_attendances_.begin().integer(kWait.count()).run(); result != SQLITE_DONE) return result;
  return changed_one(attend_.begin().text(change.table).integer(change.players).integer(change.spectators).run());
}

int SqliteFile::make(const Withdraw& change) { return changed_one(withdraw_.begin().text(change.table).run()); }

int SqliteFile::make(const LeavePass& change) {
  if (const int result = drop_passes_.begin().run(); result != SQLITE_DONE) return result;
  return leave_pass_.begin()
      .text(change.pass.table)
      .blob_or_null(change.id_hash)
      .text(change.pass.box)
      .integer(std::chrono::seconds(kPassLife).count())
      .run();
}

int SqliteFile::make(const UsePass& change) {
  return changed_one(use_pass_.begin().blob_or_null(change.id_hash).run());
}

int SqliteFile::make(const Seek& change) {
  if (const int result = drop_seeks_.begin().run(); result != SQLITE_DONE) return result;
  // SQLite's own clock has milliseconds, in which more than one may come.
  const auto since =
      std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::system_clock::now().time_since_epoch());
  seek_.begin().blob_or_null(change.key_hash).integer(since.count()).integer(kSeekLife.count());
  const int result = changed_one(seek_.text_or_null(change.player).blob_or_null(change.origin).run());
  if (result != SQLITE_DONE) return result;
  const bool has_wishes = wishes_.begin().blob_or_null(change.key_hash).row();
  const int looked = wishes_.result();
  wishes_.end();
  if (has_wishes || looked != SQLITE_DONE) return has_wishes ? SQLITE_DONE : looked;
  for (const std::string& game : change.games) {
    const int wished = wish_.begin().blob_or_null(change.key_hash).text(game).text(change.pace).run();
    if (wished != SQLITE_DONE) return wished;
  }
  return SQLITE_DONE;
}

int SqliteFile::make(const EndSeek& change) {
  return changed_one(end_seek_.begin().blob_or_null(change.key_hash).text_or_null(change.table).run());
}

int SqliteFile::make(const WaitOn& change) {
  const auto found = seek(change.key_hash);
  if (!found) return SQLITE_ERROR;
  const bool is_possible =
      *found && (*found)->pairing && (*found)->pairing->table == change.table && (*found)->pairing->is_alone;
  if (!is_possible) return SQLITE_CONSTRAINT;
  is_back_.begin().integer(kSeekLife.count()).text(change.table).blob_or_null(change.key_hash);
  for (SqliteStatement* each :
       {&is_back_, &wish_again_.begin().text(change.table), &end_seeks_.begin().text(change.table)}) {
    if (const int result = each->run(); result != SQLITE_DONE) return result;
  }
  return delete_table(change.table);
}

int SqliteFile::take_seeks(const std::vector<std::string>& key_hashes, std::string_view table) {
  for (const std::string& each : key_hashes) {
    const bool waits = waits_.begin().blob_or_null(each).row();
    const int result = waits_.result();
    waits_.end();
    if (!waits) return result == SQLITE_DONE ? SQLITE_CONSTRAINT : result;
  }
  for (const std::string& each : key_hashes) {
    take_seek_.begin().text(table).integer(std::chrono::seconds(kPairingLife).count()).blob_or_null(each);
    for (SqliteStatement* statement : {&take_seek_, &unwish_.begin().blob_or_null(each)}) {
      if (const int result = statement->run(); result != SQLITE_DONE) return result;
    }
  }
  return SQLITE_DONE;
}

int SqliteFile::make(const Append& change) {
  set_head_.begin().integer(change.first + static_cast<int>(change.entries.size()) - 1);
  set_head_.blob_or_null(last_link(change.before, change.entries)).integer(change.over ? 1 : 0);
  set_head_.integer_or_null(change.entries.empty() ? 0 : milliseconds_of(change.entries.back().at));
  set_head_.text(change.table).integer(change.first).blob_or_null(change.before);
  const int result = changed_one(set_head_.run());
  if (result != SQLITE_DONE) return result;
  int appended = append(change.table, change.first, change.before, change.entries);
  if (appended == SQLITE_DONE && !change.results.empty()) appended = ratings_.write_results(change);
  // The first number was free, and the log has no gaps.
  return appended == SQLITE_CONSTRAINT ? SQLITE_ERROR : appended;
}

int SqliteFile::make(const Subscribe& change) {
  subscribe_.begin().text(change.table).integer(change.seat).blob_or_null(change.target_id).text(change.target);
  return changed_one(subscribe_.integer(kMostTargets).run());
}

int SqliteFile::make(const Unsubscribe& change) {
  return unsubscribe_.begin().blob_or_null(change.target_id).text_or_null(change.table).integer(change.seat).run();
}

int SqliteFile::make(const NewsCame& change) {
  return news_came_.begin()
      .integer(milliseconds_of(change.due))
      .text(change.table)
      .integer(change.seat)
      .integer(change.again)
      .run();
}

int SqliteFile::make(const FollowPlayers& change) {
  return follow_players_.begin().text(change.table).integer(milliseconds_of(change.due)).integer(kMostTargets).run();
}

int SqliteFile::make(const Seen& change) { return seen_.begin().text(change.table).integer(change.seat).run(); }

int SqliteFile::make(const TakeNotice& change) {
  take_notice_.begin().text(change.table).integer(change.seat).blob_or_null(change.target_id);
  return changed_one(take_notice_.run());
}

int SqliteFile::make(const PutOffNotice& change) {
  put_off_notice_.begin().integer(milliseconds_of(change.due)).text(change.table).integer(change.seat);
  return put_off_notice_.blob_or_null(change.target_id).run();
}

int SqliteFile::make(const DeletePlayer& change) {
  const int result = tournaments_.leave(change.player);
  return result == SQLITE_DONE ? players_.make(change) : result;
}

int SqliteFile::make(const AdvanceTournament& change) {
  int result = tournaments_.make(change);
  for (std::size_t i = 0; result == SQLITE_DONE && i < change.tables.size(); ++i) {
    const OpenTable open{change.tables[i], ""};
    result = make(open);
  }
  return result;
}

int SqliteFile::make(const Expire& change) {
  const bool is_there = is_over_.begin().text(change.table).row();
  const bool may_go = is_there && (change.also_under_way || is_over_.integer_at(0) != 0);
  const int result = is_over_.result();
  is_over_.end();
  if (!may_go) return result == SQLITE_DONE || is_there ? SQLITE_CONSTRAINT : result;
  return delete_table(change.table);
}

int SqliteFile::append(std::string_view table, int number, std::string before, const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    before = next_link(before, entry);
    append_.begin().text(table).integer(number++);
    entry.seat == kChance ? append_.null() : append_.integer(entry.seat);
    entry.token ? append_.text(*entry.token) : append_.null();
    append_.text_or_null(entry.id);
    append_.integer_or_null(entry.client_seeds.bits()).integer_or_null(entry.timed_out ? 1 : 0);
    entry.used ? append_.integer(entry.used->count()) : append_.null();
    append_.integer_or_null(milliseconds_of(entry.at)).blob_or_null(before);
    if (const int result = append_.run(); result != SQLITE_DONE) return result;
  }
  return SQLITE_DONE;
}

// An update that found its row already changed is a conflict.
int SqliteFile::changed_one(int result) {
  return result == SQLITE_DONE && sqlite3_changes(db_.get()) != 1 ? SQLITE_CONSTRAINT : result;
}

std::unexpected<std::string> SqliteFile::broken(SqliteStatement& statement) {
  std::string message = unreadable();
  statement.end();
  return std::unexpected(std::move(message));
}

std::string SqliteFile::unreadable() {
  std::string message = "the database cannot be read: " + complaint();
  outage_.failed("read", message);
  sqlite3_db_release_memory(db_.get());
  return message;
}

}  // namespace nemeton
