#include "games/sigily/bot/learnt.hpp"

#include <optional>

#include "games/sigily/bot/bot.hpp"
#include "games/sigily/bot/inputs.hpp"

namespace nemeton {

using namespace sigily;

namespace {

std::optional<Network> learnt;

}  // namespace

const Network* sigily::learnt_network() { return learnt ? &*learnt : nullptr; }

std::expected<void, std::string> set_network(std::type_identity<Sigily>, std::string_view name,
                                             std::string_view bytes) {
  auto network = Network::parse(bytes, name, Sigily::info.id, kInputs);
  if (!network) return std::unexpected(network.error());
  learnt = std::move(*network);
  return {};
}

}  // namespace nemeton
