#include "lab/comparison.hpp"

#include <array>

namespace nemeton::lab {

namespace {

constexpr std::array kCompared = {Quantity::share0, Quantity::tied, Quantity::plies};

bool are_alike(const Cell& one, const Cell& other) {
  return one.setting.game == other.setting.game && one.setting.seats == other.setting.seats &&
         one.players == other.players;
}

// The means of each batch, by quantity.
using Means = std::vector<std::array<double, kCompared.size()>>;

std::expected<Means, std::string> means_of(const Results& results, std::size_t cell) {
  Means means;
  const auto read = results.each_batch(static_cast<std::int64_t>(cell), [&](std::int64_t, const Tally& tally) {
    auto& row = means.emplace_back();
    for (std::size_t i = 0; i < kCompared.size(); ++i)
      row[i] = static_cast<double>(tally.of(kCompared[i]).sum) / static_cast<double>(info_of(kCompared[i]).unit) /
               static_cast<double>(tally.games());
    return true;
  });
  if (!read) return std::unexpected(read.error());
  return means;
}

}  // namespace

std::expected<std::vector<Comparison>, std::string> compare(const Study& study, const Results& results) {
  std::vector<Comparison> found;
  for (std::size_t second = 1; second < study.cells.size(); ++second) {
    std::size_t first = 0;
    while (!are_alike(study.cells[first], study.cells[second])) ++first;
    if (first == second) continue;
    const auto one = means_of(results, first);
    if (!one) return std::unexpected(one.error());
    const auto other = means_of(results, second);
    if (!other) return std::unexpected(other.error());
    const std::size_t pairs = std::min(one->size(), other->size());
    for (std::size_t i = 0; i < kCompared.size(); ++i) {
      Sample sample{static_cast<double>(pairs), 0, 0};
      for (std::size_t batch = 0; batch < pairs; ++batch) {
        const double difference = (*other)[batch][i] - (*one)[batch][i];
        sample.sum += difference;
        sample.squares += difference * difference;
      }
      const Estimate difference = mean_of(sample.n, sample.sum, sample.squares);
      found.push_back({first, second, kCompared[i], difference, p_of(difference), 1});
    }
  }
  std::vector<double> p;
  for (const Comparison& each : found) p.push_back(each.p);
  const std::vector<double> worth = holm(p);
  for (std::size_t i = 0; i < found.size(); ++i) found[i].p_of_all = worth[i];
  return found;
}

}  // namespace nemeton::lab
