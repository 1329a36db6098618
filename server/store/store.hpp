// Where tables are kept: each is what was agreed when it was opened, who sits there, and the log of what happened.
//
// The log is the table: its state is what replaying the log gives. An entry's number is its place in the log, from 1; a store
// refuses a number that is taken, so that nobody appends twice at the same place, whichever process asks.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/bot.hpp"
#include "core/game.hpp"
#include "server/base/task.hpp"
#include "server/base/time_source.hpp"
#include "server/dice/dice.hpp"
#include "server/ratings/rated_game.hpp"

namespace nemeton {

// A bot account that is asked to take a seat, and has until then to say so.
struct BotAsked {
  std::string bot;        // the player
  std::string name = {};  // of the bot; read, and not written
  WallTime until;
  std::string declined = {};  // why it will not; empty while it has not said so

  bool operator==(const BotAsked&) const = default;
};

struct StoredSeat {
  std::optional<Level> bot;  // the bot's level; none for a person
  std::string key_hash;      // of the person's key; empty while the seat is open
  bool wants_rematch = false;
  WallTime taken = {};  // when the person came; 0 while the seat is open, and where nobody wrote it down
  std::optional<std::string> commitment = {};   // to its client seed; empty where the seat gives none
  std::optional<std::string> client_seed = {};  // empty where it did not come in time
  std::string name = {};    // that the person has given, or that of the player; empty where there is none
  std::string player = {};  // the player whose seat it is; empty for guests
  bool is_told = false;     // somebody is told when it is this seat's turn
  std::string origin =
      {};                  // at a rated table a keyed hash of the address that the person came from, where that matters
  std::string owner = {};  // of the player, where that is a bot account; read, and not written
  std::optional<BotAsked> asked = {};

  // Who plays there: the player, or whose bot account it is; empty for guests.
  const std::string& person() const { return owner.empty() ? player : owner; }
};

struct Entry {
  Seat seat;  // who acted, or kChance
  std::optional<std::string>
      token;  // the action or outcome, or what a seat says (table/consent.hpp); none where it gave up, or its time was up
  std::string id;                         // the client's own name for its action; empty for chance and bots
  SeatSet client_seeds = {};              // of a draw: the seats whose client seeds it follows from
  bool timed_out = false;                 // the seat's time was up
  std::optional<milliseconds> used = {};  // of the seat's time, where its clock ran
  WallTime at = {};                       // when it happened; 0 where an older version did not note it
};

struct StoredTable {
  std::string id;
  std::string game;
  std::string options;              // a JSON object with every option
  std::string server_seed;          // of the dice; empty at tables that were opened before there was any commitment
  int dice_version = kDiceVersion;  // by which the draws are made
  std::string time_control = {};    // a JSON object; empty where there are no clocks
  std::vector<StoredSeat> seats;
  std::vector<Entry> log;
  bool over;                   // nothing is appended any more
  std::string next;            // the rematch; empty while there is none
  bool lobby = false;          // anyone may join: the lobby shows it while somebody waits there
  WallTime opened = {};        // when
  std::string head = {};       // the link of the last entry, or of the opening where there is none (log_chain.hpp)
  bool rated = false;          // how it ends counts for the ratings of those who sit there, who are players and bots
  bool in_tournament = false;  // it belongs to a tournament that has not counted its result yet; read, and not written
  bool friendly = false;       // that tournament's settings are friendly; also read only
  // The name by which anybody may watch; empty where the table is not public.
  std::string watch = {};
};

// A table of the lobby.
struct OpenSeats {
  std::string table;
  std::string game;
  std::string options;       // a JSON object with every option
  std::string time_control;  // a JSON object; empty where there are no clocks
  int seats;
  int open;          // that a person may take
  int bots;          // that bots have
  std::int64_t age;  // seconds since it was opened
  bool rated;
};

// A public table at which a game is under way.
struct PublicTable {
  struct Seat {
    std::optional<Level> bot;
    std::string name;                         // empty where there is none
    std::string player;                       // likewise
    std::optional<PlayerRating> rating = {};  // of a player at a rated table whose ratings may be seen
  };

