#include "games/tug/bot/learnt.hpp"

#include <optional>

#include "games/tug/bot/bot.hpp"
#include "games/tug/bot/inputs.hpp"

namespace nemeton {

using namespace tug;

namespace {

std::optional<Network> learnt;

}  // namespace

const Network* tug::learnt_network() { return learnt ? &*learnt : nullptr; }

std::expected<void, std::string> set_network(std::type_identity<Tug>, std::string_view name, std::string_view bytes) {
  auto network = Network::parse(bytes, name, Tug::info.id, kInputs);
  if (!network) return std::unexpected(network.error());
  learnt = std::move(*network);
  return {};
}

}  // namespace nemeton
