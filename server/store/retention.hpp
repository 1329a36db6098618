// What a server keeps of people. GET /api/v1/about tells it by these names, and the page has a sentence for each.
#pragma once

#include <array>
#include <string_view>

namespace nemeton {

struct DataRetention {
  std::string_view name;
  std::string_view
      tables;  // of the database, those that hold it, with blanks between; a test compares them with its schema
};

inline constexpr std::array kKept = {
    DataRetention{"seats", "tables seats log attendances"},
    DataRetention{"passes", "passes"},
    DataRetention{"visits", "arrivals"},
    DataRetention{"seeks", "seeks wishes"},
    DataRetention{"devices", "subscriptions"},
    DataRetention{"moderation", "host_notes"},
    DataRetention{"account", "players passkeys sessions recovery_codes challenges blocks"},
    DataRetention{"networks", "networks"},
    DataRetention{"ratings", "ratings rated_seats"},
    DataRetention{"tournaments", "tournaments entrants tournament_events tournament_tables"},
};
// What a server keeps as its settings say.
inline constexpr std::string_view kKeptMail = "mail";
inline constexpr std::string_view kKeptRequests = "requests";
inline constexpr std::string_view kKeptStatistics = "statistics";

}  // namespace nemeton
