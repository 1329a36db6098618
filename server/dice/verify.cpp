#include "server/dice/verify.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "games/games.hpp"
#include "protocol/json_text.hpp"
#include "protocol/record.hpp"
#include "server/base/bytes.hpp"
#include "server/dice/dice.hpp"
#include "server/dice/hexadecimal.hpp"

namespace nemeton {

using nlohmann::json;

namespace {

std::string given(const json* value) { return value == nullptr ? "missing" : shown(*value); }

std::unexpected<std::string> wrong(std::string message) { return std::unexpected(std::move(message)); }

// A client seed, and the first step that it counts for.
struct ClientSeed {
  Seat seat;
  std::string digits;  // empty if the seat committed to one and did not give it
  std::size_t from;
};

// A record's dice.
struct Dice {
  int version;
  std::string table;
  std::string commitment;
  std::string server_seed;
  std::vector<ClientSeed> client_seeds;
  std::vector<std::size_t> told;
};

std::expected<std::string, std::string> digits(const json& dice, const char* name) {
  const json* value = member(dice, name);
  const std::string* text = value == nullptr ? nullptr : string_of(*value);
  if (text != nullptr && is_seed(*text)) return *text;
  return wrong("dice." + std::string(name) + " is " + given(value) + ", expected 64 hexadecimal digits");
}

std::optional<std::size_t> index_of(const json* value, std::size_t end) {
  const auto number = value == nullptr ? std::nullopt : integer_of(*value);
  if (!number || *number < 0 || *number >= static_cast<std::int64_t>(end)) return std::nullopt;
  return static_cast<std::size_t>(*number);
}

std::expected<ClientSeed, std::string> read_client_seed(const json& value, int version, const Match& match) {
  if (!value.is_object()) return wrong("dice.numbers has " + shown(value) + ", expected an object");
  const auto seat = index_of(member(value, "seat"), static_cast<std::size_t>(match.seats()));
  if (!seat) return wrong("dice.numbers has seat " + given(member(value, "seat")) + ", expected a seat of the game");
  std::string commitment;
  if (version >= 2) {
    auto text = digits(value, "commitment");
    if (!text) return wrong(text.error());
    commitment = std::move(*text);
    if (value.contains("number") && value["number"].is_null()) return ClientSeed{static_cast<Seat>(*seat), "", 0};
  }
  auto seed = digits(value, "number");
  if (!seed) return wrong(seed.error());
  if (version >= 2) {
    if (commitment_to(*seed) == commitment) return ClientSeed{static_cast<Seat>(*seat), *seed, 0};
    return wrong("dice.numbers has a number of seat " + std::to_string(*seat) + " that it did not commit to");
  }
  const auto from = index_of(member(value, "from"), match.step_count() + 1);
  if (!from) return wrong("dice.numbers has from " + given(member(value, "from")) + ", expected the number of a step");
  return ClientSeed{static_cast<Seat>(*seat), *seed, *from};
}

std::expected<Dice, std::string> read_dice(const json& value, const Match& match) {
  if (!value.is_object()) return wrong("dice is " + shown(value) + ", expected an object");
  const auto version = value.contains("version") ? integer_of(value["version"]) : 1;
  if (!version || *version < 1 || *version > kDiceVersion) {
    return wrong("dice.version is " + shown(value["version"]) + ", expected a number from 1 to " +
                 std::to_string(kDiceVersion));
  }
  Dice dice{.version = static_cast<int>(*version),
            .table = {},
            .commitment = {},
            .server_seed = {},
            .client_seeds = {},
            .told = {}};
  const json* table = member(value, "table");
  if (table == nullptr || string_of(*table) == nullptr) {
    return wrong("dice.table is " + given(table) + ", expected the name of the table");
  }
  dice.table = *string_of(*table);
  auto commitment = digits(value, "commitment");
  if (!commitment) return wrong(commitment.error());
  auto server_seed = digits(value, "secret");
  if (!server_seed) return wrong(server_seed.error());
  dice.commitment = std::move(*commitment);
  dice.server_seed = std::move(*server_seed);
  for (const json& each : value.value("numbers", json::array())) {
    auto given_by = read_client_seed(each, dice.version, match);
    if (!given_by) return wrong(given_by.error());
    if (std::ranges::find(dice.client_seeds, given_by->seat, &ClientSeed::seat) != dice.client_seeds.end()) {
      return wrong("dice.numbers has seat " + std::to_string(given_by->seat) + " twice, expected one number a seat");
    }
    dice.client_seeds.push_back(std::move(*given_by));
  }
  for (const json& each : value.value("told", json::array())) {
    const auto step = index_of(&each, match.step_count());
    if (!step) return wrong("dice.told has " + shown(each) + ", expected the number of a step");
    dice.told.push_back(*step);
  }
  return dice;
}

// Draws every outcome of the game again with `draw(match, step)`.
template <class Draw>
std::expected<void, std::string> draw_again(const Match& played, const std::vector<std::size_t>& told, Verified& found,
                                            Draw draw) {
  const auto match = find_game(games(), played.info().id)->start(played.options(), played.seats());
  for (const Step& step : played.steps()) {
    const std::size_t number = match->step_count();
    const bool is_told = std::ranges::find(told, number) != told.end();
    const std::string name = "step " + std::to_string(number + 1);
    if (step.node != NodeKind::chance) {
      if (is_told) return wrong(name + " is said to be told, but is an action");
      (void)match->apply(step.seat, step.token);
    } else if (is_told) {
      if (match->asked() == kChance) return wrong(name + " is said to be told, but is drawn by the rules");
      ++found.told;
      (void)match->apply(kChance, step.token);
    } else {
      const std::string drawn = draw(*match, number).value();
      if (drawn != step.token)
        return wrong(name + " is " + in_quotes(step.token) + ", but the dice gave " + in_quotes(drawn));
      ++found.draws;
    }
  }
  return {};
}

struct Keys {
  std::array<unsigned char, crypto_sign_PUBLICKEYBYTES> open;
  std::array<unsigned char, crypto_sign_SECRETKEYBYTES> secret;
};

Keys keys_of(std::string_view seed) {
  Keys keys;
  crypto_sign_seed_keypair(keys.open.data(), keys.secret.data(), bytes(seed));
  return keys;
}

// The signed text: the record without its signature, with the members in the order of their names and without white space.
std::string signed_text(json record) {
  record.erase("signature");
  return record.dump();
}

std::expected<std::string, std::string> check_signature(const json& record) {
  const json* signer = member(record, "signer");
  const std::string* key = signer == nullptr ? nullptr : string_of(*signer);
  const auto public_key = key == nullptr ? std::nullopt : bytes_of(*key);
  if (!public_key || public_key->size() != crypto_sign_PUBLICKEYBYTES)
    return wrong("signer is " + given(signer) + ", expected 64 hexadecimal digits");
  const json& text = record["signature"];
  const auto signature = string_of(text) == nullptr ? std::nullopt : bytes_of(*string_of(text));
  if (!signature || signature->size() != crypto_sign_BYTES)
    return wrong("signature is " + shown(text) + ", expected 128 hexadecimal digits");
  const std::string message = signed_text(record);
  if (crypto_sign_verify_detached(bytes(*signature), bytes(message), message.size(), bytes(*public_key)) != 0) {
    return wrong("the signature does not fit: the record was changed after the server signed it");
  }
  return *key;
}

}  // namespace

std::expected<Verified, std::string> verify_record(const json& record) {
  const auto replayed = read_record(games(), record);
  if (!replayed) return wrong(replayed.error().message);
  const Match& match = *replayed->match;
  Verified found{.game = match.info().name,
                 .steps = match.step_count(),
                 .draws = 0,
                 .told = 0,
                 .commitment = {},
                 .client_seeds = {},
                 .withheld = {},
                 .signer = {}};
  std::expected<void, std::string> drawn;
  if (const json* value = member(record, "dice")) {
    const auto dice = read_dice(*value, match);
    if (!dice) return wrong(dice.error());
    if (commitment_to(dice->server_seed) != dice->commitment) {
      return wrong("dice.secret is not what the server committed to in dice.commitment");
    }
    found.commitment = dice->commitment;
    for (const ClientSeed& each : dice->client_seeds) {
      (each.digits.empty() ? found.withheld : found.client_seeds).push_back(each.seat);
    }
    drawn = draw_again(match, dice->told, found, [&](Match& now, std::size_t step) {
      std::vector<std::string> client_seeds(static_cast<std::size_t>(match.seats()));
      for (const auto& [seat, seed, from] : dice->client_seeds) {
        if (from <= step) client_seeds[static_cast<std::size_t>(seat)] = seed;
      }
      DiceBits bits(dice->version, dice->server_seed, dice->table, step, client_seeds);
      return now.draw(bits);
    });
  } else if (replayed->seed) {
    drawn = draw_again(match, {}, found, [&](Match& now, std::size_t) { return now.draw(*replayed->seed); });
  } else if (std::ranges::any_of(match.steps(), [](const Step& step) { return step.node == NodeKind::chance; })) {
    return wrong("dice and seed are missing: what the draws follow from is not known");
  }
  if (!drawn) return wrong(drawn.error());
  if (record.contains("signature")) {
    auto signer = check_signature(record);
    if (!signer) return wrong(signer.error());
    found.signer = std::move(*signer);
  }
  return found;
}

std::string random_signing_seed() {
  std::string seed(crypto_sign_SEEDBYTES, '\0');
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

std::string signer_of(std::string_view seed) { return hexadecimal(keys_of(seed).open); }

std::string signed_record(const json& record, std::string_view seed) {
  const Keys keys = keys_of(seed);
  json text = record;
  text["signer"] = hexadecimal(keys.open);
  const std::string message = signed_text(text);
  std::array<unsigned char, crypto_sign_BYTES> signature;
  crypto_sign_detached(signature.data(), nullptr, bytes(message), message.size(), keys.secret.data());
  text["signature"] = hexadecimal(signature);
  return text.dump();
}

}  // namespace nemeton
