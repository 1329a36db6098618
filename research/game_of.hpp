// One game: erases the type that the rules have, for research.
#pragma once

#include <utility>

#include "core/match.hpp"
#include "research/encoding/encoding.hpp"
#include "research/state.hpp"

namespace nemeton::research {

// The planes that all games have, and then those of the game.
template <nemeton::Game G, class Codes, class Sink>
void write_planes(const Codes& codes, const typename G::State& state, int seats, int ply_limit, Seat viewer,
                  Sink& sink) {
  const SeatsFrom from(viewer, seats);
  const Node node = G::node(state);
  write_one_of(sink, "viewer", seats, viewer, "the seat that looks; in all other planes seats are counted from it on");
  float* const to_act = sink.plane("to_act", {seats}, "the seats that are to act");
  for (int place = 0; place < seats; ++place) to_act[place] = node.to_act.has(from[place]) ? 1 : 0;
  write_number(sink, "ply", static_cast<double>(G::ply(state)) / ply_limit, "actions so far, of the limit of plies");
  if constexpr (HidesInformation<G>) codes.write_planes(G::observation(state, viewer), from, sink);
  else codes.write_planes(state, from, sink);
}

// The same as text.
template <nemeton::Game G, class Codes>
std::string observation_of(const typename G::State& state, Seat viewer) {
  std::string text = "ply " + std::to_string(G::ply(state)) + " ";
  JsonWriter json(text);
  G::view(state, viewer, json);
  if constexpr (AddsToView<Codes, G>) Codes::write_unseen(state, text);
  return text;
}

template <nemeton::Game G>
class GameOf final : public Game {
 public:
  using Codes = typename std::conditional_t<Encoded<G>, std::type_identity<Encoding<G>>,
                                            std::type_identity<PlaceEncoding<G>>>::type;
  static_assert(Encodes<Codes, G>, "the encoding of the game is not such as research/encoding/encoding.hpp asks for");
  static constexpr bool kDealsInPieces = SampledChance<G> && DealsInPieces<Codes, G>;

  GameOf(const OptionValues& options, int seats, Deals deals) : GameOf(options, seats, deals, Codes(options, seats)) {}

  const Codes& codes() const { return codes_; }
  int ply_limit() const { return ply_limit_; }
  // The chance of this game that the rules do not list is dealt piece by piece.
  bool lists_deals() const { return kDealsInPieces && deals() == Deals::listed; }

  // The floats of a step in the tensor of an information state.
  static int step_size(const Codes& codes) {
    return codes.actions() + codes.outcomes() + (HidesInformation<G> ? 1 : 0);
  }

  struct InformationPlanes {
    float* steps;
    float* told;
  };
  template <class Sink>
  static InformationPlanes write_information_planes(const Codes& codes, int seats, int steps, Seat viewer, Sink& sink) {
    write_one_of(sink, "viewer", seats, viewer, "the seat that looks; in `told` seats are counted from it on");
    InformationPlanes planes{
        sink.plane("steps", {steps, step_size(codes)},
                   "each step as a row: which action, then which outcome, in the end whether it is hidden"),
        nullptr};
    if constexpr (HidesInformation<G> && TellsHiddenInFloats<Codes, G>) {
      const auto [first, second, third] = codes.told_shape();
      planes.told = sink.plane("told", {first, second, third}, "what was hidden and has been revealed");
    }
    return planes;
  }

  std::unique_ptr<State> new_initial_state() const override;

 private:
  GameOf(const OptionValues& options, int seats, Deals deals, const Codes& codes)
      : Game(G::info, options, seats, deals, type_of(deals, codes), bounds_of(options, codes),
             observation_planes_of(options, seats, codes),
             information_planes_of(bounds_of(options, codes), seats, codes)),
        codes_(codes),
        ply_limit_(ply_limit(options)) {}

  // The planes of the start, which are those of every state.
  static std::vector<Plane> observation_planes_of(const OptionValues& options, int seats, const Codes& codes) {
    LayoutReader layout;
    if constexpr (WritesPlanes<Codes, G>) {
      write_planes<G>(codes, G::start(options, seats), seats, ply_limit(options), 0, layout);
    }
    return layout.planes();
  }

  static std::vector<Plane> information_planes_of(const Bounds& bounds, int seats, const Codes& codes) {
    if constexpr (HidesInformation<G> && !TellsHiddenInFloats<Codes, G>) return {};
    if (!Encoded<G> || !bounds.chance_nodes) return {};
    const int steps = bounds.plies + *bounds.chance_nodes;
    const auto row = static_cast<std::size_t>(step_size(codes));
    if (static_cast<std::size_t>(steps) > kMaxInformationSize / row) return {};
    LayoutReader layout;
    write_information_planes(codes, seats, steps, 0, layout);
    return size_of(layout.planes()) <= kMaxInformationSize ? layout.planes() : std::vector<Plane>();
  }

  static int ply_limit(const OptionValues& options) {
    const auto limit = std::ranges::find(options.specs(), std::string_view("ply_limit"), &OptionSpec::name);
    return options[static_cast<std::size_t>(limit - options.specs().begin())];
  }

  static GameType type_of(Deals deals, const Codes& codes) {
    const bool samples = SampledChance<G> && !(kDealsInPieces && deals == Deals::listed);
    const bool lists = Encoded<G> ? codes.outcomes() > 0 : G::kMaxOutcomes > 1 || SampledChance<G>;
    return {.has_encoding = Encoded<G>,
            .has_simultaneous = !Encoded<G> || Simultaneous<Codes>,
            .chance = samples ? Chance::sampled
                      : lists ? Chance::listed
                              : Chance::none,
            .hides_information = HidesInformation<G>,
            .has_repetition = HasRepetition<G>,
            .has_resampling = !HidesInformation<G> || Resamples<Codes, G>};
  }

  static Bounds bounds_of(const OptionValues& options, const Codes& codes) {
    Bounds bounds{.actions = codes.actions(),
                  .outcomes = codes.outcomes(),
                  .legal_actions = static_cast<int>(G::kMaxActions),
                  .chance_outcomes = static_cast<int>(G::kMaxOutcomes),
                  .plies = ply_limit(options),
                  .chance_nodes = {}};
    if constexpr (BoundsPlies<Codes>) bounds.plies = std::min(bounds.plies, codes.max_plies());
    if constexpr (BoundsBranching<Codes>) bounds.legal_actions = codes.max_legal_actions();
    if constexpr (BoundsChance<Codes>) bounds.chance_nodes = codes.max_chance_nodes();
    if constexpr (kDealsInPieces) bounds.chance_outcomes = std::max(bounds.chance_outcomes, int{Codes::kMaxPieces});
    bounds.legal_actions = std::min(bounds.legal_actions, bounds.actions);
    bounds.chance_outcomes = std::min(bounds.chance_outcomes, bounds.outcomes);
    return bounds;
  }

  Codes codes_;
  int ply_limit_;
};

}  // namespace nemeton::research
