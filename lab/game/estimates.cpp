#include "lab/game/estimates.hpp"

#include <algorithm>

namespace nemeton::lab {

void Estimates::add(const WinProbabilities& by_seat, Step step, bool is_move) {
  BySide win{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(sides_.seats); ++seat)
    win[static_cast<std::size_t>(sides_.of_seat[seat])] += by_seat[seat];
  positions_.push_back({win, step, is_move});
}

void Estimates::note(GameQuantities& played) const {
  if (positions_.empty()) return;
  note_luck(played);
  note_leads(played);
}

// The scalar product of two differences.
double Estimates::product(const BySide& one, const BySide& from_one, const BySide& other,
                          const BySide& from_other) const {
  double sum = 0;
  for (std::size_t side = 0; side < static_cast<std::size_t>(sides_.count); ++side)
    sum += (one[side] - from_one[side]) * (other[side] - from_other[side]);
  return sum;
}

void Estimates::note_luck(GameQuantities& played) const {
  const BySide& first = positions_.front().win;
  const BySide& result = positions_.back().win;
  BySide equal;
  equal.fill(1.0 / sides_.count);
  double luck = 0;
  double swing = 0;
  double agreement = 0;
  double certainty = 0;
  for (std::size_t i = 0; i < positions_.size(); ++i) {
    const auto& [now, step, is_move] = positions_[i];
    if (is_move) {
      agreement += product(now, equal, result, equal);
      certainty += product(now, equal, now, equal);
    }
    if (i == 0) continue;
    const BySide& before = positions_[i - 1].win;
    swing += product(now, before, now, before);
    if (step == Step::chance) luck += product(now, before, result, first);
  }
  of(played, Quantity::luck) = in_units(luck);
  of(played, Quantity::swing) = in_units(swing);
  of(played, Quantity::variance) = in_units(product(result, first, result, first));
  of(played, Quantity::agreement) = in_units(agreement);
  of(played, Quantity::certainty) = in_units(certainty);
}

void Estimates::note_leads(GameQuantities& played) const {
  // Sides that share the win have the best result.
  const BySide& result = positions_.back().win;
  const double best = std::ranges::max(result);
  const auto winners = static_cast<double>(std::ranges::count(result, best));
  std::size_t count = 0;
  std::size_t decided = 0;
  unsigned leaders = 0;
  double changes = 0;
  double drama = 0;
  double lowest = 1;
  for (const auto& [win, step, is_move] : positions_) {
    if (!is_move) continue;
    ++count;
    const double most = std::ranges::max(win);
    unsigned now = 0;
    for (std::size_t side = 0; side < win.size(); ++side) {
      if (win[side] == most) now |= 1U << side;
      if (result[side] != best) continue;
      drama += (most - win[side]) / winners;
      lowest = std::min(lowest, win[side]);
      if (win[side] <= 0.5) decided = count;
    }
    if (count > 1 && now != leaders) ++changes;
    leaders = now;
  }
  if (count == 0) return;
  const auto moves = static_cast<double>(count);
  of(played, Quantity::drama) = in_units(drama / moves);
  if (count > 1) of(played, Quantity::lead_changes) = in_units(changes / (moves - 1));
  if (winners > 1) return;
  of(played, Quantity::with_winner) = 1;
  of(played, Quantity::lowest) = in_units(lowest);
  of(played, Quantity::decided) = in_units(static_cast<double>(decided) / moves);
}

}  // namespace nemeton::lab
