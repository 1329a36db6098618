#include "server/bot_scheduler/fair_queue.hpp"

#include <algorithm>
#include <tuple>

namespace nemeton {

namespace {

constexpr auto is_for_nobody = [](const auto& each) { return each.requester.attention == Attention::nobody; };

}  // namespace

void FairQueue::add(Id id, Requester requester) {
  requester.client = requester.client.customer();
  admit(requester.client);
  waiting_.push_back({id, std::move(requester)});
}

void FairQueue::change(const Requester& requester) {
  for (Running& each : running_) {
    // The search stays on the account of the same address.
    if (each.requester.table == requester.table) each.requester.attention = requester.attention;
  }
  for (Waiting& each : waiting_) {
    if (each.requester.table != requester.table) continue;
    each.requester = requester;
    each.requester.client = requester.client.customer();
    admit(each.requester.client);
  }
}

std::optional<FairQueue::Id> FairQueue::begin(Instant now) {
  if (waiting_.empty() || running_.size() >= threads_) return std::nullopt;
  const auto order = [&](const Waiting& each) {
    return std::tuple(-static_cast<int>(each.requester.attention), used(each.requester.client, now), each.id);
  };
  const auto first = std::ranges::min_element(waiting_, {}, order);
  if (!is_for_nobody(*first)) {
    last_served_ = std::max(last_served_, used(first->requester.client, now));
  } else if (now < pause_end_ || runs_for_nobody()) {
    return std::nullopt;
  }
  running_.push_back({first->id, std::move(first->requester), now});
  waiting_.erase(first);
  return running_.back().id;
}

void FairQueue::end(Id id, Instant now) {
  const auto ended = std::ranges::find(running_, id, &Running::id);
  const Duration took = now - ended->since;
  used_[ended->requester.client] += took;
  if (is_for_nobody(*ended)) pause_end_ = now + kPause * took;
  running_.erase(ended);
  // An address that is gone and has used no more than the others counts as new. So do all addresses when none is kept waiting.
  const bool idle = waiting_.empty() && running_.empty();
  const auto is_of = [](const Address& client) {
    return [&client](const auto& each) { return each.requester.client == client; };
  };
  std::erase_if(used_, [&](const auto& each) {
    return idle || (each.second <= last_served_ && std::ranges::none_of(waiting_, is_of(each.first)) &&
                    std::ranges::none_of(running_, is_of(each.first)));
  });
}

std::optional<FairQueue::Id> FairQueue::pop_waiting() {
  if (waiting_.empty()) return std::nullopt;
  const Id id = waiting_.back().id;
  waiting_.pop_back();
  return id;
}

std::optional<FairQueue::Id> FairQueue::preemptible() const {
  if (running_.size() < threads_ || std::ranges::all_of(waiting_, is_for_nobody)) return std::nullopt;
  const auto found = std::ranges::find_if(running_, is_for_nobody);
  return found == running_.end() ? std::nullopt : std::optional(found->id);
}

std::optional<Instant> FairQueue::pause_end() const {
  const bool only_that = !waiting_.empty() && running_.size() < threads_ && !runs_for_nobody();
  return only_that ? std::optional(pause_end_) : std::nullopt;
}

void FairQueue::admit(const Address& client) {
  const auto is_here = [&](const auto& each) { return each.requester.client == client; };
  Duration& used = used_.try_emplace(client, last_served_).first->second;
  if (std::ranges::none_of(waiting_, is_here) && std::ranges::none_of(running_, is_here))
    used = std::max(used, last_served_);
}

FairQueue::Duration FairQueue::used(const Address& client, Instant now) const {
  Duration used = used_.at(client);
  for (const Running& each : running_) {
    if (each.requester.client == client) used += now - each.since;
  }
  return used;
}

bool FairQueue::runs_for_nobody() const { return std::ranges::any_of(running_, is_for_nobody); }

}  // namespace nemeton
