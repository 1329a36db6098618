#include "server/table/audience.hpp"

#include <algorithm>

#include "server/table/state/replay.hpp"
#include "table/changes.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kUsualState = 512;  // bytes of an event without its view and effects

std::size_t place_of(Seat seat) { return static_cast<std::size_t>(seat + 1); }
// The place of the view that the seat has, which it may share with other seats.
std::size_t eyes_of(Seat seat, const Course& course) {
  return place_of(course.game().hides_information ? seat : kSpectator);
}

}  // namespace

std::string event_message(const Course& course, const Entry* entry, Seat viewer, const Sight& sight,
                          std::string_view changes) {
  EventNote note{.changes = changes};
  if (entry != nullptr) note.id = entry->id;
  if (entry != nullptr && entry->used) note.used = entry->used->count();
  std::string text;
  text.reserve(kUsualState + (changes.empty() ? sight.view : changes).size() + sight.effects.size());
  JsonWriter json(text);
  json.begin_object().field("type", "event");
  course.write_event({viewer, viewer == kSpectator ? SeatSet() : SeatSet::of(viewer)}, sight, note, json);
  json.end_object();
  return text;
}

void Audience::add(const std::shared_ptr<TableClient>& client, Seat seat, SeatHolder holder, int next, Views views,
                   Door door) {
  members_.push_back({client, client.get(), client->address(), seat, std::move(holder), next, views, door});
}

void Audience::dismiss(Door door, std::string message) {
  const auto shared = std::make_shared<const std::string>(std::move(message));
  std::erase_if(members_, [&](const Member& each) {
    if (each.door != door) return false;
    if (const auto client = each.client.lock()) client->send(shared);
    return true;
  });
}

std::optional<Seat> Audience::remove(const TableClient& client) {
  const Member* left = find(client);
  if (left == nullptr) return std::nullopt;
  const Seat seat = left->seat;
  members_.erase(members_.begin() + (left - members_.data()));
  return seat;
}

const Audience::Member* Audience::find(const TableClient& client) const {
  const auto found = std::ranges::find(members_, &client, &Member::name);
  return found == members_.end() ? nullptr : &*found;
}

bool Audience::has(const TableClient& client, Seat seat) const {
  const Member* member = find(client);
  return member != nullptr && member->seat == seat;
}

bool Audience::is_present(Seat seat) const {
  return std::ranges::find(members_, seat, &Member::seat) != members_.end();
}

SeatSet Audience::present() const {
  SeatSet seats;
  for (const Member& each : members_) {
    if (each.seat != kSpectator) seats.add(each.seat);
  }
  return seats;
}

int Audience::spectators() const { return static_cast<int>(std::ranges::count(members_, kSpectator, &Member::seat)); }

std::optional<Address> Audience::address_at(SeatSet seats) const {
  const auto found = std::ranges::find_if(
      members_, [seats](const Member& each) { return each.seat != kSpectator && seats.has(each.seat); });
  return found == members_.end() ? std::nullopt : std::optional(found->address);
}

std::optional<Requester> Audience::requester(const std::string& table) const {
  if (members_.empty()) return std::nullopt;
  const auto player = std::ranges::find_if(members_, [](const Member& each) { return each.seat != kSpectator; });
  if (player == members_.end()) return Requester{table, Attention::spectators, members_.front().address};
  return Requester{table, Attention::players, player->address};
}

void Audience::lose_seat(Member& member, const Refusal& why) {
  member.seat = kSpectator;
  member.has_view = false;
  if (const auto client = member.client.lock()) client->send(error_message(why));
}

void Audience::tell_all(std::string message, const TableClient* except) const {
  const auto shared = std::make_shared<const std::string>(std::move(message));
  for (const Member& each : members_) {
    const auto client = each.client.lock();
    if (client && client.get() != except) client->send(shared);
  }
}

void Audience::publish(const Course& course, const Entry& entry) {
  // Members at the same seat, as all spectators are, get the same text; most of it is the view, which most games show to all.
  struct Told {
    std::optional<Sight> sight;
    std::optional<std::string> changes;
  };
  std::array<Told, kMaxSeats + 1> told;
  std::array<std::array<Message, 2>, kMaxSeats + 1> texts;
  for (Member& each : members_) {
    if (each.next != course.last()) continue;
    ++each.next;
    const auto client = each.client.lock();
    if (!client) continue;
    const std::size_t eyes = eyes_of(each.seat, course);
    auto& [sight, changes] = told[eyes];
    if (!sight) sight = course.sight(each.seat);
    if (SentView& sent = sent_[eyes]; each.views == Views::changes && sent.number != course.last()) {
      if (sent.number == course.last() - 1) changes = changes_between(sent.view, sight->view);
      sent = {course.last(), sight->view};
    }
    const bool changed = each.views == Views::changes && std::exchange(each.has_view, true) && changes;
    Message& text = texts[place_of(each.seat)][changed ? 1 : 0];
    if (!text) {
      text = std::make_shared<const std::string>(
          event_message(course, &entry, each.seat, *sight, changed ? *changes : std::string_view()));
    }
    client->send(text);
  }
}

Task<void> Audience::catch_up(std::shared_ptr<TableClient> client, const Course& course,
                              const std::vector<Entry>& entries) {
  // In pieces, so that a client that reads slowly has little in its queue, however long the game was.
  constexpr std::size_t kPiece = 32 * 1024;
  std::optional<Course> past;
  std::string before;
  std::size_t sent = 0;
  for (;;) {
    const auto to = std::ranges::find(members_, client.get(), &Member::name);
    if (to == members_.end() || to->next > course.last()) co_return;
    const int number = to->next++;
    const Entry* entry = number == 0 ? nullptr : &entries[static_cast<std::size_t>(number - 1)];
    if (past) play(*past, *entry);
    else past = course.at(number);
    Sight sight = past->sight(to->seat);
    const bool changed = to->views == Views::changes && std::exchange(to->has_view, true);
    auto message = std::make_shared<const std::string>(
        event_message(*past, entry, to->seat, sight, changed ? changes_between(before, sight.view) : std::string()));
    before = std::move(sight.view);
    if (number == course.last() && to->views == Views::changes) sent_[eyes_of(to->seat, course)] = {number, before};
    sent += message->size();
    client->send(std::move(message));
    if (sent < kPiece) continue;
    if (!co_await client->drained()) co_return;
    sent = 0;
  }
}

}  // namespace nemeton
