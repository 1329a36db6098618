// What people at a table say to each other: phrases by name, told to whoever listens now, and kept nowhere.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "protocol/json_text.hpp"
#include "server/table/phrases.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

Task<std::expected<void, Refusal>> Table::say(Seat seat, std::string phrase) {
  const auto self = shared_from_this();
  if (std::ranges::find(kPhrases, phrase) == kPhrases.end()) {
    std::string known;
    for (const std::string_view each : kPhrases) known += (known.empty() ? "" : ", ") + std::string(each);
    co_return std::unexpected(bad_request("phrase is " + shown(nlohmann::json(phrase)) + ", expected one of " + known));
  }
  if (const auto early = too_early(spoke_, seat, "a seat says one phrase in three seconds")) {
    co_return std::unexpected(*early);
  }
  hear_said(seat, phrase);
  // Who is at another server may miss it where the store fails: it was only a word.
  QuickChat change{id(), seat, std::move(phrase)};
  co_await tables_.store().make(std::move(change));
  co_return std::expected<void, Refusal>{};
}

std::optional<Refusal> Table::too_early(SeatTimes& times, Seat seat, const char* rule) const {
  std::optional<Instant>& last = times[static_cast<std::size_t>(seat)];
  const Instant now = tables_.time().now();
  if (last && now - *last < kPhrasePause) {
    const auto wait = std::chrono::ceil<std::chrono::seconds>(*last + kPhrasePause - now);
    return Refusal{429, "too_fast", rule, static_cast<int>(wait.count())};
  }
  last = now;
  return std::nullopt;
}

void Table::hear_said(Seat seat, std::string_view phrase) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "said").field("seat", seat).field("phrase", phrase).end_object();
  audience_.tell_all(std::move(text));
}

}  // namespace nemeton
