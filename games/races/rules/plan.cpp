// Reads the plan of a board from its text and checks it.
#include "games/races/rules/plan.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/error.hpp"

namespace nemeton::races {

namespace {

using Checked = std::expected<void, std::string>;

std::unexpected<std::string> wrong(std::string what) { return std::unexpected(std::move(what)); }

std::vector<std::string_view> words_of(std::string_view line) {
  line = line.substr(0, line.find('#'));
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = line.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return words;
    line.remove_prefix(begin);
    words.push_back(line.substr(0, line.find_first_of(" \t\r")));
    line.remove_prefix(words.back().size());
  }
}

std::optional<int> number(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < 0) return std::nullopt;
  return value;
}

// A place as it is written, before places have numbers.
struct Written {
  int position;
  bool sunwise;
  bool operator==(const Written&) const = default;
};

std::string name(Written place) { return std::to_string(place.position) + (place.sunwise ? "r" : ""); }

class Reader {
 public:
  std::expected<Plan, std::string> read(std::string_view text) {
    for (int line = 1; !text.empty(); ++line) {
      const std::size_t end = text.find('\n');
      if (const Checked read = read_line(words_of(text.substr(0, end))); !read) {
        return wrong("line " + std::to_string(line) + ": " + read.error());
      }
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    if (plan_.positions == 0) return wrong("no positions, expected a line such as \"positions 46\"");
    if (const Checked made = number_places(); !made) return wrong(made.error());
    return std::move(plan_);
  }

 private:
  using Words = std::vector<std::string_view>;

  Checked read_line(const Words& words) {
    if (words.empty()) return {};
    if (drawing_) return read_picture(words);
    const std::string_view first = words.front();
    if (first == "positions") return read_positions(words);
    if (first == "way") return read_way(words);
    if (first == "gate") return read_gate(words);
    if (first == "seat") return read_seat(words);
    if (first != "picture") return wrong(in_quotes(first) + ", expected positions, way, gate, seat or picture");
    drawing_ = true;
    return {};
  }

  Checked read_positions(const Words& words) {
    const auto count = words.size() == 2 ? number(words[1]) : std::nullopt;
    if (!count || *count < 2 || *count > kMaxPositions || *count % 2 != 0) {
      return wrong("positions, expected an even number from 2 to " + std::to_string(kMaxPositions));
    }
    plan_.positions = *count;
    return {};
  }

  std::expected<Written, std::string> place(std::string_view word) const {
    Written written{0, word.ends_with('r')};
    const auto position = number(written.sunwise ? word.substr(0, word.size() - 1) : word);
    if (!position) return wrong(in_quotes(word) + " is no place, expected one such as 12 or 12r");
    written.position = *position;
    return written;
  }

  // "3..7" has all from 3 to 7, "9r..7r" 9r, 8r, 7r; anything else is one place.
  std::expected<std::vector<Written>, std::string> range(std::string_view word) const {
    const std::size_t dots = word.find("..");
    const auto first = place(word.substr(0, dots));
    if (!first) return wrong(first.error());
    if (dots == std::string_view::npos) return std::vector{*first};
    const auto last = place(word.substr(dots + 2));
    if (!last) return wrong(last.error());
    if (first->sunwise != last->sunwise) return wrong(in_quotes(word) + " changes its heading, expected one heading");
    if (std::max(first->position, last->position) > kMaxPositions) {
      return wrong(in_quotes(word) + " is too long, expected positions up to " + std::to_string(kMaxPositions));
    }
    std::vector<Written> all;
    const int step = first->position <= last->position ? 1 : -1;
    for (int p = first->position; p != last->position + step; p += step) all.push_back({p, first->sunwise});
    return all;
  }

  Checked read_way(const Words& words) {
    std::vector<Written> chain;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto part = range(words[i]);
      if (!part) return wrong(part.error());
      chain.insert(chain.end(), part->begin(), part->end());
    }
    if (chain.size() < 2) return wrong("a way leads from somewhere to somewhere, expected two places or more");
    for (std::size_t i = 0; i + 1 < chain.size(); ++i) ways_.push_back({chain[i], chain[i + 1]});
    return {};
  }

  Checked read_gate(const Words& words) {
    const auto position = words.size() == 3 ? number(words[1]) : std::nullopt;
    if (!position) return wrong("a gate, expected its position and where its shortcut leads");
    const auto exit = place(words[2]);
    if (!exit) return wrong(exit.error());
    gates_.push_back({{*position, false}, *exit});
    return {};
  }

  Checked read_seat(const Words& words) {
    const bool fits = words.size() == 6 && words[2] == "enters" && words[4] == "ends";
    const auto entry = fits ? number(words[3]) : std::nullopt;
    const auto end = fits ? number(words[5]) : std::nullopt;
    const auto seat = fits ? number(words[1]) : std::nullopt;
    const bool all = fits && words[1] == "all";
    if (!entry || !end || !(all || (seat && *seat < kSeats))) {
      return wrong("a seat, expected one such as \"seat 0 enters 1 ends 36\" or \"seat all enters 1 ends 46\"");
    }
    for (int s = all ? 0 : *seat; s <= (all ? kSeats - 1 : *seat); ++s) {
      seats_[static_cast<std::size_t>(s)] = Seat{{*entry, false}, {*end, false}};
    }
    return {};
  }

