// How a network is learnt: from games that it plays against itself, by learn/fit.py.
#pragma once

#include "learn/game_pair.hpp"
#include "learn/learning_game.hpp"
#include "learn/run_program.hpp"
#include "learn/self_play.hpp"

namespace nemeton {

template <Learner L>
struct NetworkGame {
  static constexpr const char* kPython = "/usr/bin/python3";

  static std::expected<Learnt, std::string> parse(std::string_view bytes, const std::string& name) {
    auto network = Network::parse(bytes, name, L::Game::info.id, L::kInputs);
    if (!network) return std::unexpected(network.error());
    return std::make_shared<const Network>(std::move(*network));
  }

  static std::string beginning() { return {}; }

  static std::string play(const void* best, std::uint64_t seed) {
    return play_lessons<L>(static_cast<const Network*>(best), seed);
  }

  static std::expected<void, std::string> propose(const Proposal& proposal) {
    std::vector<std::string> words = {kPython,    proposal.fit.string(),         "--game",   L::Game::info.id,
                                      "--inputs", std::to_string(L::kInputs),    "--hidden", std::to_string(L::kHidden),
                                      "--seed",   std::to_string(proposal.seed), "--out",    proposal.file.string()};
    if (proposal.best != nullptr) words.insert(words.end(), {"--start", proposal.best_file.string()});
    words.emplace_back("--lessons");
    for (const auto& each : proposal.lessons) words.push_back(each.string());
    return run_program(words);
  }

  static std::size_t pair(const void* first, const void* second, std::uint64_t seed) {
    return play_pair<L>(static_cast<const Network*>(first), static_cast<const Network*>(second), seed);
  }

  static LearningGame game() { return learning_game<NetworkGame>(L::Game::info.id, ".net", lesson_bytes(L::kInputs)); }
};

}  // namespace nemeton
