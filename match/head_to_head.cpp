#include "match/head_to_head.hpp"

#include <array>
#include <cmath>
#include <numeric>

#include "match/report.hpp"
#include "match/score.hpp"
#include "match/text_table.hpp"

namespace nemeton {

namespace {

std::vector<Round> rounds_of(const HeadToHeadOptions& options, int sides) {
  std::vector<Round> rounds;
  Random random(options.seed);
  for (int games = 0; games < options.games; games += sides) rounds.push_back({0, 1, random()});
  return rounds;
}

double mean(const std::vector<double>& shares) {
  return std::accumulate(shares.begin(), shares.end(), 0.0) / static_cast<double>(shares.size());
}

class HeadToHead {
 public:
  explicit HeadToHead(const HeadToHeadOptions& options)
      : options_(options), sides_(sides_of(options.setting)), score_(sides_) {
    if (options.sprt) sprt_.emplace(*options.sprt, sides_);
  }

  std::expected<void, std::string> play(std::ostream* terminal) {
    const Contest contest{.setting = options_.setting,
                          .contestants = options_.players,
                          .rounds = rounds_of(options_, sides_),
                          .threads = options_.threads};
    Progress progress(terminal);
    auto thinking = play_contest(contest, [&](const Round&, const RoundResult& result) {
      score_.add(result.shares);
      faults_.add(options_.players, result.faults);
      std::string line = std::to_string(score_.games()) + " of " + std::to_string(options_.games) + " games, share " +
                         fixed(score_.share(), 3);
      if (sprt_) {
        sprt_->add(mean(result.shares));
        line += ", SPRT " + sprt_ratio();
      }
      progress.show(line);
      return !sprt_ || sprt_->decision() == SprtDecision::none;
    });
    if (!thinking) return std::unexpected(thinking.error());
    thinking_ = std::move(*thinking);
    return {};
  }

  void write_text(std::ostream& out) const {
    const auto& [game, seats, values] = options_.setting;
    const auto [low, high] = score_.interval();
    const auto elo = [&](double share) { return elo_of_share(share, sides_); };
    out << options_.players[0].name << " against " << options_.players[1].name << ": " << game->info->id << ", "
        << seats << " seats, seed " << options_.seed << ", " << options_.threads << " at once\n"
        << "games   " << score_.games() << ": " << score_.wins() << " won, " << score_.ties() << " tied, "
        << score_.losses() << " lost\n"
        << "share   " << fixed(score_.share(), 3) << ", 95 %: " << fixed(low, 3) << " to " << fixed(high, 3)
        << "; equals have " << fixed(score_.expected_of_equals(), 3) << "\n"
        << "Elo     " << with_sign(elo(score_.share())) << ", 95 %: " << with_sign(elo(low)) << " to "
        << with_sign(elo(high)) << "\n"
        << "p       " << fixed(score_.p_value(), 4) << " for a player that is no better\n"
        << "rounds ";
    for (const auto& [share, rounds] : score_.rounds()) out << " " << rounds << " with " << fixed(share, 2);
    out << "\n";
    if (sprt_) {
      constexpr std::array kSaid = {"undecided", "no stronger than the lower", "as strong as the higher"};
      out << "SPRT    of Elo " << with_sign(options_.sprt->elo0) << " and " << with_sign(options_.sprt->elo1) << ": "
          << kSaid[static_cast<std::size_t>(sprt_->decision())] << ", " << sprt_ratio() << "\n";
    }
    faults_.write(out);
    out << "\n";
    write_thinking(options_.players, thinking_, out);
  }

  void write_json(std::ostream& out) const {
    const auto [low, high] = score_.interval();
    std::string text;
    JsonWriter json(text);
    const auto elo = [&](const char* name, double share) {
      // JSON has no infinity.
      if (const double value = elo_of_share(share, sides_); std::isfinite(value)) json.field(name, value);
      else json.key(name).null();
    };
    json.begin_object().field("game", options_.setting.game->info->id).field("seats", options_.setting.seats);
    json.field("sides", sides_).field("opening_steps", opening_steps(options_.setting));
    json.field("seed", options_.seed).field("games", score_.games());
    json.field("wins", score_.wins()).field("ties", score_.ties()).field("losses", score_.losses());
    json.field("share", score_.share()).field("share_low", low).field("share_high", high);
    elo("elo", score_.share());
    elo("elo_low", low);
    elo("elo_high", high);
    json.field("p", score_.p_value()).key("rounds").begin_array();
    for (const auto& [share, rounds] : score_.rounds())
      json.begin_object().field("share", share).field("count", rounds).end_object();
    json.end_array();
    if (sprt_) {
      constexpr std::array kDecisions = {"none", "elo0", "elo1"};
      json.key("sprt").begin_object().field("elo0", options_.sprt->elo0).field("elo1", options_.sprt->elo1);
      json.field("log_likelihood_ratio", sprt_->log_likelihood_ratio()).field("limit", sprt_->limit());
      json.field("decision", kDecisions[static_cast<std::size_t>(sprt_->decision())]).end_object();
    }
    json.key("faults");
    faults_.write(json);
    json.key("players");
    write_thinking(options_.players, thinking_, json);
    json.end_object();
    out << text << "\n";
  }

 private:
  std::string sprt_ratio() const {
    return fixed(sprt_->log_likelihood_ratio(), 2) + " of ±" + fixed(sprt_->limit(), 2);
  }

  const HeadToHeadOptions& options_;
  int sides_;
  Score score_;
  std::optional<Sprt> sprt_;
  FaultList faults_;
  std::vector<Thinking> thinking_;
};

}  // namespace

std::expected<void, std::string> head_to_head(const HeadToHeadOptions& options, std::ostream& out,
                                              std::ostream* terminal) {
  HeadToHead contest(options);
  if (const auto played = contest.play(terminal); !played) return played;
  if (options.json) contest.write_json(out);
  else contest.write_text(out);
  return {};
}

}  // namespace nemeton
