// Reads the plan of a board from its text.
#include "games/races/rules/plan.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>

namespace nemeton::races {

namespace {

using Words = std::vector<std::string_view>;

Words words_of(std::string_view line) {
  line = line.substr(0, line.find('#'));
  Words words;
  while (true) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    words.push_back(line.substr(0, line.find_first_of(" \t\r")));
    line.remove_prefix(words.back().size());
  }
}

// A place as it is written, before places have numbers.
struct Written {
  int position;
  bool sunwise;
};

class Reader {
 public:
  Plan read(std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = text.find('\n');
      line_ = text.substr(0, end);
      read_line(words_of(line_));
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    number_places();
    return std::move(plan_);
  }

 private:
  struct Way {
    Written from;
    Written to;
  };

  [[noreturn]] void fail() const {
    std::fprintf(stderr, "a board cannot be read at \"%.*s\"\n", static_cast<int>(line_.size()), line_.data());
    std::abort();
  }

  void read_line(const Words& words) {
    if (words.empty()) return;
    const std::string_view first = words.front();
    if (drawing_) read_picture(words);
    else if (first == "positions" && words.size() == 2) plan_.positions = number(words[1], 2, kMaxPositions);
    else if (first == "way" && words.size() > 1) read_way(words);
    else if (first == "gate" && words.size() == 3) gates_.push_back({place(words[1]), place(words[2])});
    else if (first == "seat" && words.size() == 6) read_seat(words);
    else if (first == "picture") drawing_ = true;
    else fail();
  }

  int number(std::string_view word, int least, int most) const {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || value < least || value > most) fail();
    return value;
  }

  Written place(std::string_view word) const {
    const bool sunwise = word.ends_with('r');
    return {number(word.substr(0, word.size() - (sunwise ? 1 : 0)), 1, plan_.positions), sunwise};
  }

  // "3..7" has all from 3 to 7, "9r..7r" 9r, 8r, 7r; anything else is one place.
  void read_way(const Words& words) {
    std::vector<Written> chain;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::size_t dots = words[i].find("..");
      const Written first = place(words[i].substr(0, dots));
      const Written last = dots == std::string_view::npos ? first : place(words[i].substr(dots + 2));
      const int step = first.position <= last.position ? 1 : -1;
      for (int p = first.position; p != last.position + step; p += step) chain.push_back({p, first.sunwise});
    }
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) ways_.push_back({chain[i], chain[i + 1]});
  }

  void read_seat(const Words& words) {
    const bool all = words[1] == "all";
    const int seat = all ? 0 : number(words[1], 0, kSeats - 1);
    const Goal goal = {static_cast<Place>(place(words[3]).position), static_cast<Place>(place(words[5]).position)};
    for (int s = seat; s <= (all ? kSeats - 1 : seat); ++s) plan_.goals[static_cast<std::size_t>(s)] = goal;
  }

  void read_picture(const Words& words) {
    auto& row = plan_.picture.emplace_back();
    for (const std::string_view word : words) row.push_back(static_cast<Place>(word == "." ? 0 : place(word).position));
  }

  // The whole text is known: places get their numbers.
  void number_places() {
    for (const Way& way : ways_) {
      const auto position = static_cast<Place>(way.from.position);
      if (way.from.sunwise && std::ranges::count(plan_.sunwise, position) == 0) plan_.sunwise.push_back(position);
    }
    std::ranges::sort(plan_.sunwise);
    if (plan_.places() > kMaxPlaces || gates_.size() > kMaxGates) fail();
    plan_.ways.resize(static_cast<std::size_t>(plan_.places()));
    for (const auto& [from, to] : ways_) {
      auto& next = plan_.ways[number_of(from)];
      next.insert(std::ranges::upper_bound(next, number_of(to)), number_of(to));
    }
    for (const auto& [gate, exit] : gates_) plan_.gates.push_back({number_of(gate), number_of(exit)});
    std::ranges::sort(plan_.gates, {}, &Gate::position);
  }

  Place number_of(Written place) const {
    if (!place.sunwise) return static_cast<Place>(place.position);
    const auto at = std::ranges::find(plan_.sunwise, place.position);
    if (at == plan_.sunwise.end()) fail();
    return static_cast<Place>(plan_.positions + 1 + (at - plan_.sunwise.begin()));
  }

  Plan plan_;
  std::string_view line_;
  std::vector<Way> ways_;
  std::vector<Way> gates_;
  bool drawing_ = false;
};

}  // namespace

std::string Plan::name(Place place) const {
  if (place == kStart) return "s";
  return std::to_string(position(place)) + (place > positions ? "r" : "");
}

Plan read_plan(std::string_view text) { return Reader().read(text); }

}  // namespace nemeton::races
