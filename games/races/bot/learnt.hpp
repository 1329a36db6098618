// The networks that the bots of the races play by.
#pragma once

#include <optional>

#include "games/races/bot/inputs.hpp"

namespace nemeton::races {

// None until `learn` has read one; then the bot counts steps.
template <class Self>
std::optional<Network> learnt;

template <class Self>
const Network* learnt_network() {
  return learnt<Self> ? &*learnt<Self> : nullptr;
}

template <class Self>
std::expected<void, std::string> learn(std::string_view name, std::string_view bytes) {
  auto network = Network::parse(bytes, name, Self::info.id, kInputs);
  if (!network) return std::unexpected(network.error());
  learnt<Self> = std::move(*network);
  return {};
}

}  // namespace nemeton::races
