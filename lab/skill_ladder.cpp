#include "lab/skill_ladder.hpp"

#include <algorithm>
#include <cmath>

namespace nemeton::lab {

namespace {

bool is_rung_beside(const Cell& one, const Cell& other) {
  if (one.players.size() != 2 || other.players.size() != 2) return false;
  if (one.setting.game != other.setting.game || one.setting.seats != other.setting.seats) return false;
  for (std::size_t i = 0; i < one.setting.options.specs().size(); ++i)
    if (one.setting.options[i] != other.setting.options[i]) return false;
  return true;
}

}  // namespace

std::vector<std::size_t> ladder(const Study& study, std::size_t top) {
  const std::vector<Cell>& cells = study.cells;
  if (cells[top].players.size() < 2) return {};
  std::vector<std::size_t> rungs = {top};
  const auto find_all = [&](auto&& wanted) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (is_rung_beside(cells[i], cells[top]) && wanted(cells[i])) found.push_back(i);
    return found;
  };
  if (!find_all([&](const Cell& cell) { return cell.players.back() == cells[top].players.front(); }).empty()) return {};
  for (;;) {
    const PlayerSpec& weaker = cells[rungs.back()].players.back();
    const auto below = find_all([&](const Cell& cell) { return cell.players.front() == weaker; });
    if (below.empty()) break;
    // Two that lead down, or a circle, are no ladder.
    if (below.size() > 1 || std::ranges::find(rungs, below.front()) != rungs.end()) return {};
    rungs.push_back(below.front());
  }
  std::ranges::reverse(rungs);
  return rungs;
}

Estimate skill_trace(std::span<const Estimate> gains) {
  const auto count = static_cast<double>(gains.size());
  const double middle = (count - 1) / 2;
  double spread = 0;
  for (std::size_t i = 0; i < gains.size(); ++i) spread += std::pow(static_cast<double>(i) - middle, 2);
  // The weight of each gain in the prediction.
  std::vector<double> weights;
  for (std::size_t i = 0; i < gains.size(); ++i)
    weights.push_back(1 / count + (count + 1 - middle) * (static_cast<double>(i) - middle) / spread);
  struct Parts {
    double predicted = 0;
    double area = 0;
    double trace() const { return predicted + (1 - predicted) * area; }
  };
  const auto parts_of = [&](auto&& gain) {
    Parts parts;
    for (std::size_t i = 0; i < gains.size(); ++i) {
      parts.predicted += weights[i] * gain(i);
      parts.area += std::clamp(gain(i), 0.0, 1.0) / count;
    }
    parts.predicted = std::clamp(parts.predicted, 0.0, 1.0);
    return parts;
  };
  const Parts found = parts_of([&](std::size_t i) { return gains[i].value; });
  // How the trace changes with each gain. At the bounds of the prediction too: from there it may come back.
  const auto slope = [&](std::size_t i) { return (1 - found.area) * weights[i] + (1 - found.predicted) / count; };
  const auto half = [&](std::size_t i) { return (gains[i].high - gains[i].low) / 2; };
  double square = 0;
  for (std::size_t i = 0; i < gains.size(); ++i) square += std::pow(slope(i) * half(i), 2);
  const double reach = std::sqrt(square);
  if (!std::isfinite(reach)) return {found.trace(), 0, 1};
  if (reach == 0) return {found.trace(), found.trace(), found.trace()};
  const auto at = [&](double direction) {
    return parts_of([&](std::size_t i) { return gains[i].value + direction * half(i) * half(i) * slope(i) / reach; })
        .trace();
  };
  return {found.trace(), std::min(at(-1), found.trace()), std::max(at(1), found.trace())};
}

}  // namespace nemeton::lab
