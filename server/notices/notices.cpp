#include "server/notices/notices.hpp"

#include "server/base/base64url.hpp"
#include "server/base/metrics.hpp"
#include "server/dice/keys.hpp"
#include "server/notices/target.hpp"

namespace nemeton {

namespace {

constexpr auto kPause = std::chrono::seconds(2);
constexpr int kBatch = 200;
// A notice that nobody could be given goes on its way again after this, twice this and so on.
constexpr auto kFirstPause = std::chrono::seconds(30);
constexpr int kMostTries = 5;
// How long a push service keeps what it cannot deliver at once: by then a game is hardly waiting for it.
constexpr auto kLife = std::chrono::hours(72);

// The device is not there any more, or does not want to be told.
bool is_gone(int status) { return status == 404 || status == 410; }
bool has_arrived(int status) { return status >= 200 && status < 300; }
// A push service that does not understand will not understand it next time; one that is busy may have time then.
bool is_worth_another_try(int status) { return status == 0 || status == 429 || status >= 500; }

std::string text_of(const Notice& notice, const Target& target) {
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("table", notice.table).field("game", notice.game).field("language", target.language);
  json.end_object();
  return text;
}

}  // namespace

void Notices::begin() {
  auto go_on = [](std::shared_ptr<Notices> self) -> Task<void> {
    co_await self->send_due();
    self->tables_.time().ring_at(self->tables_.time().now() + kPause, [weak = std::weak_ptr(self)] {
      if (const auto again = weak.lock()) again->begin();
    });
  };
  spawn(tables_.loops().main(), go_on(shared_from_this()));
}

Task<std::expected<std::shared_ptr<const P256Key>, std::string>> Notices::key() {
  if (!key_) {
    const auto seed = co_await tables_.signing_seed();
    if (!seed) co_return std::unexpected(seed.error());
    // Of the seed that the store keeps for signing another one, so that the two keys say nothing of each other.
    key_ = std::make_shared<P256Key>(P256Key::of_seed(key_hash("nemeton push " + *seed)));
  }
  co_return key_;
}

Task<std::expected<std::string, std::string>> Notices::public_key() {
  const auto own = co_await key();
  if (!own) co_return std::unexpected(own.error());
  co_return base64url((*own)->public_key());
}

Task<void> Notices::send_due() {
  while (!tables_.stopping()) {
    const auto due = co_await tables_.store().due_notices(tables_.time().wall(), kBatch);
    if (!due || due->empty()) co_return;
    int sent = 0;
    for (const Notice& each : *due) sent += co_await send(each) ? 1 : 0;
    if (sent == 0) co_return;
  }
}

Task<bool> Notices::send(Notice notice) {
  const auto own = co_await key();
  if (!own) co_return false;
  TakeNotice take{notice.table, notice.seat, notice.target_id};
  if (co_await tables_.store().make(std::move(take)) != CommitResult::done) co_return false;
  const auto target = read_target(notice.target);
  const auto body = target ? encrypt_push(target->push, text_of(notice, *target), PushSecrets::random()) : std::nullopt;
  if (!body) {
    co_await delivered(std::move(notice), {410, ""});
    co_return true;
  }
  Parcel parcel{.url = target->push.endpoint,
                .headers = {"Content-Type: application/octet-stream", "Content-Encoding: aes128gcm",
                            "TTL: " + std::to_string(std::chrono::seconds(kLife).count()),
                            // Of two for the same table a device that was off needs the later one alone.
                            "Topic: " + notice.table,
                            "Authorization: " +
                                push_authorization(**own, target->push.endpoint, contact_, tables_.time().wall())},
                .body = *body};
  courier_.send(std::move(parcel), reach_,
                [weak = weak_from_this(), notice = std::move(notice)](Delivery delivery) mutable {
                  if (const auto self = weak.lock()) {
                    spawn(self->tables_.loops().main(), self->delivered(std::move(notice), std::move(delivery)));
                  }
                });
  co_return true;
}

Task<void> Notices::delivered(Notice notice, Delivery delivery) {
  const auto self = shared_from_this();
  const int status = delivery.status;
  (has_arrived(status) ? metrics().notices_sent
   : is_gone(status)   ? metrics().notices_gone
                       : metrics().notices_failed)
      .Increment();
  if (has_arrived(status)) co_return;
  if (is_gone(status)) {
    Unsubscribe change{notice.target_id};
    co_await tables_.store().make(std::move(change));
    co_return;
  }
  if (!is_worth_another_try(status) || notice.tries + 1 >= kMostTries) co_return;
  PutOffNotice change{notice.table, notice.seat, notice.target_id,
                      tables_.time().wall() + kFirstPause * (1 << notice.tries)};
  co_await tables_.store().make(std::move(change));
}

}  // namespace nemeton
