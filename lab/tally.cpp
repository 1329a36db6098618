#include "lab/tally.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace nemeton::lab {

namespace {

using nlohmann::json;

std::string text_of(Whole value) {
  if (value == 0) return "0";
  const bool negative = value < 0;
  std::string digits;
  for (; value != 0; value /= 10)
    digits += static_cast<char>('0' + static_cast<int>(negative ? -(value % 10) : value % 10));
  if (negative) digits += '-';
  std::ranges::reverse(digits);
  return digits;
}

Whole whole_of(const json& text) {
  const auto& digits = text.get_ref<const std::string&>();
  Whole value = 0;
  const bool negative = digits.starts_with('-');
  for (const char digit : digits.substr(negative ? 1 : 0)) value = value * 10 + (digit - '0');
  return negative ? -value : value;
}

json to_json(const Moments& moments) { return json::array({text_of(moments.sum), text_of(moments.squares)}); }

Moments moments_of(const json& pair) { return {whole_of(pair.at(0)), whole_of(pair.at(1))}; }

}  // namespace

void Group::add(const Group& more) {
  games += more.games;
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += more.sums[i];
}

void Tally::add(const GameQuantities& played, std::int64_t number) {
  ++games_;
  Group& group = groups_[static_cast<std::size_t>(number) % kGroups];
  ++group.games;
  for (std::size_t i = 0; i < kCompared.size(); ++i) group.sums[i] += lab::of(played, kCompared[i]);
  // If no decisions are counted, only results are known. Millions of games a second are added here.
  const bool counted = lab::of(played, Quantity::decisions) != 0;
  const std::size_t count = counted ? kQuantities : static_cast<std::size_t>(Quantity::chances);
  for (std::size_t i = 0; i < count; ++i)
    if (played[i] != 0) moments_[i].add(played[i]);
  for (std::size_t i = 0; counted && i < kPairs.size(); ++i)
    products_[i] += static_cast<Whole>(lab::of(played, kPairs[i].part)) * lab::of(played, kPairs[i].whole);
  ++lengths_[bin_of(lab::of(played, Quantity::plies))];
}

void Tally::add_usage(const std::string& what, std::int64_t times, std::int64_t seats, std::int64_t shares) {
  Usage& usage = usage_[what];
  usage.times += times;
  usage.seats += seats;
  usage.seat_squares += seats * seats;
  usage.shares.add(shares);
  usage.products += static_cast<Whole>(shares) * seats;
}

void Tally::add(const Tally& more) {
  games_ += more.games_;
  for (std::size_t i = 0; i < kQuantities; ++i) moments_[i].add(more.moments_[i]);
  for (std::size_t i = 0; i < kPairs.size(); ++i) products_[i] += more.products_[i];
  for (std::size_t i = 0; i < kGroups; ++i) groups_[i].add(more.groups_[i]);
  for (std::size_t bin = 0; bin < kBins; ++bin) lengths_[bin] += more.lengths_[bin];
  for (const auto& [what, usage] : more.usage_) {
    Usage& own = usage_[what];
    own.times += usage.times;
    own.seats += usage.seats;
    own.seat_squares += usage.seat_squares;
    own.shares.add(usage.shares);
    own.products += usage.products;
  }
}

json Tally::to_json() const {
  json sums = json::object();
  for (std::size_t i = 0; i < kQuantities; ++i)
    if (moments_[i] != Moments{}) sums[all_quantities()[i].name] = lab::to_json(moments_[i]);
  json products = json::array();
  for (const Whole product : products_) products.push_back(text_of(product));
  json groups = json::array();
  for (std::size_t i = 0; i < kGroups; ++i)
    if (groups_[i].games != 0) groups.push_back({i, groups_[i].games, groups_[i].sums});
  json lengths = json::array();
  for (std::size_t bin = 0; bin < kBins; ++bin)
    if (lengths_[bin] != 0) lengths.push_back({bin, lengths_[bin]});
  json usage = json::object();
  for (const auto& [what, used] : usage_)
    usage[what] = {used.times, used.seats, used.seat_squares, lab::to_json(used.shares), text_of(used.products)};
  return {{"games", games_},  {"sums", sums},       {"products", products},
          {"groups", groups}, {"lengths", lengths}, {"usage", usage}};
}

std::expected<Tally, std::string> Tally::from_json(const json& from) {
  try {
    Tally tally;
    from.at("games").get_to(tally.games_);
    for (std::size_t i = 0; i < kQuantities; ++i)
      if (const auto found = from.at("sums").find(all_quantities()[i].name); found != from.at("sums").end())
        tally.moments_[i] = moments_of(*found);
    for (std::size_t i = 0; i < kPairs.size(); ++i) tally.products_[i] = whole_of(from.at("products").at(i));
    for (const json& each : from.at("groups"))
      tally.groups_.at(each.at(0).get<std::size_t>()) = {each.at(1), each.at(2).get<decltype(Group::sums)>()};
    for (const json& each : from.at("lengths")) tally.lengths_.at(each.at(0).get<std::size_t>()) = each.at(1);
    for (const auto& [what, each] : from.at("usage").items())
      tally.usage_[what] = {each.at(0), each.at(1), each.at(2), moments_of(each.at(3)), whole_of(each.at(4))};
    return tally;
  } catch (const std::exception& problem) {
    return std::unexpected(std::string("a batch is damaged: ") + problem.what());
  }
}

}  // namespace nemeton::lab
