// What the formulas of ratings are full of.
#pragma once

namespace nemeton {

constexpr double square(double x) { return x * x; }

}  // namespace nemeton