  std::string watch;  // the name by which it is watched
  std::string game;
  std::string options;       // a JSON object with every option
  std::string time_control;  // a JSON object; empty where there are no clocks
  bool rated;
  int last;          // the number of the last event
  int spectators;    // at all servers
  std::int64_t age;  // seconds since it was opened
  std::vector<Seat> seats;
};

// A key on its way to another device, sealed with words that the server does not know.
struct Pass {
  std::string table;
  std::string box;
};

// That it is a seat's turn, for one device that wants to be told.
struct Notification {
  std::string table;
  Seat seat;
  std::string game;
  std::string target_id;  // the device
  std::string target;     // where it is told: a JSON object (server/notifications/recipient.hpp)
  int tries;              // that have failed
  WallTime due;
};

// What somebody who seeks company is told: the table that the seek was paired at, as long as the seat there is his.
struct SeekStatus {
  struct Pairing {
    std::string table;
    std::string game;
    std::optional<Seat> seat;  // none where the seat was left
    bool has_come;             // to that seat
    bool is_alone;             // another who was paired has left, or has not come within kComing
  };

  std::optional<Pairing> pairing;  // none while it waits
};

// A seek that waits for that game.
struct Waiting {
  std::string key_hash;
  std::string game;
  std::int64_t since;                        // microseconds since 1970; grows from seek to seek
  std::string player = {};                   // who seeks; empty where it is a guest
  std::string name = {};                     // the player's
  std::string origin = {};                   // as of a seat
  double rating = PlayerRating().mean;       // of the player at the game
  std::vector<std::string> blocked = {};     // the players whom the player does not want to meet
  std::vector<std::string> neighbours = {};  // the players who lately came from a network of the player
  std::chrono::seconds silent{};             // since the client last asked
};

// A person with a name that stays, or a bot account.
struct Player {
  std::string id;  // the same as long as there is the name
  std::string name;
  WallTime since = {};
  std::string owner = {};  // the player whose bot account it is; empty for persons
  WallTime online = {};    // of a bot account: until when it is known to listen; 0 where it does not

  bool is_bot() const { return !owner.empty(); }
  // The person behind it. Two seats of one person are never rated together.
  const std::string& person() const { return is_bot() ? owner : id; }
};

struct BotAccount {
  Player player;
  bool has_token;
};

// A seat that a bot account is asked to take.
struct AskedSeat {
  std::string table;
  Seat seat;
  WallTime until;
};

// What one device of a player, or several that share it, signs in with.
struct Passkey {
  std::string id;
  int algorithm;           // of COSE: -7 for ES256, -8 for EdDSA
  std::string public_key;  // of ES256 both coordinates, 64 bytes; of EdDSA 32
  std::int64_t counter;    // of its uses; 0 where it does not count
  WallTime added = {};
  WallTime used = {};  // last; 0 while it was not
};

// All that is kept of a player, but for the seats.
struct Account {
  Player player;
  std::vector<Passkey> passkeys;  // in the order of their coming
  int codes;                      // for recovery, that are left
  int sessions;
};

// A seat of a player. They are in the order in which they were taken, and of their tables.
struct SeatPlace {
  WallTime taken;
  std::string table;
};
struct PlayerSeat {
  SeatPlace place;
  // Who else sits there.
  struct Other {
    Seat seat;
    std::optional<Level> bot;
    std::string name;    // empty where there is none
    std::string player;  // likewise
    bool is_bot_account = false;
  };

  std::string game;
  Seat seat;
  bool over;
  bool rated = false;
  std::optional<Outcome> outcome = {};  // where it is over; none where an older version did not note it
  WallTime ended = {};                  // likewise
  std::vector<Other> others = {};
};
// Which of them are looked for: all that is said fits.
struct SeatSearch {
  std::optional<bool> over = {};
  std::string game = {};
  std::string opponent = {};  // a player who sits there too
  std::optional<Level> bot = {};
  std::optional<Outcome> outcome = {};
  std::optional<bool> rated = {};
  std::optional<WallTime> from = {};  // taken then or later
  std::optional<WallTime> until = {};
};

// How a game has ended for a seat.
struct SeatResult {
  RatedSeat seat;           // the store knows the career before
  std::string player = {};  // empty for bots and guests
  std::optional<Level> bot = {};
};

// What others see of a player.
struct Profile {
  // The rating after a game.
  struct Point {
    WallTime at;
    double mean;
  };
  struct OfGame {
    std::string game;
    Career career;
    std::vector<Point> past;  // the last kMostPoints, in order
  };
  // All games against one player, one level of the bots, or somebody who is not named.
  struct Against {
    std::string player;  // empty where it is not named
    std::string name;
    std::optional<Level> bot;
    int won;
    int tied;
    int lost;
    bool is_bot_account = false;
  };

