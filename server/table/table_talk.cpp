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
  std::optional<Instant>& spoke = spoke_[static_cast<std::size_t>(seat)];
  const Instant now = tables_.time().now();
  if (spoke && now - *spoke < kPhrasePause) {
    const auto wait = std::chrono::ceil<std::chrono::seconds>(*spoke + kPhrasePause - now);
    co_return std::unexpected(
        Refusal{429, "too_fast", "a seat says one phrase in three seconds", static_cast<int>(wait.count())});
  }
  spoke = now;
  hear_said(seat, phrase);
  // Who is at another server may miss it where the store fails: it was only a word.
  Say change{id(), seat, std::move(phrase)};
  co_await tables_.store().make(std::move(change));
  co_return std::expected<void, Refusal>{};
}

void Table::hear_said(Seat seat, std::string_view phrase) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "said").field("seat", seat).field("phrase", phrase).end_object();
  audience_.tell_all(std::move(text));
}

}  // namespace nemeton
