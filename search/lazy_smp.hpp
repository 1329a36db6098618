// Alpha-beta on several threads that search the same tree and share only the transposition table.
//
// "Lazy SMP": Östensen, "A complete chess engine parallelized using lazy SMP", 2016.
#pragma once

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include "search/alpha_beta.hpp"

namespace nemeton {

template <SearchBoard B, BoardEvaluator<B> E>
class LazySmp {
 public:
  using Move = typename B::Move;

  // The evaluator must outlive the search. The table is kept from one search to the next.
  LazySmp(const E& evaluator, std::size_t table_bytes)
      : evaluator_(evaluator), table_(table_bytes), first_(evaluator, table_) {}

  // As AlphaBeta::search, on `budget.threads` threads. Returns the result of the first thread, which alone keeps to the budget; the others end with it.
  // On one thread the result is deterministic unless time ends the search.
  SearchResult<Move> search(const B& root, std::span<const std::uint64_t> before, const Budget& budget,
                            int max_depth = AlphaBeta<B, E>::kMaxPly - 1, std::span<const Move> among = {}) {
    table_.grow_older();
#ifndef __wasi__
    std::atomic<bool> is_over = false;
    std::vector<std::jthread> threads;
    while (static_cast<int>(others_.size()) + 1 < budget.threads)
      others_.push_back(std::make_unique<AlphaBeta<B, E>>(evaluator_, table_));
    for (int i = 1; i < budget.threads; ++i) {
      // Every second thread starts a depth ahead, so that they diverge.
      threads.emplace_back([&, i] {
        others_[static_cast<std::size_t>(i - 1)]->search(root, before, {.stop = &is_over}, max_depth, among, 1 + i % 2);
      });
    }
    const auto found = first_.search(root, before, budget, max_depth, among);
    is_over.store(true, std::memory_order_relaxed);
    return found;
#else
    return first_.search(root, before, budget, max_depth, among);
#endif
  }

 private:
  const E& evaluator_;
  TranspositionTable<Move> table_;
  AlphaBeta<B, E> first_;
  std::vector<std::unique_ptr<AlphaBeta<B, E>>> others_;
};

}  // namespace nemeton