  Player player;
  bool is_private;
  std::vector<OfGame> games;
  std::vector<Against> against;  // kMostAgainst at most, whoever was played most first
};

// What a rated game has made of a player's rating.
struct RatingChange {
  int seat;
  std::optional<double> before;  // none of who had none
  double after;
  bool is_provisional;  // the player's rating at that game, as it is now
};

// Who sits at a table and has a rating at its game.
struct SeatRating {
  int seat;
  std::optional<Level> bot = {};
  PlayerRating rating = {};  // of a player
};

// One of the highest ratings at a game.
struct Leader {
  std::string player;
  std::string name;
  PlayerRating rating;
  int games;
  bool is_bot_account = false;
};

// Somebody who takes part in a tournament. A player who was deleted is nobody: neither a player nor a bot.
struct StoredEntrant {
  std::string player;  // empty for bots
  std::optional<Level> bot = {};
  std::string name = {};  // the player's; read, and not written
};

// A tournament is what was agreed, who takes part, and what happened, as tables are; its state is what these events give.
struct StoredTournament {
  std::string id;
  std::string join_code;                // by which it is found
  std::string host;                     // a player; empty where it was deleted
  std::string settings;                 // a JSON object
  std::vector<StoredEntrant> entrants;  // by number
  std::vector<std::string> events;      // JSON objects, in order
  std::optional<WallTime> due = {};     // when a server is to look what is to be done
  std::string host_name = {};           // read, and not written
};

// Where a tournament is among those of a player: first those that go on, the last made first, then those that are over, the last ended first.
struct TournamentPlace {
  bool over;
  WallTime at;  // when it was made; where it is over when it ended
  std::string tournament;
};
// One that a player has made, or has come into.
struct PlayerTournament {
  TournamentPlace place;
  std::string settings;  // a JSON object
  bool is_host;
  bool has_begun;
};

// A player whom another does not want to meet any more.
struct Blocked {
  std::string player;
  std::string name;
  WallTime since;
};

// Whether somebody was sent away from a table is told by the key of the seat that he had there, by the player who he is, and by a keyed hash of
// the table and of the address that he comes from; each is empty where it is not known.
struct Newcomer {
  std::string key_hash = {};
  std::string player = {};
  std::string origin = {};
};

// What those who keep order write down, or what is written for them.
struct HostNote {
  enum class Kind : std::uint8_t { report, ban, announcement, deed };

  // The number of notes of that kind whose time is not over is this at most. The moderation log has no limit: no line of it is missing.
  static constexpr std::optional<int> most(Kind kind) {
    constexpr std::array kMost = {8'000, 10'000, 5};
    return kind == Kind::deed ? std::nullopt : std::optional(kMost[static_cast<std::size_t>(kind)]);
  }

