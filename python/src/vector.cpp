// Many games of a kind, stepped at once.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>

#include "handles.hpp"

namespace nemeton::python {

namespace {

using research::Action;
using research::State;

constexpr std::size_t kMostFloats = std::size_t{1} << 34;

// The arrays that Python sees. They stay where they are, and live as long as anybody looks at them.
struct Arrays {
  std::vector<std::uint8_t> masks;
  std::vector<float> observations;
  std::vector<std::int32_t> players;
  std::vector<float> rewards;
  std::vector<std::uint8_t> terminated;
  std::vector<std::int32_t> lengths;
  std::vector<Action> actions;
};

class Vector {
 public:
  using Actions = nb::ndarray<const Action, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

  Vector(const GameHandle& game, std::size_t count, std::uint64_t seed, bool with_observations)
      : game_(game.game), arrays_(std::make_shared<Arrays>()) {
    actions_ = static_cast<std::size_t>(game->num_distinct_actions());
    most_ = static_cast<std::size_t>(game->max_legal_actions());
    floats_ = with_observations ? game->observation_size() : 0;
    seats_ = static_cast<std::size_t>(game->seats());
    if (count < 1 || count > kMostFloats / (actions_ + floats_)) {
      fail(Failure::request, std::to_string(count) + " environments, expected 1 to " +
                                 std::to_string(kMostFloats / (actions_ + floats_)));
    }
    arrays_->masks.resize(count * actions_);
    arrays_->observations.resize(count * floats_);
    arrays_->players.resize(count);
    arrays_->rewards.resize(count * seats_);
    arrays_->terminated.resize(count);
    arrays_->lengths.resize(count);
    arrays_->actions.resize(count);
    legal_.resize(count * most_);
    legal_counts_.resize(count);
    for (std::size_t i = 0; i < count; ++i) states_.push_back(game->new_initial_state());
    reset(seed);
  }

  std::size_t count() const { return states_.size(); }
  GameHandle game() const { return {game_}; }

  void reset(std::uint64_t seed) {
    const Turn turn(*this);
    const nb::gil_scoped_release unlocked;
    randoms_.clear();
    sampler_ = Random(DrawBits(seed, count())());
    for (std::size_t i = 0; i < count(); ++i) randoms_.emplace_back(DrawBits(seed, i)());
    std::ranges::fill(arrays_->rewards, 0.0f);
    std::ranges::fill(arrays_->terminated, std::uint8_t{0});
    std::ranges::fill(arrays_->lengths, 0);
    for (std::size_t i = 0; i < count(); ++i) {
      states_[i]->reset();
      go_on(i);
      look_at(i);
    }
  }

  void step(const Actions& given) {
    if (given.shape(0) != count()) {
      fail(Failure::request, "actions has " + std::to_string(given.shape(0)) + " elements, expected one for each of " +
                                 std::to_string(count()) + " environments");
    }
    const Turn turn(*this);
    // A copy, as another thread may write into what is given.
    chosen_.assign(given.data(), given.data() + count());
    const nb::gil_scoped_release unlocked;
    check();
    for (std::size_t i = 0; i < count(); ++i) play(i);
  }

  // Fills `actions` with a legal action for each, each equally likely.
  void sample() {
    const Turn turn(*this);
    const nb::gil_scoped_release unlocked;
    for (std::size_t i = 0; i < count(); ++i) {
      arrays_->actions[i] = legal_[i * most_ + below(sampler_, static_cast<std::uint32_t>(legal_counts_[i]))];
    }
  }

  StateHandle state(std::size_t index) const {
    const Turn turn(*this);
    if (index >= count()) {
      fail(Failure::request,
           "environment " + std::to_string(index) + ", expected one from 0 to " + std::to_string(count() - 1));
    }
    return {game_, states_[index]->clone()};
  }

  template <class Element, class T>
  auto array(std::vector<T> Arrays::* member, std::size_t width) const {
    static_assert(sizeof(Element) == sizeof(T));
    const nb::capsule owner(new std::shared_ptr<Arrays>(arrays_),
                            [](void* pointer) noexcept { delete static_cast<std::shared_ptr<Arrays>*>(pointer); });
    auto* const data = reinterpret_cast<Element*>(((*arrays_).*member).data());
    if (width == 0) return nb::ndarray<nb::numpy, Element>(data, {count()}, owner);
    return nb::ndarray<nb::numpy, Element>(data, {count(), width}, owner);
  }
  auto masks() const { return array<bool>(&Arrays::masks, actions_); }
  auto observations() const { return array<float>(&Arrays::observations, std::max<std::size_t>(floats_, 1)); }
  auto players() const { return array<std::int32_t>(&Arrays::players, 0); }
  auto rewards() const { return array<float>(&Arrays::rewards, seats_); }
  auto terminated() const { return array<bool>(&Arrays::terminated, 0); }
  auto lengths() const { return array<std::int32_t>(&Arrays::lengths, 0); }
  auto actions() const { return array<Action>(&Arrays::actions, 0); }
  bool has_observations() const { return floats_ > 0; }

