// The parts that all reports of games between players share.
#pragma once

#include <map>
#include <ostream>
#include <string>

#include "match/contest.hpp"

namespace nemeton {

// Which players have lost games by faults of their own, and by which.
class FaultList {
 public:
  void add(const std::vector<Contestant>& contestants, const std::vector<Fault>& faults);
  // A line for each kind.
  void write(std::ostream& out) const;
  void write(JsonWriter& json) const;

 private:
  std::map<std::string, int> games_;  // by player and what happened
};

// A line at a terminal that says how far it is, written over again and again.
class Progress {
 public:
  // Null: nobody looks.
  explicit Progress(std::ostream* terminal) : terminal_(terminal) {}
  ~Progress() { show(""); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(const std::string& line);

 private:
  std::ostream* terminal_;
};

// How long the players' answers took, and how much longer than they may: a table, or an array.
void write_thinking(const std::vector<Contestant>& contestants, const std::vector<Thinking>& thinking,
                    std::ostream& out);
void write_thinking(const std::vector<Contestant>& contestants, const std::vector<Thinking>& thinking,
                    JsonWriter& json);

}  // namespace nemeton
