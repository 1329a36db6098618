#include "server/notifications/notifications.hpp"

#include <algorithm>
#include <boost/algorithm/string/case_conv.hpp>
#include <boost/asio/co_spawn.hpp>
#include <map>

#include "server/base/base64url.hpp"
#include "server/base/log.hpp"
#include "server/base/metrics.hpp"
#include "server/dice/keys.hpp"

namespace nemeton {

namespace {

// The store is asked this often for notifications that are due; sooner if some had no room, but most of the time is left for other work.
constexpr auto kPause = std::chrono::seconds(2);
constexpr auto kShortPause = std::chrono::milliseconds(100);
constexpr int kRestPerWork = 20;
constexpr int kBatch = 200;
// Notices of one subscriber that are sent before the others have their turn.
constexpr int kMostInTurn = 8;
constexpr int kMostPushes = 256;
// A mail server that thinks about a mail keeps the thread (libcurl waits for its last answer), so each mail has one.
constexpr int kMostMails = 8;
// A notification that could not be delivered is sent again after this time, twice this time and so on.
constexpr auto kFirstPause = std::chrono::seconds(30);
constexpr int kMostTries = 5;
// A push service keeps a message for this long; after that a game is hardly waiting for it.
constexpr auto kLife = std::chrono::hours(72);

// The number of codes that one mailbox gets in a period, from all clients together.
constexpr int kCodesPerDay = 5;
// Tries at a code. The next one would be free when the code is no longer good.
constexpr int kTriesAtCode = 10;

// The meaning of a status. Statuses of HTTP and of SMTP (RFC 5321) are told apart by the target.
struct Outcome {
  bool arrived, gone, again;
};

Outcome of_push(int status) {
  return {
      .arrived = status >= 200 && status < 300,
      // The device is gone, or does not want notifications.
      .gone = status == 404 || status == 410,
      // A push service that does not understand will not understand it next time; one that is busy may have time then.
      .again = status == 0 || status == 429 || status >= 500};
}

Outcome of_mail(int status) {
  return {.arrived = status >= 200 && status < 300,
          // No such mailbox, or none that takes mails.
          .gone = status == 550 || status == 551 || status == 553 || status == 556,
          .again = status == 0 || (status >= 400 && status < 500)};
}

std::string text_of(const Notification& notification, NotificationReason reason, const Target& target) {
  std::string text;
  JsonWriter json(text);
  json.begin_object()
      .field("table", notification.table)
      .field("game", notification.game)
      .field("news", name_of(reason));
  json.field("language", target.language).end_object();
  return text;
}

}  // namespace

Notifications::Notifications(Tables& tables, std::string contact, Transport::AddressPolicy address_policy,
                             std::optional<MailService> mail)
    : tables_(tables),
      contact_(std::move(contact)),
      address_policy_(address_policy),
      mail_(std::move(mail)),
      codes_(kCodesPerDay, std::chrono::hours(24)),
      tries_(kTriesAtCode, kTriesAtCode * kMailCodeLife),
      pushes_(/*threads=*/1, kMostPushes) {
  if (mail_) mails_.emplace(/*threads=*/kMostMails, 1);
}

void Notifications::begin() {
  auto go_on = [](std::shared_ptr<Notifications> self) -> Task<void> {
    TimeSource& time = self->tables_.time();
    const Instant began = time.now();
    const bool is_rest = co_await self->send_due();
    const Instant now = time.now();
    const auto short_pause = std::clamp<Instant::duration>(kRestPerWork * (now - began), kShortPause, kPause);
    time.ring_at(now + (is_rest ? short_pause : kPause), [weak = std::weak_ptr(self)] {
      if (const auto again = weak.lock()) again->begin();
    });
  };
  spawn(tables_.loops().main(), go_on(shared_from_this()));
}

Task<std::expected<std::shared_ptr<const P256Key>, std::string>> Notifications::key() {
  if (!key_) {
    const auto seed = co_await tables_.signing_seed();
    if (!seed) co_return std::unexpected(seed.error());
    // Of the seed that the store keeps for signing another one, so that the two keys say nothing of each other.
    key_ = std::make_shared<P256Key>(P256Key::of_seed(key_hash("nemeton push " + *seed)));
  }
  co_return key_;
}

Task<std::expected<std::string, std::string>> Notifications::public_key() {
  const auto own = co_await key();
  if (!own) co_return std::unexpected(own.error());
  co_return base64url((*own)->public_key());
}

Task<std::expected<std::string, std::string>> Notifications::subscriber_at(Address client) {
  const auto seed = co_await tables_.signing_seed();
  if (!seed) co_return std::unexpected(seed.error());
  const Address customer = client.customer();
  const std::string text = "nemeton subscriber " + std::string(customer.bytes.begin(), customer.bytes.end());
  co_return base64url(keyed_hash(text, *seed).substr(0, 2));
}

Transport* Notifications::transport_for(const Target& target) {
  if (std::holds_alternative<PushSubscription>(target.to)) return &pushes_;
  return mails_ ? &*mails_ : nullptr;
}

Task<bool> Notifications::send_due() {
  const WallTime now = tables_.time().wall();
  std::map<std::string, int> sent;  // by subscriber
  bool is_rest = false;
  Notification last{};
  for (;;) {
    const auto due = co_await tables_.store().due_notifications(now, last, kBatch);
    if (!due || due->empty() || tables_.stopping() || !co_await key()) co_return is_rest;
    for (const Notification& each : *due) {
      auto target = read_target(each.target);
      const Lane lane = target ? target->lane() : Lane();
      const Transport* transport = target ? transport_for(*target) : nullptr;
      if (sent[lane.subscriber] == kMostInTurn || (transport != nullptr && !transport->has_room(lane))) is_rest = true;
      else if (co_await send(each, std::move(target))) ++sent[lane.subscriber];
    }
    last = due->back();
  }
}

Task<bool> Notifications::send(Notification notification, std::optional<Target> target) {
  ClaimNotification take{notification.table, notification.seat, notification.target_id};
  if (co_await tables_.store().make(std::move(take)) != CommitResult::done) co_return false;
  const auto reason = co_await reason_of(notification);
  if (!reason) co_return true;
  std::optional<OutgoingMessage> message;
  if (target) message = co_await message_for(notification, *reason, *target);
  if (!message) {
    co_await delivered(std::move(notification), {410, ""});
    co_return true;
  }
  message->lane = target->lane();
  auto done = [weak = weak_from_this(), notification = std::move(notification)](TransportResult delivery) mutable {
    if (const auto self = weak.lock()) {
      spawn(self->tables_.loops().main(), self->delivered(std::move(notification), std::move(delivery)));
    }
  };
  // The mail server is chosen by the host, but a push service by a stranger.
  const auto address_policy = message->to.empty() ? address_policy_ : Transport::AddressPolicy::any;
  transport_for(*target)->send(*std::move(message), address_policy, std::move(done));
  co_return true;
}

Task<std::optional<NotificationReason>> Notifications::reason_of(const Notification& notification) {
  const auto table = co_await tables_.find(notification.table);
  if (!table && table.error().code == "no_table") co_return std::nullopt;
  if (table) {
    const auto reason = co_await asio::co_spawn((*table)->strand(),
                                                (*table)->absences().notification_reason(notification.seat), kResult);
    if (reason) co_return *reason;
  }
  // The store cannot be read now, so the notification is tried again later.
  co_await delivered(notification, {0, ""});
  co_return std::nullopt;
}

Task<std::optional<OutgoingMessage>> Notifications::message_for(const Notification& notification,
                                                                NotificationReason reason, const Target& target) {
  if (const auto* mailbox = std::get_if<Mailbox>(&target.to)) {
    const auto passes = co_await mail_passes();
    // The host may have removed the mail server from the settings.
    if (!mail_ || !passes) co_return std::nullopt;
    const std::string stop = passes->stop(notification.target_id);
    Mail mail = mail_->words.news(target.language, notification.game, reason,
                                  mail_->page_url + "/t/" + notification.table, mail_->page_url + "/mail#" + stop);
    mail.to = mailbox->mail;
    mail.stop = mail_->page_url + "/api/v1/notifications/unsubscribe/" + stop;
    co_return mailed(std::move(mail));
  }
  const auto own = co_await key();
  if (!own) co_return std::nullopt;
  const auto& device = std::get<PushSubscription>(target.to);
  auto body = encrypt_push(device, text_of(notification, reason, target), PushSecrets::random());
  if (!body) co_return std::nullopt;
  co_return pushed(notification, device, *std::move(body), **own);
}

OutgoingMessage Notifications::pushed(const Notification& notification, const PushSubscription& to, std::string body,
                                      const P256Key& own) const {
  return {.url = to.endpoint,
          .headers = {"Content-Type: application/octet-stream", "Content-Encoding: aes128gcm",
                      "TTL: " + std::to_string(std::chrono::seconds(kLife).count()),
                      // Of two for the same table a device that was off needs the later one alone.
                      "Topic: " + notification.table,
                      "Authorization: " + push_authorization(own, to.endpoint, contact_, tables_.time().wall())},
          .body = std::move(body)};
}

OutgoingMessage Notifications::mailed(Mail mail) const {
  mail.from = mail_->from;
  mail.id = random_key();
  return {.url = mail_->smtp, .body = write_mail(mail, tables_.time().wall()), .from = mail.from, .to = mail.to};
}

Task<std::expected<MailCodes, std::string>> Notifications::mail_passes() {
  const auto seed = co_await tables_.signing_seed();
  if (!seed) co_return std::unexpected(seed.error());
  co_return MailCodes(*seed);
}

Answer<std::string> Notifications::give_pass(std::string challenge, std::string code) {
  const auto passes = co_await mail_passes();
  if (!passes) co_return std::unexpected(unavailable());
  // Only challenges of this server are counted, because a stranger can make up any number of others.
  const auto id = passes->challenge_id(challenge);
  const bool may_try = id && tries_.take(key_hash(*id)) == Clock::duration::zero();
  if (may_try) {
    if (auto pass = passes->pass(challenge, code, tables_.time().wall())) co_return *std::move(pass);
  }
  co_return std::unexpected(wrong_secret(
      "bad_code", "code is not the one that was sent, was sent a quarter of an hour ago, or was tried ten times"));
}

std::expected<void, Refusal> Notifications::send_code(const Target& mailbox, std::string_view code) {
  const std::string& mail = std::get<Mailbox>(mailbox.to).mail;
  if (const auto wait = codes_.take(key_hash(boost::to_lower_copy(mail))); wait != Clock::duration::zero())
    return std::unexpected(too_fast("mails with a code to that address", kCodesPerDay, "day", wait));
  Mail code_mail = mail_->words.code(mailbox.language, code);
  code_mail.to = mail;
  OutgoingMessage message = mailed(std::move(code_mail));
  message.lane = mailbox.lane();
  mails_->send(std::move(message), Transport::AddressPolicy::any, [](const TransportResult& delivery) {
    if (delivery.status < 200 || delivery.status >= 300)
      log_warn("a mail with a code was not taken", {{"error", delivery.error}});
  });
  return {};
}

Task<void> Notifications::delivered(Notification notification, TransportResult delivery) {
  const auto self = shared_from_this();
  const auto target = read_target(notification.target);
  const bool is_mail = target && std::holds_alternative<Mailbox>(target->to);
  const auto [arrived, gone, again] = is_mail ? of_mail(delivery.status) : of_push(delivery.status);
  (arrived ? metrics().notifications_sent
   : gone  ? metrics().notifications_gone
           : metrics().notifications_failed)
      .Increment();
  if (arrived) co_return;
  if (gone) {
    Unsubscribe change{notification.target_id};
    co_await tables_.store().make(std::move(change));
    co_return;
  }
  if (!again || notification.tries + 1 >= kMostTries) co_return;
  PostponeNotification change{notification.table, notification.seat, notification.target_id,
                              tables_.time().wall() + kFirstPause * (1 << notification.tries)};
  co_await tables_.store().make(std::move(change));
}

}  // namespace nemeton
