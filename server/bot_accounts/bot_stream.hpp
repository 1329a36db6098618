// The stream for the program of a bot account, one line of JSON after the other: invitations, and all messages that a person would get at each of
// its tables.
//
// The store decides what is sent: after any news, from here or another server, the stream reads it again, so that a stream that was broken sends
// the same as one that was not.
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

  // Writes all lines, on the strand, until the client is gone, another stream of the same bot account begins, or its token is withdrawn.
  Task<void> run(Write write);
  // There may be something new. On any thread.
  void wake();
  // The server stops. On any thread.
  void stop();
  // The client is gone. On the strand.
  void disconnect();

 private:
  class Game;
  struct OpenGame {
    std::shared_ptr<Game> listener;
    std::shared_ptr<Table> table;
    std::optional<std::chrono::steady_clock::time_point> ended;
  };

  Task<void> update();
  Task<void> update_games();
  Task<void> update_invitations();
  Task<void> enter_game(const std::string& table);
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
  bool is_closing_ = false;       // ends when the queue is written
  bool is_disconnected_ = false;  // nothing can be written
  std::string queued_;            // lines that wait to be written
  std::map<std::string, OpenGame> games_;
  std::map<std::string, WallTime> invitations_;  // that were sent: until when, by table
};

}  // namespace nemeton
