// The personal data that a server keeps. GET /api/v1/about lists it by these names, and the page has a sentence for each.
#pragma once

#include <array>
#include <string_view>

namespace nemeton {

struct PersonalData {
  std::string_view name;
  std::string_view
      tables;  // of the database, those that hold it, with blanks between; a test compares them with its schema
};

inline constexpr std::array kKept = {
    PersonalData{"seats", "tables seats log table_presence"},
    PersonalData{"passes", "key_transfers"},
    PersonalData{"visits", "table_visits"},
    PersonalData{"seeks", "seeks seek_games"},
    PersonalData{"devices", "subscriptions"},
    PersonalData{"moderation", "moderation_notes"},
    PersonalData{"account", "players passkeys sessions recovery_codes passkey_challenges blocks"},
    PersonalData{"networks", "player_networks"},
    PersonalData{"ratings", "ratings rated_seats"},
    PersonalData{"tournaments", "tournaments tournament_entrants tournament_events tournament_tables"},
};
// Data that a server keeps if its settings say so.
inline constexpr std::string_view kKeptMail = "email";
inline constexpr std::string_view kKeptRequests = "requests";
inline constexpr std::string_view kKeptStatistics = "statistics";

}  // namespace nemeton
