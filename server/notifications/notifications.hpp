// Notifies devices and mailboxes of a turn, the end of a game, or a rematch. Notifications stay in the store until they are due. One process takes
// each, asks the table what is true by then, and sends that.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/base/answer.hpp"
#include "server/base/rate.hpp"
#include "server/notifications/mail_codes.hpp"
#include "server/notifications/mail_text.hpp"
#include "server/notifications/p256.hpp"
#include "server/notifications/recipient.hpp"
#include "server/notifications/transport.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

// How mails are sent, if the host has set that.
struct MailService {
  std::string smtp;      // the URL of a mail server
  std::string from;      // an address
  std::string page_url;  // without a slash at its end
  MailWords words;
};

class Notifications : public std::enable_shared_from_this<Notifications> {
 public:
  // `contact`: a URL of the host, to which push services may complain, or empty. `address_policy`: where devices' push services may be.
  Notifications(Tables& tables, std::string contact, Transport::AddressPolicy address_policy,
                std::optional<MailService> mail);

  // Sends notifications when they are due, as long as this object exists.
  void begin();

  Transport::AddressPolicy address_policy() const { return address_policy_; }
  // The public key of this server for push services, as the page gives it to its browser. Error: the fault of the store.
  Task<std::expected<std::string, std::string>> public_key();

  bool sends_mails() const { return mail_.has_value(); }
  // Makes and checks codes and passes of mailboxes. Error: the fault of the store.
  Task<std::expected<MailCodes, std::string>> mail_passes();
  // Returns the pass of the mailbox to which the code of that challenge was sent. A challenge takes ten tries, from all clients together. Errors:
  // bad_code, unavailable.
  Answer<std::string> give_pass(std::string challenge, std::string code);
  // Sends the code to the mailbox. Error: too_fast, because strangers could fill a mailbox.
  std::expected<void, Refusal> send_code(const Target& mailbox, std::string_view code);

  // Returns one of 65,536 numbers for the address from which a client subscribes, so that addresses share the transport fairly and no address is
  // stored. Error: the fault of the store.
  Task<std::expected<std::string, std::string>> subscriber_at(Address client);

 private:
  // Returns the message with the notification for its target, or nullopt if the target cannot be notified.
  Task<std::optional<OutgoingMessage>> message_for(const Notification& notification, NotificationReason reason,
                                                   const Target& target);
  // Returns the news for a notification, or nullopt if there is none any more, or if it has to wait.
  Task<std::optional<NotificationReason>> reason_of(const Notification& notification);
  OutgoingMessage pushed(const Notification& notification, const PushSubscription& to, std::string body,
                         const P256Key& own) const;
  OutgoingMessage mailed(Mail mail) const;
  // Returns the transport to that target, or null if the server sends no mails.
  Transport* transport_for(const Target& target);
  // Sends notifications that are due while there is room. Returns whether some are left.
  Task<bool> send_due();
  // Returns false if another process has taken the notification.
  Task<bool> send(Notification notification, std::optional<Target> target);
  Task<void> delivered(Notification notification, TransportResult delivery);
  Task<std::expected<std::shared_ptr<const P256Key>, std::string>> key();

  Tables& tables_;
  const std::string contact_;
  const Transport::AddressPolicy address_policy_;
  const std::optional<MailService> mail_;
  Rates codes_;                         // by mailbox, that were sent there
  Rates tries_;                         // by challenge, at its code
  std::shared_ptr<const P256Key> key_;  // none until the store was read
  Transport pushes_;
  std::optional<Transport> mails_;  // if the host has set a mail server
};

}  // namespace nemeton
