// Looks for what a game tells a viewer that it should not know, without knowing the game.
//
// Two matches are played in step. Where the viewer sees what happens, the same happens in both; where it does not, something else may
// happen in the other one. So they differ only in what is hidden from the viewer, and whatever it is told must be the same, byte for
// byte. The choices of a simultaneous node are made the same when they are revealed.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "protocol/game_json.hpp"
#include "tests/any_game.hpp"

namespace nemeton {

class Pair {
 public:
  // `reveals` is the token of the action with which the rules show what was hidden so far; the two are made the same then. Empty for none.
  Pair(std::unique_ptr<Match> match, Seat viewer, std::string_view reveals)
      : one_(std::move(match)), other_(one_->clone()), shown_(one_->clone()), viewer_(viewer), reveals_(reveals) {}

  const Match& one() const { return *one_; }
  const Match& other() const { return *shown_; }
  // Whether something is hidden from the viewer in which the two differ.
  bool differ() const { return hidden_differs_ || choice_differs_; }

  // One step of both. The game is not over.
  void step(Random& random) {
    constexpr int kAttempts = 40;
    for (int i = 0; i < kAttempts; ++i) {
      if (try_step(random)) return;
    }
    other_ = one_->clone();
    shown_ = one_->clone();
    hidden_differs_ = choice_differs_ = false;
    while (!try_step(random)) {
    }
  }

  // All that the viewer is told after the last step of each of the two: what a server sends it, and the text.
  std::string told_of_one() const { return told(*one_, last_, viewer_); }
  std::string told_of_other() const { return told(*shown_, last_of_other_, viewer_); }
  // The same of a spectator beside it.
  std::string spectator_told_of_one() const { return told(*one_, last_, kSpectator); }
  std::string spectator_told_of_other() const { return told(*shown_, last_of_other_, kSpectator); }

 private:
  static std::string told(const Match& match, const Step& last, Seat viewer) {
    std::string text;
    JsonWriter out(text);
    out.begin_object().field("seat", last.seat);
    if (match.saw_last_step(viewer)) out.field("token", std::string_view(last.token));
    out.key("effects");
    match.effects(viewer, out);
    write_state(match, viewer == kSpectator ? SeatSet() : SeatSet::of(viewer), out);
    out.key("view");
    match.view(viewer, out);
    out.end_object();
    return text + "\n" + match.text(viewer);
  }

  // Some step of the one; false if the other one cannot go along with it.
  bool try_step(Random& random) {
    const Node node = one_->node();
    auto one = one_->clone();
    auto other = other_->clone();
    auto shown = shown_->clone();
    const Step step = any_step(*one, random);
    Step of_other = step;
    bool choice_differs = false;
    bool hidden_differs = hidden_differs_;
    if (node.kind == NodeKind::simultaneous) {
      if (!other->apply(step.seat, step.token)) return false;
      if (step.seat != viewer_) of_other.token = any_action(*shown, step.seat, random);
      shown->apply(step.seat, of_other.token).value();
      SeatSet rest = node.to_act;
      rest.remove(step.seat);
      const bool goes_on = one->node() == Node::simultaneous(rest);
      choice_differs = goes_on && (choice_differs_ || of_other.token != step.token);
      if (!goes_on) shown = other->clone();
    } else {
      if (one->saw_last_step(viewer_)) {
        if (!other->apply(step.seat, step.token)) return false;
        if (step.token == reveals_) {
          other = one->clone();
          hidden_differs = false;
        }
      } else {
        of_other = any_step(*other, random);
        if (other->saw_last_step(viewer_)) return false;
        hidden_differs = hidden_differs || of_other.token != step.token;
      }
      shown = other->clone();
    }
    one_ = std::move(one);
    other_ = std::move(other);
    shown_ = std::move(shown);
    hidden_differs_ = hidden_differs;
    choice_differs_ = choice_differs;
    last_ = step;
    last_of_other_ = of_other;
    return true;
  }

  std::unique_ptr<Match> one_;
  std::unique_ptr<Match> other_;
  std::unique_ptr<Match> shown_;  // `other_`, but with other choices at a simultaneous node as long as it lasts
  Seat viewer_;
  std::string_view reveals_;
  Step last_{};
  Step last_of_other_{};
  bool hidden_differs_ = false;
  bool choice_differs_ = false;
};

struct LeakSearch {
  int pairs = 0;      // that were compared and differed in what was hidden
  int bots = 0;       // questions that a bot was asked in both
  std::string found;  // what gave something away, and how; empty if nothing did
};

// Plays random games of each number of seats before each viewer until so many pairs have been compared.
inline LeakSearch search_leaks(const GameEntry& game, int pairs, std::string_view reveals) {
  LeakSearch search;
  Random random(11);
  const auto differs = [&](const char* what, const std::string& one, const std::string& other, Seat viewer) {
    if (one == other) return false;
    search.found = std::string(what) + " differs before " +
                   (viewer == kSpectator ? "a spectator" : "seat " + std::to_string(viewer)) + ":\n" + one + "\n" +
                   other;
    return true;
  };
  const auto advice = [](const Match& match, Seat seat, Level level, std::uint64_t seed) {
    // Time enough that the levels' own budgets end their thinking.
    const Advice best = match.best(seat, level, {}, seed);
    std::string text = best.action;
    JsonWriter(text).number(best.value);
    for (const std::string& token : best.pv) text += " " + token;
    return text;
  };
  const auto analysis = [](const Match& match, Seat seat, std::uint64_t seed, const std::string& asked) {
    std::string text;
    const auto done = match.analyze(seat, {kFewSamples, seed, asked, {}});
    for (const auto& [action, win_probabilities, standard_error, depth, line] : done->candidates) {
      text += action + " ";
      for (const double each : win_probabilities) JsonWriter(text).number(each);
      for (const std::string& token : line) text += " " + token;
    }
    return text;
  };
  constexpr int kRounds = 200;
  for (int round = 0; round < kRounds && search.pairs < pairs; ++round) {
    for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
      for (Seat viewer = kSpectator; viewer < seats; ++viewer) {
        const int limit = 1 + any(random, 300);
        Pair pair(game.start(any_options(*game.info, seats, limit, random), seats), viewer, reveals);
        while (pair.one().node().kind != NodeKind::terminal) {
          pair.step(random);
          if (!pair.differ()) continue;
          ++search.pairs;
          if (differs("what is told", pair.told_of_one(), pair.told_of_other(), viewer)) return search;
          // Whoever sits there may have somebody who watches beside it, without delay: that tells nothing more.
          if (differs("what a spectator is told", pair.spectator_told_of_one(), pair.spectator_told_of_other(), viewer))
            return search;
          if (!pair.one().node().to_act.has(viewer) || any(random, 16) != 0) continue;
          ++search.bots;
          const auto level = static_cast<Level>(any(random, 3));
          const std::uint64_t seed_of_bot = random();
          if (differs("the bot's choice", advice(pair.one(), viewer, level, seed_of_bot),
                      advice(pair.other(), viewer, level, seed_of_bot), viewer))
            return search;
          const std::uint64_t seed = random();
          const std::string asked = any_action(pair.one(), viewer, random);
          if (differs("the analysis", analysis(pair.one(), viewer, seed, asked),
                      analysis(pair.other(), viewer, seed, asked), viewer))
            return search;
        }
      }
    }
  }
  return search;
}

}  // namespace nemeton
