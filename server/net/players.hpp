// What players ask for besides playing: their tables, the lobby, forgetting a seat, and taking one to another device.
#pragma once

#include "server/net/api.hpp"

namespace nemeton {

// A table, and a key that may hold a seat there.
struct SeatKey {
  std::string table;
  std::string key;
};
std::expected<std::vector<SeatKey>, Refusal> read_seats(const nlohmann::json* list);

// The tables of the keys in the request, each as its seat may know it.
Task<Response> my_tables(const Api& api, const Request& request, const std::string&);

// Tables with seats that anyone may take.
Task<Response> list_lobby(const Api& api, const Request& request, const std::string&);

// What is done with a seat runs on the table's strand: forgetting it, freeing that of somebody else, closing the table, and passing it to
// another device.
Task<Response> forget_seat(Tables& tables, std::shared_ptr<Table> table, const Request& request);
Task<Response> free_seat(Tables& tables, std::shared_ptr<Table> table, const Request& request);
Task<Response> close_table(Tables& tables, std::shared_ptr<Table> table, const Request& request);
Task<Response> leave_pass(Tables& tables, std::shared_ptr<Table> table, const Request& request);

Task<Response> use_pass(const Api& api, const Request& request, const std::string&);

}  // namespace nemeton
