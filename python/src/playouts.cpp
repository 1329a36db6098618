// Random playouts in bulk, on all cores.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cmath>
#include <thread>

#include "interruptible.hpp"

namespace nemeton::python {

namespace {

constexpr std::uint64_t kGamesOfAPart = 256;  // that are played with one seed, between two looks at the clock

struct Playouts {
  std::uint64_t count;
  std::uint64_t steps;
  double seconds;
  std::vector<double> mean_returns;
};

// What is played hangs on the seed alone, however many threads there are.
Playouts playouts(const StateHandle& handle, std::uint64_t count, std::optional<std::uint64_t> seed,
                  std::optional<int> threads) {
  if (count == 0) fail(Failure::request, "0 playouts, expected 1 or more");
  const std::uint64_t own_seed = seed_or_any(seed);
  const std::uint64_t parts = count / kGamesOfAPart + (count % kGamesOfAPart != 0 ? 1 : 0);
  const std::uint64_t workers = std::min<std::uint64_t>(parts, static_cast<std::uint64_t>(threads_or_all(threads)));
  // Others may go on with the state meanwhile.
  const std::unique_ptr<research::State> state = handle->clone();
  const auto begin = std::chrono::steady_clock::now();

  const research::Rollouts all = interruptibly([&](const std::atomic<bool>& stop) {
    std::atomic<std::uint64_t> next = 0;
    // In multiples of 2^-20, so that the order in which parts are added up is not seen in the last digits.
    std::vector<research::Rollouts> done(workers);
    const auto work = [&](research::Rollouts& sum) {
      for (std::uint64_t part = next++; part < parts && !stop; part = next++) {
        Random random(DrawBits(own_seed, part)());
        const auto games = std::min(kGamesOfAPart, count - part * kGamesOfAPart);
        const research::Rollouts played = state->rollouts(games, random);
        sum.steps += played.steps;
        for (std::size_t seat = 0; seat < sum.sums.size(); ++seat) {
          sum.sums[seat] += std::round(played.sums[seat] * 0x1p20) * 0x1p-20;
        }
      }
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < workers; ++i) others.emplace_back(work, std::ref(done[i]));
    work(done[0]);
    others.clear();
    for (std::size_t i = 1; i < workers; ++i) {
      done[0].steps += done[i].steps;
      for (std::size_t seat = 0; seat < done[0].sums.size(); ++seat) done[0].sums[seat] += done[i].sums[seat];
    }
    return done[0];
  });

  Playouts result{
      count, all.steps, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(), {}};
  for (int seat = 0; seat < handle.game->seats(); ++seat) {
    result.mean_returns.push_back(all.sums[static_cast<std::size_t>(seat)] / static_cast<double>(count));
  }
  return result;
}

}  // namespace

void bind_playouts(nb::module_& module) {
  nb::class_<Playouts>(module, "Playouts", "What random playouts came to.")
      .def_ro("count", &Playouts::count, "Games played.")
      .def_ro("steps", &Playouts::steps, "Actions and outcomes in all of them.")
      .def_ro("seconds", &Playouts::seconds, "Of the clock.")
      .def_prop_ro(
          "mean_returns",
          [](const Playouts& playouts) {
            auto values = std::make_unique<double[]>(playouts.mean_returns.size());
            std::ranges::copy(playouts.mean_returns, values.get());
            double* const data = values.release();
            const nb::capsule owner(data, [](void* pointer) noexcept { delete[] static_cast<double*>(pointer); });
            return nb::ndarray<nb::numpy, double, nb::ndim<1>>(data, {playouts.mean_returns.size()}, owner);
          },
          nb::rv_policy::reference, nb::sig("def mean_returns(self) -> numpy.typing.NDArray[numpy.float64]"),
          "float64 of shape (seats,).")
      .def("__repr__", [](const Playouts& playouts) {
        return "Playouts(count=" + std::to_string(playouts.count) + ", steps=" + std::to_string(playouts.steps) +
               ", mean_returns=" + nb::cast<std::string>(nb::repr(nb::cast(playouts.mean_returns))) + ")";
      });
  module.def("playouts", &playouts, "state"_a, "count"_a, "seed"_a = nb::none(), "threads"_a = nb::none());
}

}  // namespace nemeton::python
