#include "games/brandubh/learn/fit.hpp"

#include <cmath>
#include <cstdio>
#include <memory>
#include <numeric>

namespace nemeton::brandubh {

namespace {

constexpr int kEpochs = 16;
constexpr std::size_t kBatch = 4096;
constexpr std::size_t kHidden = KingNetwork::kHidden;
constexpr int kMostMen = 12;

// The network in fractions: hidden units are clipped to 0 … 1, and points are parts of kPointsOfOne.
struct Numbers {
  std::array<std::array<float, kHidden>, KingNetwork::kRows> men;
  std::array<std::array<float, kHidden>, KingNetwork::kHeads> bias;
  std::array<std::array<float, kHidden>, KingNetwork::kHeads> output;
  std::array<float, KingNetwork::kHeads> output_bias;
  std::array<std::array<float, kFeatures>, 2> seen;
};
using All = std::array<float, std::tuple_size_v<KingNumbers>>;
static_assert(sizeof(Numbers) == sizeof(All));

All& all(Numbers& numbers) { return reinterpret_cast<All&>(numbers); }

// A lesson as the network sees it. If two or more symmetries bring the king to his place, the men may lie in as many ways.
struct Sample {
  std::array<std::array<std::uint16_t, kMostMen>, 2> rows;
  std::array<std::int8_t, kFeatures> times;
  std::uint8_t men;
  std::uint8_t head;
  float wanted;  // the attackers' share
};

float share_of(float logit) { return 1 / (1 + std::exp(-logit)); }

Sample sample_of(const Learner::Lesson& lesson, Random& random) {
  Brandubh::State state{};
  state.attackers = lesson.attackers;
  state.defenders = lesson.defenders;
  state.king = bit(lesson.king);
  state.ply_limit = 500;
  state.turn = lesson.turn;
  state.challenge = lesson.challenge != 0;
  Sample sample{};
  sample.head = static_cast<std::uint8_t>(KingNetwork::head(state.challenge, state.turn));
  look_at(Position(state), [&](int feature, int times) {
    sample.times[static_cast<std::size_t>(feature)] = static_cast<std::int8_t>(times);
  });
  FixedList<Symmetry, kSymmetries> homes;
  for (Symmetry symmetry = 0; symmetry < kSymmetries; ++symmetry) {
    if (is_homeward(lesson.king, symmetry)) homes.push(symmetry);
  }
  for (auto& rows : sample.rows) {
    const Symmetry home = homes[below(random, static_cast<std::uint32_t>(homes.size()))];
    sample.men = 0;
    const auto add = [&](Bits set, std::size_t first) {
      for (; set != 0; set &= set - 1) {
        const int at = turned_square(square_of(set), home);
        rows[sample.men++] = static_cast<std::uint16_t>(first + static_cast<std::size_t>(kSide * (at >> 3) + (at & 7)));
      }
    };
    const std::size_t first = KingNetwork::first_row(lesson.king);
    add(lesson.attackers, first);
    add(lesson.defenders, first + KingNetwork::kSquares);
  }
  const float said = share_of(static_cast<float>(lesson.score) / KingNetwork::kPointsOfOne);
  sample.wanted = (said + static_cast<float>(lesson.halves) / 2) / 2;
  return sample;
}

class Fit {
 public:
  Fit(const KingNetwork* from, std::uint64_t seed)
      : random_(seed), numbers_(std::make_unique<Numbers>()), slopes_(std::make_unique<Numbers>()) {
    if (from != nullptr) begin_with(*from);
    else begin_at_random();
  }

  void learn(const std::vector<Learner::Lesson>& lessons, const std::function<void(const std::string&)>& report) {
    std::vector<Sample> samples;
    for (const auto& lesson : lessons) samples.push_back(sample_of(lesson, random_));
    if (samples.empty()) return;
    std::vector<std::uint32_t> order(samples.size());
    std::iota(order.begin(), order.end(), 0U);
    for (int epoch = 1; epoch <= kEpochs; ++epoch) {
      for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[below(random_, static_cast<std::uint32_t>(i))]);
      double squares = 0;
      for (std::size_t at = 0; at < order.size(); at += kBatch) {
        const auto batch = std::span(order).subspan(at, std::min(kBatch, order.size() - at));
        all(*slopes_).fill(0);
        for (const std::uint32_t each : batch) squares += add_slopes(samples[each]);
        step(static_cast<float>(batch.size()), epoch <= 10 ? 0.004F : epoch <= 13 ? 0.0012F : 0.0003F);
      }
      if (epoch != 1 && epoch != kEpochs) continue;
      char line[100];
      std::snprintf(line, sizeof line, "epoch %d: mean square error %.5f over %zu positions", epoch,
                    squares / static_cast<double>(samples.size()), samples.size());
      report(line);
    }
  }

