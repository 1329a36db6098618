#include "match/report.hpp"

#include "match/text_table.hpp"

namespace nemeton {

namespace {

double milliseconds(std::chrono::nanoseconds time) { return std::chrono::duration<double, std::milli>(time).count(); }

double overshoot_ms(const Thinking& thinking, double part) {
  return static_cast<double>(thinking.overshoot.quantile(part)) / 1000;
}

}  // namespace

void FaultList::add(const std::vector<Contestant>& contestants, const std::vector<Fault>& faults) {
  for (const auto& [contestant, what] : faults) ++games_[contestants[contestant].name + " " + what];
}

void FaultList::write(std::ostream& out) const {
  for (const auto& [what, games] : games_) out << "lost by a fault, " << games << " times: " << what << "\n";
}

void FaultList::write(JsonWriter& json) const {
  json.begin_array();
  for (const auto& [what, games] : games_)
    json.begin_object().field("what", std::string_view(what)).field("games", games).end_object();
  json.end_array();
}

void Progress::show(const std::string& line) {
  // \033[K wipes out what was longer.
  if (terminal_ != nullptr) *terminal_ << "\r" << line << "\033[K" << std::flush;
}

void write_thinking(const std::vector<Contestant>& contestants, const std::vector<Thinking>& thinking,
                    std::ostream& out) {
  TableLines lines = {{"player", "decisions", "a second", "longest ms", "overshoot p50 ms", "p99 ms"}};
  for (std::size_t i = 0; i < contestants.size(); ++i) {
    lines.push_back({contestants[i].name, std::to_string(thinking[i].decisions), fixed(thinking[i].per_second(), 1),
                     fixed(milliseconds(thinking[i].longest), 1), fixed(overshoot_ms(thinking[i], 0.5), 1),
                     fixed(overshoot_ms(thinking[i], 0.99), 1)});
  }
  write_table(lines, out);
}

void write_thinking(const std::vector<Contestant>& contestants, const std::vector<Thinking>& thinking,
                    JsonWriter& json) {
  json.begin_array();
  for (std::size_t i = 0; i < contestants.size(); ++i) {
    json.begin_object().field("player", std::string_view(contestants[i].name));
    json.field("decisions", thinking[i].decisions).field("decisions_per_second", thinking[i].per_second());
    json.field("longest_ms", milliseconds(thinking[i].longest));
    json.field("overshoot_p50_ms", overshoot_ms(thinking[i], 0.5));
    json.field("overshoot_p99_ms", overshoot_ms(thinking[i], 0.99)).end_object();
  }
  json.end_array();
}

}  // namespace nemeton
