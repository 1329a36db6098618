// A turn of Druid's Duel: what is awaited in it, and what everybody has seen of it.
#pragma once

#include <array>
#include <cstdint>

namespace nemeton::duel {

inline constexpr int kMaxDuelists = 4;

template <class T>
using BySeat = std::array<T, kMaxDuelists>;

enum Form : std::int8_t { no_form = -1, jackrabbit, peacock, lion, chameleon };
inline constexpr int kForms = 3;  // without the chameleon

// A card or none.
inline constexpr std::int8_t kNoCard = -1;

enum class Stage : std::uint8_t { deal, forms, shape, cards, over };  // shape: a lone chameleon decides what it is
enum class End : std::uint8_t { none, hand_empty, deadlock, ply_limit };

// A turn as everybody has seen it.
struct Turn {
  BySeat<std::int8_t> forms = {no_form, no_form, no_form, no_form};  // as revealed
  BySeat<std::int8_t> shapes = {no_form, no_form, no_form,
                                no_form};  // what they counted as; none for several chameleons
  BySeat<std::int8_t> cards = {kNoCard, kNoCard, kNoCard, kNoCard};  // as revealed
  std::uint8_t succeeded = 0;                                        // seats that discarded, by bit
};

}  // namespace nemeton::duel
