// How sigils, throws and actions are written.
#pragma once

#include <cstdint>
#include <string>

#include "games/sigily/rules/actions.hpp"

namespace nemeton::sigily {

// "0" to "23", "0a", "0b" … "18b", "c".
std::string sigil_name(int sigil);

// The number and, of a throw to fight, the letter of the highest animal: "3", "2h", "5".
std::string throw_name(std::uint16_t thrown);

// What stands before the colon, or alone.
const char* kind_name(ActionKind kind);
std::string action_token(Action action);

}  // namespace nemeton::sigily