  Checked read_picture(const Words& words) {
    std::vector<Place> row;
    for (const std::string_view word : words) {
      const auto position = word == "." ? 0 : number(word);
      if (!position || *position > kMaxPositions) return wrong(in_quotes(word) + ", expected a position or .");
      row.push_back(static_cast<Place>(*position));
    }
    plan_.picture.push_back(row);
    return {};
  }

  // From here on the whole text is known, and places get their numbers.

  Checked in_range(const std::string& what, Written place) const {
    if (place.position >= 1 && place.position <= plan_.positions) return {};
    return wrong(what + ", but there are " + std::to_string(plan_.positions) + " positions");
  }

  Place number_of(Written place) const {
    if (!place.sunwise) return static_cast<Place>(place.position);
    const auto at = std::ranges::find(plan_.sunwise, static_cast<Place>(place.position));
    return static_cast<Place>(plan_.positions + 1 + (at - plan_.sunwise.begin()));
  }

  Checked number_places() {
    for (const auto& [from, to] : ways_) {
      if (const Checked is = in_range("the way to " + name(to) + " from " + name(from), from); !is) return is;
      if (const Checked is = in_range("position " + name(from) + ": way leads to " + name(to), to); !is) return is;
      if (from.sunwise) add_sunwise(from.position);
    }
    std::ranges::sort(plan_.sunwise);
    if (plan_.places() > kMaxPlaces) {
      return wrong(std::to_string(plan_.places()) + " places with Start and both headings, expected " +
                   std::to_string(kMaxPlaces) + " at most");
    }
    plan_.ways.resize(static_cast<std::size_t>(plan_.places()));
    for (const auto& [from, to] : ways_) {
      if (const Checked led = lead(from, to); !led) return led;
    }
    for (const auto& [gate, exit] : gates_) {
      if (const Checked opened = open(gate, exit); !opened) return opened;
    }
    std::ranges::sort(plan_.gates, {}, &Gate::position);
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      if (!seats_[seat]) continue;
      const std::string what = "seat " + std::to_string(seat) + ": it ";
      const auto& [entry, end] = *seats_[seat];
      if (const Checked is = in_range(what + "enters " + name(entry), entry); !is) return is;
      if (const Checked is = in_range(what + "ends " + name(end), end); !is) return is;
      plan_.goals[seat] = {number_of(entry), number_of(end)};
    }
    return {};
  }

  void add_sunwise(int position) {
    const auto place = static_cast<Place>(position);
    if (std::ranges::count(plan_.sunwise, place) == 0) plan_.sunwise.push_back(place);
  }

  bool is_known(Written place) const {
    return !place.sunwise || std::ranges::count(plan_.sunwise, static_cast<Place>(place.position)) > 0;
  }

  Checked lead(Written from, Written to) {
    if (!is_known(to)) return wrong("position " + name(to) + ": no way leads on");
    auto& next = plan_.ways[number_of(from)];
    if (std::ranges::count(next, number_of(to)) > 0) {
      return wrong("position " + name(from) + ": the way to " + name(to) + " stands twice");
    }
    next.insert(std::ranges::upper_bound(next, number_of(to)), number_of(to));
    return {};
  }

  Checked open(Written gate, Written exit) {
    const std::string what = "gate " + name(gate) + ": ";
    if (const Checked is = in_range("gate " + name(gate), gate); !is) return is;
    if (const Checked is = in_range(what + "its shortcut leads to " + name(exit), exit); !is) return is;
    if (!is_known(exit)) return wrong(what + "no way leads on from " + name(exit));
    if (std::ranges::count(plan_.gates, number_of(gate), &Gate::position) > 0) {
      return wrong(what + "stands twice, expected one shortcut");
    }
    if (plan_.gates.size() == kMaxGates)
      return wrong(what + "expected " + std::to_string(kMaxGates) + " gates at most");
    plan_.gates.push_back({number_of(gate), number_of(exit)});
    return {};
  }

  struct Seat {
    Written entry;
    Written end;
  };
  struct Way {
    Written from;
    Written to;
  };

  Plan plan_;
  std::vector<Way> ways_;
  std::vector<Way> gates_;
  std::array<std::optional<Seat>, kSeats> seats_;
  bool drawing_ = false;
};

}  // namespace

std::string Plan::name(Place place) const {
  if (place == kStart) return "s";
  return races::name({position(place), place > positions});
}

std::expected<Plan, std::string> read_plan(std::string_view text) {
  auto plan = Reader().read(text);
  if (!plan) return plan;
  if (const Checked checked = check_plan(*plan); !checked) return wrong(checked.error());
  return plan;
}

}  // namespace nemeton::races
