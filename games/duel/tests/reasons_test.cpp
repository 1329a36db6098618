// Why a form or a card is good: in random games each kind of reason is met, and all that is said is so.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/duel/bot/bot.hpp"
#include "games/duel/tests/positions.hpp"

namespace nemeton::duel {
namespace {

static_assert(HasReasons<Duel>);

// The rules once more, by the words of the book.
constexpr std::string_view kRankOrder = "A23456789T";
int rank_of(const std::string& name) { return static_cast<int>(kRankOrder.find(name[0])); }

bool goes(char form, const std::string& own, const std::string& other) {
  if (form == 'J') return rank_of(own) < rank_of(other);
  if (form == 'K') return rank_of(own) > rank_of(other);
  return own[0] != other[0] && own[1] != other[1];
}

std::set<std::string> names(Cards cards) {
  std::set<std::string> list;
  for (; cards != 0; cards &= cards - 1) list.insert(card_name(lowest_bit(cards)));
  return list;
}

struct Sight {
  Duel::Observation known;
  Seat seat;
  std::set<std::string> own;
  std::map<Seat, std::set<std::string>> hands;  // by seat that plays a card, the cards that it may hold

  Sight(const Duel::State& state, Seat viewer)
      : known(Duel::observation(state, viewer)), seat(viewer), own(names(known.hand)) {
    const auto& open = known.open;
    for (Seat other = 0; other < open.seats; ++other) {
      const auto at = static_cast<std::size_t>(other);
      if (other == seat || (open.stage == Stage::cards && open.now.shapes[at] == no_form)) continue;
      for (const auto& name : names(kAllCards)) {
        bool possible = !own.contains(name);
        for (std::size_t each = 0; each < static_cast<std::size_t>(open.seats); ++each) {
          possible = possible && !names(open.discarded[each]).contains(name);
          possible = possible && (each == at || !names(open.shown[each]).contains(name));
        }
        const auto shown = names(open.shown[at]);
        if (open.seats > 2 && shown.size() == static_cast<std::size_t>(open.held[at])) possible = shown.contains(name);
        if (possible) hands[other].insert(name);
      }
    }
  }
  std::set<std::string> theirs() const {
    std::set<std::string> all;
    for (const auto& [other, hand] : hands) all.insert(hand.begin(), hand.end());
    return all;
  }
  int stopped(char form, const std::string& card) const {
    return static_cast<int>(std::ranges::count_if(theirs(), [&](const auto& name) { return !goes(form, card, name); }));
  }
  int least_stopped(char form) const {
    int least = kCards;
    for (const auto& card : own) least = std::min(least, stopped(form, card));
    return least;
  }
  char shape(Seat other) const { return *form_name(known.open.now.shapes[static_cast<std::size_t>(other)]); }
  bool denies(Seat other, const std::string& card) const {
    return std::ranges::none_of(hands.at(other), [&](const auto& name) { return goes(shape(other), name, card); });
  }
  int stops(const std::string& card) const {
    return static_cast<int>(std::ranges::count_if(theirs(), [&](const auto& name) {
      return std::ranges::none_of(
          hands, [&](const auto& each) { return each.second.contains(name) && goes(shape(each.first), name, card); });
    }));
  }
  bool has_seen(const std::string& card) const {
    return names(known.open.shown[static_cast<std::size_t>(seat)]).contains(card);
  }
};

void expect_true(const Reason& reason, const Sight& sight, const std::string& one, const std::string& two) {
  const auto& open = sight.known.open;
  const auto mine = static_cast<std::size_t>(sight.seat);
  const bool of_cards = open.stage == Stage::cards;
  const std::string card = reason.card == kNoCard ? "" : card_name(reason.card);
  const char form = reason.form == no_form ? ' ' : *form_name(reason.form);
  const int theirs = static_cast<int>(sight.theirs().size());
  const auto others = [&](const auto& holds) {
    bool all = true;
    for (Seat other = 0; other < open.seats; ++other)
      all = all && (other == sight.seat || holds(static_cast<std::size_t>(other)));
    return all;
  };
  const auto no_joker = [&](std::size_t other) { return open.jokers[other] == 0; };
  if (!card.empty()) {
    EXPECT_TRUE(sight.own.contains(card));
    if (of_cards && reason.kind != Reason::Kind::spares) EXPECT_EQ(card, one);
  }
  // A reason for a form is about the form that is taken.
  if (form != ' ' && of_cards) EXPECT_EQ(form, sight.shape(sight.seat));
  if (form != ' ' && !of_cards && one != "C") EXPECT_EQ(std::string(1, form), one);
  if (form != ' ' && one == "C") EXPECT_TRUE(others(no_joker)) << "else it might have no form";
  switch (reason.kind) {
    case Reason::Kind::last_card: EXPECT_EQ(sight.own.size(), 1u); [[fallthrough]];
    case Reason::Kind::sure:
      EXPECT_EQ(sight.stopped(form, card), 0);
      if (of_cards && sight.own.size() > 1) EXPECT_GT(sight.stopped(form, two), 0);
      break;
    case Reason::Kind::denies_last:
      EXPECT_EQ(open.held[static_cast<std::size_t>(reason.seat)], 1);
      EXPECT_TRUE(sight.denies(reason.seat, one));
      EXPECT_FALSE(sight.denies(reason.seat, two));
      break;
    case Reason::Kind::sure_twice: {
      const char next_form = *form_name(reason.next_form);
      const std::string next_card = card_name(reason.next_card);
      EXPECT_EQ(sight.stopped(form, card), 0);
      EXPECT_EQ(sight.stopped(next_form, next_card), 0);
      EXPECT_NE(card, next_card);
      EXPECT_TRUE(sight.own.contains(next_card));
      if (open.stage == Stage::forms && one != "C") EXPECT_NE(form, next_form) << "it is drained";
      break;
    }
    case Reason::Kind::stopped_by:
      EXPECT_EQ(sight.stopped(form, card), reason.cards);
      EXPECT_EQ(theirs, reason.of);
      EXPECT_GT(reason.cards, 0);
      EXPECT_LE(3 * reason.cards, theirs);
      if (of_cards) EXPECT_LT(reason.cards, sight.stopped(form, two));
      if (!of_cards) EXPECT_EQ(reason.cards, sight.least_stopped(form));
      if (!of_cards && two != "C") EXPECT_LT(reason.cards, sight.least_stopped(two[0]));
      break;
    case Reason::Kind::stops:
      EXPECT_EQ(sight.stops(one), reason.cards);
      EXPECT_LT(sight.stops(two), reason.cards);
      EXPECT_EQ(theirs, reason.of);
      EXPECT_GE(3 * reason.cards, 2 * theirs);
      if (reason.joker) {
        EXPECT_TRUE(open.with_chameleon);
        EXPECT_EQ(reason.cards, reason.of);
        EXPECT_EQ(sight.stopped(sight.shape(sight.seat), one), 0);
        EXPECT_LT(open.jokers[0] + open.jokers[1] + open.jokers[2] + open.jokers[3], 2);
      }
      break;
    case Reason::Kind::rids_of_middle:
      if (of_cards) EXPECT_EQ(sight.shape(sight.seat), 'Q');
      if (!of_cards) EXPECT_EQ(one, "Q");
      EXPECT_LT(2 * sight.stopped('Q', card), theirs);
      EXPECT_EQ(sight.stopped('J', card), reason.lower);
      EXPECT_EQ(sight.stopped('K', card), reason.higher);
      EXPECT_GE(2 * std::min(reason.lower, reason.higher), theirs);
      if (of_cards) {
        EXPECT_TRUE(2 * std::min(sight.stopped('J', two), sight.stopped('K', two)) < theirs ||
                    2 * sight.stopped('Q', two) >= theirs);
      }
      break;
    case Reason::Kind::spares: {
      const char own_form = sight.shape(sight.seat);
      EXPECT_EQ(card, two);
      EXPECT_EQ(sight.stopped(own_form, one), sight.stopped(own_form, two));
      EXPECT_TRUE(own_form == 'K' ? rank_of(one) < rank_of(two) : own_form == 'J' && rank_of(one) > rank_of(two));
      break;
    }
    case Reason::Kind::seen_before:
      EXPECT_GT(open.seats, 2);
      EXPECT_TRUE(sight.has_seen(one));
      EXPECT_FALSE(sight.has_seen(two));
      EXPECT_GT(sight.stopped(sight.shape(sight.seat), one), 0);
      break;
    case Reason::Kind::sees_forms:
      EXPECT_EQ(one, "C");
      EXPECT_GT(open.jokers[mine], 0);
      EXPECT_TRUE(others(no_joker));
      break;
    case Reason::Kind::uncontested:
      EXPECT_TRUE(others([&](std::size_t other) {
        return no_joker(other) && open.drained[other] != no_form && *form_name(open.drained[other]) == form;
      }));
      break;
  }
}

// The result of a turn that a seat was sure of.
void expect_come_true(const Reason& reason, const Turn& turn, Seat seat) {
  using enum Reason::Kind;
  const auto succeeded = [&](Seat each) { return (turn.succeeded >> each & 1) != 0; };
  if (reason.kind == sure || reason.kind == last_card) EXPECT_TRUE(succeeded(seat));
  if (reason.kind == denies_last) EXPECT_FALSE(succeeded(reason.seat));
  if (reason.kind == stops && reason.cards == reason.of) EXPECT_EQ(turn.succeeded & ~(1 << seat), 0);
}

TEST(DuelReasons, AreTrueInRandomGames) {
  std::set<Reason::Kind> met;
  bool joker = false;
  for (std::uint64_t game = 0; game < 60; ++game) {
    Random random(game);
    const int seats = 2 + static_cast<int>(game % 3);
    auto state = fresh(seats, 1000, seats > 2);
    while (Duel::is_sampled(state)) step(state, random);
    std::vector<std::pair<Seat, Reason>> told;
    while (Duel::node(state).kind != NodeKind::terminal) {
      const Seat seat = Duel::node(state).to_act.first();
      const auto one = Duel::random_action(state, seat, random), two = Duel::random_action(state, seat, random);
      SCOPED_TRACE(Duel::text(state, seat) + Duel::token(state, seat, one) + ", not " + Duel::token(state, seat, two));
      const Sight sight(state, seat);
      const auto why = reasons(sight.known, seat, one, one == two ? std::nullopt : std::optional(two));
      EXPECT_LE(why.size(), kMaxReasons);
      for (const Reason& reason : why) {
        // Without another action only reasons that hold on their own can be checked.
        if (one != two) expect_true(reason, sight, Duel::token(state, seat, one), Duel::token(state, seat, two));
        met.insert(reason.kind);
        joker = joker || reason.joker;
        if (state.open.stage == Stage::cards) told.emplace_back(seat, reason);
      }
      const auto turns = state.open.turns;
      Duel::apply(state, seat, one);
      if (state.open.turns == turns) continue;
      for (const auto& [by, reason] : told) expect_come_true(reason, state.open.last, by);
      told.clear();
    }
  }
  EXPECT_EQ(met.size(), 11u) << "a kind that is never met is not tested";
  EXPECT_TRUE(joker);
}

}  // namespace
}  // namespace nemeton::duel
