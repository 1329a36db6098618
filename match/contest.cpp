#include "match/contest.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "protocol/record.hpp"

namespace nemeton {

namespace {

constexpr int kOpening = 4;

// Some steps at random from the start, and more until no choice is secret any more: fewer where the game would be over.
std::unique_ptr<Match> play_opening(const Setting& setting, int steps, std::uint64_t seed) {
  Random random(seed);
  std::vector<ActionId> actions;
  for (;; --steps) {
    auto match = setting.game->start(setting.options, setting.seats);
    const auto is_over = [&] { return match->node().kind == NodeKind::terminal; };
    for (int i = 0; !is_over() && (i < steps || revealed_steps(*match) < match->step_count()); ++i) {
      if (match->node().kind == NodeKind::chance) {
        (void)match->draw(seed);
        continue;
      }
      const Seat seat = match->node().to_act.first();
      match->legal_actions(seat, actions);
      (void)match->apply_action(seat, actions[below(random, static_cast<std::uint32_t>(actions.size()))]);
    }
    if (!is_over() || steps == 0) return match;
  }
}

// One thread of a contest: it plays whole rounds with players of its own.
class ContestWorker {
 public:
  ContestWorker(const Contest& contest, const std::atomic<bool>& stop)
      : contest_(contest),
        stop_(stop),
        sides_(sides_of(contest.setting)),
        opening_steps_(opening_steps(contest.setting)),
        thinking_(contest.contestants.size()) {}

  // Error: who cannot play, and why.
  std::expected<void, std::string> open() {
    for (const Contestant& contestant : contest_.contestants) {
      auto player = contestant.make();
      if (!player) return std::unexpected(contestant.name + " " + player.error());
      players_.push_back(std::move(*player));
    }
    return {};
  }

  // Nothing if the contest was stopped meanwhile.
  std::optional<RoundResult> play(const Round& round) {
    const auto opening = play_opening(contest_.setting, opening_steps_, round.seed);
    RoundResult result;
    for (int side = 0; side < sides_; ++side) {
      const auto share = play_game(opening->clone(), round, side, result.faults);
      if (!share) return std::nullopt;
      result.shares.push_back(*share);
    }
    return result;
  }

  // By contestant.
  const std::vector<Thinking>& thinking() const { return thinking_; }

 private:
  // The first contestant's share of a game in which it has that side.
  std::optional<double> play_game(std::unique_ptr<Match> match, const Round& round, int side,
                                  std::vector<Fault>& faults) {
    Random random(round.seed + static_cast<std::uint64_t>(side));
    while (match->node().kind != NodeKind::terminal) {
      if (stop_) return std::nullopt;
      if (match->node().kind == NodeKind::chance) {
        (void)match->draw(round.seed);
        continue;
      }
      const Seat seat = match->node().to_act.first();
      const std::size_t contestant = match->side(seat) == side ? round.first : round.second;
      if (auto done = act(*match, seat, contestant, random()); !done) {
        faults.push_back({contestant, std::move(done.error())});
        return contestant == round.first ? 0 : 1;
      }
    }
    // Partners have the same return, so each side counts once.
    const Returns returns = match->returns();
    std::vector<double> by_side(static_cast<std::size_t>(sides_));
    for (Seat seat = 0; seat < match->seats(); ++seat) {
      by_side[static_cast<std::size_t>(match->side(seat))] = returns[static_cast<std::size_t>(seat)];
    }
    const double most = std::ranges::max(by_side);
    if (by_side[static_cast<std::size_t>(side)] < most) return 0;
    return 1.0 / static_cast<double>(std::ranges::count(by_side, most));
  }

  // Error: why the contestant has done nothing.
  std::expected<void, std::string> act(Match& match, Seat seat, std::size_t contestant, std::uint64_t seed) {
    match.legal_actions(seat, actions_);
    if (actions_.size() == 1) {
      (void)match.apply_action(seat, actions_.front());
      return {};
    }
    const auto answer = players_[contestant]->choose(match, seat, seed);
    if (!answer) return std::unexpected(answer.error());
    thinking_[contestant].record(answer->took, contest_.contestants[contestant].time);
    if (const auto done = match.apply(seat, answer->action); !done) {
      return std::unexpected("plays what it may not: " + done.error().message);
    }
    return {};
  }