  std::string id;
  Kind kind;
  WallTime at;
  std::optional<WallTime> until = {};  // when it is deleted; none for never
  std::string about = {};              // the player with whom it is deleted; empty where it is about none
  std::string content = {};            // a JSON object
};

// The tables that were opened on one day, as far as they are kept.
struct DailyCount {
  std::string day;  // 2026-11-26, UTC
  std::string game;
  int tables;
  int over;
  int seats;    // that people have taken
  int players;  // with names, who sit there
};

// Changes, each made whole or not at all. A limit, such as "at most twenty" or "at least one", is checked in the transaction that makes the change,
// and nothing that it depends on changes between the check and the commit, at any server. Beyond the limit the change is a conflict.
//
// A change with `notes` writes them in the same transaction, or is a conflict: if there are as many of a kind as there may be, or the player that
// one is about is gone.

// A conflict also if a bot account that is asked has kMostBotAsks unanswered.
struct OpenTable {
  StoredTable table;
  std::string rematch_of;  // the table whose `next` this one becomes, or empty
  std::vector<std::string> pairs =
      {};  // the key hashes of the seeks that it pairs: all of them wait still, or it is a conflict
};
struct TakeSeat {
  std::string table;
  Seat seat;
  std::string key_hash;
  WallTime taken = {};
  // Whose seat it becomes. A conflict if that player, that origin or, at a rated table, that person has another there.
  std::string player = {};
  std::string name = {};  // the player's
  std::string origin = {};
  std::string owner = {};    // of a bot account, which is a conflict if it plays kMostBotGames
  std::string arrival = {};  // the origin of a Newcomer, kept for kArrivalLife
};
// A bot account is asked to take that seat, in place of any that was before. A conflict if the seat is taken, or the account has kMostBotAsks
// unanswered.
struct AskBot {
  std::string table;
  Seat seat;
  BotAsked asked;
};
// It will not, for that reason.
struct DeclineSeat {
  std::string table;
  Seat seat;
  std::string bot;
  std::string reason;
};
struct WantRematch {
  std::string table;
  Seat seat;
};
// The commitment of a seat to its client seed, in place of any other until every person's seat has one, and while no client seed is open;
// or that a seat which has none gives none, with an empty one.
struct CommitToClientSeed {
  std::string table;
  Seat seat;
  std::string commitment;
};
// The client seed of a seat for which there is none yet; empty where it did not come in time.
struct GiveClientSeed {
  std::string table;
  Seat seat;
  std::string client_seed;
};
// What the person at a seat wants to be called.
struct GiveName {
  std::string table;
  Seat seat;
  std::string name;
};
// The seat is nobody's any more, its name goes, and what it gave for the dice too unless a draw follows from it; with the last person the
// table and all that is kept of it are deleted.
struct LeaveSeat {
  std::string table;
  Seat seat;
  std::string key_hash;  // of the key that holds the seat
  // Who sat there was sent away, and is known as that for as long as there is the table; the address does not count where it is that of the opener.
  struct SentAway {
    std::string player;         // who sat there
    std::string opener_origin;  // as of a Newcomer
  };
  std::optional<SentAway> sent_away = {};
  // If set, it is a conflict when the table's log has more entries than that: a draw may have begun the game meanwhile.
  std::optional<int> last = {};
};
// Somebody waits for others at a table of the lobby, or does so no more. Who waits says it again before kWait is over.
struct Wait {
  std::string table;
  bool waits;
};
// So many people sit and look on at a public table, at this server. Where somebody is there it is said again before kWait is over.
struct Attend {
  std::string table;
  int players;
  int spectators;
};
// A table is public no more: its name for watching opens nothing from now on. A conflict where it was not.
struct Withdraw {
  std::string table;
};
// A table has one pass at most, the newest; it can be used for kPassLife.
struct LeavePass {
  std::string id_hash;
  Pass pass;
};
struct UsePass {
  std::string id_hash;
};
struct Append {
  std::string table;
  int first;  // the number of the first entry
  std::vector<Entry> entries;
  bool over;
  std::string before = {};  // the link of the entry before the first, or of the opening (log_chain.hpp)
  // By seat, where the game is over. Of a rated game the ratings change with it, unless a player is gone, or two of them have had
  // kMostRatedTogether; a conflict also where the same player's rating at that game changes in the same instant.
  std::vector<SeatResult> results = {};
  std::string game = {};  // where there are results
  bool rated = false;
};
// Whether others may see a player's ratings.
struct SetPrivacy {
  std::string player;
  bool is_private;
};
// Somebody seeks company for one of these games at that pace, and says it again before kSeekLife is over. What was said first stands, and so
// does the place in the line. A conflict where the seek is paired.
struct Seek {
  std::string key_hash;
  std::vector<std::string> games;
  std::string pace;         // server/matchmaking/pace.hpp
  std::string player = {};  // who seeks; empty where it is a guest
  std::string origin = {};
};
// Wakes the request that waits with that seek, in any process. A client that is there asks again. Stores nothing.
struct WakeSeek {
  std::string key_hash;
};
// The seek is over: it waits for nobody, or was paired at that table (empty where it was not).
struct EndSeek {
  std::string key_hash;
  std::string table;
};
// A table to which another who was paired there does not come is deleted: who came, and the one of that seek, wait on where they were in the
// line, and the seeks of the others are over.
struct WaitOn {
  std::string key_hash;
  std::string table;
};
// A table whose game is over is deleted, with all that is kept of it; where that is said, also one whose game goes on.
struct Expire {
  std::string table;
  bool also_under_way = false;
  std::vector<HostNote> notes = {};
};
// A challenge to sign something with a passkey. It can be used once, for kChallengeLife.
struct LeaveChallenge {
  std::string hash;
  std::string player;  // whose new passkey may answer it; empty where one that is known is to
};
struct UseChallenge {
  std::string hash;
};
// A new player, signed in; a conflict where there is one whose name looks the same, or the passkey is somebody's.
struct AddPlayer {
  Player player;
  std::string skeleton;  // of the name
  Passkey passkey;
  std::vector<std::string> code_hashes;
  std::string session_hash;
};
// A conflict where that name, or one that looks like it, is another player's.
struct RenamePlayer {
  std::string player;
  std::string name;
  std::string skeleton;
  std::vector<std::string> tables = {};  // the player's: whoever has them in memory learns of it
  std::vector<HostNote> notes = {};
};
// With all that is kept of the player; seats are a guest's without a name again, and their keys open them still.
struct DeletePlayer {
  std::string player;
  std::vector<std::string> tables = {};
  std::vector<std::string> gone = {};  // the player, and the bot accounts that go with it: their sessions end
};
// A bot account of the player `bot.owner`, with its token. A conflict where another's name looks the same, where the owner is no person, or has
// kMostBots already.
struct AddBot {
  Player bot;
  std::string skeleton;  // of the name
  std::string token_hash;
};
// From now on the token with that hash opens the bot account, and no other; none does where it is empty.
struct SetToken {
  std::string bot;
  std::string token_hash;
  WallTime at;
};
// The bot account listens by that stream until then, which is said again and again; 0: no more. Where the stream `begins` it does so in place of any other;
// otherwise it is a conflict where another has begun since.
struct KeepStream {
  std::string bot;
  std::string stream;
  WallTime until;
  bool begins = false;
};
// A conflict if it is known already, or the player has kMostPasskeys.
struct AddPasskey {
  std::string player;
  Passkey passkey;
};
// With the sessions that were begun with it. The last one stays.
struct RemovePasskey {
  std::string player;
  std::string passkey;
};
// A session, which the key with that hash opens. A conflict where the passkey is gone, or has counted further already.
struct SignIn {
  std::string passkey;
  std::int64_t counter;
  std::string session_hash;
  WallTime at;
};
// The same by a recovery code, which is used up.
struct UseCode {
  std::string code_hash;
  std::string session_hash;
  WallTime at;
};
struct ReplaceCodes {
  std::string player;
  std::vector<std::string> code_hashes;
};
// That session is over, or all others of the same player.
struct EndSession {
  std::string session_hash;
  bool others = false;
  std::string player = {};  // whose it is
};
// A seat becomes a player's. A conflict where it is another's, or the player has one at that table.
struct ClaimSeat {
  std::string table;
  Seat seat;
  std::string key_hash;  // of the key that holds the seat
  std::string player;
  std::string name;  // the player's
};
// A device is told from now on when it is the turn of that seat; a conflict where nobody sits there, or kMostTargets devices are told already.
struct Subscribe {
  std::string table;
  Seat seat;
  std::string target_id;
  std::string target;
};
// The device is not told any more: of that seat, or where no table is named of none.
struct Unsubscribe {
  std::string target_id;
  std::string table = {};
  Seat seat = 0;
};
// There is news for a seat that nobody watches from. Its devices are due for a notification at `due`. Devices that have had one since the seat was last
// seen get another only if `again`.
struct NewsCame {
  std::string table;
  Seat seat;
  WallTime due;
  bool again = false;
};
// The devices of the table's players at their other tables are told of this one too, and due for a notification then.
struct FollowPlayers {
  std::string table;
  WallTime due;
};
// Somebody looks from that seat.
struct Seen {
  std::string table;
  Seat seat;
};
// One process takes a notice that is due, to send it; a conflict where another has.
struct TakeNotice {
  std::string table;
  Seat seat;
  std::string target_id;
};
// A notice could not be sent, and is due again then, unless the seat was seen.
struct PutOffNotice {
  std::string table;
  Seat seat;
  std::string target_id;
  WallTime due;
};
// A conflict if another has that join code.
struct AddTournament {
  StoredTournament tournament;
};
// What happens in a tournament next: a conflict where it has not as many events as it had, so of two servers one opens a round. Tables that are
// opened are known as its own until they are counted, or are no more.
struct AdvanceTournament {
  std::string tournament;
  int before;  // its events
  std::vector<std::string> events = {};
  std::vector<StoredEntrant> entrants = {};  // who come, under the next numbers
  int first_entrant = 0;                     // the number of the first of them
  std::vector<StoredTable> tables = {};      // without entries
  std::vector<std::string> counted = {};     // tables whose results are among the events
  std::optional<WallTime> due = {};
};
// With all that is kept of it. Its tables stay.
struct DropTournament {
  std::string tournament;
};
// A player does not want to meet another any more; said again it changes nothing. A conflict where one of them is gone, or where kMostBlocked are
// blocked.
struct Block {
  std::string player;
  std::string blocked;
  WallTime since = {};
};
struct Unblock {
  std::string player;
  std::string blocked;
};
struct AddHostNotes {
  std::vector<HostNote> notes;
};
// A conflict where there is no such note of that kind.
struct ReplaceHostNote {
  std::string id;
  HostNote::Kind kind;
  std::string content;
  std::vector<HostNote> notes = {};
};
struct DropHostNote {
  std::string id;
  HostNote::Kind kind;
  std::vector<HostNote> notes = {};
};
// A player came from a network: an origin as of a seat, kept for kNetworkLife.
struct NoteNetwork {
  std::string player;
  std::string origin;
  WallTime at;
};
// Deletes the notes whose time is over, arrivals older than kArrivalLife, and networks older than kNetworkLife.
struct DropPast {
  WallTime now;
};
// Tells whether anything can be written: nothing is changed, and it gets to disk as every change does.
struct Probe {};
// What a seat says: other processes are told, and nothing is kept.
struct Say {
  std::string table;
  Seat seat;
  std::string phrase;
};
using Change =
    std::variant<OpenTable, TakeSeat, LeaveSeat, WantRematch, CommitToClientSeed, GiveClientSeed, GiveName, AskBot,
                 DeclineSeat, AddBot, SetToken, KeepStream, Wait, Attend, Withdraw, LeavePass, UsePass, Seek, WakeSeek,
                 EndSeek, WaitOn, LeaveChallenge, UseChallenge, AddPlayer, RenamePlayer, DeletePlayer, AddPasskey,
                 RemovePasskey, SignIn, UseCode, ReplaceCodes, EndSession, ClaimSeat, Append, SetPrivacy, Expire, Probe,
                 Say, Subscribe, Unsubscribe, NewsCame, FollowPlayers, Seen, TakeNotice, PutOffNotice, AddTournament,
                 AdvanceTournament, DropTournament, Block, Unblock, AddHostNotes, ReplaceHostNote, DropHostNote,
                 NoteNetwork, DropPast>;

// Devices that are told of one seat.
inline constexpr int kMostTargets = 8;
inline constexpr std::chrono::seconds kWait{60};
inline constexpr std::chrono::minutes kPassLife{10};
// How long a seek waits after it was said last; how long those who were paired have to come; how long it is known where.
inline constexpr std::chrono::seconds kSeekLife{30};
inline constexpr std::chrono::seconds kComing{30};
inline constexpr std::chrono::minutes kPairingLife{10};
// How long it is known from where somebody has come to a table who was not sent away.
inline constexpr std::chrono::hours kArrivalLife{24};
inline constexpr std::chrono::hours kNetworkLife{24};
// Of one player.
inline constexpr int kMostBlocked = 500;
// So many rated games of one kind between the same two players count within kRatedDay; the others leave the ratings as they are.
inline constexpr int kMostRatedTogether = 6;
inline constexpr std::chrono::hours kRatedDay{24};
// What other processes hear in place of a seek when bans or announcements have changed.
inline constexpr std::string_view kHostNews = "host notes";
// How the news begins that sessions have ended; the id of their player follows.
inline constexpr std::string_view kSessionNews = "sessions of ";
// Of a profile.
inline constexpr int kMostPoints = 200;  // of each game
inline constexpr int kMostAgainst = 100;
// How long a person may take to answer with a passkey.
inline constexpr std::chrono::minutes kChallengeLife{10};
// Of one player; beyond it the oldest ends.
inline constexpr int kMostSessions = 50;
// Of one player.
inline constexpr int kMostBots = 5;
inline constexpr int kMostPasskeys = 20;
// Of one bot account at once.
inline constexpr int kMostBotGames = 16;
inline constexpr int kMostBotAsks = 20;  // that it has not answered
// How long a bot account may take to answer.
inline constexpr std::chrono::seconds kAnswer{60};

enum class CommitResult : std::uint8_t {
  done,      // it is on disk
  conflict,  // somebody was faster: the number, the seat or the rematch is taken, the seat left, the pass used
  failed,    // the store cannot be written now, or did not answer: only reading tells whether the change was made
};

// Why a table cannot be read: nothing can be now, which the store itself has said in the log, or that table alone is damaged.
struct ReadError {
  enum class Of : std::uint8_t { store, table };

