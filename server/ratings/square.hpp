// The square, for the formulas of ratings.
#pragma once

namespace nemeton {

constexpr double square(double x) { return x * x; }

}  // namespace nemeton
