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
constexpr int kHaves = 4;
constexpr int kStories = 6;
constexpr std::size_t kPlain = 5 * 5 * 2 * kNeeds * kHaves * kStories * 2 * kBestNeeds;
constexpr std::size_t kAfterShowing = 2 * kPlain;
constexpr std::size_t kOpenings = 5 * 5 * 6 * 6 * 6;
constexpr std::size_t kShows = 5 * 5 * 2 * 2 * kNeeds * 6 * 2;
constexpr std::size_t kAfterShowingBegin = kPlain;
constexpr std::size_t kOpeningsBegin = kAfterShowingBegin + kAfterShowing;
constexpr std::size_t kShowsBegin = kOpeningsBegin + kOpenings;
// With few dice in play each roll, each last bid and whatever is shown is a situation of its own.
constexpr int kFew = 3;
constexpr int kFewBids = bid_count(kFew) + 1;
constexpr std::size_t kNoneShown = 2 * 2 * 21 * kFewBids * 2;
constexpr std::size_t kOneShown = 6 * 6 * 2 * kFewBids * 2;
constexpr std::size_t kFewBegin = kShowsBegin + kShows;
// With more seats in: the others' dice, and what is wanting beyond what they may be expected to have, in ranges.
constexpr int kTheirs = 8;
constexpr int kWantings = 10;
constexpr int kBestWantings = 5;
constexpr std::size_t kManyBegin = kFewBegin + kNoneShown + kOneShown;
constexpr std::size_t kManyBids = 5 * kTheirs * 2 * kWantings * kHaves * 2 * 2 * kBestWantings;
constexpr std::size_t kManyOpeningsBegin = kManyBegin + kManyBids;
constexpr std::size_t kManyOpenings = 5 * kTheirs * 6 * 6;
constexpr std::size_t kManyShowsBegin = kManyOpeningsBegin + kManyOpenings;
constexpr std::size_t kManyShows = 5 * kTheirs * 2 * kWantings * 6;

int have(const Sight& sight, int face) { return sight.shown.counting(face) + sight.hidden.counting(face); }

// Returns how many dice are wanting beyond those that the others may be expected to have, in sixths.
int wanting(const Sight& sight, int face, int need) { return 6 * need - (face == kMagicOne ? 1 : 2) * sight.theirs; }

// The least raise on a face.
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
    raises.push({face, count, need, wanting(sight, face, need)});
  }
  std::ranges::sort(raises, {}, [](const Raise& raise) { return std::pair(raise.wanting, -raise.face); });
  return raises;
}

int face_of(const Sight& sight, int place) { return bid_at(place, sight.in_play()).face; }

// Whether the last bid goes on where the one at that place was.
bool same_face(const Sight& sight, int place) {
  return place != kNoBid && face_of(sight, place) == face_of(sight, sight.bid);
}

// How the bids of a round of two led to the last one.
int story(const Sight& sight) {
  if (sight.own == kNoBid) return 0;
  const bool mine = same_face(sight, sight.own);
  if (sight.earlier == kNoBid) return mine ? 1 : 2;
  return same_face(sight, sight.earlier) ? 3 : mine ? 4 : 5;
}

// Whether the last bid says more than it had to on its face.
bool jumped(const Sight& sight) {
  const Bid bid = bid_at(sight.bid, sight.in_play());
  return sight.before != kNoBid && bid.count > least_raise(sight.before, bid.face, sight.in_play());
}