  Of of;
  std::string message;  // one line; of a damaged table it names the table, and the entry where there is one
};

// How much a store holds.
struct StoreSize {
  std::int64_t bytes;
  std::optional<std::int64_t> free;  // bytes left on its disk, where the store knows
};

// Its functions may be called on any thread. Lines of the log say when it cannot be used, once a minute while that lasts, and when it
// can again.
class Store {
 public:
  // Told of a table that another process has changed, on a thread of the store; of every table with an empty id, when some news
  // may have been missed.
  using News = std::function<void(const std::string& id)>;
  // Told of what a seat has said in another process, likewise.
  using Talk = std::function<void(const Say& said)>;
  // Told of a seek that another process has paired or ended, by its key hash, of a tournament in which it has done something and of a bot
  // account for which it has, by their ids, and by kHostNews of bans and announcements and by kSessionNews of sessions; likewise.
  using SeekNews = std::function<void(const std::string& key_hash)>;

  virtual ~Store() = default;

  // Gives the result when the change is on disk, or is not going to be. Changes that arrive while one commit is on its way to
  // disk go together in the next, in their order.
  virtual Task<CommitResult> make(Change change) = 0;
  // The table with the entries of its log after that number, or none with that id. What is given is what was written: the hash chain
  // over it was checked.
  virtual Task<std::expected<std::optional<StoredTable>, ReadError>> load(std::string id, int after) = 0;
  // The tables that are not over and have a bot.
  virtual Task<std::expected<std::vector<std::string>, std::string>> unfinished_with_bots() = 0;
  // Of the tables whose games ended before that time, the oldest, not more than `most`.
  virtual Task<std::expected<std::vector<std::string>, std::string>> ended_before(WallTime time, int most) = 0;
  virtual Task<std::expected<StoreSize, std::string>> size() = 0;
  // What the server signs with, the same for as long as the tables are kept: `fresh` becomes it where there is none yet. Error: what
  // is wrong with the store.
  virtual Task<std::expected<std::string, std::string>> signing_seed(std::string fresh) = 0;
  // The tables with open seats at which somebody waits, the newest first, not more than `most`.
  virtual Task<std::expected<std::vector<OpenSeats>, std::string>> lobby(int most) = 0;
  // The public tables under way, of that game or, where it is empty, of all: without open seats, and with somebody who plays there now. Those
  // that most look at first, not more than `most`.
  virtual Task<std::expected<std::vector<PublicTable>, std::string>> public_tables(std::string game, int most) = 0;
  // The table that is watched by that name.
  virtual Task<std::expected<std::optional<std::string>, std::string>> table_watched_as(std::string watch) = 0;
  // The pass with that hash, or none that can be used.
  virtual Task<std::expected<std::optional<Pass>, std::string>> pass(std::string id_hash) = 0;
  // The seek with that key hash, or none that lasts.
  virtual Task<std::expected<std::optional<SeekStatus>, std::string>> seek(std::string key_hash) = 0;
  // The seeks that wait at that pace for each of these games, of each the oldest, not more than `most`, in the order of their age.
  virtual Task<std::expected<std::vector<Waiting>, std::string>> waiting(std::string pace,
                                                                         std::vector<std::string> games, int most) = 0;
  // The player that a challenge is for, empty where it is for none; or none where it cannot be used.
  virtual Task<std::expected<std::optional<std::string>, std::string>> challenge(std::string hash) = 0;
  // The player whose session the key with that hash opens, or whose name has that skeleton; none where there is none.
  virtual Task<std::expected<std::optional<Player>, std::string>> player_in(std::string session_hash) = 0;
  virtual Task<std::expected<std::optional<Player>, std::string>> player_called(std::string skeleton) = 0;
  // The bot accounts of that player, in the order in which their places were given.
  virtual Task<std::expected<std::vector<BotAccount>, std::string>> bots_of(std::string owner) = 0;
  // The bot accounts that listen then, by name, not more than `most`.
  virtual Task<std::expected<std::vector<Player>, std::string>> bots_online(WallTime now, int most) = 0;
  // The seats that a bot account is asked to take and has not answered by then, not more than `most`.
  virtual Task<std::expected<std::vector<AskedSeat>, std::string>> seats_asked(std::string bot, WallTime now,
                                                                               int most) = 0;
  virtual Task<std::expected<std::optional<Passkey>, std::string>> passkey(std::string id) = 0;
  virtual Task<std::expected<std::optional<Account>, std::string>> account(std::string player) = 0;
  // The player's seats that are looked for, the last taken first, not more than `most`; those before that place, if there is one.
  virtual Task<std::expected<std::vector<PlayerSeat>, std::string>> seats_of(std::string player, SeatSearch search,
                                                                             std::optional<SeatPlace> before,
                                                                             int most) = 0;
  // Others who want not to be seen are named where `names_all`.
  virtual Task<std::expected<std::optional<Profile>, std::string>> profile(std::string player, bool names_all) = 0;
  // What the game at that table has made of the ratings of those who may be seen, and of that player's, by seat.
  virtual Task<std::expected<std::vector<RatingChange>, std::string>> rating_changes(std::string table,
                                                                                     std::string player) = 0;
  // Of those who sit at that table, by seat: the bots, the players who may be seen, and that player. Who has no rating at the game yet is among
  // them where the table is rated, with what everybody begins with.
  virtual Task<std::expected<std::vector<SeatRating>, std::string>> seat_ratings(std::string table,
                                                                                 std::string player) = 0;
  // The players with the highest ratings at a game that are no more provisional, not more than `most`, without those who want not to be seen.
  virtual Task<std::expected<std::vector<Leader>, std::string>> leaders(std::string game, int most) = 0;
  // The notices that are due by then, the oldest first, not more than `most`; those after that one, or after none (Notice{}).
  virtual Task<std::expected<std::vector<Notification>, std::string>> due_notices(WallTime now, Notification after,
                                                                                  int most) = 0;
  virtual Task<std::expected<std::optional<StoredTournament>, std::string>> tournament(std::string id) = 0;
  // The tournament with that join code.
  virtual Task<std::expected<std::optional<std::string>, std::string>> tournament_called(std::string join_code) = 0;
  // Those of that player, in the order of their places, not more than `most`; those after that place, if there is one.
  virtual Task<std::expected<std::vector<PlayerTournament>, std::string>> tournaments_of(
      std::string player, std::optional<TournamentPlace> after, int most) = 0;
  // The tournaments at which a server is to look by then, and those with tables that are over, or are no more; not more than `most`.
  virtual Task<std::expected<std::vector<std::string>, std::string>> due_tournaments(WallTime now, int most) = 0;
  // Whom a player has blocked, the last first.
  virtual Task<std::expected<std::vector<Blocked>, std::string>> blocked_by(std::string player) = 0;
  // Whether the player has blocked one of these others, or one of them the player.
  virtual Task<std::expected<bool, std::string>> keeps_apart(std::string player, std::vector<std::string> others) = 0;
  // Whether the player and one of these others lately came from the same network.
  virtual Task<std::expected<bool, std::string>> shares_network(std::string player,
                                                                std::vector<std::string> others) = 0;
  virtual Task<std::expected<bool, std::string>> was_sent_away(std::string table, Newcomer arrival) = 0;
  // The notes of that kind whose time is not over, the last first, not more than `most`; those from before that time, if there is one.
  virtual Task<std::expected<std::vector<HostNote>, std::string>> host_notes(HostNote::Kind kind, WallTime now,
                                                                             std::optional<WallTime> before,
                                                                             int most) = 0;
  // By day and game, the last day first, since that time.
  virtual Task<std::expected<std::vector<DailyCount>, std::string>> daily_counts(WallTime from) = 0;
  // To be called once at most, before the others. A store for one process has no news.
  virtual void listen(News news, Talk talk, SeekNews seek_news) = 0;
};

}  // namespace nemeton
