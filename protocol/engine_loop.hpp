// The engine protocol on a pair of streams.
#pragma once

#include <istream>
#include <ostream>

#include "protocol/engine.hpp"

namespace nemeton {

// Answers every line of `in` on `out`, at once, until `quit` or the end of the input. Of a line that is too long no more than the
// start is kept.
void run_engine(Engine& engine, std::istream& in, std::ostream& out);

}  // namespace nemeton
