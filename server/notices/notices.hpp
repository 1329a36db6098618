// Tells devices that it is their turn: notices lie in the store until they are due, one process takes each, and the courier carries it.
#pragma once

#include <memory>
#include <string>

#include "server/notices/courier.hpp"
#include "server/notices/p256.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

class Notices : public std::enable_shared_from_this<Notices> {
 public:
  // `contact`: a URL of who runs the server, for push services to complain to, or empty. `reach`: where devices' push services may be.
  Notices(Tables& tables, std::string contact, Courier::Reach reach)
      : tables_(tables), contact_(std::move(contact)), reach_(reach) {}

  // Sends what is due, now and again as long as the tables are there.
  void begin();

  Courier::Reach reach() const { return reach_; }
  // The key by which push services know this server, as the page gives it to its browser. Error: what is wrong with the store.
  Task<std::expected<std::string, std::string>> public_key();

 private:
  Task<void> send_due();
  // False where it was not this process that took the notice.
  Task<bool> send(Notice notice);
  Task<void> delivered(Notice notice, Delivery delivery);
  Task<std::expected<std::shared_ptr<const P256Key>, std::string>> key();

  Tables& tables_;
  const std::string contact_;
  const Courier::Reach reach_;
  std::shared_ptr<const P256Key> key_;  // none until the store was read
  Courier courier_;
};

}  // namespace nemeton
