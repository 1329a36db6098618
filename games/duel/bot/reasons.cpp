#include "games/duel/bot/reasons.hpp"

#include <algorithm>
#include <array>

#include "games/duel/bot/possible.hpp"

namespace nemeton {

using namespace duel;

namespace {

using Kind = Reason::Kind;

// A card in a form, and how many of their cards stop it.
struct Play {
  int card = kNoCard;
  int form = no_form;
  int stopped_by = kCards;

  bool is_sure() const { return stopped_by == 0; }
};

// The plays that a seat can be sure of this turn.
class Prospect {
 public:
  Prospect(const Duel::Observation& known, Seat seat) : known_(known), seat_(seat) {
    for (Seat other = 0; other < known.open.seats; ++other) {
      const bool plays = known.open.stage != Stage::cards || known.open.now.shapes[at(other)] != no_form;
      if (other == seat || !plays) continue;
      hands_[at(other)] = possible_cards(known, other);
      theirs_ |= hands_[at(other)];
    }
  }

  int theirs() const { return count(theirs_); }
  bool is_few(int cards) const { return 3 * cards <= theirs(); }
  bool is_likely(int stopped_by) const { return 2 * stopped_by < theirs(); }
  int stopped_by(int card, int form) const { return count(stoppers(card, form, theirs_)); }

  // Of all cards in the hand but one, that which fewest stop; of several the least apt for that form, which one would rather play.
  Play best(int form, int but = kNoCard) const {
    Play best;
    for (Cards rest = known_.hand; rest != 0; rest &= rest - 1) {
      const int card = lowest_bit(rest);
      if (card == but) continue;
      const Play play = {card, form, stopped_by(card, form)};
      const bool as_good = best.card != kNoCard && play.stopped_by == best.stopped_by;
      if (play.stopped_by < best.stopped_by || (as_good && aptness(card, form) < aptness(best.card, form))) best = play;
    }
    return best;
  }
  static int aptness(int card, int form) {
    const int high = 2 * rank(card) - (kRanks - 1);
    return form == lion ? high : form == jackrabbit ? -high : std::abs(high);
  }

  // Whether half of their cards or more stop it in every form but the peacock's, in which it is likely to go.
  bool is_middle(int card) const {
    return is_likely(stopped_by(card, peacock)) && !is_likely(stopped_by(card, jackrabbit)) &&
           !is_likely(stopped_by(card, lion));
  }
  // Of the hand, the one that is stopped least.
  std::optional<int> middle_card() const {
    Play best;
    for (Cards rest = known_.hand; rest != 0; rest &= rest - 1) {
      const int card = lowest_bit(rest);
      const int stopped = stopped_by(card, peacock);
      if (stopped < best.stopped_by && is_middle(card)) best = {card, peacock, stopped};
    }
    return best.card == kNoCard ? std::nullopt : std::optional(best.card);
  }

  // Counts their cards that do not succeed beside a card, whichever seat plays them.
  int stops(int card) const {
    Cards stopped = theirs_;
    for (Seat other = 0; other < known_.open.seats; ++other) {
      for (Cards rest = hands_[at(other)]; rest != 0; rest &= rest - 1) {
        if (succeeds(other, lowest_bit(rest), card)) stopped &= ~set_of(lowest_bit(rest));
      }
    }
    return count(stopped);
  }
  // Whose last card does not succeed beside it.
  std::optional<Seat> denies_last(int card) const {
    for (Seat other = 0; other < known_.open.seats; ++other) {
      if (hands_[at(other)] == 0 || known_.open.held[at(other)] != 1) continue;
      bool denied = true;
      for (Cards rest = hands_[at(other)]; rest != 0; rest &= rest - 1) {
        denied = denied && !succeeds(other, lowest_bit(rest), card);
      }
      if (denied) return other;
    }
    return std::nullopt;
  }

