// The texts of one table besides its events: messages about seats, clocks and dice, its summary and its record (docs/websocket.schema.json,
// docs/openapi.json).
#pragma once

#include <string>

#include "server/table/table_core.hpp"

namespace nemeton {

std::string welcome_message(const TableCore& core, Seat seat, Door door);
std::string seats_message(const TableCore& core);
std::string clock_message(const TableCore& core);
std::string dice_message(const TableCore& core);
std::string watching_message(const TableCore& core);
std::string rematch_message(const TableCore& core);
// Tells a member the table of the rematch, and for a player the seat there.
std::string next_message(const TableCore& core, const Audience::Member& member);
// The event of that number again.
std::string past_event_message(const TableCore& core, int number, Seat viewer);
// `door`: by which the reader has come; the summary names the table by that.
std::string table_summary(const TableCore& core, std::optional<Seat> seat, Door door);
// The record of a game that is over, signed. For a reader by the watch link it has no dice, which would tell the table's own name.
std::string table_record(const TableCore& core, Door door, const std::string& signing_seed);
// The record of what was played so far.
std::string partial_record(const TableCore& core);

}  // namespace nemeton
