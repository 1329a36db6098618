// A tournament as its events leave it, and the events that it takes.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "server/store/store.hpp"
#include "server/tournaments/settings.hpp"
#include "server/tournaments/standings.hpp"

namespace nemeton {

// A table of a round, in the order of the games of `Tournament`.
struct RoundTable {
  std::string table;  // empty for a bye
  WallTime opened;
};

class TournamentState {
 public:
  enum class Phase : std::uint8_t { waiting, running, over };

  // Error: it cannot be read; it names the tournament.
  static std::expected<TournamentState, std::string> read(StoredTournament stored);

  const StoredTournament& stored() const { return stored_; }
  const TournamentSettings& settings() const { return settings_; }
  Phase phase() const { return phase_; }
  WallTime made() const { return made_; }
  WallTime started() const { return started_; }
  WallTime ended() const { return ended_; }
  // When the last result came, or it was started.
  WallTime settled() const { return settled_; }
  int rounds() const { return rounds_; }
  const Tournament& tournament() const { return tournament_; }
  const std::vector<RoundTable>& tables() const { return tables_; }

  // Entrants by number, in the order of their coming. Those of `tournament` have other numbers: their places among the entrants at the start.
  int entrants() const { return static_cast<int>(playing_.size()); }
  const StoredEntrant& entrant(int number) const { return stored_.entrants[static_cast<std::size_t>(number)]; }
  bool is_playing(int number) const { return playing_[static_cast<std::size_t>(number)]; }
  int playing() const;
  // Whether there is no place left. Before the start, players who leave make room.
  bool is_full() const;
  std::optional<int> entrant_of(const std::string& player) const;
  int number_of(int place) const { return numbers_[static_cast<std::size_t>(place)]; }
  // Whether new entrants may still come, or come back.
  bool is_open() const;

  // Sets which entrants have blocked each other, as `tournament` has them; it is no event.
  void set_blocked_pairs(std::vector<std::pair<int, int>> blocked_pairs) {
    tournament_.blocked_pairs = std::move(blocked_pairs);
  }

  // Takes in an event that was just made, with the entrant that comes by it, if one does.
  void apply(const std::string& event);
  void come(StoredEntrant entrant, const std::string& event);

  // Events.
  static std::string made_event(WallTime at);
  static std::string join_event(WallTime at, int number);
  static std::string leave_event(WallTime at, int number);
  static std::string back_event(WallTime at, int number);
  std::string start_event(WallTime at) const;
  static std::string end_event(WallTime at);
  // `tables`: empty for byes. Entrants as `tournament` has them.
  std::string round_event(WallTime at, int round, const std::vector<Seating>& seatings,
                          const std::vector<std::string>& tables) const;
  static std::string result_event(WallTime at, const std::string& table, const std::vector<int>& points,
                                  const std::vector<bool>& missing);

 private:
  TournamentState(StoredTournament stored, TournamentSettings settings);
  void enter(int number);
  std::size_t place_of(int number) const;
  void set_playing(int number, bool playing);

  StoredTournament stored_;
  TournamentSettings settings_;
  Phase phase_ = Phase::waiting;
  WallTime made_ = {};
  WallTime started_ = {};
  WallTime ended_ = {};
  WallTime settled_ = {};
  int rounds_ = 0;
  Tournament tournament_;
  std::vector<RoundTable> tables_;
  std::vector<bool> playing_;
  std::vector<int> numbers_;
};

}  // namespace nemeton
