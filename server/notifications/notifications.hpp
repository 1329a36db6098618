// Notifies devices and mailboxes of a turn, the end of a game, or a rematch. Notifications stay in the store until they are due, and one process takes
// each. It checks at the table what is true by then, and the courier carries that.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/base/rate.hpp"
#include "server/notifications/courier.hpp"
#include "server/notifications/mail_codes.hpp"
#include "server/notifications/mail_text.hpp"
#include "server/notifications/p256.hpp"
#include "server/notifications/recipient.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

// How mails go, where the host has set that.
struct MailService {
  std::string smtp;      // the URL of a mail server
  std::string from;      // an address
  std::string page_url;  // without a slash at its end
  MailWords words;
};

class Notifications : public std::enable_shared_from_this<Notifications> {
 public:
  // `contact`: a URL of who runs the server, for push services to complain to, or empty. `reach`: where devices' push services may be.
  Notifications(Tables& tables, std::string contact, Courier::Reach reach, std::optional<MailService> mail);

  // Sends what is due, now and again as long as the tables are there.
  void begin();

  Courier::Reach reach() const { return reach_; }
  // The key by which push services know this server, as the page gives it to its browser. Error: what is wrong with the store.
  Task<std::expected<std::string, std::string>> public_key();

  bool sends_mails() const { return mail_.has_value(); }
  // What codes and passes of mailboxes are made and known by. Error: what is wrong with the store.
  Task<std::expected<MailCodes, std::string>> mail_passes();
  // The pass of the mailbox to which the code of that challenge was sent. A challenge takes ten tries, whoever makes them. Errors: bad_code, unavailable.
  Task<std::expected<std::string, Refusal>> give_pass(std::string challenge, std::string code);
  // Sends the code to the mailbox. Error: too_fast, for nobody is to be sent many mails by strangers.
  std::expected<void, Refusal> send_code(const Target& mailbox, std::string_view code);

  // Returns what stands for the address a client subscribes from: one of 65,536 numbers, so that addresses share the courier fairly and
  // nothing kept tells one. Error: what is wrong with the store.
  Task<std::expected<std::string, std::string>> subscriber_at(Address client);

 private:
  // The parcel with which the notice goes to its target; none where the target cannot be told of anything.
  Task<std::optional<Parcel>> parcel_of(const Notification& notice, SeatNews news, const Target& target);
  // Returns what the notification says now, or nullopt if nothing that was queued is still true, or if it has to wait.
  Task<std::optional<SeatNews>> news_of(const Notification& notice);
  Parcel pushed(const Notification& notice, const PushSubscription& to, std::string body, const P256Key& own) const;
  Parcel mailed(Mail mail) const;
  // The courier that carries notices to that target; null where the server sends no mails.
  Courier* courier_for(const Target& target);
  // Sends what is due and has room; the rest stays due. Returns whether there is a rest.
  Task<bool> send_due();
  // False where it was not this process that took the notice.
  Task<bool> send(Notification notice, std::optional<Target> target);
  Task<void> delivered(Notification notice, Delivery delivery);
  Task<std::expected<std::shared_ptr<const P256Key>, std::string>> key();

  Tables& tables_;
  const std::string contact_;
  const Courier::Reach reach_;
  const std::optional<MailService> mail_;
  Rates codes_;                         // by mailbox, that were sent there
  Rates tries_;                         // by challenge, at its code
  std::shared_ptr<const P256Key> key_;  // none until the store was read
  Courier pushes_;
  std::optional<Courier> mails_;  // where the host has set mails
};

}  // namespace nemeton