 private:
  // While it lives nobody else steps.
  class Turn {
   public:
    explicit Turn(const Vector& vector) : vector_(vector) {
      if (vector.is_busy_.exchange(true)) fail(Failure::busy, "another thread is stepping this environment");
    }
    ~Turn() { vector_.is_busy_ = false; }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

   private:
    const Vector& vector_;
  };

  // Nothing is played unless all can be.
  void check() const {
    for (std::size_t i = 0; i < count(); ++i) {
      const auto first = legal_.begin() + static_cast<std::ptrdiff_t>(i * most_);
      const auto last = first + legal_counts_[i];
      if (std::find(first, last, chosen_[i]) == last) {
        fail(Failure::illegal_action, "environment " + std::to_string(i) + ": action " + std::to_string(chosen_[i]) +
                                          " is not legal for seat " + std::to_string(states_[i]->current_player()));
      }
    }
  }

  void play(std::size_t i) {
    State& state = *states_[i];
    float* const rewards = arrays_->rewards.data() + i * seats_;
    state.apply_legal(state.current_player(), chosen_[i]);
    go_on(i);
    arrays_->terminated[i] = 0;
    std::fill_n(rewards, seats_, 0.0f);
    if (state.is_terminal()) {
      const Returns returns = state.returns();
      for (std::size_t seat = 0; seat < seats_; ++seat) rewards[seat] = static_cast<float>(returns[seat]);
      arrays_->terminated[i] = 1;
      arrays_->lengths[i] = state.ply();
      state.reset();
      go_on(i);
    }
    look_at(i);
  }

  // Chance is drawn up to the next decision.
  void go_on(std::size_t i) {
    State& state = *states_[i];
    while (state.is_chance_node()) state.apply_legal(kChance, state.sample_outcome(randoms_[i]));
  }

  void look_at(std::size_t i) {
    const State& state = *states_[i];
    const Seat seat = state.current_player();
    arrays_->players[i] = seat;
    const std::span list(legal_.data() + i * most_, most_);
    legal_counts_[i] = state.legal_actions(seat, list);
    std::uint8_t* const mask = arrays_->masks.data() + i * actions_;
    std::fill_n(mask, actions_, std::uint8_t{0});
    for (const Action action : list.first(static_cast<std::size_t>(legal_counts_[i]))) mask[action] = 1;
    if (floats_ > 0) state.observation_tensor(seat, std::span(arrays_->observations.data() + i * floats_, floats_));
  }

  std::shared_ptr<const research::Game> game_;
  std::size_t actions_;
  std::size_t most_;
  std::size_t floats_;
  std::size_t seats_;
  std::shared_ptr<Arrays> arrays_;
  std::vector<std::unique_ptr<State>> states_;
  std::vector<Random> randoms_;
  Random sampler_{0};
  std::vector<Action> legal_;  // most_ for each: what Python's side cannot write into
  std::vector<int> legal_counts_;
  std::vector<Action> chosen_;
  mutable std::atomic<bool> is_busy_ = false;
};

}  // namespace

void bind_vector(nb::module_& module) {
  nb::class_<Vector>(module, "Vector")
      .def(
          "__init__",
          [](Vector* at, const GameHandle& game, std::size_t count, std::optional<std::uint64_t> seed,
             bool with_observations) { new (at) Vector(game, count, seed_or_any(seed), with_observations); },
          "game"_a, "count"_a, "seed"_a.none(), "with_observations"_a)
      .def(
          "reset", [](Vector& vector, std::optional<std::uint64_t> seed) { vector.reset(seed_or_any(seed)); },
          "seed"_a.none())
      .def("step", &Vector::step, "actions"_a.noconvert(),
           nb::sig("def step(self, actions: numpy.typing.NDArray[numpy.int64]) -> None"))
      .def("sample", &Vector::sample)
      .def("state", &Vector::state, "index"_a)
      .def_prop_ro("masks", &Vector::masks, nb::rv_policy::reference,
                   nb::sig("def masks(self) -> numpy.typing.NDArray[numpy.bool_]"))
      .def_prop_ro("observations", &Vector::observations, nb::rv_policy::reference,
                   nb::sig("def observations(self) -> numpy.typing.NDArray[numpy.float32]"))
      .def_prop_ro("players", &Vector::players, nb::rv_policy::reference,
                   nb::sig("def players(self) -> numpy.typing.NDArray[numpy.int32]"))
      .def_prop_ro("rewards", &Vector::rewards, nb::rv_policy::reference,
                   nb::sig("def rewards(self) -> numpy.typing.NDArray[numpy.float32]"))
      .def_prop_ro("terminated", &Vector::terminated, nb::rv_policy::reference,
                   nb::sig("def terminated(self) -> numpy.typing.NDArray[numpy.bool_]"))
      .def_prop_ro("lengths", &Vector::lengths, nb::rv_policy::reference,
                   nb::sig("def lengths(self) -> numpy.typing.NDArray[numpy.int32]"))
      .def_prop_ro("actions", &Vector::actions, nb::rv_policy::reference,
                   nb::sig("def actions(self) -> numpy.typing.NDArray[numpy.int64]"));
}

}  // namespace nemeton::python
