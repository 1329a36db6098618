#include "games/duel/bot/turn_game.hpp"

#include <algorithm>

#include "search/regret_matching.hpp"

namespace nemeton::duel {

namespace {

// The choices of a lone chameleon.
constexpr Cards kShapes = (1u << kForms) - 1;

}  // namespace

TurnGame::TurnGame(const Duel::Observation& known, std::uint64_t seed, const HandValueNetwork& network)
    : known_(known),
      seats_(known.open.seats),
      random_(seed),
      network_(network),
      forms_(at(seats_)),
      shapes_(std::size_t{1} << 2 * seats_),
      cards_((std::size_t{1} << 2 * seats_) * at(seats_)) {
  Cards unknown = kAllCards & ~known.hand;
  for (Seat seat = 0; seat < seats_; ++seat) {
    unknown &= ~known.open.discarded[at(seat)];
    if (seat != known.viewer) unknown &= ~known.open.shown[at(seat)];
  }
  for (; unknown != 0; unknown &= unknown - 1) unknown_.push_back(lowest_bit(unknown));
}

TurnGame::TurnGame(const Duel::Observation& known, const BySeat<Cards>& hands, std::uint64_t seed,
                   const HandValueNetwork& network)
    : TurnGame(known, seed, network) {
  open_ = true;
  hands_ = hands;
}

std::size_t TurnGame::key(const Choices& shapes) {
  std::size_t key = 0;
  for (std::size_t seat = 0; seat < shapes.size(); ++seat)
    key |= static_cast<std::size_t>(shapes[seat] + 1) << 2 * seat;
  return key;
}

void TurnGame::deal_hidden_cards() {
  std::size_t given = 0;
  for (Seat seat = 0; seat < seats_; ++seat) {
    Cards hand = open_ ? hands_[at(seat)] : known_.hand;
    if (seat != known_.viewer && !open_) {
      hand = known_.open.shown[at(seat)];
      for (int left = known_.open.held[at(seat)] - count(hand); left > 0; --left, ++given) {
        const auto rest = static_cast<std::uint32_t>(unknown_.size() - given);
        std::swap(unknown_[given], unknown_[given + below(random_, rest)]);
        hand |= set_of(unknown_[given]);
      }
    }
    hands_[at(seat)] = hand;
  }
  hand_values_ = HandValues(network_, hands_, known_.open.jokers, seats_);
}

int TurnGame::draw(const std::array<float, kCards>& weights, Cards choices) {
  float total = 0;
  for (Cards rest = choices; rest != 0; rest &= rest - 1) total += weights[at(lowest_bit(rest))];
  if (total <= 0) return nth(choices, below(random_, static_cast<std::uint32_t>(count(choices))));
  float left = total * (static_cast<float>(random_() >> 40) * 0x1p-24F);
  for (Cards rest = choices;; rest &= rest - 1) {
    const int choice = lowest_bit(rest);
    left -= weights[at(choice)];
    if (left < 0 || (rest & (rest - 1)) == 0) return choice;
  }
}

int TurnGame::draw_and_keep(Mixed& mixed, Cards choices) {
  const int choice = draw(mixed.regret, choices);
  mixed.sum[at(choice)] += static_cast<float>(iterations_);  // later iterations weigh more
  return choice;
}

template <class Worth>
void TurnGame::regret(Mixed& mixed, Cards choices, int taken, float got, Worth worth) {
  std::array<float, kCards> weights, worths;
  std::size_t size = 0;
  for (Cards rest = choices; rest != 0; rest &= rest - 1, ++size) {
    const int choice = lowest_bit(rest);
    worths[size] = choice == taken ? got : worth(choice);
    weights[size] = mixed.regret[at(choice)];
  }
  const float total = regret_weights<float>(std::span(weights.data(), size), weights.data());
  const float mean = expected_value<float>(std::span(worths.data(), size), weights.data(), total);
  std::size_t i = 0;
  for (Cards rest = choices; rest != 0; rest &= rest - 1, ++i) {
    float& own = mixed.regret[at(lowest_bit(rest))];
    own = std::max(0.0F, own + worths[i] - mean);
  }
}

TurnGame::Values TurnGame::after(const Choices& shapes, const Choices& cards) {
  ++nodes_;
  const std::uint8_t succeeded = successes(shapes, cards, seats_);
  std::uint8_t empty = 0;
  for (Seat seat = 0; seat < seats_; ++seat) {
    if ((succeeded >> seat & 1) != 0 && known_.open.held[at(seat)] == 1)
      empty = static_cast<std::uint8_t>(empty | 1u << seat);
  }
  Values values{};
  if (empty != 0) {
    const Returns returns = shared_win(empty, seats_);
    for (Seat seat = 0; seat < seats_; ++seat) values[at(seat)] = static_cast<float>(returns[at(seat)]);
    return values;
  }
  const bool joker = known_.open.with_chameleon && std::popcount(succeeded) == 1;
  float total = 0;
  for (Seat seat = 0; seat < seats_; ++seat) {
    const bool goes = (succeeded >> seat & 1) != 0;
    const int more = (goes && joker ? 1 : 0) - spent_[at(seat)];
    total += values[at(seat)] = hand_values_.of(seat, goes ? cards[at(seat)] : kNoCard, drains_[at(seat)], more);
  }
  const auto n = static_cast<float>(seats_);
  for (Seat seat = 0; seat < seats_; ++seat) values[at(seat)] = (values[at(seat)] / total * n - 1) / (n - 1);
  return values;
}

TurnGame::Values TurnGame::play_cards(const Choices& shapes) {
  Choices cards = {kNoCard, kNoCard, kNoCard, kNoCard};
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (shapes[at(seat)] != no_form)
      cards[at(seat)] = static_cast<std::int8_t>(draw_and_keep(cards_node(shapes, seat), hands_[at(seat)]));
  }
  const Values got = after(shapes, cards);
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (shapes[at(seat)] == no_form) continue;
    regret(cards_node(shapes, seat), hands_[at(seat)], cards[at(seat)], got[at(seat)], [&](int card) {
      Choices other = cards;
      other[at(seat)] = static_cast<std::int8_t>(card);
      return after(shapes, other)[at(seat)];
    });
  }
  return got;
}

