#include "games/bluff/bot/situation.hpp"

#include <algorithm>
#include <utility>

namespace nemeton::bluff {

namespace {

using Actions = std::array<Bluff::Action, Situation::kMostActions>;

// Numbers that stand for one number together.
class Key {
 public:
  // `value` is below `count`, or is taken for the nearest that is.
  Key& add(int value, int count) {
    number_ = number_ * static_cast<std::size_t>(count) + static_cast<std::size_t>(std::clamp(value, 0, count - 1));
    return *this;
  }
  operator std::size_t() const { return number_; }

 private:
  std::size_t number_ = 0;
};

constexpr int kNeeds = 8;      // from -1: more are there than are bid
constexpr int kBestNeeds = 6;  // of the raise that is likeliest
constexpr std::size_t kPlain = 5 * 5 * 2 * kNeeds * 2 * kBestNeeds;
constexpr std::size_t kAfterShowing = 2 * kPlain;
constexpr std::size_t kOpenings = 5 * 5 * 6 * 6;
constexpr std::size_t kShows = 5 * 5 * 2 * 2 * kNeeds * 6;
constexpr std::size_t kOpeningsBegin = kPlain + kAfterShowing;
constexpr std::size_t kShowsBegin = kOpeningsBegin + kOpenings;
// With few dice in play each roll, each last bid and whatever is shown is a situation of its own.
constexpr int kFew = 3;
constexpr int kFewBids = bid_count(kFew) + 1;
constexpr std::size_t kNoneShown = 2 * 2 * 21 * kFewBids * 2;
constexpr std::size_t kOneShown = 6 * 6 * 2 * kFewBids * 2;
constexpr std::size_t kFewBegin = kShowsBegin + kShows;

int have(const Sight& sight, int face) { return sight.shown.counting(face) + sight.hidden.counting(face); }

// What is wanting for the least raise on a face, in sixths of dice, beyond what the other may be expected to have.
struct Raise {
  int face;
  int count;
  int need;
  int wanting;
};

// The faces on which a raise is possible, that which is likeliest to be right first.
FixedList<Raise, kFaces> raises(const Sight& sight) {
  FixedList<Raise, kFaces> raises;
  for (int face = kFaces; face >= 1; --face) {
    const int count = least_raise(sight.bid, face, sight.in_play());
    if (count > sight.in_play()) continue;
    const int need = count - have(sight, face);
    raises.push({face, count, need, 6 * need - (face == kMagicOne ? 1 : 2) * sight.theirs});
  }
  std::ranges::sort(raises, {}, [](const Raise& raise) { return std::pair(raise.wanting, -raise.face); });
  return raises;
}

// Adds the bid as the action of that number, unless it is too high or there already.
void add(Actions& actions, std::size_t number, int count, int face, const Sight& sight) {
  if (count < 1 || count > sight.in_play()) return;
  const int place = place_of({static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(face)}, sight.in_play());
  if (place <= sight.bid || std::ranges::find(actions, static_cast<Bluff::Action>(place)) != actions.end()) return;
  actions[number] = static_cast<Bluff::Action>(place);
}

int number_of(Dice roll) {
  const auto all = rolls(roll.size());
  return static_cast<int>(std::ranges::find(all, roll, &Roll::dice) - all.begin());
}

// A challenge, or one of the next bids.
Situation bidding_with_few(const Sight& sight) {
  Actions actions;
  actions.fill(Situation::kNone);
  const int bids = bid_count(sight.in_play());
  std::size_t number = 0;
  if (sight.bid != kNoBid) actions[number++] = static_cast<Bluff::Action>(bids);
  for (int place = sight.bid + 1; place < bids && number < actions.size(); ++place) {
    actions[number++] = static_cast<Bluff::Action>(place);
  }
  Key key;
  if (sight.shown.empty()) {
    key.add(sight.hidden.size() - 1, 2).add(sight.theirs - 1, 2).add(number_of(sight.hidden), 21);
    key.add(sight.bid + 1, kFewBids).add(sight.back ? 1 : 0, 2);
    return {kFewBegin + key, actions};
  }
  key.add(number_of(sight.hidden), 6).add(number_of(sight.shown), 6).add(sight.showed ? 1 : 0, 2);
  key.add(sight.bid + 1, kFewBids).add(sight.back ? 1 : 0, 2);
  return {kFewBegin + kNoneShown + key, actions};
}

Situation opening(const Sight& sight) {
  std::array<int, 5> faces = {2, 3, 4, 5, 6};
  std::ranges::sort(faces, {}, [&](int face) { return std::pair(-sight.hidden.count(face), face); });
  Actions actions;
  actions.fill(Situation::kNone);
  const int best = sight.hidden.counting(faces[0]), second = sight.hidden.counting(faces[1]);
  const int expected = sight.theirs / 3;
  add(actions, 0, std::max(best, 1), faces[0], sight);
  add(actions, 1, best + 1, faces[0], sight);
  add(actions, 2, best + expected + 1, faces[0], sight);
  add(actions, 3, std::max(second, 1), faces[1], sight);
  add(actions, 4, std::max(best, 1), faces[4], sight);
  add(actions, 5, sight.hidden.count(kMagicOne) + expected / 2, kMagicOne, sight);
  add(actions, 6, 1, 2, sight);
  const std::size_t key =
      Key().add(sight.hidden.size() - 1, 5).add(sight.theirs - 1, 5).add(best, 6).add(sight.hidden.count(kMagicOne), 6);
  return {kOpeningsBegin + key, actions};
}

}  // namespace

const std::size_t Situation::kCount = kFewBegin + kNoneShown + kOneShown;

Sight sight(const Public& open, Seat seat, Dice hidden) {
  const auto own = static_cast<std::size_t>(seat), other = static_cast<std::size_t>(next_in(open, seat));
  Sight sight = {.hidden = hidden,
                 .shown = open.shown[own] + open.shown[other],
                 .theirs = open.held[other] - open.shown[other].size(),
                 .bid = open.bid,
                 .showed = !open.shown[own].empty()};
  int before = kNoBid, last = kNoBid;
  open.bids.each([&](int place) {
    before = last;
    last = place;
  });
  sight.fresh = last != kNoBid && open.rolled_again.has(last);
  sight.back = before != kNoBid && bid_at(before, open.in_play).face == bid_at(last, open.in_play).face;
  return sight;
}

Situation bidding(const Sight& sight) {
  if (sight.in_play() <= kFew) return bidding_with_few(sight);
  if (sight.bid == kNoBid) return opening(sight);
  Actions actions;
  actions.fill(Situation::kNone);
  actions[0] = static_cast<Bluff::Action>(bid_count(sight.in_play()));
  const auto likely = raises(sight);
  const Bid bid = bid_at(sight.bid, sight.in_play());
  if (!likely.empty()) {
    add(actions, 1, likely[0].count, likely[0].face, sight);
    add(actions, 2, likely[0].count + 1, likely[0].face, sight);
    if (likely.size() > 1) add(actions, 3, likely[1].count, likely[1].face, sight);
    const Bid least = bid_at(sight.bid + 1, sight.in_play());
    add(actions, 4, least.count, least.face, sight);
    add(actions, 5, bid.count + 1, bid.face, sight);
    add(actions, 6, least_raise(sight.bid, kMagicOne, sight.in_play()), kMagicOne, sight);
  }
  Key key;
  key.add(sight.hidden.size() - 1, 5)
      .add(sight.theirs - 1, 5)
      .add(bid.face == kMagicOne ? 1 : 0, 2)
      .add(bid.count - have(sight, bid.face) + 1, kNeeds)
      .add(sight.back ? 1 : 0, 2)
      .add(likely.empty() ? kBestNeeds : likely[0].need + 1, kBestNeeds);
  if (sight.shown.empty()) return {key, actions};
  key.add(sight.fresh ? 1 : 0, 2);
  return {kPlain + key, actions};
}

Situation showing(const Sight& sight) {
  const Bid bid = bid_at(sight.bid, sight.in_play());
  Dice counting = Dice::of(kMagicOne, sight.hidden.count(kMagicOne));
  if (bid.face != kMagicOne) counting = counting + Dice::of(bid.face, sight.hidden.count(bid.face));
  const int own = counting.size();
  if (counting.empty()) counting = Dice::of(std::countr_zero(sight.hidden.bits()) / 5 + 1);
  if (counting == sight.hidden) counting = counting - Dice::of(sight.hidden.count(bid.face) > 0 ? bid.face : kMagicOne);
  Actions actions;
  actions.fill(Situation::kNone);
  actions[0] = Bluff::kHold;
  actions[1] = counting.bits();
  const std::size_t key = Key()
                              .add(sight.hidden.size() - 1, 5)
                              .add(sight.theirs - 1, 5)
                              .add(bid.face == kMagicOne ? 1 : 0, 2)
                              .add(sight.shown.empty() ? 0 : 1, 2)
                              .add(bid.count - have(sight, bid.face) + 1, kNeeds)
                              .add(own, 6);
  return {kShowsBegin + key, actions};
}

}  // namespace nemeton::bluff
