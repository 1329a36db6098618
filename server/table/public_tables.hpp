// The list of public tables as its readers get it: read from the store and written once in a moment, however many ask.
#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/table/tables.hpp"

namespace nemeton {

class PublicTables {
 public:
  using Found = std::expected<std::shared_ptr<const std::string>, std::string>;
  using Write = std::string (*)(const std::vector<PublicTable>& tables);

  PublicTables(Tables& tables, Write write) : tables_(tables), write_(write) {}

  // The tables of that game, or of all games if it is empty, as text; not older than kFresh. On any thread. Error: the fault of the store.
  Task<Found> list(std::string game);
  // Drops the requests that wait for a list, because they belong to a loop. To be called when no loop runs any more.
  void release_all();

  static constexpr std::chrono::seconds kFresh{2};
  static constexpr int kMost = 100;

 private:
  struct List {
    std::shared_ptr<const std::string> text = {};
    std::chrono::steady_clock::time_point read = {};
    std::vector<std::move_only_function<void(Found)>> waiting = {};  // for the list that is being read
  };

  std::shared_ptr<const std::string> fresh(const std::string& game);
  Task<void> read(std::string game);

  Tables& tables_;
  Write write_;
  std::mutex mutex_;                   // of the one below
  std::map<std::string, List> lists_;  // by game
};

}  // namespace nemeton
