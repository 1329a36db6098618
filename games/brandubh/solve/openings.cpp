#include "games/brandubh/solve/openings.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "games/brandubh/bot/searcher.hpp"
#include "search/proof_number.hpp"

namespace nemeton::brandubh {

namespace {

constexpr std::size_t kGlanceBytes = std::size_t{1} << 18;
constexpr std::size_t kProofBytes = std::size_t{1} << 24;
const Evaluator kEvaluator;

// Of the canonical position, so that all eight that are one get the same answer.
int glance(const Brandubh::State& state) {
  Searcher search(kEvaluator, kGlanceBytes);
  return search.search(History<Brandubh>(canonical(state).state), {.nodes = kGlance}, 64).score;
}

Brandubh::State after(const Brandubh::State& state, Brandubh::Action action) {
  Brandubh::State next = state;
  Brandubh::apply(next, state.turn, action);
  return next;
}

// Takes out of a proof what a player needs. The proof may have forgotten some of it; then it is proved again.
class Lines {
 public:
  explicit Lines(std::uint64_t nodes) : nodes_(nodes) {}

  // How it goes on from `state`, which `search` has proved to be won. False if that is not known any more, or the win is not there in fewer plies
  // than `limit`: each position leads on to sooner wins, so none comes twice.
  bool add(const Brandubh::State& state, ProofNumberSearch<Position>& search, int limit) {
    const std::uint64_t key = canonical(state).key();
    if (const auto met = plies_.find(key); met != plies_.end()) return met->second < limit;
    const auto best = soonest(state, search);
    if (!best || best->plies >= limit) return false;
    plies_.emplace(key, best->plies);
    lines_.push_back({state, *best});
    const Brandubh::State next = after(state, best->move);
    if (next.end != End::none) return true;
    ActionList<Brandubh> replies;
    Brandubh::actions(next, next.turn, replies);
    return std::ranges::all_of(
        replies, [&](Brandubh::Action reply) { return add_after(after(next, reply), search, best->plies); });
  }

  std::vector<ProvedLine> take() && { return std::move(lines_); }

 private:
  static std::optional<ProvedWins::Win> soonest(const Brandubh::State& state, ProofNumberSearch<Position>& search) {
    const Position position(state);
    Position::MoveList moves;
    position.moves(moves);
    std::optional<ProvedWins::Win> best;
    for (const auto move : moves) {
      const auto plies = search.plies_to_win(position.after(move));
      if (plies && (!best || *plies + 1 < best->plies)) best = {move, *plies + 1};
    }
    return best;
  }

  bool add_after(const Brandubh::State& state, ProofNumberSearch<Position>& search, int limit) {
    if (const auto score = Position(state).foreseen()) return *score > 0;
    if (is_seen_at_a_glance(state)) return true;
    if (search.plies_to_win(Position(state))) return add(state, search, limit);
    ProofNumberSearch<Position> again(kProofBytes);
    return again.prove(Position(state), {}, {.nodes = nodes_}) == Proof::won && add(state, again, limit);
  }

  std::uint64_t nodes_;
  std::unordered_map<std::uint64_t, int> plies_;  // by the key of the canonical position
  std::vector<ProvedLine> lines_;
};

}  // namespace

std::vector<Opening> openings(bool challenge, int plies) {
  OptionValues options(Brandubh::kOptions);
  if (!options.set_word("rules", Brandubh::kRules[challenge ? 1 : 0])) return {};
  std::vector<Opening> all = {{{}, Brandubh::start(options, 2)}};
  for (int ply = 0; ply < plies; ++ply) {
    std::vector<Opening> longer;
    std::unordered_set<std::uint64_t> met;
    for (const Opening& opening : all) {
      ActionList<Brandubh> actions;
      Brandubh::actions(opening.state, opening.state.turn, actions);
      for (const auto action : actions) {
        Opening next{opening.moves, after(opening.state, action)};
        next.moves.push_back(action);
        if (next.state.end == End::none && met.insert(canonical(next.state).key()).second) longer.push_back(next);
      }
    }
    all = std::move(longer);
  }
  return all;
}

bool is_seen_at_a_glance(const Brandubh::State& state) { return glance(state) > kEvalLimit; }

std::optional<ProvedOpening> prove_opening(const Opening& opening, int ahead, std::uint64_t nodes) {
  const int score = glance(opening.state);
  if (score > kEvalLimit) return ProvedOpening{kWin - score, {}};
  if (score < ahead) return std::nullopt;
  ProofNumberSearch<Position> search(kProofBytes);
  const Position position(opening.state);
  if (search.prove(position, {}, {.nodes = nodes}) != Proof::won) return std::nullopt;
  Lines lines(nodes);
  if (!lines.add(opening.state, search, ProvedWins::kMostPlies + 1)) return std::nullopt;
  auto proved = std::move(lines).take();
  return ProvedOpening{proved.front().win.plies, std::move(proved)};
}

}  // namespace nemeton::brandubh
