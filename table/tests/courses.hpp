// Courses of games for tests, and their events as JSON.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "table/course.hpp"

namespace nemeton {

using nlohmann::json;

inline SeatSet seats(std::initializer_list<Seat> list) {
  SeatSet set;
  for (const Seat each : list) set.add(each);
  return set;
}

inline const SeatSet kBoth = seats({0, 1});

// A game of `of` seats, at which people have the seats `persons`.
inline Course course_of(std::string_view id, SeatSet persons = kBoth, const json& options = json::object(),
                        int of = 2) {
  const GameEntry& game = *find_game(id);
  return {game, read_options(*game.info, of, &options).value(), of, persons};
}

// The last event, as `viewer` sees it.
inline json event(const Course& course, Seat viewer = 0, const EventNote& note = {}) {
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  course.write_event({viewer, viewer == kSpectator ? SeatSet() : SeatSet::of(viewer)}, course.sight(viewer), note, out);
  out.end_object();
  return json::parse(text);
}

}  // namespace nemeton
