#include "games/tug/solve/lessons.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <vector>

#include "core/random.hpp"
#include "games/tug/bot/evaluator.hpp"
#include "games/tug/bot/inputs.hpp"
#include "search/lesson.hpp"

namespace nemeton::tug {

namespace {

constexpr int kLongest = 400;  // turns; a good match lasts hundreds

// One turn in ten is ended at random, so that games go where good players do not.
constexpr std::uint32_t kStray = 10;

// Besides the position that a turn leads to: those that nearly were as good, and any.
constexpr int kNear = 3, kAny = 1;
constexpr double kNearly = 0.05;

// A position at the end of a turn, and the chance of the seat that ended it.
struct End {
  Tug::State state;
  double chance;
};

bool is_over(const Tug::State& state) { return state.stage == Tug::Stage::over; }

// The ends of a turn whose dice are being used. One that wins is over.
class Ends {
 public:
  Ends(const MatchTable& table, const Tug::State& state) : table_(table) { collect(state, state.turn); }
  const std::vector<End>& all() const { return ends_; }

 private:
  void collect(const Tug::State& state, Seat seat) {
    if (is_over(state) || state.turn != seat) {
      const double over = state.winner == seat ? 1 : 0;
      ends_.push_back({state, is_over(state) ? over : 1 - table_.chance(state)});
      return;
    }
    ActionList<Tug> actions;
    Tug::actions(state, seat, actions);
    for (const Tug::Action action : actions) {
      Tug::State next = state;
      Tug::apply(next, seat, action);
      const std::uint64_t key = LearntEvaluator::key(next);
      if (std::ranges::find(seen_, key) != seen_.end()) continue;
      seen_.push_back(key);
      collect(next, seat);
    }
  }

  const MatchTable& table_;
  std::vector<std::uint64_t> seen_;
  std::vector<End> ends_;
};

// Half of the matches begin as they do in a game, the others anywhere.
Tug::State any_start(int athletes, bool anywhere, Random& random) {
  OptionValues options(Tug::info.options);
  options.set_integer("matches", 1);
  Tug::State state = Tug::start(options, 2);
  state.ply_limit = std::numeric_limits<std::uint32_t>::max();
  state.stage = Tug::Stage::roll;
  state.turn = static_cast<std::int8_t>(below(random, 2));
  for (Tug::Side& side : state.sides) {
    Dice column;
    int sum = 0;
    for (int i = 0; i < 3; ++i) {
      const int die = 1 + static_cast<int>(below(random, kFaces));
      column.add(die);
      sum += die;
    }
    const int on_rope =
        anywhere ? 1 + static_cast<int>(below(random, static_cast<std::uint32_t>(athletes))) : std::min(sum, athletes);
    const int weakened = anywhere ? static_cast<int>(below(random, static_cast<std::uint32_t>(on_rope + 1))) : 0;
    side = {column, static_cast<std::uint8_t>(on_rope - weakened), static_cast<std::uint8_t>(weakened),
            static_cast<std::uint8_t>(athletes - on_rope)};
  }
  return state;
}

}  // namespace

std::string play_lessons(const MatchTable& table, int matches, std::uint64_t seed) {
  std::string rows;
  const auto learn = [&](const End& end) {
    if (!is_over(end.state)) append_lesson(rows, inputs_of(end.state), kInputs, 1 - 2 * end.chance);
  };
  Random random(seed);
  const auto any_of = [&](const std::vector<End>& ends) {
    return ends[below(random, static_cast<std::uint32_t>(ends.size()))];
  };
  for (int match = 0; match < matches; ++match) {
    Tug::State state = any_start(table.owned().mover, match % 2 == 1, random);
    for (int turns = 0; turns < kLongest && !is_over(state);) {
      if (Tug::node(state).kind == NodeKind::chance) {
        Tug::apply(state, kChance, Tug::random_outcome(state, random));
      } else if (state.stage == Tug::Stage::reroll) {
        Tug::apply(state, state.turn, Tug::random_action(state, state.turn, random));
      } else {
        const std::vector<End> ends = Ends(table, state).all();
        const End& best = *std::ranges::max_element(ends, {}, &End::chance);
        for (int i = 0; i < kAny; ++i) learn(any_of(ends));
        std::vector<End> near;
        std::ranges::copy_if(ends, std::back_inserter(near),
                             [&](const End& end) { return end.chance > best.chance - kNearly; });
        for (int i = 0; i < kNear; ++i) learn(any_of(near));
        const End end = below(random, kStray) == 0 ? any_of(ends) : best;
        learn(end);
        state = end.state;
        ++turns;
      }
    }
  }
  return rows;
}

}  // namespace nemeton::tug
