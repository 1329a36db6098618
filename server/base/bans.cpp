#include "server/base/bans.hpp"

#include <algorithm>
#include <limits>

namespace nemeton {

namespace {

// Returns the address with only its first bits.
Address masked(const Address& address, int bits) {
  Address result = address;
  for (int byte = 0; byte < 16; ++byte) {
    const int kept = std::clamp(bits - byte * 8, 0, 8);
    result.bytes[static_cast<std::size_t>(byte)] &= static_cast<std::uint8_t>(0xFF << (8 - kept));
  }
  return result;
}

// 2026-12-01 18:30 UTC, and not earlier than it is.
std::string shown_time(WallTime time) {
  const auto minute = std::chrono::ceil<std::chrono::minutes>(time);
  const auto day = std::chrono::floor<std::chrono::days>(minute);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(minute - day);
  const auto two_digits = [](auto number) { return std::string(number < 10 ? "0" : "") + std::to_string(number); };
  return std::to_string(static_cast<int>(date.year())) + "-" + two_digits(static_cast<unsigned>(date.month())) + "-" +
         two_digits(static_cast<unsigned>(date.day())) + " " + two_digits(clock.hours().count()) + ":" +
         two_digits(clock.minutes().count()) + " UTC";
}

}  // namespace

std::shared_ptr<const Bans::Lists> Bans::lists() const {
  const std::lock_guard lock(mutex_);
  return lists_;
}

void Bans::replace(const std::vector<Ban>& bans) {
  auto lists = std::make_shared<Lists>();
  // Of two bans of one the longer counts.
  const auto add = [](auto& map, const auto& subject, const Ban& ban) {
    const auto [at, is_new] = map.try_emplace(subject, ban);
    if (!is_new && at->second.until < ban.until) at->second = ban;
  };
  for (const Ban& each : bans) {
    switch (each.kind) {
      case Ban::Kind::key: add(lists->keys, each.subject, each); break;
      case Ban::Kind::player: add(lists->players, each.subject, each); break;
      case Ban::Kind::name: add(lists->names, each.subject, each); break;
      case Ban::Kind::network:
        if (const auto network = AddressRange::parse(each.subject)) {
          add(lists->networks[network->bits], masked(network->address, network->bits), each);
        }
        break;
    }
  }
  is_empty_ = bans.empty();
  const std::lock_guard lock(mutex_);
  lists_ = std::move(lists);
}

std::optional<Refusal> Bans::refused_by(const Ban& ban) const {
  const auto left = ban.until - time_.wall();
  if (left <= milliseconds(0)) return std::nullopt;
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
  std::string message = "you are banned until " + shown_time(ban.until);
  if (!ban.reason.empty()) message += ": " + ban.reason;
  return Refusal{403, "banned", std::move(message),
                 static_cast<int>(std::min<std::int64_t>(seconds, std::numeric_limits<int>::max()))};
}

template <class Map, class Subject>
std::optional<Refusal> Bans::refuse_in(const Map& map, const Subject& subject) const {
  const auto found = map.find(subject);
  return found == map.end() ? std::nullopt : refused_by(found->second);
}

std::optional<Refusal> Bans::refuse(const Address& client) const {
  if (is_empty_) return std::nullopt;
  const auto all = lists();
  for (const auto& [bits, networks] : all->networks) {
    if (auto refused = refuse_in(networks, masked(client, bits))) return refused;
  }
  return std::nullopt;
}

std::optional<Refusal> Bans::refuse_key(std::string_view key_hash) const {
  if (is_empty_) return std::nullopt;
  return refuse_in(lists()->keys, key_hash);
}

std::optional<Refusal> Bans::refuse_player(const std::string& player) const {
  if (is_empty_ || player.empty()) return std::nullopt;
  return refuse_in(lists()->players, player);
}

bool Bans::refuses_name(const std::string& skeleton) const {
  return !is_empty_ && refuse_in(lists()->names, skeleton).has_value();
}

}  // namespace nemeton
