// The effects of a race as JSON; schema.json says what each means.
#include "games/races/rules/race.hpp"

namespace nemeton::races {

namespace {

// The places over which a marker goes, from where a move of `seat` starts to where it leads; where several ways lead there, the first.
std::vector<Place> way_of(const Board& board, int seat, Action move) {
  std::vector<Place> way{from_of(move)};
  const Plan& plan = board.plan;
  const Route& route = board.route(seat);
  const auto lands = [&](Places places) { return (places & bit(to_of(move))) != 0; };
  bool by_way = !takes_gate(move);  // from here on
  for (int gone = 0; gone < steps_of(move); ++gone) {
    const Place here = way.back();
    const int left = steps_of(move) - gone - 1;
    const auto landing = [&](Place next) { return route.landing[next][static_cast<std::size_t>(left)]; };
    if (!by_way && gone < factor_of(move)) {
      const Gate& gate = plan.gates[gate_of(move)];
      if (board.position[here] == gate.position && lands(landing(gate.exit))) {
        way.push_back(gate.exit);
        by_way = true;
        continue;
      }
    }
    const auto leads = [&](Place next) {
      if (by_way) return lands(landing(next));
      const int ahead = factor_of(move) - gone - 1;
      return ahead > 0 && lands(board.landing_by_gate(route, next, left, ahead, gate_of(move)));
    };
    if (here == kStart) {
      way.push_back(plan.goals[static_cast<std::size_t>(seat)].entry);
      continue;
    }
    for (const Place next : plan.ways[here]) {
      if (!leads(next)) continue;
      way.push_back(next);
      break;
    }
  }
  return way;
}

class Writer {
 public:
  Writer(const Board& board, JsonWriter& json) : board_(board), json_(json) {}

  void operator()(const Drawn& drawn) {
    of("drawn", drawn.seat);
    tile(drawn.tile);
    json_.field("doubles", drawn.doubles).field("stock", drawn.stock);
  }
  void operator()(const SecondDrawn& drawn) {
    of("second_drawn", drawn.seat);
    tile(drawn.tile);
    json_.field("stock", drawn.stock);
  }
  void operator()(const Restocked& restocked) { kind("restocked").field("stock", restocked.stock); }
  void operator()(const TurnTold& told) {
    constexpr std::array kEvents = {"third_double", "passed",     "declined",    "may_exchange",
                                    "draws_second", "takes_home", "draws_again", "turn_passed"};
    of(kEvents[static_cast<std::size_t>(told.event)], told.seat);
  }
  void operator()(const Turned& turned) {
    kind("turned").field("odd", turned.odd).field("position", turned.position).key("values").begin_array();
    for (const int value : turned.values) json_.number(value);
    json_.end_array();
  }
  void operator()(const Waits& waits) {
    const bool swap = kind_of(waits.action) == ActionKind::swap;
    of(swap ? "exchange_waits" : "waits", waits.seat).field("marker", waits.marker);
    json_.field("action", action_token(board_, waits.action)).field("position", waits.position);
    swap ? exchange(waits.action) : going(waits.seat, waits.action);
  }
  void operator()(const Moved& moved) {
    of("moved", moved.seat).field("marker", moved.marker);
    going(moved.seat, moved.move);
  }
  void operator()(const Bumped& bumped) { marker_from("bumped", bumped.seat, bumped.marker, bumped.from); }
  void operator()(const Exchanged& exchanged) {
    of("exchanged", exchanged.seat).field("marker", exchanged.marker).field("other_marker", exchanged.other_marker);
    exchange(exchanged.swap);
  }
  void operator()(const ExchangeFailed& failed) {
    of("exchange_failed", failed.seat).field("marker", failed.marker);
    exchange(failed.swap);
  }
  void operator()(const Failed& failed) {
    constexpr std::array kWhy = {"gate", "bump", "end"};
    of("failed", failed.seat).field("marker", failed.marker);
    json_.field("why", kWhy[static_cast<std::size_t>(failed.why)]);
    going(failed.seat, failed.move, failed.why == Obstacle::gate);
  }
  void operator()(const SentBack& sent) { marker_from("sent_back", sent.seat, sent.marker, sent.from); }
  void operator()(const CameHome& came) { marker_from("came_home", came.seat, came.marker, came.from); }
  void operator()(const Tested& tested) {
    kind("tested");
    seats("seats", tested.seats);
  }
  void operator()(const Scored& scored) {
    of("scored", scored.seat).field("points", scored.points);
    seats("scorers", scored.scorers);
  }
  void operator()(const MustPlay& must) {
    of("must_play", must.seat).key("left");
    write_numbers(must.tile, must.factor, json_);
    json_.key("moved");
    must.moved == kNoMarker ? json_.null() : json_.number(int{must.moved});
  }
  void operator()(const HandBegun& begun) { kind("hand_begun").field("hand", begun.hand).field("stock", begun.stock); }
  void operator()(const Ended& ended) {
    kind("ended");
    write_ending(ended, json_);
  }

 private:
  JsonWriter& kind(const char* name) { return json_.field("kind", name); }
  JsonWriter& of(const char* name, int seat) { return kind(name).field("seat", seat); }
  void tile(Tile drawn) { json_.key("tile").begin_array().number(int{drawn.high}).number(int{drawn.low}).end_array(); }
  void seats(const char* name, Seats set) {
    json_.key(name);
    write_seats(set, json_);
  }
  void marker_from(const char* name, int seat, int marker, Place from) {
    of(name, seat).field("marker", marker).field("from", board_.plan.name(from));
  }
  void number_or_null(const char* name, bool there, int number) {
    json_.key(name);
    there ? json_.number(number) : json_.null();
  }

  void from_to(Action action) {
    json_.field("from", board_.plan.name(from_of(action))).field("to", board_.plan.name(to_of(action)));
  }

  void exchange(Action swap) {
    from_to(swap);
    json_.field("other", other_of(swap));
  }

  // Where a move leads and how; the way only as far as its gate where that is closed.
  void going(int seat, Action move, bool to_gate = false) {
    const int gate = takes_gate(move) ? board_.plan.gates[gate_of(move)].position : 0;
    from_to(move);
    number_or_null("gate", takes_gate(move), gate);
    number_or_null("factor", takes_gate(move), factor_of(move));
    number_or_null("bumps", has_other(move), other_of(move));
    json_.key("way").begin_array();
    for (const Place place : way_of(board_, seat, move)) {
      json_.string(board_.plan.name(place));
      if (to_gate && board_.position[place] == gate) break;
    }
    json_.end_array();
  }

  const Board& board_;
  JsonWriter& json_;
};

}  // namespace

void write_effect(const Board& board, const Effect& effect, JsonWriter& json) {
  json.begin_object();
  std::visit(Writer(board, json), effect);
  json.end_object();
}

}  // namespace nemeton::races
