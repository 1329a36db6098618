// docs/research.md has the sizes and the planes that the code has. NEMETON_WRITE_DOCS=1 writes them there.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "research/games.hpp"

namespace nemeton::research {
namespace {

// The games of the tree, which the document is about.
std::vector<const GameInfo*> described() {
  constexpr std::string_view kDescribed[] = {NEMETON_DESCRIBED};
  std::vector<const GameInfo*> list;
  for (const GameEntry& entry : games()) {
    if (std::ranges::count(kDescribed, std::string_view(entry.info->id)) > 0) list.push_back(entry.info);
  }
  return list;
}

std::string shape_of(const Plane& plane) {
  std::string text;
  for (const int length : plane.shape) text += (text.empty() ? "" : " × ") + std::to_string(length);
  return text;
}

std::string planes() {
  std::string text;
  for (const GameInfo* info : described()) {
    const auto game = load(info->id, info->min_seats).value();
    text += "### " + std::string(info->name) + "\n\n| plane | shape | |\n|---|---|---|\n";
    for (const Plane& plane : game->observation_planes()) {
      text += "| `" + plane.name + "` | " + shape_of(plane) + " | " + plane.meaning + " |\n";
    }
    text += "\n";
  }
  text.pop_back();
  return text;
}

std::string sizes() {
  std::string text =
      "| game | seats | actions | outcomes | legal actions, at most | plies, at most | chance nodes, at most | floats "
      "of "
      "an observation |\n|---|---|---|---|---|---|---|---|\n";
  for (const GameInfo* info : described()) {
    for (int seats = info->min_seats; seats <= info->max_seats; ++seats) {
      const auto game = load(info->id, seats).value();
      text += "| " + std::string(info->name) + " | " + std::to_string(seats);
      for (const int number : {game->num_distinct_actions(), game->num_distinct_outcomes(), game->max_legal_actions(),
                               game->max_game_length()}) {
        text += " | " + std::to_string(number);
      }
      text += " | " + (game->max_chance_nodes() ? std::to_string(*game->max_chance_nodes()) : "any number");
      text += " | " + std::to_string(game->observation_size()) + " |\n";
    }
  }
  return text;
}

std::string read(const std::string& file) {
  std::ostringstream content;
  content << std::ifstream(file).rdbuf();
  return content.str();
}

// Where what stands between the marks of `name` begins, and how long it is.
std::pair<std::size_t, std::size_t> part(const std::string& text, const std::string& name) {
  const std::string first = "<!-- " + name + " -->\n";
  const std::size_t begin = text.find(first) + first.size();
  return {begin, text.find("<!-- /" + name + " -->") - begin};
}

TEST(Document, HasTheSizesAndThePlanesThatTheCodeHas) {
  std::string text = read(NEMETON_DOCUMENT);
  for (const auto& [name, expected] : {std::pair{"sizes", sizes()}, std::pair{"planes", planes()}}) {
    const auto [begin, size] = part(text, name);
    if (std::getenv("NEMETON_WRITE_DOCS") != nullptr) text.replace(begin, size, expected);
    else EXPECT_EQ(text.substr(begin, size), expected) << "NEMETON_WRITE_DOCS=1 with this test writes it";
  }
  if (std::getenv("NEMETON_WRITE_DOCS") != nullptr) std::ofstream(NEMETON_DOCUMENT) << text;
}

}  // namespace
}  // namespace nemeton::research
