// The bots of the games and their analysis.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <set>

#include "interruptible.hpp"
#include "nemeton/core/files.hpp"
#include "nemeton/games/games.hpp"

namespace nemeton::python {

namespace {

using research::Action;

std::string network_folder;

// Each game's network is read before its bot is asked for the first time.
void ready_network(const GameEntry& game) {
  static std::set<std::string_view> read;
  if (game.set_network == nullptr || !read.insert(game.info->id).second) return;
  const std::string name = network_folder + "/" + game.info->id + ".net";
  const auto bytes = read_file(name, std::string("what the bot of ") + game.info->id + " has learnt");
  if (!bytes) fail(Failure::error, bytes.error());
  if (const auto done = game.set_network(name, *bytes); !done) fail(Failure::error, done.error());
}

Seat seat_to_act(const StateHandle& state, std::optional<int> seat) {
  const Seat meant = meant_seat(state, seat);
  if (!state->node().to_act.has(meant)) {
    fail(Failure::turn,
         "seat " + std::to_string(meant) + " is not to act, expected seat " + std::to_string(state->current_player()));
  }
  return meant;
}

// Tokens that follow one another, as actions, as far as one seat after the other chooses.
std::vector<Action> actions_of(const StateHandle& state, Seat seat, const std::vector<std::string>& tokens) {
  std::vector<Action> actions;
  const std::unique_ptr<research::State> after = state->clone();
  for (const std::string& token : tokens) {
    const std::optional<Action> action = after->string_to_action(seat, token);
    if (!action) break;
    actions.push_back(*action);
    after->apply_legal(seat, *action);
    seat = after->current_player();
    if (seat < 0) break;
  }
  return actions;
}

std::vector<double> by_seat(const StateHandle& state, const WinProbabilities& all) {
  return {all.begin(), all.begin() + state.game->seats()};
}

Budget budget_of(std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                 std::optional<std::uint64_t> samples, int threads) {
  Budget budget{.nodes = nodes.value_or(Budget::kUnbounded),
                .samples = samples.value_or(Budget::kUnbounded),
                .threads = threads_or_all(threads)};
  if (seconds) {
    if (!(*seconds >= 0 && *seconds <= 1e9)) {
      fail(Failure::request, std::to_string(*seconds) + " seconds, expected 0 to 1e9");
    }
    budget.time = std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(*seconds));
  }
  return budget;
}

struct BotAdvice {
  Action action;
  double value;
  std::vector<Action> line;
  std::uint64_t nodes;
  int depth;
};

BotAdvice best(const StateHandle& given, std::optional<int> seat, const std::string& level,
               std::optional<double> seconds, std::optional<std::uint64_t> nodes, std::optional<std::uint64_t> samples,
               int threads, std::optional<std::uint64_t> seed) {
  const std::optional<Level> named = level_named(level);
  if (!named) fail(Failure::option, "level is " + in_quotes(level) + ", expected " + level_list());
  // Others may go on with the state meanwhile.
  const StateHandle state = given.copy();
  const Seat meant = seat_to_act(state, seat);
  Budget budget = budget_of(seconds, nodes, samples, threads);
  const std::uint64_t own_seed = seed_or_any(seed);
  const std::unique_ptr<Match> match = match_of(state);
  const Advice advice = interruptibly([&](const std::atomic<bool>& stop) {
    budget.stop = &stop;
    return match->best(meant, *named, budget, own_seed);
  });
  const std::optional<Action> action = state->string_to_action(meant, advice.action);
  return {action.value(), advice.value, actions_of(state, meant, advice.pv), advice.nodes, advice.depth};
}

struct CandidateOf {
  Action action;
  std::vector<double> win_probabilities;
  double standard_error;
  int depth;
  std::vector<Action> line;
};

struct AnalysisOf {
  std::vector<CandidateOf> candidates;
  std::uint64_t samples;
};

AnalysisOf analyze(const StateHandle& given, std::optional<int> seat, std::optional<Action> asked,
                   std::optional<double> seconds, std::optional<std::uint64_t> nodes,
                   std::optional<std::uint64_t> samples, int threads, std::uint64_t seed) {
  const StateHandle state = given.copy();
  const Seat meant = seat_to_act(state, seat);
  AnalysisRequest<std::string> request{budget_of(seconds, nodes, samples, threads), seed, {}, {}};
  if (asked) {
    value_of(state.copy()->apply(meant, *asked));
    request.asked = state->action_to_string(meant, *asked);
  }
  const std::unique_ptr<Match> match = match_of(state);
  const auto found = value_of(interruptibly([&](const std::atomic<bool>& stop) {
    request.budget.stop = &stop;
    return match->analyze(meant, request);
  }));
  AnalysisOf analysis{{}, found.samples};
  for (const auto& each : found.candidates) {
    analysis.candidates.push_back({state->string_to_action(meant, each.action).value(),
                                   by_seat(state, each.win_probabilities), each.standard_error, each.depth,
                                   actions_of(state, meant, each.line)});
  }
  return analysis;
}

}  // namespace

