#include "puzzles/puzzle.hpp"

#include <cmath>

#include "protocol/game_json.hpp"
#include "protocol/record.hpp"

namespace nemeton {

namespace {

std::string with_blanks(const std::vector<std::string>& steps) {
  std::string text;
  for (const std::string& step : steps) text += (text.empty() ? "" : " ") + step;
  return text;
}

double rounded(double share) { return std::round(share * 1000) / 1000; }

}  // namespace

std::string puzzle_json(const Puzzle& puzzle) {
  const auto& [position, seat, solution, difficulty] = puzzle;
  std::vector<std::string> steps;
  for (const Step& step : position->steps()) steps.push_back(record_step(step));
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("seats", position->seats()).key("options");
  write_options(position->options(), json);
  json.field("steps", std::string_view(with_blanks(steps))).field("seat", seat);
  json.key("moves").begin_array();
  for (const auto& [right, then] : solution.moves) {
    json.begin_object().field("right", std::string_view(with_blanks(right)));
    if (!then.empty()) json.field("then", std::string_view(with_blanks(then)));
    json.end_object();
  }
  json.end_array().field("goal", kGoalNames[static_cast<std::size_t>(solution.goal)]);
  switch (solution.goal) {
    case Goal::win:
    case Goal::save: json.field("plies", solution.plies); break;
    case Goal::gain:
      json.field("gap", rounded(solution.gap)).field("standard_error", rounded(solution.standard_error));
      break;
    case Goal::best: json.field("cases", solution.cases).field("better", solution.better); break;
  }
  json.field("difficulty", difficulty).end_object();
  return text;
}

}  // namespace nemeton
