// Games of the list at random: any options, any number of seats, any step. What is random comes from `words`, 64-bit words such as those
// of `Random`.
#pragma once

#include "core/match.hpp"

namespace nemeton {

// A number from 0 to n − 1.
template <class Words>
int any(Words& words, std::size_t n) {
  return static_cast<int>(below(words, static_cast<std::uint32_t>(n)));
}

template <class Words>
int any_seats(const GameInfo& info, Words& words) {
  return info.min_seats + any(words, static_cast<std::size_t>(info.max_seats - info.min_seats + 1));
}

template <class Words>
void set_any_value(OptionValues& options, const OptionSpec& spec, Words& words) {
  const int value = spec.min + any(words, static_cast<std::size_t>(spec.max - spec.min) + 1);
  switch (spec.kind) {
    case OptionKind::boolean: options.set_boolean(spec.name, value != 0).value(); return;
    case OptionKind::integer: options.set_integer(spec.name, value).value(); return;
    case OptionKind::number:
      options.set_integer(spec.name, spec.numbers[static_cast<std::size_t>(any(words, spec.numbers.size()))]).value();
      return;
    case OptionKind::fraction: options.set_real(spec.name, static_cast<double>(value) / kFractionUnit).value(); return;
    case OptionKind::choice: options.set_word(spec.name, spec.words[static_cast<std::size_t>(value)]).value(); return;
    case OptionKind::words: options.set_word(spec.name, joined_words(spec, value)).value(); return;
  }
}

// Options that go together, with that `ply_limit`.
template <class Words>
OptionValues any_options(const GameInfo& info, int seats, int ply_limit, Words& words) {
  while (true) {
    OptionValues options(info.options, seats);
    for (const OptionSpec& spec : info.options) set_any_value(options, spec, words);
    options.set_integer("ply_limit", ply_limit).value();
    if (info.conflict == nullptr || info.conflict(options, seats).empty()) return options;
  }
}

// One of the legal actions of a seat that is to act.
template <class Words>
std::string any_action(const Match& match, Seat seat, Words& words) {
  const auto actions = match.actions(seat);
  return actions[static_cast<std::size_t>(any(words, actions.size()))];
}

// One step, and which it was: each seat that is to act and each of its actions equally likely, or an outcome by its weight. The game
// is not over.
template <class Words>
Step any_step(Match& match, Words& words) {
  const Node node = match.node();
  if (node.kind == NodeKind::chance) return {kChance, match.draw(words()).value(), node.kind};
  Seat seat = node.to_act.first();
  for (int skip = any(words, static_cast<std::size_t>(node.to_act.size())); skip > 0; --skip) {
    do ++seat;
    while (!node.to_act.has(seat));
  }
  const std::string token = any_action(match, seat, words);
  match.apply(seat, token).value();
  return {seat, token, node.kind};
}

}  // namespace nemeton
