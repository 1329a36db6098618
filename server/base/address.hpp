// IP addresses, and which client a request comes from that passed through proxies.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace nemeton {

// An IPv4 address a.b.c.d is ::ffff:a.b.c.d, as a socket that listens to both kinds sees it.
struct Address {
  std::array<std::uint8_t, 16> bytes{};

  // None if the text is no address such as 192.0.2.1 or 2001:db8::1.
  static std::optional<Address> parse(std::string_view text);
  bool is_v4() const;
  // What limits count: an IPv4 address, of an IPv6 address the first 64 bits, which one customer has at least.
  Address customer() const;

  auto operator<=>(const Address&) const = default;
};

struct AddressRange {
  Address address;
  int bits = 128;  // so many of the first bits are those of the network

  // None if the text is no address and no network such as 10.0.0.0/8 or fd00::/8.
  static std::optional<AddressRange> parse(std::string_view text);
  bool has(const Address& other) const;
};

// Addresses and networks with commas between them; none if one of them is neither.
std::optional<std::vector<AddressRange>> read_networks(std::string_view text);

// The client whose request `peer` sent. The header X-Forwarded-For counts only if the peer is one of the `proxies`; of its addresses the
// last that is no proxy is the client, since the client itself may have written those before it.
Address client_address(const Address& peer, std::string_view forwarded, std::span<const AddressRange> proxies);

}  // namespace nemeton
