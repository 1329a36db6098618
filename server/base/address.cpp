#include "server/base/address.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <string>

namespace nemeton {

namespace {

constexpr std::array<std::uint8_t, 12> kV4Prefix = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
  const std::string name(text);
  if (name.find('\0') != std::string::npos) return std::nullopt;
  Address address;
  if (inet_pton(AF_INET6, name.c_str(), address.bytes.data()) == 1) return address;
  std::ranges::copy(kV4Prefix, address.bytes.begin());
  if (inet_pton(AF_INET, name.c_str(), address.bytes.data() + kV4Prefix.size()) == 1) return address;
  return std::nullopt;
}

bool Address::is_v4() const { return std::equal(kV4Prefix.begin(), kV4Prefix.end(), bytes.begin()); }

Address Address::customer() const {
  Address result = *this;
  if (!is_v4()) std::fill(result.bytes.begin() + 8, result.bytes.end(), std::uint8_t{0});
  return result;
}

std::optional<AddressRange> AddressRange::parse(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto address = Address::parse(text.substr(0, slash));
  if (!address) return std::nullopt;
  if (slash == std::string_view::npos) return AddressRange{*address};
  const std::string_view number = text.substr(slash + 1);
  const int most = address->is_v4() ? 32 : 128;
  int bits = -1;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), bits);
  if (error != std::errc() || end != number.data() + number.size() || bits < 0 || bits > most) return std::nullopt;
  return AddressRange{*address, bits + 128 - most};
}

bool AddressRange::has(const Address& other) const {
  const auto whole = static_cast<std::size_t>(bits / 8);
  if (std::memcmp(address.bytes.data(), other.bytes.data(), whole) != 0) return false;
  const int rest = bits % 8;
  return rest == 0 || (address.bytes[whole] ^ other.bytes[whole]) >> (8 - rest) == 0;
}

std::optional<std::vector<AddressRange>> read_networks(std::string_view text) {
  std::vector<AddressRange> networks;
  while (!trimmed(text).empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const auto network = AddressRange::parse(trimmed(text.substr(0, comma)));
    if (!network) return std::nullopt;
    networks.push_back(*network);
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return networks;
}

Address client_address(const Address& peer, std::string_view forwarded, std::span<const AddressRange> proxies) {
  const auto trusted = [&](const Address& address) {
    return std::ranges::any_of(proxies, [&](const AddressRange& each) { return each.has(address); });
  };
  Address client = peer;
  while (trusted(client) && !forwarded.empty()) {
    const std::size_t comma = forwarded.rfind(',');
    const std::size_t begin = comma == std::string_view::npos ? 0 : comma + 1;
    const auto before = Address::parse(trimmed(forwarded.substr(begin)));
    if (!before) break;
    client = *before;
    forwarded = forwarded.substr(0, begin == 0 ? 0 : comma);
  }
  return client;
}

}  // namespace nemeton
