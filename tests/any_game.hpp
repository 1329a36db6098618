// Games of the list at random: any options, any number of seats, any step. What is random comes from `words`, 64-bit words such as those
// of `Random`.
#pragma once

#include "core/match.hpp"

namespace nemeton {

// So little that a test can ask about every position of a game.
inline constexpr Budget kFewSamples{.nodes = 8000, .samples = 60};

// A number from 0 to n − 1.
template <class Bits>
int any(Bits& bits, std::size_t n) {
  return static_cast<int>(below(bits, static_cast<std::uint32_t>(n)));
}

template <class Bits>
int any_seats(const GameInfo& info, Bits& bits) {
  return info.min_seats + any(bits, static_cast<std::size_t>(info.max_seats - info.min_seats + 1));
}

template <class Bits>
void set_any_value(OptionValues& options, const OptionSpec& spec, Bits& bits) {
  const int value = spec.min + any(bits, static_cast<std::size_t>(spec.max - spec.min) + 1);
  switch (spec.kind) {
    case OptionKind::boolean: options.set_boolean(spec.name, value != 0).value(); return;
    case OptionKind::integer: options.set_integer(spec.name, value).value(); return;
    case OptionKind::number:
      options.set_integer(spec.name, spec.numbers[static_cast<std::size_t>(any(bits, spec.numbers.size()))]).value();
      return;
    case OptionKind::fraction: options.set_real(spec.name, static_cast<double>(value) / kFractionUnit).value(); return;
    case OptionKind::choice: options.set_word(spec.name, spec.words[static_cast<std::size_t>(value)]).value(); return;
    case OptionKind::words: options.set_word(spec.name, joined_words(spec, value)).value(); return;
  }
}

// Options that go together, with that `ply_limit`.
template <class Bits>
OptionValues any_options(const GameInfo& info, int seats, int ply_limit, Bits& bits) {
  while (true) {
    OptionValues options(info.options, seats);
    for (const OptionSpec& spec : info.options) set_any_value(options, spec, bits);
    options.set_integer("ply_limit", ply_limit).value();
    if (info.conflict == nullptr || info.conflict(options, seats).empty()) return options;
  }
}

// One of the legal actions of a seat that is to act.
template <class Bits>
std::string any_action(const Match& match, Seat seat, Bits& bits) {
  const auto actions = match.actions(seat);
  return actions[static_cast<std::size_t>(any(bits, actions.size()))];
}

// One step, and which it was: each seat that is to act and each of its actions equally likely, or an outcome by its weight. The game
// is not over.
template <class Bits>
Step any_step(Match& match, Bits& bits) {
  const Node node = match.node();
  if (node.kind == NodeKind::chance) return {kChance, match.draw(bits()).value(), node.kind};
  Seat seat = node.to_act.first();
  for (int skip = any(bits, static_cast<std::size_t>(node.to_act.size())); skip > 0; --skip) {
    do ++seat;
    while (!node.to_act.has(seat));
  }
  const std::string token = any_action(match, seat, bits);
  match.apply(seat, token).value();
  return {seat, token, node.kind};
}

}  // namespace nemeton
