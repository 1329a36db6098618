#include "server/table/quick_chat.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "protocol/json_text.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

Answer<void> Chat::say(Seat seat, std::string phrase) {
  const auto self = core_.owner();
  if (std::ranges::find(kPhrases, phrase) == kPhrases.end()) {
    std::string known;
    for (const std::string_view each : kPhrases) known += (known.empty() ? "" : ", ") + std::string(each);
    co_return std::unexpected(bad_request("phrase is " + shown(nlohmann::json(phrase)) + ", expected one of " + known));
  }
  if (auto early = cooldown_.start(seat, core_.now(), "a seat says one phrase in three seconds")) {
    co_return std::unexpected(*std::move(early));
  }
  tell(seat, phrase);
  // If the store fails, clients at other servers miss the phrase.
  QuickChat change{core_.id(), seat, std::move(phrase)};
  co_await core_.tables().store().make(std::move(change));
  co_return std::expected<void, Refusal>{};
}

void Chat::tell(Seat seat, std::string_view phrase) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "said").field("seat", seat).field("phrase", phrase).end_object();
  core_.tell_all(std::move(text));
}

}  // namespace nemeton
