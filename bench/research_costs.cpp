#include "bench/research_costs.hpp"

#include <algorithm>
#include <ctime>
#include <iomanip>

#include "games/all.hpp"
#include "research/games.hpp"
#include "search/rollout.hpp"

namespace nemeton {

namespace {

using research::State;

// Kept, so that the compiler leaves out nothing that is measured.
std::uint64_t kept = 0;

// Seconds of the processor, so that others on the machine count little.
double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// Nanoseconds that `work()`, which says how much it has done, takes for one: the median of the runs.
template <class Work>
double nanoseconds(const BenchOptions& options, Work work) {
  std::vector<double> runs;
  for (int i = 0; i < options.runs; ++i) {
    std::uint64_t done = 0;
    double time = 0;
    const double begin = now();
    while (time < options.seconds) {
      done += work();
      time = now() - begin;
    }
    runs.push_back(1e9 * time / static_cast<double>(done));
  }
  std::ranges::sort(runs);
  return runs[runs.size() / 2];
}

template <Game G>
class Costs {
 public:
  Costs(const BenchOptions& options, const Setting& setting)
      : options_(options),
        typed_start_(G::start(setting.options, setting.seats)),
        game_(research::load(G::info.id, setting.seats, setting.options, research::Deals::sampled).value()),
        start_(game_->new_initial_state()),
        actions_(static_cast<std::size_t>(game_->max_legal_actions())),
        mask_(static_cast<std::size_t>(game_->num_distinct_actions())),
        tensor_(game_->observation_size()) {
    collect();
  }

  std::vector<double> measure() {
    std::vector<double> costs = {typed_step(), erased_step(), typed_actions()};
    costs.push_back(at_each([&](State& state) { return state.legal_actions(state.current_player(), actions_); }));
    costs.push_back(at_each([&](State& state) {
      state.legal_actions_mask(state.current_player(), mask_);
      return mask_[0];
    }));
    History<G> typed_scratch = typed_start_;
    costs.push_back(nanoseconds(options_, [&] {
      for (const auto& history : typed_) {
        typed_scratch = history;
        kept += static_cast<std::uint64_t>(G::ply(typed_scratch.state()));
      }
      return typed_.size();
    }));
    const auto scratch = game_->new_initial_state();
    costs.push_back(at_each([&](State& state) { return scratch->assign(state).has_value(); }));
    costs.push_back(at_each([&](State& state) { return state.clone()->ply(); }));
    const double checked = at_each([&](State& state) {
      scratch->assign(state).value();
      state.legal_actions(state.current_player(), actions_);
      return scratch->apply(state.current_player(), actions_[0]).has_value();
    });
    const double unchecked = at_each([&](State& state) {
      scratch->assign(state).value();
      state.legal_actions(state.current_player(), actions_);
      scratch->apply_legal(state.current_player(), actions_[0]);
      return scratch->steps();
    });
    costs.push_back(std::max(0.0, checked - unchecked));
    costs.push_back(at_each([&](State& state) {
      state.observation_tensor(state.current_player(), tensor_);
      return tensor_[0];
    }));
    costs.push_back(
        at_each([&](State& state) { return state.information_state_string(state.current_player()).size(); }));
    costs.push_back(at_each(
        [&](State& state) { return state.resample_from_information_state(state.current_player(), random_)->steps(); }));
    std::vector<std::string> written;
    for (const auto& state : states_) written.push_back(state->serialize());
    costs.push_back(nanoseconds(options_, [&] {
      for (const std::string& text : written) kept += game_->deserialize(text).value()->steps();
      return written.size();
    }));
    return costs;
  }

 private:
  static constexpr std::size_t kPositions = 64;