void TurnGame::drain(const Choices& forms) {
  for (Seat seat = 0; seat < seats_; ++seat) {
    drains_[at(seat)] = forms[at(seat)] == chameleon ? std::int8_t{no_form} : forms[at(seat)];
    spent_[at(seat)] = forms[at(seat)] == chameleon && known_.open.stage == Stage::forms ? 1 : 0;
  }
}

Seat TurnGame::become(Choices& forms) const {
  Seat lone = kSpectator;
  int chameleons = 0;
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (forms[at(seat)] != chameleon) continue;
    forms[at(seat)] = no_form;
    lone = seat;
    ++chameleons;
  }
  return chameleons == 1 ? lone : kSpectator;
}

TurnGame::Values TurnGame::play_shape(const Choices& forms) {
  drain(forms);
  Choices shapes = forms;
  const Seat lone = become(shapes);
  if (lone == kSpectator) return play_cards(shapes);
  Mixed& node = shape_node(shapes);
  const int shape = draw_and_keep(node, kShapes);
  const auto as = [&](int which) {
    Choices with = shapes;
    with[at(lone)] = static_cast<std::int8_t>(which);
    return play_cards(with);
  };
  const Values got = as(shape);
  regret(node, kShapes, shape, got[at(lone)], [&](int which) { return as(which)[at(lone)]; });
  return got;
}

TurnGame::Values TurnGame::play_forms() {
  Choices forms = {no_form, no_form, no_form, no_form};
  for (Seat seat = 0; seat < seats_; ++seat) {
    forms[at(seat)] = static_cast<std::int8_t>(draw_and_keep(forms_node(seat), Duel::forms_of(known_.open, seat)));
  }
  const Values got = play_shape(forms);
  for (Seat seat = 0; seat < seats_; ++seat) {
    regret(forms_node(seat), Duel::forms_of(known_.open, seat), forms[at(seat)], got[at(seat)], [&](int form) {
      Choices other = forms;
      other[at(seat)] = static_cast<std::int8_t>(form);
      return play_shape(other)[at(seat)];
    });
  }
  return got;
}

