// Studies of tests, in folders that are gone afterwards.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>

#include "lab/runner.hpp"

namespace nemeton::lab {

class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "nemeton-lab-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  std::filesystem::path operator/(const std::string& file) const { return path_ / file; }

 private:
  std::filesystem::path path_;
};

inline Study study_of(const std::string& text) {
  auto study = parse_study("title = \"Test\"\n" + text, "test.toml");
  EXPECT_TRUE(study) << study.error();
  return *study;
}

inline const std::atomic<bool> kGoOn = false;

inline std::unique_ptr<ResultsFile> run(const Study& study, const std::filesystem::path& file, int threads = 1,
                                        const Shard& shard = {}) {
  auto results = ResultsFile::open(file, study);
  EXPECT_TRUE(results) << results.error();
  const auto whole = run_study(study, **results, shard, threads, kGoOn, nullptr);
  EXPECT_TRUE(whole) << whole.error();
  EXPECT_TRUE(*whole);
  return std::move(*results);
}

}  // namespace nemeton::lab
