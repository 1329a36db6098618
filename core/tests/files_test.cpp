// Reading and writing files that a user names.
#include "core/files.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <thread>

namespace nemeton {
namespace {

namespace fs = std::filesystem;
using testing::EndsWith;
using testing::StartsWith;

class FilesTest : public testing::Test {
 protected:
  FilesTest() {
    std::string name = (fs::temp_directory_path() / "nemeton-files-XXXXXX").string();
    folder = mkdtemp(name.data());
  }
  ~FilesTest() override { fs::remove_all(folder); }

  std::string kept(const std::string& name, std::string_view bytes) const {
    const auto path = folder / name;
    std::ofstream(path, std::ios::binary) << bytes;
    return path.string();
  }

  fs::path folder;
};

TEST_F(FilesTest, AreReadWhole) {
  const std::string bytes("a\0\xff\n", 4);
  EXPECT_EQ(read_file(kept("file", bytes), "bytes"), bytes);
  EXPECT_EQ(read_file(kept("empty", ""), "bytes"), "");
  const auto pipe = folder / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const std::jthread writer([&] { std::ofstream(pipe) << std::string(1'000'000, 'x'); });
  EXPECT_EQ(read_file(pipe, "bytes").value_or("").size(), 1'000'000U);
}

TEST_F(FilesTest, AnErrorNamesTheFileAndWhatWasExpected) {
  const auto error = [](const fs::path& path) { return read_file(path, "a study").error(); };
  EXPECT_EQ(error(folder), folder.string() + " cannot be read, expected a study: Is a directory");
  EXPECT_THAT(error(folder / "none"), EndsWith("none cannot be read, expected a study: No such file or directory"));
  // It can be opened, but not read.
  EXPECT_THAT(error("/proc/self/mem"), StartsWith("/proc/self/mem cannot be read, expected a study: "));
}

TEST_F(FilesTest, TextIsUtf8WithoutAMarkOrUtf16WithOne) {
  const auto text = [&](std::string_view bytes) { return read_text(kept("text", bytes), "a text").value_or("none"); };
  EXPECT_EQ(text("Siân"), "Siân");
  EXPECT_EQ(text("\xEF\xBB\xBFSiân"), "Siân");
  using namespace std::string_view_literals;
  EXPECT_EQ(text("\xFF\xFEi\0\xE2\0\x3C\xD8\x3F\xDF\x64\x20"sv), "iâ🌿\u2064");
  EXPECT_EQ(text("\xFE\xFF\0i\0\xE2\xD8\x3C\xDF\x3F\x20\x64"sv), "iâ🌿\u2064");
  EXPECT_EQ(text("\xFF\xFE"), "");
  // Half a code unit, a high surrogate alone, a low surrogate alone.
  for (const auto wrong : {"\xFF\xFEi"sv, "\xFF\xFE\x3C\xD8"sv, "\xFF\xFE\x3C\xD8i\0"sv, "\xFF\xFE\x3F\xDF"sv})
    EXPECT_EQ(text(wrong), "none");
  EXPECT_THAT(read_text(kept("text", "\xFF\xFEi"), "a record").error(),
              EndsWith("text is not valid UTF-16, expected a record in UTF-8 or UTF-16"));
}

TEST_F(FilesTest, AreWrittenWholeOrNotAtAll) {
  const std::string path = kept("file", "before");
  ASSERT_TRUE(write_file(path, "after"));
  EXPECT_EQ(read_file(path, "text"), "after");
  const auto wrong = replace_file(path, [](std::ofstream& out) { (out << "half").setstate(std::ios::badbit); });
  EXPECT_THAT(wrong.error(), StartsWith(path + " cannot be written: "));
  EXPECT_EQ(read_file(path, "text"), "after");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), {}), 1);
}

TEST_F(FilesTest, ALinkLeadsToTheFileThatIsReplaced) {
  const std::string path = kept("file", "before");
  fs::create_symlink(path, folder / "link");
  ASSERT_TRUE(write_file(folder / "link", "after"));
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(read_file(path, "text"), "after");
}

TEST_F(FilesTest, ADeviceIsWrittenToAndStays) {
  EXPECT_TRUE(write_file("/dev/null", "text"));
  EXPECT_EQ(write_file("/dev/full", "text").error(), "/dev/full cannot be written: No space left on device");
  EXPECT_EQ(write_file("/dev/full", std::string(1'000'000, 'x')).error(),
            "/dev/full cannot be written: No space left on device");
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(FilesTest, UnwritablePathsAreKnownBefore) {
  EXPECT_EQ(why_not_writable(folder / "new"), "");
  EXPECT_EQ(why_not_writable(kept("file", "")), "");
  EXPECT_EQ(why_not_writable("new-in-the-folder-of-the-process"), "");
  EXPECT_EQ(why_not_writable(folder), "Is a directory");
  const std::string missing = (folder / "none").string();
  EXPECT_EQ(why_not_writable(missing + "/file"), "the folder " + missing + " does not exist");
  EXPECT_THAT(write_file(missing + "/file", "").error(), EndsWith("file cannot be written: No such file or directory"));
}

}  // namespace
}  // namespace nemeton
