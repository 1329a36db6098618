#include "cli/play.hpp"

#include <algorithm>
#include <random>

#include "cli/game_options.hpp"
#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "protocol/json_text.hpp"
#include "protocol/record.hpp"

namespace nemeton {

namespace {

constexpr const char* kHelp =
    "  a move   is typed as \"moves\" shows it\n"
    "  moves    lists your legal moves\n"
    "  hint     asks the best bot what it would do\n"
    "  undo     goes back to your last decision\n"
    "  board    shows the board again\n"
    "  help     shows this\n"
    "  quit     ends the game\n";

// One game between a person and bots.
class Session {
 public:
  Session(std::unique_ptr<Match> match, const PlayOptions& options, std::uint64_t seed, std::istream& in,
          std::ostream& out)
      : match_(std::move(match)),
        me_(options.seat),
        level_(options.level),
        seed_(seed),
        echo_(options.echo),
        in_(in),
        out_(out) {}

  void play() {
    greet();
    while (match_->node().kind != NodeKind::terminal) {
      if (match_->node().kind == NodeKind::chance) match_->draw(seed_);
      else if (match_->node().to_act.has(me_)) {
        if (!ask()) return;
      } else let_bot_play(match_->node().to_act.first());
      saw_.push_back(match_->saw_last_step(me_));
      tell_news();
    }
    out_ << "\n" << match_->text(me_);
    tell_result();
  }

 private:
  void greet() {
    out_ << match_->info().name << ". You have seat " << me_ << ", the others are bots (" << level_name()
         << "). The seed is " << seed_ << ".\nType a move, or \"help\".\n";
  }

  // Reads and does what the person wants until a move has been made; false at the end.
  bool ask() {
    if (shown_ != match_->step_count()) show_board();
    std::string typed;
    while (read(typed)) {
      if (typed == "quit") {
        out_ << "Goodbye.\n";
        return false;
      }
      if (typed.empty()) continue;
      if (typed == "help") out_ << kHelp;
      else if (typed == "moves") list_moves();
      else if (typed == "board") show_board();
      else if (typed == "hint") hint();
      else if (typed == "undo") undo();
      else if (match_->apply(me_, typed)) return true;
      else
        out_ << in_quotes(typed)
             << " is no move here. \"moves\" lists those there are, \"help\" says what else you can type.\n";
    }
    out_ << "\n";
    return false;
  }

  bool read(std::string& typed) {
    out_ << "> " << std::flush;
    if (!std::getline(in_, typed)) return false;
    constexpr const char* space = " \t\r\f\v";
    const auto begin = typed.find_first_not_of(space);
    typed = begin == std::string::npos ? "" : typed.substr(begin, typed.find_last_not_of(space) + 1 - begin);
    if (echo_) out_ << typed << "\n";
    return true;
  }

  void show_board() {
    out_ << "\n" << match_->text(me_);
    shown_ = match_->step_count();
  }

  void list_moves() {
    std::string line;
    for (const std::string& token : match_->actions(me_)) {
      if (line.size() + token.size() > 76) {
        out_ << " " << line << "\n";
        line.clear();
      }
      line += " " + token;
    }
    out_ << " " << line << "\n";
  }

  void hint() { out_ << "I would play " << best(me_, Level::best) << ".\n"; }

  void undo() {
    const std::vector<Step> steps = match_->steps();
    const auto mine = std::ranges::find(steps.rbegin(), steps.rend(), me_, &Step::seat);
    if (mine == steps.rend()) {
      out_ << "You have not moved yet.\n";
      return;
    }
    const auto left = static_cast<std::size_t>(steps.rend() - mine) - 1;
    while (match_->step_count() > left) match_->undo();
    saw_.resize(left);
    told_ = left;
    show_board();
  }

  void let_bot_play(Seat seat) { match_->apply(seat, best(seat, level_)); }

  // Says what has happened since the last time and is no secret: what one saw happen, or what all have chosen by now.
  void tell_news() {
    const std::vector<Step> steps = match_->steps();
    for (const std::size_t known = revealed_steps(*match_); told_ < known; ++told_) {
      const auto& [seat, token, node] = steps[told_];
      if (!saw_[told_] && node != NodeKind::simultaneous) continue;
      if (seat == kChance) out_ << "Chance brings " << token << ".\n";
      else if (seat != me_) out_ << "Seat " << seat << " plays " << token << ".\n";
    }
  }

  void tell_result() {
    const Returns returns = match_->returns();
    const double mine = returns[static_cast<std::size_t>(me_)];
    out_ << (mine > 0 ? "You have won.\n" : mine < 0 ? "You have lost.\n" : "It is a tie.\n");
  }

  std::string best(Seat seat, Level level) const {
    return match_->best(seat, level, {.time = std::chrono::seconds(1)}, seed_ + match_->step_count()).action;
  }

  const char* level_name() const { return kLevelNames[static_cast<std::size_t>(level_)]; }

  std::unique_ptr<Match> match_;
  Seat me_;
  Level level_;
  std::uint64_t seed_;
  bool echo_;
  std::istream& in_;
  std::ostream& out_;
  std::vector<bool> saw_;                  // whether one saw each step happen
  std::size_t told_ = 0;                   // steps told so far
  std::size_t shown_ = std::string::npos;  // steps at the time of the last board
};

}  // namespace

std::expected<void, Error> play(const PlayOptions& wanted, std::istream& in, std::ostream& out) {
  const nlohmann::json id = wanted.game;
  const auto game = read_game(games(), &id);
  if (!game) return std::unexpected(game.error());
  const GameInfo& info = *(*game)->info;
  const auto seats = parse_seats(info, wanted.seats);
  if (!seats) return std::unexpected(seats.error());
  const auto options = parse_game_options(info, *seats, wanted.options);
  if (!options) return std::unexpected(options.error());
  if (wanted.seat < 0 || wanted.seat >= *seats) {
    return std::unexpected(Error{ErrorCode::bad_option, "seat is " + std::to_string(wanted.seat) + ", expected 0 to " +
                                                            std::to_string(*seats - 1)});
  }
  const std::uint64_t seed = wanted.seed ? *wanted.seed : std::random_device()();
  Session((*game)->start(*options, *seats), wanted, seed, in, out).play();
  return {};
}

}  // namespace nemeton
