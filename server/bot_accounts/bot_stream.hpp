// What the program of a bot account is told, one line of JSON after the other: who asks it to play, and all that a person would hear at each of
// its tables.
//
// The store decides what is told: whatever has happened, here or at another server, the stream looks there again, so a stream that was broken tells the
// same as one that was not.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/bot_accounts/bot_accounts.hpp"
#include "server/table/audience.hpp"

namespace nemeton {

class BotStream : public std::enable_shared_from_this<BotStream> {
 public:
  // Writes text to the client; false if that cannot be done any more.
  using Write = std::move_only_function<Task<bool>(std::string)>;

  BotStream(BotAccounts& accounts, const Strand& strand, Player bot, std::string token, const Address& client)
      : accounts_(accounts),
        strand_(strand),
        timer_(strand),
        bot_(std::move(bot)),
        token_(std::move(token)),
        client_(client) {}

  // Tells what there is to be told, on the strand, until the client is gone, another stream of the same bot account begins, or its token is no more.
  Task<void> run(Write write);
  // There may be something new. On any thread.
  void wake();
  // The server stops. On any thread.
  void stop();
  // The client is gone. On the strand.
  void cut();

 private:
  class Game;
  struct OpenGame {
    std::shared_ptr<Game> listener;
    std::shared_ptr<Table> table;
    std::optional<std::chrono::steady_clock::time_point> ended;
  };

  Task<void> look();
  Task<void> look_at_games();
  Task<void> look_at_asks();
  Task<void> begin(const std::string& table);
  void leave(const OpenGame& game);
  // A line is to be written.
  void push(std::string line);
  void game_ended(const std::string& table);
  void seat_lost(const std::string& table);
  // Tells why, and ends.
  void close(const char* code, const std::string& message);
  void leave_all();

  BotAccounts& accounts_;
  Strand strand_;
  asio::steady_timer timer_;
  const Player bot_;
  const std::string token_;
  const Address client_;
  std::string id_;      // of this stream
  bool begins_ = true;  // it takes the place of another
  bool has_news_ = true;
  bool is_closing_ = false;  // after what is queued
  bool is_cut_ = false;      // nothing can be written
  std::string queued_;       // lines that wait to be written
  std::map<std::string, OpenGame> games_;
  std::map<std::string, WallTime> asked_;  // the tables at which it was told that it is asked, and until when
};

}  // namespace nemeton
