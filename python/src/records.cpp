// Games as records have them: tokens, one a step (protocol/record.hpp).
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <charconv>

#include "handles.hpp"
#include "nemeton/games/games.hpp"

namespace nemeton::python {

namespace {

// Words that are there already, the first byte of each the highest.
class GivenBits final : public BitSource {
 public:
  explicit GivenBits(std::string_view bytes) : bytes_(bytes) {}

  std::uint64_t operator()() override {
    if (bytes_.size() < 8) {
      is_exhausted_ = true;
      return 0;
    }
    std::uint64_t word = 0;
    for (const char byte : bytes_.substr(0, 8)) word = word << 8 | static_cast<unsigned char>(byte);
    bytes_.remove_prefix(8);
    return word;
  }
  bool is_exhausted() const { return is_exhausted_; }

 private:
  std::string_view bytes_;
  bool is_exhausted_ = false;
};

// A record that is played step by step.
class Replay {
 public:
  explicit Replay(const GameHandle& game)
      : game_(game), match_(find_game(game->info().id)->start(game->options(), game->seats())) {}

  void apply(const std::string& step) {
    const std::string name = "step " + std::to_string(match_->step_count() + 1);
    const Node node = match_->node();
    Seat seat = node.kind == NodeKind::decision ? node.to_act.first() : kChance;
    std::string_view token = step;
    if (node.kind == NodeKind::simultaneous) {
      const auto [end, bad] = std::from_chars(step.data(), step.data() + step.size(), seat);
      if (bad != std::errc() || end == step.data() + step.size() || *end != ':') {
        fail(Failure::record,
             name + ": " + in_quotes(step) + " names no seat, expected seat:action where seats choose in secret");
      }
      token.remove_prefix(static_cast<std::size_t>(end + 1 - step.data()));
    }
    const std::optional<ActionId> action =
        node.kind == NodeKind::terminal ? std::nullopt : match_->parse_token(seat, token);
    if (const auto done = match_->apply(seat, token); !done) fail(Failure::record, name + ": " + done.error().message);
    steps_.push_back({seat, *action});
  }

  bool is_chance() const { return match_->node().kind == NodeKind::chance; }
  bool is_asked() const { return match_->asked() != kChance; }

  // What the words give here, at a chance node; nothing if they are too few.
  std::optional<std::string> draw(const nb::bytes& words) const {
    GivenBits bits({words.c_str(), words.size()});
    std::string token = value_of(match_->clone()->draw(bits));
    if (bits.is_exhausted()) return std::nullopt;
    return token;
  }
  std::string draw_seeded(std::uint64_t seed) const { return value_of(match_->clone()->draw(seed)); }

  StateHandle state() const {
    auto state = game_->new_initial_state();
    for (const research::RuleStep& step : steps_) state->apply_rule_step(step);
    return {game_.game, std::move(state)};
  }

 private:
  GameHandle game_;
  std::unique_ptr<Match> match_;
  std::vector<research::RuleStep> steps_;
};

std::vector<std::string> record_steps(const StateHandle& state) {
  const auto match = find_game(state.game->info().id)->start(state.game->options(), state.game->seats());
  for (const research::RuleStep& step : state->rule_steps()) value_of(match->apply_action(step.seat, step.action));
  std::vector<std::string> steps;
  for (const Step& step : match->steps()) {
    steps.push_back(step.node == NodeKind::simultaneous ? std::to_string(step.seat) + ":" + step.token : step.token);
  }
  return steps;
}

}  // namespace

void bind_records(nb::module_& module) {
  nb::class_<Replay>(module, "Replay", "A record that is played step by step.")
      .def(nb::init<const GameHandle&>(), "game"_a)
      .def("apply", &Replay::apply, "step"_a, "Plays a step of a record. Raises RecordError, which names it.")
      .def("is_chance", &Replay::is_chance, "Whether an outcome is next.")
      .def("is_asked", &Replay::is_asked, "Whether a person may say it.")
      .def("draw", &Replay::draw, "words"_a, "The outcome that words of 64 bits give here; None if they are too few.")
      .def("draw_seeded", &Replay::draw_seeded, "seed"_a, "The outcome that a record's seed gives here.")
      .def("state", &Replay::state, "As far as it has been played.");
  module.def("record_steps", &record_steps, "state"_a);
}

}  // namespace nemeton::python