  // Returns the best card of a form, for a chameleon that of its best shape; none if another may be a chameleon too.
  Play best_as(int form) const {
    if (form != chameleon) return best(form);
    Play most;
    if (others_jokers() > 0) return most;
    for (const int shape : {jackrabbit, peacock, lion}) {
      const Play play = best(shape);
      if (play.stopped_by < most.stopped_by) most = play;
    }
    return most;
  }
  // Two cards for a form of this turn and another of the next; none if that is not sure. The others' cards are the same then.
  std::optional<std::array<Play, 2>> sure_twice(int form) const {
    const bool drains = form != chameleon && known_.open.stage == Stage::forms;
    const Play first = best_as(form);
    if (!first.is_sure() || count(known_.hand) < 2) return std::nullopt;
    for (const int next : {jackrabbit, peacock, lion}) {
      if (drains && next == form) continue;
      for (Cards rest = known_.hand; rest != 0; rest &= rest - 1) {
        const int card = lowest_bit(rest);
        const Play now = best(first.form, card);
        const Play then = {card, next, stopped_by(card, next)};
        if (now.is_sure() && then.is_sure()) return std::array{now, then};
      }
    }
    return std::nullopt;
  }

  int others_jokers() const {
    int jokers = 0;
    for (Seat other = 0; other < known_.open.seats; ++other)
      jokers += other == seat_ ? 0 : known_.open.jokers[at(other)];
    return jokers;
  }
  bool is_uncontested(int form) const {
    for (Seat other = 0; other < known_.open.seats; ++other) {
      if (other != seat_ && (known_.open.drained[at(other)] != form || known_.open.jokers[at(other)] > 0)) return false;
    }
    return true;
  }
  bool takes_joker(int card, int form) const {
    const int out = others_jokers() + known_.open.jokers[at(seat_)];
    return known_.open.with_chameleon && out < kJokers && stopped_by(card, form) == 0 && stops(card) == theirs();
  }

 private:
  // Whether a card of another does beside this one alone.
  bool succeeds(Seat other, int card, int beside) const {
    return stoppers(card, known_.open.now.shapes[at(other)], set_of(beside)) == 0;
  }

