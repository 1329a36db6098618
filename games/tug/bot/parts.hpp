// The network's value of positions from what each side brings to it: sides come again and again while a turn is gone through.
#pragma once

#include <array>
#include <vector>

#include "games/tug/bot/inputs.hpp"

namespace nemeton::tug {

// The network is kept, not copied.
class Parts {
 public:
  explicit Parts(const Network& network) : network_(&network) {}

  // The expected return of the match for the seat whose roll is awaited.
  double value(const Teams& teams) {
    const std::size_t mover = part_of(0, teams.mover), other = part_of(1, teams.other);
    return return_of_logit(network_->logit_of(sums(mover), sums(other), network_->weights_of(lead_input(teams))),
                           network_->unit());
  }

 private:
  std::span<const std::int16_t> sums(std::size_t part) const {
    return std::span(sums_).subspan(part * network_->hidden(), network_->hidden());
  }
  // Side 0 is the mover's.
  std::size_t part_of(std::size_t side, const Team& team) {
    std::uint16_t& known = known_[(side * kMostRopes + team.rope.number()) * kColumns + team.column];
    if (known == 0) {
      sums_.resize(sums_.size() + network_->hidden());
      std::int16_t* const sums = sums_.data() + sums_.size() - network_->hidden();
      for (const std::size_t input : inputs_of_side(side, team)) {
        const auto weights = network_->weights_of(input);
        for (std::size_t j = 0; j < weights.size(); ++j) sums[j] = static_cast<std::int16_t>(sums[j] + weights[j]);
      }
      known = static_cast<std::uint16_t>(sums_.size() / network_->hidden());
    }
    return known - std::size_t{1};
  }

  const Network* network_;
  std::vector<std::int16_t> sums_;
  std::vector<std::uint16_t> known_ =
      std::vector<std::uint16_t>(2 * kMostRopes * kColumns);  // the part's number from 1
};

}  // namespace nemeton::tug
