// What a server keeps holds keys, dice to come and hidden hands: nobody but its owner reads it, whatever the umask, and what an older
// version left open is closed at the start.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <map>
#include <sstream>

#include "server/store/backup.hpp"
#include "server/store/sqlite.hpp"
#include "server/tests/support/server_fixture.hpp"
#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

namespace fs = std::filesystem;
using testing::Each;
using testing::Pair;
using testing::UnorderedElementsAre;

// The umask of this process, as long as the object lives.
class Umask {
 public:
  explicit Umask(mode_t mask) : before_(umask(mask)) {}
  ~Umask() { umask(before_); }
  Umask(const Umask&) = delete;
  Umask& operator=(const Umask&) = delete;

 private:
  mode_t before_;
};

std::string octal(unsigned int bits) {
  std::ostringstream text;
  text << '0' << std::oct << bits;
  return text.str();
}

std::string mode_of(const fs::path& path) {
  struct stat status{};
  EXPECT_EQ(stat(path.c_str(), &status), 0) << path;
  return octal(status.st_mode & 07777);
}

// The modes of the files in a folder, by name.
std::map<std::string, std::string> modes_in(const fs::path& folder) {
  std::map<std::string, std::string> modes;
  for (const auto& each : fs::directory_iterator(folder)) modes[each.path().filename()] = mode_of(each.path());
  return modes;
}

class PrivateFilesTest : public testing::TestWithParam<int> {
 protected:
  // A store that is in use, with all its files.
  std::unique_ptr<Store> opened() {
    auto store = open_sqlite(data).value();
    commit(*store, OpenTable{some_table("a" + std::to_string(++tables)), ""});
    return store;
  }

  TemporaryFolder folder;
  fs::path data = folder.path() / "deep" / "data";
  int tables = 0;
};

TEST_P(PrivateFilesTest, WhatIsMadeIsTheOwnersAlone) {
  const Umask mask(static_cast<mode_t>(GetParam()));
  const auto store = opened();
  EXPECT_EQ(mode_of(data), "0700");
  EXPECT_EQ(mode_of(data.parent_path()), "0700");
  EXPECT_THAT(modes_in(data),
              UnorderedElementsAre(Pair("nemeton.lock", "0600"), Pair("nemeton.sqlite", "0600"),
                                   Pair("nemeton.sqlite-wal", "0600"), Pair("nemeton.sqlite-shm", "0600")));
  ASSERT_TRUE(back_up(data, folder.path() / "copy", false));
  EXPECT_EQ(mode_of(folder.path() / "copy"), "0600");
}

TEST_P(PrivateFilesTest, WhatWasOpenToOthersIsClosedAtTheStart) {
  opened();
  {
    // A program that was killed leaves its log beside the database.
    const auto store = opened();
    fs::create_directory(folder.path() / "left");
    for (const auto& each : fs::directory_iterator(data)) fs::copy(each.path(), folder.path() / "left");
  }
  data = folder.path() / "left";
  for (const auto& each : fs::directory_iterator(data)) fs::permissions(each.path(), fs::perms{0666});
  fs::permissions(data, fs::perms{0755});
  ASSERT_THAT(modes_in(data), testing::Contains(Pair("nemeton.sqlite-wal", "0666")));

  const Umask mask(static_cast<mode_t>(GetParam()));
  const auto store = opened();
  EXPECT_EQ(mode_of(data), "0700");
  EXPECT_THAT(modes_in(data), Each(Pair(testing::_, "0600")));
  EXPECT_THAT(modes_in(data), testing::SizeIs(4));
}

INSTANTIATE_TEST_SUITE_P(Umasks, PrivateFilesTest, testing::Values(0, 022, 077, 0777),
                         [](const auto& umask) { return "Umask" + octal(static_cast<unsigned int>(umask.param)); });

TEST(SharedFolderTest, AFolderOfEverybodyStaysSoWhenADatabaseIsPutThere) {
  const TemporaryFolder shared;
  fs::permissions(shared.path(), fs::perms{01777});
  const auto store = open_sqlite(shared.path()).value();
  EXPECT_EQ(mode_of(shared.path()), "01777");
  EXPECT_THAT(modes_in(shared.path()), Each(Pair(testing::_, "0600")));
}

}  // namespace
}  // namespace nemeton