// In which range the number of the others' dice is.
int range_of(int dice) {
  constexpr std::array kLeast = {4, 6, 8, 10, 13, 16, 20};
  static_assert(kLeast.size() + 1 == kTheirs);
  return static_cast<int>(std::ranges::upper_bound(kLeast, dice) - kLeast.begin());
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
    key.add(sight.bid + 1, kFewBids).add(same_face(sight, sight.own) ? 1 : 0, 2);
    return {kFewBegin + key, actions};
  }
  key.add(number_of(sight.hidden), 6).add(number_of(sight.shown), 6).add(sight.showed ? 1 : 0, 2);
  key.add(sight.bid + 1, kFewBids).add(same_face(sight, sight.own) ? 1 : 0, 2);
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
  add(actions, 2, best + expected + (sight.others > 1 ? 0 : 1), faces[0], sight);
  add(actions, 3, std::max(second, 1), faces[1], sight);
  add(actions, 4, std::max(best, 1), faces[4], sight);
  add(actions, 5, sight.hidden.count(kMagicOne) + expected / 2, kMagicOne, sight);
  add(actions, 6, 1, 2, sight);
  Key key;
  key.add(sight.hidden.size() - 1, 5).add(best, 6).add(sight.hidden.count(kMagicOne), 6);
  if (sight.others > 1) return {kManyOpeningsBegin + key.add(range_of(sight.theirs), kTheirs), actions};
  return {kOpeningsBegin + key.add(sight.theirs - 1, 5).add(second, 6), actions};
}

}  // namespace

const std::size_t Situation::kCount = kManyShowsBegin + kManyShows;

Sight sight(const Public& open, Seat seat, Dice hidden) {
  Sight sight;
  sight.hidden = hidden;
  sight.others = seats_in(open) - 1;
  sight.showed = !open.shown[static_cast<std::size_t>(seat)].empty();
  for (const Dice dice : open.shown) sight.shown = sight.shown + dice;
  sight.theirs = open.in_play - sight.shown.size() - hidden.size();
  BySeat<int> last;
  last.fill(kNoBid);
  each_bid(open, [&](int place, Seat bidder) {
    sight.before = sight.bid;
    sight.bid = place;
    sight.earlier = std::exchange(last[static_cast<std::size_t>(bidder)], place);
  });
  sight.own = last[static_cast<std::size_t>(seat)];
  sight.fresh = sight.bid != kNoBid && open.rolled_again.has(sight.bid);
  return sight;
}

Situation bidding(const Sight& sight) {
  if (sight.others == 1 && sight.in_play() <= kFew) return bidding_with_few(sight);
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
  const int own = have(sight, bid.face), need = bid.count - own;
  Key key;
  key.add(sight.hidden.size() - 1, 5).add(bid.face == kMagicOne ? 1 : 0, 2).add(own, kHaves);
  if (sight.others > 1) {
    key.add(range_of(sight.theirs), kTheirs)
        .add((wanting(sight, bid.face, need) + 12) / 3, kWantings)
        .add(same_face(sight, sight.own) ? 1 : 0, 2)
        .add(sight.fresh ? 1 : 0, 2)
        .add(likely.empty() ? kBestWantings : (likely[0].wanting + 9) / 4, kBestWantings);
    return {kManyBegin + key, actions};
  }
  key.add(sight.theirs - 1, 5)
      .add(need + 1, kNeeds)
      .add(story(sight), kStories)
      .add(jumped(sight) ? 1 : 0, 2)
      .add(likely.empty() ? kBestNeeds : likely[0].need + 1, kBestNeeds);
  if (sight.shown.empty()) return {key, actions};
  return {kAfterShowingBegin + key.add(sight.fresh ? 1 : 0, 2), actions};
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
  const int need = bid.count - have(sight, bid.face);
  Key key;
  key.add(sight.hidden.size() - 1, 5).add(bid.face == kMagicOne ? 1 : 0, 2).add(own, 6);
  if (sight.others > 1) {
    key.add(range_of(sight.theirs), kTheirs).add((wanting(sight, bid.face, need) + 12) / 3, kWantings);
    return {kManyShowsBegin + key, actions};
  }
  key.add(sight.theirs - 1, 5)
      .add(sight.shown.empty() ? 0 : 1, 2)
      .add(need + 1, kNeeds)
      .add(sight.before == kNoBid ? 0 : 1, 2);
  return {kShowsBegin + key, actions};
}

}  // namespace nemeton::bluff
