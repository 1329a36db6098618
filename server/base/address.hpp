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

  // Returns nullopt if the text is no address such as 192.0.2.1 or 2001:db8::1.
  static std::optional<Address> parse(std::string_view text);
  bool is_v4() const;
  // The part that limits count: the whole of an IPv4 address, the first 64 bits of an IPv6 address, which belong to one customer.
  Address customer() const;

  auto operator<=>(const Address&) const = default;
};

struct AddressRange {
  Address address;
  int bits = 128;  // the number of first bits that the network is

  // Returns nullopt if the text is no address and no network such as 10.0.0.0/8 or fd00::/8.
  static std::optional<AddressRange> parse(std::string_view text);
  bool has(const Address& other) const;
};

// Reads addresses and networks with commas between them. Returns nullopt if one of them is neither.
std::optional<std::vector<AddressRange>> read_networks(std::string_view text);

// Returns the address of the client that sent a request over `peer`. The header X-Forwarded-For counts only if the peer is one of the `proxies`.
// The client is the last of its addresses that is no proxy, because the client itself may have written those before.
Address client_address(const Address& peer, std::string_view forwarded, std::span<const AddressRange> proxies);

}  // namespace nemeton
