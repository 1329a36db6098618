#include "server/net/guest.hpp"

#include "protocol/json_text.hpp"
#include "server/base/metrics.hpp"
#include "server/dice/dice.hpp"
#include "server/net/api/http_messages.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLongestActionId = 64;
// What a client may say after hello.
constexpr std::array<std::string_view, 10> kMessageTypes = {"reveal", "name",    "act",    "resign",   "rematch",
                                                            "say",    "propose", "answer", "continue", "give_time"};
// How long a guesser of keys, or an address that has had too much, is not listened to, at most: a connection that is not listened to answers no ping either.
constexpr std::chrono::seconds kLongestUnheard{2};

std::expected<std::string, Refusal> digits_of(const nlohmann::json& message, const char* name) {
  auto text = text_of(message, name);
  if (!text || is_seed(*text)) return text;
  return std::unexpected(bad_request(std::string(name) + " is " + shown(*member(message, name)) +
                                     ", expected 64 hexadecimal digits, small letters"));
}

// The name that the client gives what it does.
std::expected<std::string, Refusal> id_of(const nlohmann::json& message) {
  auto id = text_of(message, "id");
  if (!id) return id;
  if (id->empty() || characters(*id) > kLongestActionId) {
    return std::unexpected(bad_request("id has " + std::to_string(characters(*id)) + " characters, expected 1 to 64"));
  }
  if (auto unseen = refuse_unseen("id", *id)) return std::unexpected(*std::move(unseen));
  return id;
}

// A seat or the number of an event.
std::expected<int, Refusal> number_of(const nlohmann::json& message, const char* name) {
  const auto* value = member(message, name);
  const auto number = value == nullptr ? std::nullopt : integer_of(*value);
  if (number && *number >= 0 && *number <= std::numeric_limits<int>::max()) return static_cast<int>(*number);
  return std::unexpected(bad_request(std::string(name) + " is " + (value == nullptr ? "missing" : shown(*value)) +
                                     ", expected a number from 0 on"));
}

}  // namespace

Task<Clock::duration> Guest::hear(std::string text) {
  const auto message = parse_json(text);
  const auto* id_value = message && message->is_object() ? member(*message, "id") : nullptr;
  const std::string* id = id_value == nullptr ? nullptr : string_of(*id_value);
  if (id != nullptr && characters(*id) > kLongestActionId) id = nullptr;
  std::expected<void, Refusal> done;
  if (!message) {
    done = std::unexpected(refusal(message.error()));
  } else if (!message->is_object()) {
    done = std::unexpected(bad_request("the message is " + shown(*message) + ", expected a JSON object"));
  } else {
    done = co_await answer(*message);
  }
  const auto wait = pace(text.size());
  if (done) co_return wait;
  metrics().refused(done.error().code);
  listener_->send(std::make_shared<const std::string>(error_message(done.error(), id)));
  // To one who has a seat the next message may be a move, which is not to wait because a phrase came too soon.
  if (is_in()) co_return wait;
  co_return std::max<Clock::duration>(wait, std::min(std::chrono::seconds(done.error().retry_after), kLongestUnheard));
}

Clock::duration Guest::pace(std::size_t bytes) {
  const ClientLimits& limits = rate_limiter_.limits();
  if (!limits.counted) return Clock::duration::zero();
  const auto owed = rate_limiter_.spend(client_, kMessageCost + static_cast<std::int64_t>(bytes));
  const auto wait = messages_.owe(limits.messages_per_second, std::chrono::seconds(1), Clock::now());
  return std::max(wait, std::min<Clock::duration>(owed, kLongestUnheard));
}

