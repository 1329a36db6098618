// The actions of the races as dense numbers: which marker, which part of the tile by which gate, to which of the places that it leads to, and whom it
// bumps there.
#pragma once

#include <algorithm>

#include "games/races/rules/race.hpp"
#include "research/encoding/encoding.hpp"

namespace nemeton::research {

class RaceEncoding {
 public:
  using State = races::State;
  using Action = races::Action;

  RaceEncoding(const races::Board& board, int seats)
      : board_(&board), seats_(seats), gates_(static_cast<int>(board.plan.gates.size())), landings_(most_landings()) {}

  // The moves; an exchange of each marker with each of an opponent; no exchange; each marker that is taken home.
  int actions() const { return home() + kMarkers; }
  // The tiles, then what a turned one shows.
  static int outcomes() { return races::kTiles + kTurned; }

  int index(const State& state, Seat seat, Action action) const {
    using races::ActionKind;
    const races::ActionKind kind = races::kind_of(action);
    if (kind == ActionKind::pass) return pass();
    const int marker = marker_on(state, seat, races::from_of(action));
    if (kind == ActionKind::home) return home() + marker;
    const int other = races::has_other(action) ? (races::other_of(action) - seat + seats_) % seats_ : 0;
    if (kind == ActionKind::swap) {
      const auto& team = state.team(races::other_of(action));
      const auto theirs = std::ranges::find(team, races::to_of(action)) - team.begin();
      return swap() + (marker * (seats_ - 1) + other - 1) * kMarkers + static_cast<int>(theirs);
    }
    const int part = part_of(state, action);
    const races::Places below = races::bit(races::to_of(action)) - 1;
    const int landing = std::popcount(landings(seat, action) & below);
    return ((marker * parts() + part) * landings_ + landing) * seats_ + other;
  }

  Action action(const State& state, Seat seat, int index) const {
    using races::ActionKind;
    const races::Team& team = state.team(seat);
    const auto place = [&](int marker) { return team[static_cast<std::size_t>(marker)]; };
    if (index >= home()) return races::make(ActionKind::home, place(index - home()));
    if (index == pass()) return races::make(ActionKind::pass);
    if (index >= swap()) {
      const int pair = (index - swap()) / kMarkers;
      const int other = (seat + pair % (seats_ - 1) + 1) % seats_;
      const auto theirs = static_cast<std::size_t>((index - swap()) % kMarkers);
      return races::make(ActionKind::swap, place(pair / (seats_ - 1)), state.team(other)[theirs], other);
    }
    const int other = index % seats_;
    const int landing = index / seats_ % landings_;
    const int way = index / seats_ / landings_;
    Action move = part_at(state, way % parts(), place(way / parts()));
    races::Places places = landings(seat, move);
    for (int skip = landing; skip > 0; --skip) places &= places - 1;
    if (places == 0) return kNone;
    move |= races::make(ActionKind::move, 0, std::countr_zero(places));
    return other == 0 ? move : races::bumping(move, (seat + other) % seats_);
  }

  static int outcome_index(const State& state, Action outcome) {
    return static_cast<int>(outcome) + (state.stage == races::Stage::turn ? races::kTiles : 0);
  }
  static Action outcome(const State& state, int index) {
    const bool turned = state.stage == races::Stage::turn;
    if (turned != (index >= races::kTiles)) return kNone;
    return static_cast<Action>(turned ? index - races::kTiles : index);
  }

  // Which tiles are left in the stock, and which part of a tile is played.
  static void write_unseen(const State& state, std::string& text) {
    text += " stock " + std::to_string(state.stock.copies);
    if (!is_playing(state)) return;
    text += " factor " + std::to_string(state.factor) + " moved " + std::to_string(state.moved);
    if (state.moved != races::kNoMarker && state.entered) text += " entered";
  }

