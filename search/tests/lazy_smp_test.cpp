// Several threads come to what one comes to.
#include "search/lazy_smp.hpp"

#include <gtest/gtest.h>

#include "search/tests/nim_board.hpp"

namespace nemeton {
namespace {

TEST(LazySmp, KnowsWhoWinsNimOnAnyNumberOfThreads) {
  LazySmp<NimBoard, NimGuess> search(kGuess, 1 << 16);
  for (const int threads : {1, 2, 3, 2, 1}) {
    for (std::uint8_t a = 1; a <= 5; ++a) {
      const Nim::State state{{a, 3, 5}, false, 0};
      const auto found = search.search(NimBoard(state), {}, {.threads = threads}, 30);
      EXPECT_EQ(found.score > kEvalLimit, state.nim_sum() != 0);
      Nim::State next = state;
      Nim::apply(next, state.turn, found.action);
      if (state.nim_sum() != 0) {
        EXPECT_EQ(next.nim_sum(), 0);
      }
    }
  }
}

}  // namespace
}  // namespace nemeton
