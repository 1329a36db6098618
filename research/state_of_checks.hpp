// Which steps a state allows.
#pragma once

#include <limits>

#include "research/state_of.hpp"

namespace nemeton::research {

template <nemeton::Game G>
std::expected<void, Error> StateOf<G>::check(Seat seat, Action action) const {
  const auto error = [&](ErrorCode code, const std::string& why) {
    return std::unexpected(Error{code, "action " + std::to_string(action) + " " + why});
  };
  const Node now_awaited = node();
  if (now_awaited.kind == NodeKind::terminal) return error(ErrorCode::illegal_action, "came when the game was over");
  if (now_awaited.kind == NodeKind::chance) {
    if (seat != kChance) {
      return error(ErrorCode::not_your_turn, "is of seat " + std::to_string(seat) + ", expected an outcome of chance");
    }
    if (!can_come(action)) return error(ErrorCode::illegal_action, "is no outcome here");
    return {};
  }
  if (!now_awaited.to_act.has(seat)) {
    return error(ErrorCode::not_your_turn, "is of " + (seat == kChance ? "chance" : "seat " + std::to_string(seat)) +
                                               ", expected one of seat " + std::to_string(now_awaited.to_act.first()));
  }
  if (!is_legal(seat, action)) {
    return error(ErrorCode::illegal_action, "is not legal for seat " + std::to_string(seat));
  }
  return {};
}

template <nemeton::Game G>
bool StateOf<G>::is_legal(Seat seat, Action action) const {
  if (action < 0 || action >= codes().actions()) return false;
  const Code code = codes().action(now(), seat, static_cast<int>(action));
  return std::ranges::count(legal_codes(seat), code) > 0 && codes().index(now(), seat, code) == action;
}

template <nemeton::Game G>
bool StateOf<G>::can_come(Action action) const {
  if constexpr (GameOf<G>::kDealsInPieces) {
    if (is_sampled()) return could_be_dealt(static_cast<Code>(action));
    if (deals_piece()) {
      return std::ranges::count(next_pieces(), action, [](const auto& piece) { return Action{piece.outcome}; }) > 0;
    }
  } else if constexpr (SampledChance<G>) {
    if (is_sampled()) {
      if (action < 0 || static_cast<std::uint64_t>(action) > std::numeric_limits<Code>::max()) return false;
      const auto code = static_cast<Code>(action);
      return G::parse_outcome(now(), G::token(now(), kChance, code)) == code;
    }
  }
  if (action < 0 || action >= codes().outcomes()) return false;
  if constexpr (NumbersOutcomesInOrder<Codes, G>) {
    const auto [first, count] = codes().outcomes_at(now());
    return action >= first && action < first + count;
  }
  const Code code = codes().outcome(now(), static_cast<int>(action));
  OutcomeList<G> outcomes;
  G::outcomes(now(), outcomes);
  return std::ranges::count(outcomes, code, &Weighted<Code>::outcome) > 0 &&
         codes().outcome_index(now(), code) == action;
}

template <nemeton::Game G>
bool StateOf<G>::could_be_dealt(Code whole) const {
  StateOf dealing = *this;
  while (true) {
    const auto pieces = dealing.next_pieces();
    const auto piece =
        std::ranges::find_if(pieces, [&](const auto& each) { return codes().is_in(whole, each.outcome); });
    if (piece == pieces.end()) return false;
    dealing.part_ = codes().deal(now(), dealing.part_, piece->outcome);
    if (codes().is_whole(now(), dealing.part_)) return dealing.part_ == whole;
  }
}

}  // namespace nemeton::research
