// The result of an operation that a client may be refused.
#pragma once

#include <expected>

#include "server/base/refusal.hpp"
#include "server/base/task.hpp"

namespace nemeton {

template <class T>
using Answer = Task<std::expected<T, Refusal>>;

}  // namespace nemeton