  // The same positions both ways: decisions of random games.
  void collect() {
    while (states_.size() < kPositions) {
      History<G> typed = typed_start_;
      for (const auto state = start_->clone(); !state->is_terminal() && states_.size() < kPositions;) {
        const Seat seat = state->current_player();
        if (seat >= 0 && random_() % 8 == 0) {
          states_.push_back(state->clone());
          typed_.push_back(typed);
        }
        research::Action action = 0;
        if (seat == kChance) {
          action = state->sample_outcome(random_);
        } else {
          action = any_of(state->legal_actions(seat, actions_));
        }
        const auto code = typed_code(typed, seat, state->action_to_string(seat, action));
        typed.apply(seat, code);
        state->apply_legal(seat, action);
      }
    }
  }

  research::Action any_of(int count) { return actions_[below(random_, static_cast<std::uint32_t>(count))]; }

  static typename G::Action typed_code(const History<G>& history, Seat seat, const std::string& token) {
    const auto& state = history.state();
    if constexpr (SampledChance<G>) {
      if (seat == kChance && G::is_sampled(state)) return G::parse_outcome(state, token).value();
    }
    const auto is_meant = [&](typename G::Action action) { return G::token(state, seat, action) == token; };
    if (seat == kChance) {
      OutcomeList<G> outcomes;
      G::outcomes(state, outcomes);
      return std::find_if(outcomes.begin(), outcomes.end(), [&](const auto& each) { return is_meant(each.outcome); })
          ->outcome;
    }
    ActionList<G> actions;
    G::actions(state, seat, actions);
    return *std::find_if(actions.begin(), actions.end(), is_meant);
  }

  template <class Look>
  double at_each(Look look) {
    return nanoseconds(options_, [&] {
      for (const auto& state : states_) kept += static_cast<std::uint64_t>(look(*state));
      return states_.size();
    });
  }

  double typed_step() {
    History<G> history = typed_start_;
    return nanoseconds(options_, [&] {
      history = typed_start_;
      std::uint64_t steps = 0;
      for (Node node = G::node(history.state()); node.kind != NodeKind::terminal;
           ++steps, node = G::node(history.state())) {
        if (node.kind == NodeKind::chance) {
          history.apply(kChance, random_outcome<G>(history.state(), random_));
          continue;
        }
        ActionList<G> actions;
        G::actions(history.state(), node.to_act.first(), actions);
        history.apply(node.to_act.first(), actions[below(random_, static_cast<std::uint32_t>(actions.size()))]);
      }
      return steps;
    });
  }

  double erased_step() {
    const auto state = start_->clone();
    return nanoseconds(options_, [&] {
      state->reset();
      for (Seat seat = state->current_player(); seat != research::kNobody; seat = state->current_player()) {
        if (seat == kChance) state->apply_legal(kChance, state->sample_outcome(random_));
        else state->apply_legal(seat, any_of(state->legal_actions(seat, actions_)));
      }
      return state->steps();
    });
  }

  double typed_actions() {
    return nanoseconds(options_, [&] {
      for (const auto& history : typed_) {
        ActionList<G> actions;
        G::actions(history.state(), G::node(history.state()).to_act.first(), actions);
        kept += actions.size();
      }
      return typed_.size();
    });
  }

  const BenchOptions& options_;
  History<G> typed_start_;
  std::unique_ptr<const research::Game> game_;
  std::unique_ptr<State> start_;
  std::vector<research::Action> actions_;
  std::vector<std::uint8_t> mask_;
  std::vector<float> tensor_;
  std::vector<std::unique_ptr<State>> states_;
  std::vector<History<G>> typed_;
  Random random_{1};
};

}  // namespace

void research_costs(const BenchOptions& options, std::ostream& out) {
  out << "| game | seats | step, as a type | step | actions, as a type | actions | mask | copy, as a type | copy | "
         "clone "
         "| checked | tensor | information | resample | read |\n"
      << "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n"
      << std::fixed << std::setprecision(0);
  for (const Setting& setting : options.settings) {
    AllGames::each([&]<Game G>() {
      if (setting.game->info != &G::info) return;
      out << "| " << G::info.id << " | " << setting.seats;
      for (const double cost : Costs<G>(options, setting).measure()) out << " | " << cost;
      out << " |\n" << std::flush;
    });
  }
  if (kept == 0) out << "\n";
}

}  // namespace nemeton