  const Duel::Observation& known_;
  Seat seat_;
  BySeat<Cards> hands_ = {};
  Cards theirs_ = 0;
};

Reason of_play(Kind kind, const Play& play, int of = 0) {
  return {
      .kind = kind, .form = static_cast<std::int8_t>(play.form), .card = play.card, .cards = play.stopped_by, .of = of};
}

// That a card is sure, or that little stops it, where that is not so with the other.
void add_success(std::vector<Reason>& all, const Prospect& prospect, const Play& play, const std::optional<Play>& other,
                 bool is_last) {
  if (play.card == kNoCard || (other && other->stopped_by <= play.stopped_by)) return;
  if (play.is_sure()) all.push_back(of_play(is_last ? Kind::last_card : Kind::sure, play));
  else if (prospect.is_few(play.stopped_by)) all.push_back(of_play(Kind::stopped_by, play, prospect.theirs()));
}

Reason of_middle(int card, const Prospect& prospect) {
  return {.kind = Kind::rids_of_middle,
          .card = card,
          .of = prospect.theirs(),
          .lower = prospect.stopped_by(card, jackrabbit),
          .higher = prospect.stopped_by(card, lion)};
}

std::vector<Reason> why_form(const Duel::Observation& known, Seat seat, int form, std::optional<int> instead) {
  const Prospect prospect(known, seat);
  std::vector<Reason> all;
  const auto twice = prospect.sure_twice(form);
  if (twice && !(instead && prospect.sure_twice(*instead))) {
    const auto& [now, then] = *twice;
    Reason reason = of_play(Kind::sure_twice, now);
    reason.next_form = static_cast<std::int8_t>(then.form);
    reason.next_card = then.card;
    all.push_back(reason);
  } else {
    const auto other = instead ? std::optional(prospect.best_as(*instead)) : std::nullopt;
    add_success(all, prospect, prospect.best_as(form), other, count(known.hand) == 1);
  }
  const auto middle = prospect.middle_card();
  if (form == peacock && middle && count(known.hand) > 1) all.push_back(of_middle(*middle, prospect));
  if (known.open.stage != Stage::forms) return all;
  if (form == chameleon && prospect.others_jokers() == 0) all.push_back({.kind = Kind::sees_forms});
  if (form != chameleon && prospect.is_uncontested(form) && !(instead && prospect.is_uncontested(*instead))) {
    all.push_back({.kind = Kind::uncontested, .form = static_cast<std::int8_t>(form)});
  }
  return all;
}

std::vector<Reason> why_card(const Duel::Observation& known, Seat seat, int card, std::optional<int> instead) {
  const Prospect prospect(known, seat);
  const int form = known.open.now.shapes[at(seat)];
  const auto play_of = [&](int which) { return Play{which, form, prospect.stopped_by(which, form)}; };
  const Play play = play_of(card);
  const auto other = instead ? std::optional(play_of(*instead)) : std::nullopt;
  std::vector<Reason> all;
  if (const auto denied = prospect.denies_last(card); denied && !(instead && prospect.denies_last(*instead))) {
    all.push_back({.kind = Kind::denies_last, .seat = *denied});
  }
  add_success(all, prospect, play, other, count(known.hand) == 1);
  const int stopped = prospect.stops(card);
  if (prospect.is_few(prospect.theirs() - stopped) && !(instead && prospect.stops(*instead) >= stopped)) {
    all.push_back(
        {.kind = Kind::stops, .cards = stopped, .of = prospect.theirs(), .joker = prospect.takes_joker(card, form)});
  }
  if (form == peacock && prospect.is_middle(card) && !(instead && prospect.is_middle(*instead))) {
    all.push_back(of_middle(card, prospect));
  }
  if (form != peacock && prospect.is_likely(play.stopped_by) && other && other->stopped_by == play.stopped_by &&
      Prospect::aptness(*instead, form) > Prospect::aptness(card, form)) {
    all.push_back({.kind = Kind::spares, .card = *instead});
  }
  const auto is_seen = [&](int which) { return (known.open.shown[at(seat)] & set_of(which)) != 0; };
  if (known.open.seats > 2 && !play.is_sure() && is_seen(card) && !(instead && is_seen(*instead))) {
    all.push_back({.kind = Kind::seen_before});
  }
  return all;
}

constexpr std::array kNames = {"last_card",      "denies_last", "sure_twice",  "sure",       "stopped_by", "stops",
                               "rids_of_middle", "spares",      "seen_before", "sees_forms", "uncontested"};

}  // namespace

std::vector<Reason> reasons(const Duel::Observation& known, Seat seat, Duel::Action action,
                            std::optional<Duel::Action> instead) {
  const auto other = instead ? std::optional(static_cast<int>(*instead)) : std::nullopt;
  auto all = (known.open.stage == Stage::cards ? why_card : why_form)(known, seat, static_cast<int>(action), other);
  if (all.size() > kMaxReasons) all.erase(all.begin() + kMaxReasons, all.end());
  return all;
}

void write_reason(const Reason& reason, JsonWriter& json) {
  json.begin_object().field("kind", kNames[static_cast<std::size_t>(reason.kind)]);
  const auto card = [&](const char* name, int which) { json.key(name).string(card_name(which)); };
  if (reason.card != kNoCard) card("card", reason.card);
  if (reason.form != no_form) json.field("form", form_name(reason.form));
  if (reason.next_card != kNoCard) card("next_card", reason.next_card);
  if (reason.next_form != no_form) json.field("next_form", form_name(reason.next_form));
  switch (reason.kind) {
    case Kind::denies_last: json.field("seat", reason.seat); break;
    case Kind::stopped_by: json.field("cards", reason.cards).field("of", reason.of); break;
    case Kind::stops: json.field("cards", reason.cards).field("of", reason.of).field("joker", reason.joker); break;
    case Kind::rids_of_middle:
      json.field("lower", reason.lower).field("higher", reason.higher).field("of", reason.of);
      break;
    default: break;
  }
  json.end_object();
}

}  // namespace nemeton