  const Contest& contest_;
  const std::atomic<bool>& stop_;
  int sides_;
  int opening_steps_;
  std::vector<std::unique_ptr<MatchPlayer>> players_;
  std::vector<ActionId> actions_;
  std::vector<Thinking> thinking_;  // by contestant
};

// Hands out the rounds and tells of their results in order.
class Schedule {
 public:
  Schedule(const std::vector<Round>& rounds, const std::function<bool(const Round&, const RoundResult&)>& on_result)
      : rounds_(rounds), on_result_(on_result), results_(rounds.size()) {}

  void play(ContestWorker& worker) {
    for (std::size_t i = next_++; i < rounds_.size() && !stop; i = next_++) {
      auto result = worker.play(rounds_[i]);
      const std::lock_guard lock(mutex_);
      results_[i] = std::move(result);
      for (; reported_ < rounds_.size() && results_[reported_] && !stop; ++reported_) {
        if (!on_result_(rounds_[reported_], *results_[reported_])) stop = true;
      }
    }
  }

  std::atomic<bool> stop = false;

 private:
  const std::vector<Round>& rounds_;
  const std::function<bool(const Round&, const RoundResult&)>& on_result_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  std::vector<std::optional<RoundResult>> results_;
  std::size_t reported_ = 0;
};

}  // namespace

int sides_of(const Setting& setting) {
  const auto match = setting.game->start(setting.options, setting.seats);
  int sides = 0;
  for (Seat seat = 0; seat < setting.seats; ++seat) sides = std::max(sides, match->side(seat) + 1);
  return sides;
}

int opening_steps(const Setting& setting) {
  const auto match = setting.game->start(setting.options, setting.seats);
  std::vector<ActionId> actions;
  for (Node node; (node = match->node()).kind != NodeKind::terminal;) {
    if (node.kind == NodeKind::chance) return 0;
    const Seat seat = node.to_act.first();
    match->legal_actions(seat, actions);
    if (actions.size() > 1) break;
    (void)match->apply_action(seat, actions.front());
  }
  return kOpening;
}

void Thinking::record(std::chrono::nanoseconds took, std::chrono::nanoseconds time) {
  ++decisions;
  total += took;
  longest = std::max(longest, took);
  const auto over = std::chrono::duration_cast<std::chrono::microseconds>(took - std::min(took, time));
  overshoot.record(static_cast<std::uint64_t>(over.count()));
}

void Thinking::add(const Thinking& more) {
  decisions += more.decisions;
  total += more.total;
  longest = std::max(longest, more.longest);
  overshoot.add(more.overshoot);
}

double Thinking::per_second() const {
  return decisions == 0 ? 0 : static_cast<double>(decisions) / std::chrono::duration<double>(total).count();
}

std::expected<std::vector<Thinking>, std::string> play_contest(
    const Contest& contest, const std::function<bool(const Round&, const RoundResult&)>& on_result) {
  Schedule schedule(contest.rounds, on_result);
  std::vector<std::unique_ptr<ContestWorker>> workers;
  for (int i = 0; i < contest.threads; ++i) {
    workers.push_back(std::make_unique<ContestWorker>(contest, schedule.stop));
    if (auto opened = workers.back()->open(); !opened) return std::unexpected(opened.error());
  }
  {
    std::vector<std::jthread> threads;
    for (const auto& worker : workers) threads.emplace_back([&] { schedule.play(*worker); });
  }
  std::vector<Thinking> thinking(contest.contestants.size());
  for (const auto& worker : workers) {
    for (std::size_t i = 0; i < thinking.size(); ++i) thinking[i].add(worker->thinking()[i]);
  }
  return thinking;
}

}  // namespace nemeton
