#include "server/bot_scheduler/fair_queue.hpp"

#include <algorithm>
#include <tuple>

namespace nemeton {

namespace {

constexpr auto is_unwatched = [](const auto& each) { return each.claim.attention == Attention::nobody; };

}  // namespace

void FairQueue::add(Id id, Claim claim) {
  claim.client = claim.client.customer();
  welcome(claim.client);
  waiting_.push_back({id, std::move(claim)});
}

void FairQueue::change(const Claim& claim) {
  for (Thinking& each : thinking_) {
    // Who it is counted for stays.
    if (each.claim.table == claim.table) each.claim.attention = claim.attention;
  }
  for (Waiting& each : waiting_) {
    if (each.claim.table != claim.table) continue;
    each.claim = claim;
    each.claim.client = claim.client.customer();
    welcome(each.claim.client);
  }
}

std::optional<FairQueue::Id> FairQueue::begin(Instant now) {
  if (waiting_.empty() || thinking_.size() >= threads_) return std::nullopt;
  const auto order = [&](const Waiting& each) {
    return std::tuple(-static_cast<int>(each.claim.attention), used(each.claim.client, now), each.id);
  };
  const auto first = std::ranges::min_element(waiting_, {}, order);
  if (!is_unwatched(*first)) {
    turn_ = std::max(turn_, used(first->claim.client, now));
  } else if (now < rested_ || thinks_for_nobody()) {
    return std::nullopt;
  }
  thinking_.push_back({first->id, std::move(first->claim), now});
  waiting_.erase(first);
  return thinking_.back().id;
}

void FairQueue::end(Id id, Instant now) {
  const auto ended = std::ranges::find(thinking_, id, &Thinking::id);
  const Duration took = now - ended->since;
  used_[ended->claim.client] += took;
  if (is_unwatched(*ended)) rested_ = now + kPause * took;
  thinking_.erase(ended);
  // Whoever is gone and has used no more than the others is as one who comes anew; so is everybody where none is kept waiting.
  const bool idle = waiting_.empty() && thinking_.empty();
  const auto is_of = [](const Address& client) {
    return [&client](const auto& each) { return each.claim.client == client; };
  };
  std::erase_if(used_, [&](const auto& each) {
    return idle || (each.second <= turn_ && std::ranges::none_of(waiting_, is_of(each.first)) &&
                    std::ranges::none_of(thinking_, is_of(each.first)));
  });
}

std::optional<FairQueue::Id> FairQueue::leave() {
  if (waiting_.empty()) return std::nullopt;
  const Id id = waiting_.back().id;
  waiting_.pop_back();
  return id;
}

std::optional<FairQueue::Id> FairQueue::unwanted() const {
  if (thinking_.size() < threads_ || std::ranges::all_of(waiting_, is_unwatched)) return std::nullopt;
  const auto found = std::ranges::find_if(thinking_, is_unwatched);
  return found == thinking_.end() ? std::nullopt : std::optional(found->id);
}

std::optional<Instant> FairQueue::pause_end() const {
  const bool only_that = !waiting_.empty() && thinking_.size() < threads_ && !thinks_for_nobody();
  return only_that ? std::optional(rested_) : std::nullopt;
}

void FairQueue::welcome(const Address& client) {
  const auto is_here = [&](const auto& each) { return each.claim.client == client; };
  Duration& used = used_.try_emplace(client, turn_).first->second;
  if (std::ranges::none_of(waiting_, is_here) && std::ranges::none_of(thinking_, is_here)) used = std::max(used, turn_);
}

FairQueue::Duration FairQueue::used(const Address& client, Instant now) const {
  Duration used = used_.at(client);
  for (const Thinking& each : thinking_) {
    if (each.claim.client == client) used += now - each.since;
  }
  return used;
}

bool FairQueue::thinks_for_nobody() const { return std::ranges::any_of(thinking_, is_unwatched); }

}  // namespace nemeton
