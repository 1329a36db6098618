// Everything that can be seen of a match, and its record, as bytes to compare.
#pragma once

#include <string>

#include "protocol/game_json.hpp"
#include "protocol/record.hpp"

namespace nemeton {

// The state, and the view and the text of everybody.
inline std::string seen(const Match& match) {
  std::string all;
  JsonWriter out(all);
  out.begin_object();
  write_state(match, all_seats(match), out);
  for (Seat viewer = kSpectator; viewer < match.seats(); ++viewer) {
    out.key("view");
    match.view(viewer, out);
    out.key("effects");
    match.effects(viewer, out);
    out.field("text", std::string_view(match.text(viewer)));
  }
  out.end_object();
  return all;
}

inline std::string record_of(const Match& match) {
  std::string text;
  JsonWriter out(text);
  write_record(match, 1, out);
  return text;
}

}  // namespace nemeton
