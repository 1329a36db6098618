#include "server/guest.hpp"

#include "protocol/json_text.hpp"
#include "server/dice.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLongestId = 64;

std::size_t characters(std::string_view utf8) {
  std::size_t count = 0;
  for (const char c : utf8) count += (static_cast<unsigned char>(c) & 0xC0) != 0x80 ? 1 : 0;
  return count;
}

// The member that must be a string; the error names it.
std::expected<std::string, Refusal> text_of(const nlohmann::json& message, const char* name) {
  const auto* value = member(message, name);
  const auto* text = value == nullptr ? nullptr : string_of(*value);
  if (text == nullptr) {
    return std::unexpected(bad_request(std::string(name) + (value == nullptr ? " is missing" : " is " + shown(*value)) +
                                       ", expected a string"));
  }
  return *text;
}

std::string error_message(const Refusal& refusal, const std::string* id) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("type", "error");
  if (id != nullptr && characters(*id) <= kLongestId) json.field("id", *id);
  json.field("code", refusal.code).field("message", refusal.message).end_object();
  return text;
}

}  // namespace

Task<void> Guest::hear(std::string text) {
  const auto tell = [this](const Refusal& refusal, const std::string* id) {
    metrics().refused(refusal.code);
    listener_->send(std::make_shared<const std::string>(error_message(refusal, id)));
  };
  const auto message = parse_json(text);
  if (!message) co_return tell(refusal(message.error()), nullptr);
  if (!message->is_object()) {
    co_return tell(bad_request("the message is " + shown(*message) + ", expected a JSON object"), nullptr);
  }
  const auto* id_value = member(*message, "id");
  const std::string* id = id_value == nullptr ? nullptr : string_of(*id_value);
  const auto type = text_of(*message, "type");
  std::expected<void, Refusal> done;
  if (!type) {
    done = std::unexpected(type.error());
  } else if (*type == "hello") {
    done = co_await hello(*message);
  } else if (*type != "act" && *type != "resign" && *type != "rematch" && *type != "number" && *type != "say") {
    done = std::unexpected(bad_request("type is " + shown(*member(*message, "type")) +
                                       ", expected one of hello, number, act, resign, rematch, say"));
  } else if (!seat_) {
    done = std::unexpected(bad_request(*type + " came before hello"));
  } else if (*seat_ == kSpectator) {
    done = std::unexpected(
        Refusal{403, "bad_key", "a spectator cannot " + *type + ", expected hello with the key of a seat"});
  } else if (*type == "say") {
    done = co_await say(*message);
  } else if (*type == "number") {
    done = co_await give_number(*message);
  } else if (*type == "rematch") {
    done = co_await table_->rematch(listener_, *seat_);
  } else {
    done = co_await act(*message, *type == "resign");
  }
  if (!done) tell(done.error(), id);
}

Task<std::expected<void, Refusal>> Guest::hello(const nlohmann::json& message) {
  if (seat_) co_return std::unexpected(bad_request("hello was said before"));
  std::optional<std::string> key;
  if (member(message, "key") != nullptr) {
    auto text = text_of(message, "key");
    if (!text) co_return std::unexpected(text.error());
    key = std::move(*text);
  }
  std::int64_t after = -1;
  if (const auto* value = member(message, "after")) {
    const auto number = integer_of(*value);
    if (!number || *number < -1 || *number > std::numeric_limits<int>::max()) {
      co_return std::unexpected(bad_request("after is " + shown(*value) + ", expected the number of an event or -1"));
    }
    after = *number;
  }
  const auto* dice = member(message, "dice");
  if (dice != nullptr && !dice->is_boolean()) {
    co_return std::unexpected(bad_request("dice is " + shown(*dice) + ", expected true or false"));
  }
  const auto seat = co_await table_->enter(listener_, std::move(key), static_cast<int>(after));
  if (!seat) co_return std::unexpected(seat.error());
  seat_ = *seat;
  // Who does not say that a number will come gives none; the dice need not wait.
  const bool none = dice == nullptr || !dice->get<bool>();
  if (none && *seat_ != kSpectator) co_return co_await table_->give_number(*seat_, "");
  co_return std::expected<void, Refusal>{};
}

Task<std::expected<void, Refusal>> Guest::say(const nlohmann::json& message) {
  auto phrase = text_of(message, "phrase");
  if (!phrase) co_return std::unexpected(phrase.error());
  co_return co_await table_->say(*seat_, std::move(*phrase));
}

Task<std::expected<void, Refusal>> Guest::give_number(const nlohmann::json& message) {
  auto number = text_of(message, "number");
  if (!number) co_return std::unexpected(number.error());
  if (!is_dice_number(*number)) {
    co_return std::unexpected(bad_request("number is " + shown(*member(message, "number")) +
                                          ", expected 64 hexadecimal digits, small letters"));
  }
  co_return co_await table_->give_number(*seat_, std::move(*number));
}

Task<std::expected<void, Refusal>> Guest::act(const nlohmann::json& message, bool resign) {
  auto id = text_of(message, "id");
  if (!id) co_return std::unexpected(id.error());
  if (id->empty() || characters(*id) > kLongestId) {
    co_return std::unexpected(
        bad_request("id has " + std::to_string(characters(*id)) + " characters, expected 1 to 64"));
  }
  if (id->find('\0') != std::string::npos) co_return std::unexpected(bad_request("id has a character U+0000"));
  std::optional<std::string> action;
  if (!resign) {
    auto text = text_of(message, "action");
    if (!text) co_return std::unexpected(text.error());
    action = std::move(*text);
  }
  const Stopwatch watch;
  auto done = co_await table_->act(listener_, *seat_, std::move(*id), std::move(action));
  if (done) metrics().action.Observe(watch.seconds());
  co_return done;
}

}  // namespace nemeton
