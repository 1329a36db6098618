// Lessons of a type of the game's own, `Lesson` of its learner (bot/learner.hpp), in the files of a training.
#pragma once

#include <cstring>
#include <expected>
#include <filesystem>
#include <string>
#include <type_traits>
#include <vector>

namespace nemeton {

// What is learnt from a game of self-play goes to a file as it is, without gaps; `is_sound` says whether a lesson can come of a game.
template <class L>
concept HasLessons =
    std::has_unique_object_representations_v<typename L::Lesson> && requires(const typename L::Lesson& lesson) {
      { L::is_sound(lesson) } -> std::same_as<bool>;
    };

template <HasLessons L>
std::string lesson_rows(const std::vector<typename L::Lesson>& lessons) {
  return {reinterpret_cast<const char*>(lessons.data()), lessons.size() * sizeof(typename L::Lesson)};
}

// Error: one line, which names the file.
template <HasLessons L>
std::expected<std::vector<typename L::Lesson>, std::string> read_lessons(
    const std::vector<std::filesystem::path>& files) {
  constexpr std::size_t kBytes = sizeof(typename L::Lesson);
  std::vector<typename L::Lesson> lessons;
  for (const auto& path : files) {
    const auto bytes = read_file(path, "lessons");
    if (!bytes) return std::unexpected(bytes.error());
    for (std::size_t at = 0; at < bytes->size(); at += kBytes) {
      typename L::Lesson lesson{};
      if (bytes->size() - at >= kBytes) std::memcpy(&lesson, bytes->data() + at, kBytes);
      if (bytes->size() - at < kBytes || !L::is_sound(lesson)) {
        return std::unexpected(path.string() + ": damaged at byte " + std::to_string(at) + ", expected lessons of " +
                               std::to_string(kBytes) + " bytes");
      }
      lessons.push_back(lesson);
    }
  }
  return lessons;
}

}  // namespace nemeton