void TurnGame::iterate() {
  ++iterations_;
  deal_hidden_cards();
  Values got{};
  switch (known_.open.stage) {
    case Stage::forms: got = play_forms(); break;
    case Stage::shape: got = play_shape(known_.open.now.forms); break;
    default:
      drain(known_.open.now.forms);
      got = play_cards(known_.open.now.shapes);
      break;
  }
  value_ += static_cast<double>(got[at(known_.viewer)]);
  for (Seat seat = 0; seat < seats_; ++seat) all_values_[at(seat)] += static_cast<double>(got[at(seat)]);
}

TurnGame::Values TurnGame::values() const {
  Values values{};
  for (Seat seat = 0; seat < seats_ && iterations_ > 0; ++seat) {
    values[at(seat)] = static_cast<float>(all_values_[at(seat)] / iterations_);
  }
  return values;
}

Cards TurnGame::choices(Seat seat) const {
  if (known_.open.stage == Stage::forms) return Duel::forms_of(known_.open, seat);
  if (known_.open.stage == Stage::shape) return kShapes;
  return open_ ? hands_[at(seat)] : known_.hand;
}

const Mixed& TurnGame::node(Seat seat) const {
  if (known_.open.stage == Stage::forms) return forms_[at(seat)];
  if (known_.open.stage == Stage::shape) return shapes_[key(known_.open.now.shapes)];
  return cards_[key(known_.open.now.shapes) * at(seats_) + at(seat)];
}

std::array<double, kCards> TurnGame::strategy(Seat seat) const {
  const std::array<float, kCards>& sum = node(seat).sum;
  const Cards among = choices(seat);
  double total = 0;
  for (Cards rest = among; rest != 0; rest &= rest - 1) total += static_cast<double>(sum[at(lowest_bit(rest))]);
  std::array<double, kCards> strategy{};
  for (Cards rest = among; rest != 0; rest &= rest - 1) {
    const std::size_t choice = at(lowest_bit(rest));
    strategy[choice] = total > 0 ? static_cast<double>(sum[choice]) / total : 1.0 / count(among);
  }
  return strategy;
}

TurnGame::Values TurnGame::play(int choice, Random& random) {
  random_ = random;
  std::ranges::sort(unknown_);  // so that the same words deal the same cards
  deal_hidden_cards();
  Choices chosen = {no_form, no_form, no_form, no_form};
  if (known_.open.stage == Stage::shape) return follow_shape(known_.open.now.forms, choice);
  chosen[at(known_.viewer)] = static_cast<std::int8_t>(choice);
  if (known_.open.stage == Stage::forms) return follow_forms(chosen);
  drain(known_.open.now.forms);
  return follow_cards(known_.open.now.shapes, chosen);
}

TurnGame::Values TurnGame::follow_forms(Choices forms) {
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (forms[at(seat)] != no_form) continue;
    forms[at(seat)] = static_cast<std::int8_t>(draw(forms_node(seat).sum, Duel::forms_of(known_.open, seat)));
  }
  return follow_shape(forms, no_form);
}

TurnGame::Values TurnGame::follow_shape(const Choices& forms, int chosen) {
  drain(forms);
  Choices shapes = forms;
  const Seat lone = become(shapes);
  if (lone != kSpectator) {
    const int shape = chosen == no_form ? draw(shape_node(shapes).sum, kShapes) : chosen;
    shapes[at(lone)] = static_cast<std::int8_t>(shape);
  }
  return follow_cards(shapes, {kNoCard, kNoCard, kNoCard, kNoCard});
}

TurnGame::Values TurnGame::follow_cards(const Choices& shapes, Choices cards) {
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (shapes[at(seat)] == no_form || cards[at(seat)] != kNoCard) continue;
    cards[at(seat)] = static_cast<std::int8_t>(draw(cards_node(shapes, seat).sum, hands_[at(seat)]));
  }
  return after(shapes, cards);
}

}  // namespace nemeton::duel
