#include "lab/watched_game.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "lab/game/estimates.hpp"
#include "lab/game/interaction.hpp"

namespace nemeton::lab {

namespace {

// Whether a text is a word of an effect rather than a place on a board: at least three lowercase letters, - or _.
bool is_word(const std::string& text) {
  return text.size() >= 3 &&
         std::ranges::all_of(text, [](char c) { return (c >= 'a' && c <= 'z') || c == '_' || c == '-'; });
}

// Returns the effects of the last step that `viewer` knows.
nlohmann::json effects_of(const Match& match, Seat viewer) {
  std::string text;
  JsonWriter json(text);
  match.effects(viewer, json);
  return nlohmann::json::parse(text);
}

class Game {
 public:
  Game(const Study& study, const Cell& cell, const Sides& sides, std::int64_t number)
      : study_(study),
        cell_(cell),
        sides_(sides),
        seed_(DrawBits(study.seed, static_cast<std::uint64_t>(number))()),
        first_(static_cast<int>(number % sides.count)),
        match_(cell.setting.game->start(cell.setting.options, cell.setting.seats)),
        choosers_{Random(seed_ + 1), Random(seed_ + 2), Random(seed_ + 3),
                  Random(seed_ + 4), Random(seed_ + 5), Random(seed_ + 6)},
        comparer_(seed_ + 7),
        clock_(cell.pace),
        estimates_(sides) {}

  WatchedGame play() {
    while (match_->node().kind != NodeKind::terminal) {
      if (match_->node().kind == NodeKind::chance) draw();
      else act(match_->node().to_act.first());
    }
    set_result(game_.played, sides_, match_->returns(), match_->ply(), first_);
    of(game_.played, Quantity::minutes) = clock_.units();
    if (study_.watches(Watch::estimates)) {
      estimates_.add(won(match_->returns(), sides_.seats), step_, false);
      estimates_.note(game_.played);
    }
    return std::move(game_);
  }

 private:
  bool knows_all() const { return !cell_.setting.game->hides_information; }

  // Bounds both kinds of analysis: a sample is a game of at least about twenty positions.
  Budget estimator_budget() const {
    return {.nodes = study_.estimator.nodes, .samples = std::max<std::uint64_t>(1, study_.estimator.nodes / 20)};
  }

  // In a game that hides information, estimates with everything known.
  void estimate_hidden(bool is_move) {
    if (!study_.watches(Watch::estimates) || knows_all()) return;
    if (const auto found = match_->evaluate_full_information(estimator_budget(), seed_))
      estimates_.add(*found, step_, is_move);
  }

  void draw() {
    estimate_hidden(false);
    ++of(game_.played, Quantity::chances);
    clock_.draw();
    (void)match_->draw(seed_);
    step_ = Estimates::Step::chance;
    note_effects(kSpectator);
  }

  void act(Seat seat) {
    estimate_hidden(true);
    match_->legal_actions(seat, actions_);
    const auto choices = static_cast<std::int64_t>(actions_.size());
    clock_.act(match_->node(), seat, choices > 1);
    ++of(game_.played, Quantity::decisions);
    of(game_.played, Quantity::forced) += choices == 1 ? 1 : 0;
    of(game_.played, Quantity::choices) += choices;
    const std::string token = choose(seat);
    const bool is_estimated = study_.watches(Watch::estimates) && knows_all() && estimate_choice(seat, token);
    if (study_.watches(Watch::interaction) && choices > 1) compare(seat, token);
    (void)match_->apply(seat, token);
    step_ = is_estimated ? Estimates::Step::none : Estimates::Step::choice;
    note_effects(seat);
  }

  std::string choose(Seat seat) {
    if (actions_.size() == 1) return match_->token(seat, actions_.front());
    const bool is_first = sides_.of_seat[static_cast<std::size_t>(seat)] == first_;
    const PlayerSpec& player = is_first ? cell_.players.front() : cell_.players.back();
    Random& random = choosers_[static_cast<std::size_t>(seat)];
    if (!player.level) return match_->token(seat, actions_[below(random, static_cast<std::uint32_t>(actions_.size()))]);
    Budget budget;
    if (player.nodes != 0) budget.nodes = budget.samples = player.nodes;
    return match_->best(seat, *player.level, budget, random()).action;
  }

  // Estimates the position before the choice and after it. Returns whether both are known.
  bool estimate_choice(Seat seat, const std::string& token) {
    const auto analysis =
        match_->analyze(seat, {.budget = estimator_budget(), .seed = seed_, .asked = token, .on_progress = {}});
    if (!analysis || analysis->candidates.empty()) return false;
    estimates_.add(analysis->candidates.front().win_probabilities, step_, true);
    const auto chosen = std::ranges::find(analysis->candidates, token, &Candidate<std::string>::action);
    if (chosen == analysis->candidates.end()) return false;
    estimates_.add(chosen->win_probabilities, Estimates::Step::choice, false);
    return true;
  }

  // Compares the others' choices with those after another action.
  void compare(Seat seat, const std::string& token) {
    ++of(game_.played, Quantity::compared);
    of(game_.played, Quantity::influence) +=
        in_units(influence(*match_, sides_, seat, *match_->parse_token(seat, token), comparer_));
  }

  // An effect counts for the seat that it names, or else for the seat that acted.
  void note_effects(Seat actor) {
    if (!study_.watches(Watch::effects)) return;
    for (const nlohmann::json& effect : effects_of(*match_, actor)) {
      Seat seat = actor;
      std::string what = effect.value("kind", "");
      for (const auto& [name, value] : effect.items()) {
        if (name == "seat" && value.is_number_integer()) seat = value;
        if (name != "kind" && value.is_string() && is_word(value)) what += " " + value.get<std::string>();
      }
      // The end counts once for the game, whichever seat brought it about.
      if (what.starts_with("ended")) seat = 0;
      // The effect says nothing that the others do not imply.
      if (what.starts_with("awaits")) continue;
      if (seat < 0 || seat >= sides_.seats || what.empty()) continue;
      ++game_.usage[static_cast<std::size_t>(seat)][what];
    }
  }

  const Study& study_;
  const Cell& cell_;
  const Sides& sides_;
  std::uint64_t seed_;
  int first_;
  std::unique_ptr<Match> match_;
  std::array<Random, kMaxSeats> choosers_;
  Random comparer_;
  Clock clock_;
  Estimates estimates_;
  WatchedGame game_;
  std::vector<ActionId> actions_;
  Estimates::Step step_ = Estimates::Step::none;  // since the last estimate
};

}  // namespace

WatchedGame play_watched_game(const Study& study, const Cell& cell, const Sides& sides, std::int64_t number) {
  return Game(study, cell, sides, number).play();
}

}  // namespace nemeton::lab
