#pragma once
#include "core/bot.hpp"
#include "core/line.hpp"
#include "games/druidica/rules.hpp"
#include "games/tabulus/rules.hpp"
#include "games/triangulus/rules.hpp"
namespace nemeton {
template <class G>
Thought<G> temp_think(const Line<G>& line, Seat seat, const Limits&) {
  ActionList<G> l;
  G::actions(line.state(), seat, l);
  return {l[0], 0, {l[0]}, 1, 1};
}
inline Thought<Tabulus> think(const Line<Tabulus>& l, Seat s, const Limits& x) { return temp_think<Tabulus>(l, s, x); }
inline Thought<Triangulus> think(const Line<Triangulus>& l, Seat s, const Limits& x) {
  return temp_think<Triangulus>(l, s, x);
}
inline Thought<Druidica> think(const Line<Druidica>& l, Seat s, const Limits& x) {
  return temp_think<Druidica>(l, s, x);
}
}  // namespace nemeton
