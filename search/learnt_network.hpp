// The network that a game's bot evaluates with, loaded once before the first game.
#pragma once

#include <optional>

#include "search/network.hpp"

namespace nemeton {

template <class G>
inline std::optional<Network> network_storage;

// Returns null until `learn_network` has loaded one; until then the bot uses heuristics.
template <class G>
const Network* learnt_network() {
  return network_storage<G> ? &*network_storage<G> : nullptr;
}

// Loads the network of a game from the bytes of a file. `name` is for error messages.
template <class G>
std::expected<void, std::string> learn_network(std::string_view name, std::string_view bytes, std::size_t inputs) {
  auto network = Network::parse(bytes, name, G::info.id, inputs);
  if (!network) return std::unexpected(network.error());
  network_storage<G> = std::move(*network);
  return {};
}

}  // namespace nemeton
