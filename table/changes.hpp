// The difference between two JSON texts, such as the views of one seat before and after an event.
#pragma once

#include <string>
#include <string_view>

namespace nemeton {

// What makes `before` into `after`: `[value]`, the new value; or, between two objects with the same members and between two lists of the
// same length, an object of such changes by member, or by index from "0" on. The shorter of the two where both are possible.
// Both are texts of one JsonWriter: without white space, the members in an order of their own.
std::string changes_between(std::string_view before, std::string_view after);

}  // namespace nemeton
