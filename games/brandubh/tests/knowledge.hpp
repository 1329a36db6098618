// What the bot knows, for tests.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "games/brandubh/bot/knowledge.hpp"

namespace nemeton::brandubh {

inline std::string bytes_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline const std::filesystem::path kKnowledgeFile = std::filesystem::path(NEMETON_NETWORKS) / "brandubh.net";

// That of the file beside the programs.
inline const Knowledge& knowledge() {
  static const Knowledge knowledge = Knowledge::parse(bytes_of(kKnowledgeFile), "brandubh.net").value();
  return knowledge;
}

}  // namespace nemeton::brandubh