  template <class Sink>
  void write_planes(const State& state, const SeatsFrom& seats, Sink& sink) const {
    using races::Stage;
    const bool over = state.stage == Stage::over || state.stage == Stage::cut_off;
    const int places = board_->plan.places() + 1;
    const auto cell = [&](races::Place place) { return place == races::kHome ? places - 1 : int{place}; };
    float* const markers =
        sink.plane("markers", {seats_, kMarkers, places}, "of each seat, each by place: Start first, home last");
    for (int place = 0; place < seats_; ++place) {
      for (int marker = 0; marker < kMarkers; ++marker) {
        const races::Place at = state.team(seats[place])[static_cast<std::size_t>(marker)];
        markers[(place * kMarkers + marker) * places + cell(at)] = 1;
      }
    }
    float* const shown =
        sink.plane("shown", {board_->plan.positions, kValues}, "what each position shows, 0 to 6; none face down");
    for (int position = 1; position <= board_->plan.positions; ++position) {
      if (state.shown.at(position)) shown[(position - 1) * kValues + state.shown.value(position)] = 1;
    }
    float* const stock = sink.plane("stock", {races::kTiles}, "what is left of each tile, of 2: 00 10 11 20 21 22 …");
    for (int tile = 0; tile < races::kTiles; ++tile) stock[tile] = static_cast<float>(state.stock.left(tile)) / 2;
    write_one_of(sink, "turn", seats_, over ? -1 : seats.place(state.seat), "whose turn it is");
    write_one_of(sink, "stage", 8, static_cast<int>(state.stage),
                 "draw, second draw, a tile is turned, move, exchange, taking home, over, limit of plies");
    const bool has_tile = !over && state.stage != Stage::draw;
    write_one_of(sink, "tile_high", kValues, has_tile ? state.tile.high : -1,
                 "of the tile drawn last, which is played, the larger number");
    write_one_of(sink, "tile_low", kValues, has_tile ? state.tile.low : -1, "its smaller number");
    const bool plays = is_playing(state);
    write_one_of(sink, "factor", kValues, plays ? state.factor : -1, "the one number to be played; 0: all of them");
    const bool has_moved = plays && state.moved != races::kNoMarker;
    write_one_of(sink, "moved", kMarkers, has_moved ? state.moved : -1, "the marker that has played the other number");
    write_number(sink, "entered", has_moved && state.entered ? 1 : 0, "whether it came from Start");
    write_number(sink, "doubles", over ? 0 : state.doubles / 3.0, "drawn in this turn, of 3");
    const bool turns = state.stage == Stage::turn;
    const Action pending = turns ? state.pending : Action{0};
    write_one_of(sink, "turning", board_->plan.positions, turns ? state.turning - 1 : -1,
                 "the position of the tile that is turned");
    write_one_of(sink, "pending", 4, turns ? static_cast<int>(races::kind_of(pending)) : -1,
                 "the action that waits for it: move, none, exchange, taking home");
    write_one_of(sink, "pending_from", places, turns ? cell(races::from_of(pending)) : -1, "from where, by place");
    write_one_of(sink, "pending_to", places, turns ? cell(races::to_of(pending)) : -1, "to where");
    write_number(sink, "pending_steps", races::steps_of(pending) / 12.0, "how far, of 12");
    write_one_of(sink, "pending_gate", static_cast<int>(races::kMaxGates),
                 races::takes_gate(pending) ? static_cast<int>(races::gate_of(pending)) : -1, "by which gate");
    write_one_of(sink, "pending_factor", kValues, races::takes_gate(pending) ? races::factor_of(pending) : -1,
                 "the number declared at it");
    write_one_of(sink, "pending_other", seats_, seats.place(races::other_of(pending)),
                 "whom it bumps or exchanges with");
    float* const tested = sink.plane("tested", {seats_}, "seats whose End has had its test");
    float* const points = sink.plane("points", {seats_}, "in hundreds");
    for (int place = 0; place < seats_; ++place) {
      const Seat seat = seats[place];
      tested[place] = (state.tested >> seat & 1) != 0 ? 1 : 0;
      points[place] = static_cast<float>(state.points[static_cast<std::size_t>(state.side(seat))]) / 100;
    }
    write_number(sink, "hand", state.hand / 100.0, "from 1, in hundreds");
  }