Task<std::expected<void, Refusal>> Guest::answer(const nlohmann::json& message) {
  const auto type = text_of(message, "type");
  if (!type) co_return std::unexpected(type.error());
  if (*type == "hello") co_return co_await hello(message);
  if (std::ranges::find(kMessageTypes, *type) == kMessageTypes.end()) {
    std::string known;
    for (const std::string_view each : kMessageTypes) known += ", " + std::string(each);
    co_return std::unexpected(
        bad_request("type is " + shown(*member(message, "type")) + ", expected one of hello" + known));
  }
  if (!seat_) co_return std::unexpected(bad_request(*type + " came before hello"));
  if (*seat_ == kSpectator) {
    co_return std::unexpected(
        Refusal{403, "bad_key", "a spectator cannot " + *type + ", expected hello with the key of a seat"});
  }
  if (!table_->holds(*listener_, *seat_)) co_return std::unexpected(bad_key());
  if (*type == "say") co_return co_await say(message);
  if (*type == "name") co_return co_await give_name(message);
  if (*type == "reveal") co_return co_await give_client_seed(message);
  if (*type == "act" || *type == "resign") co_return co_await act(message, *type == "resign");
  if (*type != "rematch") co_return co_await consult(*type, message);
  if (const auto too_many = rate_limiter_.count(kNewTables, client_)) co_return std::unexpected(*too_many);
  co_return co_await table_->rematch().offer(listener_, *seat_);
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
  auto views = Views::whole;
  if (const auto* value = member(message, "changes")) {
    if (!value->is_boolean()) {
      co_return std::unexpected(bad_request("changes is " + shown(*value) + ", expected true or false"));
    }
    if (value->get<bool>()) views = Views::changes;
  }
  std::string commitment;
  if (member(message, "commitment") != nullptr) {
    auto text = digits_of(message, "commitment");
    if (!text) co_return std::unexpected(text.error());
    commitment = std::move(*text);
  }
  const auto seat = co_await table_->enter(listener_, name_, std::move(key), static_cast<int>(after), views);
  if (!seat) co_return std::unexpected(rate_limiter_.count_wrong_secret(client_, seat.error()));
  seat_ = *seat;
  if (*seat_ == kSpectator) co_return std::expected<void, Refusal>{};
  // A client that commits to no client seed gives none; the dice need not wait for one.
  co_return co_await table_->dice().commit_to_client_seed(listener_, *seat_, std::move(commitment));
}

Task<std::expected<void, Refusal>> Guest::say(const nlohmann::json& message) {
  auto phrase = text_of(message, "phrase");
  if (!phrase) co_return std::unexpected(phrase.error());
  co_return co_await table_->chat().say(*seat_, std::move(*phrase));
}

Task<std::expected<void, Refusal>> Guest::give_client_seed(const nlohmann::json& message) {
  auto number = digits_of(message, "client_seed");
  if (!number) co_return std::unexpected(number.error());
  co_return co_await table_->dice().give_client_seed(listener_, *seat_, std::move(*number));
}

Task<std::expected<void, Refusal>> Guest::give_name(const nlohmann::json& message) {
  auto name = text_of(message, "name");
  if (!name) co_return std::unexpected(name.error());
  co_return co_await table_->holders().give_name(listener_, *seat_, std::move(*name));
}

// What is asked of the others, answered and granted.
Task<std::expected<void, Refusal>> Guest::consult(const std::string& type, const nlohmann::json& message) {
  auto id = id_of(message);
  if (!id) co_return std::unexpected(id.error());
  if (type == "continue") co_return co_await table_->proposals().proceed(listener_, *seat_, std::move(*id));
  if (type == "give_time") {
    const auto to = number_of(message, "to");
    if (!to) co_return std::unexpected(to.error());
    co_return co_await table_->proposals().give_time(listener_, *seat_, std::move(*id), *to);
  }
  if (type == "answer") {
    const auto question = number_of(message, "proposal");
    if (!question) co_return std::unexpected(question.error());
    const auto* agrees = member(message, "accept");
    if (agrees == nullptr || !agrees->is_boolean()) {
      co_return std::unexpected(
          bad_request("accept is " + (agrees == nullptr ? "missing" : shown(*agrees)) + ", expected true or false"));
    }
    co_return co_await table_->proposals().answer(listener_, *seat_, std::move(*id), *question, agrees->get<bool>());
  }
  const auto name = text_of(message, "kind");
  if (!name) co_return std::unexpected(name.error());
  const auto proposal = proposal_named(*name);
  if (!proposal) {
    std::string known;
    for (const std::string_view each : kProposalNames) known += (known.empty() ? "" : ", ") + std::string(each);
    co_return std::unexpected(bad_request("kind is " + shown(*member(message, "kind")) + ", expected one of " + known));
  }
  Seat about = kChance;
  if (*proposal == Proposal::claim || *proposal == Proposal::substitute) {
    const auto seat = number_of(message, "target");
    if (!seat) co_return std::unexpected(seat.error());
    about = *seat;
  }
  co_return co_await table_->proposals().propose(listener_, *seat_, std::move(*id), *proposal, about);
}

Task<std::expected<void, Refusal>> Guest::act(const nlohmann::json& message, bool resign) {
  auto id = id_of(message);
  if (!id) co_return std::unexpected(id.error());
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
