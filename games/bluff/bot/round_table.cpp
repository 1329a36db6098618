#include "games/bluff/bot/round_table.hpp"

#include <optional>

#include "games/bluff/bot/bot.hpp"
#include "games/bluff/bot/strategy.hpp"
#include "search/table_file.hpp"

namespace nemeton {

namespace bluff {

namespace {

constexpr TableFormat kTableFormat = {.mark = "NBLT", .game = "Bricriu's Bluff & Bluster", .version = 1};
constexpr std::size_t kWord = 8;
constexpr std::uint64_t kMostRounds = SolvedRound::kMostDice * SolvedRound::kMostDice;

std::optional<RoundTable> loaded_table;

}  // namespace

std::string table_bytes(const RoundOptions& options, double exploitability, const std::vector<RoundWeights>& rounds) {
  std::string body;
  const auto append = [&body](std::string word) {
    word.resize(kWord);
    body += word;
  };
  append({static_cast<char>(rounds.size())});
  for (const RoundWeights& round : rounds) append({static_cast<char>(round.held[0]), static_cast<char>(round.held[1])});
  for (const RoundWeights& round : rounds) body += round.weights;
  return table_header(kTableFormat, {byte_of(options), {exploitability, 0}, table_checksum(body)}) + body;
}

std::expected<RoundTable, std::string> RoundTable::parse(std::string_view bytes, std::string_view name) {
  const TableFile file(bytes, name);
  const auto header = file.header(kTableFormat);
  if (!header) return std::unexpected(header.error());
  const RoundOptions options = options_of(static_cast<std::uint8_t>(header->variant));
  std::size_t size = kWord;
  const auto too_short = [&] { return bytes.size() < kTableHeader + size; };
  const auto expected_more = [&] {
    return file.wrong(std::to_string(bytes.size()) + " bytes, expected at least " +
                      std::to_string(kTableHeader + size));
  };
  if (too_short()) return expected_more();
  const auto rounds = read_whole<std::uint64_t>(bytes, kTableHeader);
  if (rounds > kMostRounds) {
    return file.wrong(std::to_string(rounds) + " rounds, expected " + std::to_string(kMostRounds) + " at most");
  }
  size += rounds * kWord;
  if (too_short()) return expected_more();
  RoundTable table;
  table.exploitability_ = header->exactness[0];
  std::vector<std::size_t> begins;
  for (std::size_t i = 0; i < rounds; ++i) {
    const auto dice = [&](std::size_t seat) { return int{bytes[kTableHeader + kWord + i * kWord + seat]}; };
    const Held held = {dice(0), dice(1)};
    if (std::min(held[0], held[1]) < 1 || !SolvedRound::is_possible(held)) {
      return file.wrong("a round of " + std::to_string(held[0]) + " dice against " + std::to_string(held[1]) +
                        ", expected 1 to " + std::to_string(SolvedRound::kMostDice));
    }
    table.rounds_.push_back({SolvedRound(options, held), {}});
    begins.push_back(size);
    size += table.rounds_.back().round.size();
  }
  const auto body = file.body(*header, size);
  if (!body) return std::unexpected(body.error());
  for (std::size_t i = 0; i < rounds; ++i) {
    table.rounds_[i].weights = body->substr(begins[i], table.rounds_[i].round.size());
  }
  return table;
}

const RoundTable::Round* RoundTable::find(const Public& open) const {
  for (const Round& each : rounds_) {
    if (each.round.holds(open)) return &each;
  }
  return nullptr;
}

SolvedRound::Shares RoundTable::shares(const Public& open, Seat seat, Dice hidden) const {
  const Round* const round = find(open);
  return round == nullptr ? SolvedRound::Shares{} : round->round.shares(round->weights, open, seat, hidden);
}

const RoundTable* solved_rounds() { return loaded_table ? &*loaded_table : nullptr; }

std::expected<void, std::string> set_solved_rounds(std::string_view name, std::string_view bytes) {
  auto table = RoundTable::parse(bytes, name);
  if (!table) return std::unexpected(table.error());
  loaded_table = std::move(*table);
  return {};
}

}  // namespace bluff

std::span<const SolvedTable> solved_tables(std::type_identity<Bluff>) {
  static constexpr SolvedTable kTables[] = {{"bluff.table", bluff::set_solved_rounds}};
  return kTables;
}

}  // namespace nemeton
