#include "lab/skill_trace.hpp"

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
    const Who& weaker = cells[rungs.back()].players.back();
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
  // What each gain weighs in the prediction.
  std::vector<double> weights;
  for (std::size_t i = 0; i < gains.size(); ++i)
    weights.push_back(1 / count + (count + 1 - middle) * (static_cast<double>(i) - middle) / spread);
  double predicted = 0;
  double area = 0;
  for (std::size_t i = 0; i < gains.size(); ++i) {
    predicted += weights[i] * gains[i].value;
    area += std::max(gains[i].value, 0.0) / count;
  }
  const bool is_within = predicted > 0 && predicted < 1;
  predicted = std::clamp(predicted, 0.0, 1.0);
  double variance = 0;
  for (std::size_t i = 0; i < gains.size(); ++i) {
    const double slope = (is_within ? (1 - area) * weights[i] : 0) + (gains[i].value > 0 ? (1 - predicted) / count : 0);
    variance += std::pow(slope * (gains[i].high - gains[i].low) / 2, 2);
  }
  const double value = predicted + (1 - predicted) * area;
  return {value, std::max(0.0, value - std::sqrt(variance)), std::min(1.0, value + std::sqrt(variance))};
}

}  // namespace nemeton::lab