  KingNetwork whole() const {
    KingNetwork network{};
    const auto multiply = [](const auto& parts, auto& whole, int one) {
      for (std::size_t i = 0; i < whole.size(); ++i) {
        for (std::size_t j = 0; j < whole[i].size(); ++j) whole[i][j] = rounded(parts[i][j], one);
      }
    };
    multiply(numbers_->men, network.men, KingNetwork::kOne);
    multiply(numbers_->bias, network.bias, KingNetwork::kOne);
    multiply(numbers_->output, network.output, KingNetwork::kOutputOne);
    multiply(numbers_->seen, network.seen, KingNetwork::kPointsOfOne);
    for (std::size_t i = 0; i < KingNetwork::kHeads; ++i) {
      network.output_bias[i] = rounded(numbers_->output_bias[i], KingNetwork::kPointsOfOne);
    }
    return network;
  }

 private:
  static std::int16_t rounded(float part, int one) {
    return static_cast<std::int16_t>(std::lround(std::clamp(part * static_cast<float>(one), -32767.0F, 32767.0F)));
  }

  void begin_with(const KingNetwork& network) {
    const auto divide = [](const auto& whole, auto& parts, float one) {
      for (std::size_t i = 0; i < whole.size(); ++i) {
        for (std::size_t j = 0; j < whole[i].size(); ++j) parts[i][j] = static_cast<float>(whole[i][j]) / one;
      }
    };
    divide(network.men, numbers_->men, KingNetwork::kOne);
    divide(network.bias, numbers_->bias, KingNetwork::kOne);
    divide(network.output, numbers_->output, KingNetwork::kOutputOne);
    divide(network.seen, numbers_->seen, KingNetwork::kPointsOfOne);
    for (std::size_t i = 0; i < KingNetwork::kHeads; ++i) {
      numbers_->output_bias[i] = static_cast<float>(network.output_bias[i]) / KingNetwork::kPointsOfOne;
    }
  }

  void begin_at_random() {
    const auto draw = [&](auto& rows) {
      for (auto& row : rows) {
        for (float& each : row) each = static_cast<float>(static_cast<int>(below(random_, 401)) - 200) / 1000;
      }
    };
    draw(numbers_->men);
    draw(numbers_->output);
    for (auto& row : numbers_->bias) row.fill(0.3F);
  }

  // Adds what the sample would have changed; the square of its error.
  float add_slopes(const Sample& sample) {
    const auto& rows = sample.rows[below(random_, 2)];
    const std::size_t head = sample.head, rule_set = head / 2;
    std::array<float, kHidden> sums = numbers_->bias[head];
    for (std::size_t i = 0; i < sample.men; ++i) {
      const auto& row = numbers_->men[rows[i]];
      for (std::size_t j = 0; j < kHidden; ++j) sums[j] += row[j];
    }
    float logit = numbers_->output_bias[head];
    for (std::size_t j = 0; j < kHidden; ++j) logit += std::clamp(sums[j], 0.0F, 1.0F) * numbers_->output[head][j];
    for (std::size_t i = 0; i < kFeatures; ++i) {
      logit += numbers_->seen[rule_set][i] * static_cast<float>(sample.times[i]);
    }
    // The slope of the cross-entropy.
    const float error = share_of(logit) - sample.wanted;
    slopes_->output_bias[head] += error;
    std::array<float, kHidden> back{};
    for (std::size_t j = 0; j < kHidden; ++j) {
      slopes_->output[head][j] += error * std::clamp(sums[j], 0.0F, 1.0F);
      if (sums[j] > 0 && sums[j] < 1) back[j] = error * numbers_->output[head][j];
      slopes_->bias[head][j] += back[j];
    }
    for (std::size_t i = 0; i < sample.men; ++i) {
      auto& row = slopes_->men[rows[i]];
      for (std::size_t j = 0; j < kHidden; ++j) row[j] += back[j];
    }
    for (std::size_t i = 0; i < kFeatures; ++i) {
      slopes_->seen[rule_set][i] += error * static_cast<float>(sample.times[i]);
    }
    return error * error;
  }

  // Adam (Kingma and Ba, 2014).
  void step(float count, float rate) {
    ++steps_;
    const float first = 1 - std::pow(0.9F, steps_), second = 1 - std::pow(0.999F, steps_);
    All &numbers = all(*numbers_), &slopes = all(*slopes_);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const float slope = slopes[i] / count;
      (*mean_)[i] = 0.9F * (*mean_)[i] + 0.1F * slope;
      (*square_)[i] = 0.999F * (*square_)[i] + 0.001F * slope * slope;
      numbers[i] -= rate * ((*mean_)[i] / first) / (std::sqrt((*square_)[i] / second) + 1e-8F);
    }
    // So that no sum of 13 overflows, by far.
    for (auto& row : numbers_->men) {
      for (float& each : row) each = std::clamp(each, -1.98F, 1.98F);
    }
  }

  Random random_;
  const std::unique_ptr<Numbers> numbers_;
  const std::unique_ptr<Numbers> slopes_;
  const std::unique_ptr<All> mean_ = std::make_unique<All>(), square_ = std::make_unique<All>();
  float steps_ = 0;
};

}  // namespace

KingNetwork fit(const KingNetwork* from, const std::vector<Learner::Lesson>& lessons, std::uint64_t seed,
                const std::function<void(const std::string&)>& report) {
  Fit fit(from, seed);
  fit.learn(lessons, report);
  return fit.whole();
}

}  // namespace nemeton::brandubh
