// What a server keeps of people. GET /api/v1/about tells it by these names, and the page has a sentence for each.
#pragma once

#include <array>
#include <string_view>

namespace nemeton {

struct Kept {
  std::string_view name;
  std::string_view
      tables;  // of the database, those that hold it, with blanks between; a test compares them with its schema
};

inline constexpr std::array kKept = {
    Kept{"seats", "tables seats log attendances"},
    Kept{"passes", "passes"},
    Kept{"visits", "arrivals"},
    Kept{"seeks", "seeks wishes"},
    Kept{"devices", "subscriptions"},
    Kept{"moderation", "host_notes"},
    Kept{"account", "players passkeys sessions recovery_codes challenges blocks"},
    Kept{"networks", "networks"},
    Kept{"ratings", "ratings rated_seats"},
    Kept{"tournaments", "tournaments entrants tournament_events tournament_tables"},
};
// What a server keeps as its settings say.
inline constexpr std::string_view kKeptMail = "mail";
inline constexpr std::string_view kKeptRequests = "requests";
inline constexpr std::string_view kKeptStatistics = "statistics";

}  // namespace nemeton