std::unique_ptr<Match> match_of(const StateHandle& state) {
  const GameEntry* const entry = find_game(state.game->info().id);
  ready_network(*entry);
  auto match = entry->start(state.game->options(), state.game->seats());
  for (const research::RuleStep& step : state->rule_steps()) value_of(match->apply_action(step.seat, step.action));
  return match;
}

void bind_bots(nb::module_& module) {
  nb::class_<BotAdvice>(module, "Advice", "What a bot would do.")
      .def_ro("action", &BotAdvice::action, "The action that it chooses.")
      .def_ro("value", &BotAdvice::value, "The return that the seat may expect.")
      .def_ro("line", &BotAdvice::line, "The actions expected, its own first, as far as no chance comes between.")
      .def_ro("nodes", &BotAdvice::nodes, "States looked at.")
      .def_ro("depth", &BotAdvice::depth, "Plies looked ahead, or 0 where that has no meaning.")
      .def("__repr__", [](const BotAdvice& advice) {
        return "Advice(action=" + std::to_string(advice.action) + ", value=" + std::to_string(advice.value) + ")";
      });
  nb::class_<CandidateOf>(module, "Candidate", "An action and what it promises.")
      .def_ro("action", &CandidateOf::action, "The action.")
      .def_ro("win_probabilities", &CandidateOf::win_probabilities, "Of each seat after it; they add up to 1.")
      .def_ro("standard_error", &CandidateOf::standard_error,
              "Of the difference to the best candidate for the acting seat; 0 where nothing was sampled.")
      .def_ro("depth", &CandidateOf::depth, "How far it was looked ahead; 0 where games were played on instead.")
      .def_ro("line", &CandidateOf::line, "How it would go on after it, as far as no chance comes between.")
      .def("__repr__", [](const CandidateOf& candidate) {
        return "Candidate(action=" + std::to_string(candidate.action) +
               ", win_probabilities=" + nb::cast<std::string>(nb::repr(nb::cast(candidate.win_probabilities))) + ")";
      });
  nb::class_<AnalysisOf>(module, "Analysis", "What actions are worth.")
      .def_ro("candidates", &AnalysisOf::candidates,
              "Actions, the best first: those worth a thought, and the one asked for.")
      .def_ro("samples", &AnalysisOf::samples, "Games played on in the mind; 0 where nothing was sampled.")
      .def("__repr__", [](const AnalysisOf& analysis) {
        return "Analysis of " + std::to_string(analysis.candidates.size()) + " actions";
      });
  module.def("set_network_folder", [](const std::string& folder) { network_folder = folder; });
  module.def("levels", [] { return std::vector<std::string>(kLevelNames.begin(), kLevelNames.end()); });
  module.def("best", &best, "state"_a, "seat"_a.none(), "level"_a, "seconds"_a.none(), "nodes"_a.none(),
             "samples"_a.none(), "threads"_a, "seed"_a.none());
  module.def("analyze", &analyze, "state"_a, "seat"_a.none(), "asked"_a.none(), "seconds"_a.none(), "nodes"_a.none(),
             "samples"_a.none(), "threads"_a, "seed"_a);
  module.def(
      "win_probabilities_with_everything_known",
      [](const StateHandle& state, std::optional<double> seconds, std::optional<std::uint64_t> samples,
         std::uint64_t seed) -> std::optional<std::vector<double>> {
        Budget budget = budget_of(seconds, {}, samples, 1);
        const std::unique_ptr<Match> match = match_of(state);
        const auto found = interruptibly([&](const std::atomic<bool>& stop) {
          budget.stop = &stop;
          return match->evaluate_full_information(budget, seed);
        });
        if (!found) return std::nullopt;
        return by_seat(state, *found);
      },
      "state"_a, "seconds"_a.none(), "samples"_a.none(), "seed"_a);
}

}  // namespace nemeton::python
