#include "games/danube/bot/learnt.hpp"

#include <optional>

#include "games/danube/bot/bot.hpp"
#include "games/danube/bot/inputs.hpp"

namespace nemeton {

using namespace danube;

namespace {

std::optional<Network> learnt;

}  // namespace

const Network* danube::learnt_network() { return learnt ? &*learnt : nullptr; }

std::expected<void, std::string> set_network(std::type_identity<Danube>, std::string_view name,
                                             std::string_view bytes) {
  auto network = Network::parse(bytes, name, Danube::info.id, kInputs);
  if (!network) return std::unexpected(network.error());
  learnt = std::move(*network);
  return {};
}

}  // namespace nemeton
