// Housekeeping of a store: measures it, warns before the disk is full, deletes old data, and notices when
// damaged tables are restored.
#pragma once

#include <memory>

#include "server/host/config.hpp"
#include "server/table/tables.hpp"

namespace nemeton {

class Housekeeping : public std::enable_shared_from_this<Housekeeping> {
 public:
  Housekeeping(Tables& tables, const Keeping& keeping) : tables_(tables), keeping_(keeping) {}

  // Now, and again every minute as long as the tables are there.
  void begin();

 private:
  Task<void> measure();
  Task<void> expire();

  Tables& tables_;
  const Keeping keeping_;
  bool warned_ = false;
  bool has_room_ = true;
};

}  // namespace nemeton
