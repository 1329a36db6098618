// Proof-number search knows who wins Nim. With repetition it is tested on Brandubh.
#include "search/proof_number.hpp"

#include <gtest/gtest.h>

#include "search/tests/nim_board.hpp"

namespace nemeton {
namespace {

TEST(ProofNumberSearch, ProvesWhoWinsNim) {
  for (std::uint8_t a = 0; a <= 4; ++a) {
    for (std::uint8_t b = 0; b <= a; ++b) {
      for (std::uint8_t c = 0; c <= 4; ++c) {
        const Nim::State state{{b, a, c}};
        if (state.over()) continue;
        ProofNumberSearch<NimBoard> search(1 << 16);
        EXPECT_EQ(search.prove(NimBoard(state), {}, {}), state.nim_sum() != 0 ? Proof::won : Proof::not_won);
      }
    }
  }
}

TEST(ProofNumberSearch, SaysSoWhereItsBudgetEndsFirst) {
  ProofNumberSearch<NimBoard> search(1 << 16);
  EXPECT_EQ(search.prove(NimBoard(Nim::State{{13, 14, 15}}), {}, {.nodes = 100}), Proof::unknown);
  EXPECT_EQ(search.nodes(), 100u);
}

}  // namespace
}  // namespace nemeton
