#include "lab/results_export.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/version.hpp"
#include "protocol/game_json.hpp"

namespace nemeton::lab {

namespace {

std::string options_of(const Cell& cell) {
  std::string text;
  JsonWriter json(text);
  write_options(cell.setting.options, json);
  return text;
}

// Quotes a field as RFC 4180 defines.
std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

// Returns an empty text if the value is not finite.
std::string number(double value) {
  std::string text;
  if (std::isfinite(value)) JsonWriter(text).number(value);
  return text;
}

void number(JsonWriter& json, const char* name, double value) {
  if (std::isfinite(value)) json.field(name, value);
  else json.key(name).null();
}

}  // namespace

std::vector<std::string> warnings(const Study& study, std::span<const Tally> totals) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < study.cells.size(); ++i) {
    const auto cut_off = static_cast<std::int64_t>(totals[i].of(Quantity::cut_off).sum);
    if (cut_off == 0 || cut_off * 100 < totals[i].games()) continue;
    found.push_back(study.cells[i].label + ": " + std::to_string(cut_off) + " of " + std::to_string(totals[i].games()) +
                    " games ended at ply_limit, so length, decisions and minutes show how long these players hold out, "
                    "not how long people play");
  }
  return found;
}

void write_csv(const Study& study, std::span<const Tally> totals, std::ostream& out,
               const std::vector<bool>& is_complete) {
  out << "setting,game,seats,players,options,games,measure,of,value,low,high,unit,complete\r\n";
  for (std::size_t i = 0; i < study.cells.size(); ++i) {
    const Cell& cell = study.cells[i];
    std::string begin =
        std::to_string(i) + "," + cell.setting.game->info->id + "," + std::to_string(cell.setting.seats) + ",";
    begin +=
        quoted(cell.players_text()) + "," + quoted(options_of(cell)) + "," + std::to_string(totals[i].games()) + ",";
    const char* end = is_complete.empty() || is_complete[i] ? ",yes\r\n" : ",no\r\n";
    for (const Measure& measure : measures()) {
      if (totals[i].games() == 0) break;
      for (const auto& [of, estimate] : measure.measure_in(study, totals, i)) {
        out << begin << measure.words.name << "," << quoted(of) << "," << number(estimate.value) << ","
            << number(estimate.low) << "," << number(estimate.high) << "," << quoted(measure.words.unit) << end;
      }
    }
  }
}

void write_json(const Study& study, std::span<const Tally> totals, std::span<const Comparison> comparisons,
                std::ostream& out, const std::vector<bool>& is_complete) {
  std::string text;
  JsonWriter json(text);
  json.begin_object()
      .field("program", kVersion)
      .field("title", study.title.c_str())
      .field("question", study.question.c_str());
  if (std::ranges::count(is_complete, false) > 0) json.field("incomplete", true);
  json.field("seed", study.seed).field("study", study.text.c_str()).key("measures").begin_array();
  for (const Measure& measure : measures()) {
    const auto& [name, sentence, formula, unit, source] = measure.words;
    json.begin_object().field("name", name).field("sentence", sentence).field("formula", formula);
    json.field("unit", unit).field("source", source).end_object();
  }
  json.end_array().key("settings").begin_array();
  for (std::size_t i = 0; i < study.cells.size(); ++i) {
    const Cell& cell = study.cells[i];
    json.begin_object().field("label", cell.label.c_str()).field("game", cell.setting.game->info->id);
    json.field("seats", cell.setting.seats)
        .field("players", cell.players_text().c_str())
        .key("options")
        .raw(options_of(cell));
    if (!is_complete.empty() && !is_complete[i]) json.field("incomplete", true);
    json.field("games", totals[i].games()).key("results").begin_array();
    for (const Measure& measure : measures()) {
      if (totals[i].games() == 0) break;
      for (const auto& [of, estimate] : measure.measure_in(study, totals, i)) {
        json.begin_object().field("measure", measure.words.name).field("of", of.c_str());
        number(json, "value", estimate.value);
        number(json, "low", estimate.low);
        number(json, "high", estimate.high);
        json.end_object();
      }
    }
    json.end_array().key("lengths").begin_array();
    for (std::size_t bin = 0; bin < kBins; ++bin) {
      if (totals[i].lengths()[bin] == 0) continue;
      json.begin_array().number(start_of(bin)).number(totals[i].lengths()[bin]).end_array();
    }
    json.end_array().end_object();
  }
  json.end_array().key("warnings").begin_array();
  for (const std::string& each : warnings(study, totals)) json.string(each);
  json.end_array().key("comparisons").begin_array();
  for (const Comparison& each : comparisons) {
    json.begin_object().field("first", static_cast<std::uint64_t>(each.first));
    json.field("second", static_cast<std::uint64_t>(each.second)).field("of", info_of(each.quantity).name);
    number(json, "difference", each.difference.value);
    number(json, "low", each.difference.low);
    number(json, "high", each.difference.high);
    json.field("p", each.p).field("p_of_all", each.p_of_all).end_object();
  }
  json.end_array().end_object();
  out << text << "\n";
}

}  // namespace nemeton::lab
