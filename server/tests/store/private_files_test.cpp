// What a server keeps holds keys, dice to come and hidden hands: nobody but its owner reads it, whatever the umask, and what an older
// version left open is closed at the start.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <map>
#include <sstream>

#include "server/maintenance/backup.hpp"
#include "server/store/sqlite/sqlite.hpp"
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

TEST_P(PrivateFilesTest, ACopyThatTakesTheNameOfAnOpenFileIsTheOwnersAlone) {
  const auto store = opened();
  const fs::path copy = folder.path() / "copy";
  const fs::path unfinished = folder.path() / "copy.unfinished";
  for (const fs::path& there : {copy, unfinished}) {
    std::ofstream(there) << "open to all";
    fs::permissions(there, fs::perms{0666});
  }
  std::ifstream reader(unfinished);
  const Umask mask(static_cast<mode_t>(GetParam()));
  ASSERT_TRUE(back_up(data, copy, true));
  EXPECT_EQ(mode_of(copy), "0600");
  EXPECT_FALSE(fs::exists(unfinished));
  // Who had the old file open reads the old file.
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(reader), {}), "open to all");
}

INSTANTIATE_TEST_SUITE_P(Umasks, PrivateFilesTest, testing::Values(0, 022, 077, 0777),
                         [](const auto& umask) { return "Umask" + octal(static_cast<unsigned int>(umask.param)); });

// In such a folder somebody else may have laid a file of that name, to read what is written to it.
TEST(SharedFolderTest, ACopyIsNotWrittenToAFileOfAnotherUser) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can be two users";
  const TemporaryFolder shared;
  const TemporaryFolder own;
  commit(*open_sqlite(own.path()).value(), OpenTable{some_table("a"), ""});
  fs::permissions(shared.path(), fs::perms{01777});
  const fs::path laid = shared.path() / "copy.unfinished";
  std::ofstream(laid) << "";
  fs::permissions(laid, fs::perms{0666});
  ASSERT_EQ(chown(laid.c_str(), 1234, 1234), 0);
  for (const fs::path& each : {own.path(), own.path() / "nemeton.sqlite"})
    ASSERT_EQ(chown(each.c_str(), 65534, 65534), 0);
  ASSERT_EQ(seteuid(65534), 0);
  const auto made = back_up(own.path(), shared.path() / "copy", false);
  ASSERT_EQ(seteuid(0), 0);
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error(), laid.string() + " cannot be written: File exists");
  EXPECT_EQ(fs::file_size(laid), 0u);
}

TEST(SharedFolderTest, AFolderOfEverybodyStaysSoWhenADatabaseIsPutThere) {
  const TemporaryFolder shared;
  fs::permissions(shared.path(), fs::perms{01777});
  const auto store = open_sqlite(shared.path()).value();
  EXPECT_EQ(mode_of(shared.path()), "01777");
  EXPECT_THAT(modes_in(shared.path()), Each(Pair(testing::_, "0600")));
}

}  // namespace
}  // namespace nemeton
