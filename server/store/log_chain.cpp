#include "server/store/log_chain.hpp"

#include <sodium.h>

#include <array>
#include <bit>
#include <cstring>

#include "server/base/log.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLinkBytes = 16;

// Values one after the other, each so that it cannot be taken for a part of its neighbours.
class Encoding {
 public:
  Encoding& number(std::int64_t value) {
    static_assert(std::endian::native == std::endian::little, "a database may come from another machine");
    std::array<char, sizeof value> bytes;
    std::memcpy(bytes.data(), &value, sizeof value);
    text_.append(bytes.data(), bytes.size());
    return *this;
  }
  Encoding& text(std::string_view value) {
    number(static_cast<std::int64_t>(value.size()));
    text_ += value;
    return *this;
  }

  std::string hash() const {
    std::string hash(kLinkBytes, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(),
                       reinterpret_cast<const unsigned char*>(text_.data()), text_.size(), nullptr, 0);
    return hash;
  }

 private:
  std::string text_;
};

std::unexpected<std::string> damaged(const std::string& table, const std::string& what) {
  return std::unexpected("table " + table + " is damaged: " + what);
}

std::string changed(int number) {
  const std::string entry = "entry " + std::to_string(number) + " of its log";
  return (number == 1 ? entry + ", or what was agreed when it was opened," : entry) + " is not what was written";
}

}  // namespace

std::string opening_link(const StoredTable& table) {
  Encoding encoding;
  encoding.text(table.id).text(table.game).text(table.options).text(table.server_seed).text(table.time_control);
  encoding.number(table.dice_version);
  for (const StoredSeat& seat : table.seats) encoding.number(seat.bot ? static_cast<std::int64_t>(*seat.bot) : -1);
  if (table.rated) encoding.number(1);
  return encoding.hash();
}

std::string next_link(std::string_view before, const Entry& entry) {
  Encoding encoding;
  encoding.text(before).number(entry.seat).number(entry.token ? 1 : 0).text(entry.token.value_or("")).text(entry.id);
  encoding.number(entry.client_seeds.bits()).number(entry.timed_out ? 1 : 0);
  encoding.number(entry.used ? entry.used->count() : -1).number(milliseconds_of(entry.at));
  return encoding.hash();
}

std::string last_link(std::string before, std::span<const Entry> entries) {
  for (const Entry& entry : entries) before = next_link(before, entry);
  return before;
}

std::expected<void, std::string> check_chain(const StoredTable& table, int after, const StoredChain& chain) {
  std::string link = after == 0 ? opening_link(table) : chain.before;
  int number = after;
  for (const Entry& entry : table.log) {
    link = next_link(link, entry);
    if (chain.links[static_cast<std::size_t>(number++ - after)] != link) return damaged(table.id, changed(number));
  }
  if (number != chain.last) {
    return damaged(table.id,
                   "its log has " + std::to_string(number) + " entries, expected " + std::to_string(chain.last));
  }
  if (chain.head == link) return {};
  return damaged(table.id,
                 number == 0 ? "what was agreed when it was opened is not what was written" : changed(number));
}

void log_damage(const std::string& table, const std::string& what) {
  log_error("a table is damaged and refused; docs/backup.md says how to get it back",
            {{"table", table}, {"reason", what}});
}

std::string gap(const std::string& table, int number) {
  return "table " + table + " is damaged: its log has a gap before entry " + std::to_string(number);
}

}  // namespace nemeton