 private:
  static constexpr int kMarkers = races::kMarkers;
  static constexpr int kTurned = 49;
  static constexpr int kValues = 7;  // of half a tile
  static constexpr Action kNone = ~Action{0};

  // Whether a tile is played, or waits for one of the board.
  static bool is_playing(const State& state) {
    return state.stage == races::Stage::move ||
           (state.stage == races::Stage::turn && races::kind_of(state.pending) == races::ActionKind::move);
  }

  // What is played of a tile: the total, the larger or the smaller number, each without a gate or by one of them; the total by a gate with either
  // number declared.
  int parts() const { return 3 + 4 * gates_; }
  int swap() const { return kMarkers * parts() * landings_ * seats_; }
  int pass() const { return swap() + kMarkers * (seats_ - 1) * kMarkers; }
  int home() const { return pass() + 1; }

  int part_of(const State& state, Action move) const {
    const int steps = races::steps_of(move);
    const int gate = races::takes_gate(move) ? static_cast<int>(races::gate_of(move)) : -1;
    if (steps == state.tile.pips()) {
      return gate < 0 ? 0 : 1 + 2 * gate + (races::factor_of(move) == state.tile.high ? 0 : 1);
    }
    return (steps == state.tile.high ? 1 + 2 * gates_ : 2 + 3 * gates_) + gate + 1;
  }
  // A move without its goal.
  Action part_at(const State& state, int part, races::Place from) const {
    const auto move = [&](int steps, int gate, int factor) {
      const Action by_way = races::make_move(steps, from, 0);
      return gate < 0 ? by_way : races::by_gate(by_way, static_cast<std::size_t>(gate), factor);
    };
    if (part <= 2 * gates_) {
      return move(state.tile.pips(), (part + 1) / 2 - 1, part % 2 == 1 ? state.tile.high : state.tile.low);
    }
    part -= 1 + 2 * gates_;
    const int factor = part <= gates_ ? state.tile.high : state.tile.low;
    return move(factor, part % (gates_ + 1) - 1, factor);
  }

  // Where a move can lead, by its steps and its gate.
  races::Places landings(Seat seat, Action move) const {
    const races::Route& route = board_->route(seat);
    const int steps = races::steps_of(move);
    const races::Place from = races::from_of(move);
    if (!races::takes_gate(move)) return route.landing[from][static_cast<std::size_t>(steps)];
    return board_->landing_by_gate(route, from, steps, races::factor_of(move), races::gate_of(move));
  }

  // The first marker on a place that has not moved already; of those that stand together the rules name one.
  static int marker_on(const State& state, Seat seat, races::Place place) {
    const races::Team& team = state.team(seat);
    int marker = 0;
    while (marker < kMarkers && (team[static_cast<std::size_t>(marker)] != place || marker == state.moved)) ++marker;
    return marker;
  }

  int most_landings() const {
    int most = 0;
    for (Seat seat = 0; seat < seats_; ++seat) {
      const races::Route& route = board_->route(seat);
      for (int from = 0; from < board_->plan.places(); ++from) {
        const auto place = static_cast<races::Place>(from);
        for (int steps = 1; steps <= races::kMaxSteps; ++steps) {
          most = std::max(most, std::popcount(route.landing[place][static_cast<std::size_t>(steps)]));
          for (int gate = 0; gate < gates_; ++gate) {
            for (int factor = 1; factor <= std::min(steps, races::kMaxFactor); ++factor) {
              const auto places = board_->landing_by_gate(route, place, steps, factor, static_cast<std::size_t>(gate));
              most = std::max(most, std::popcount(places));
            }
          }
        }
      }
    }
    return most;
  }

  const races::Board* board_;
  int seats_;
  int gates_;
  int landings_;  // places at most that one way to play leads to
};

template <IsRace G>
class Encoding<G> : public RaceEncoding {
 public:
  Encoding(const OptionValues&, int seats) : RaceEncoding(G::board(), seats) {}
};

}  // namespace nemeton::research
