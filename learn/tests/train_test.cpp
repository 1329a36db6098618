// A training is repeatable on any number of threads, goes on where it was ended, and takes nobody else's folder.
#include "learn/train.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <map>
#include <sstream>

#include "learn/files.hpp"

namespace nemeton {
namespace {

// Learns nothing, and needs no more than Python: weights drawn from the seed and the lessons.
constexpr const char* kFit = R"(
import argparse, os, random, struct, zlib
parser = argparse.ArgumentParser()
for name in ("game", "inputs", "hidden", "seed", "out", "start"):
    parser.add_argument("--" + name)
parser.add_argument("--lessons", nargs="+")
given = parser.parse_args()
inputs, hidden = int(given.inputs), int(given.hidden)
draw = random.Random(int(given.seed) + sum(os.path.getsize(file) for file in given.lessons))
data = b"NNET" + struct.pack("<HHHBB16s", 1, inputs, hidden, 10, 5, given.game.encode())
data += b"".join(struct.pack("<h", draw.randint(-200, 200)) for _ in range((inputs + 1) * hidden))
data += bytes(draw.randint(0, 255) for _ in range(hidden)) + bytes(4)
with open(given.out, "wb") as file:
    file.write(data + struct.pack("<I", zlib.crc32(data)))
)";

class Train : public testing::Test {
 protected:
  Train() {
    std::filesystem::remove_all(root_);
    std::filesystem::create_directories(root_);
    EXPECT_TRUE(write_file(root_ / "fit.py", kFit));
  }
  ~Train() override { std::filesystem::remove_all(root_); }

  TrainOptions options(const std::string& folder, int threads = 1) const {
    return {.game = "danube",
            .folder = root_ / folder,
            .fit = root_ / "fit.py",
            .start = {},
            .seed = 3,
            .games = 30,
            .generations = 2,
            .threads = threads,
            .pairs = 4};
  }

  static std::expected<void, std::string> run(const TrainOptions& options) {
    std::ostringstream progress;
    return train(options, progress);
  }

  // Every file of a training.
  std::map<std::string, std::string> files(const std::string& folder) const {
    std::map<std::string, std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root_ / folder)) {
      if (!entry.is_regular_file()) continue;
      files[std::filesystem::relative(entry.path(), root_ / folder)] = read_file(entry.path()).value_or("?");
    }
    return files;
  }

  const std::filesystem::path root_ =
      std::filesystem::temp_directory_path() / ("nemeton-train-" + std::to_string(getpid()));
};

TEST_F(Train, IsTheSameOnAnyNumberOfThreads) {
  ASSERT_TRUE(run(options("one", 1)));
  ASSERT_TRUE(run(options("three", 3)));
  const auto one = files("one");
  EXPECT_EQ(one, files("three"));
  for (const char* name : {"settings.txt", "0001/0000.lessons", "0001/candidate.net", "0001/match.txt",
                           "0001/verdict.txt", "0002/verdict.txt"}) {
    EXPECT_TRUE(one.contains(name)) << name;
  }
}

TEST_F(Train, GoesOnWhereItWasEnded) {
  ASSERT_TRUE(run(options("whole")));
  const auto whole = files("whole");
  // As if it had been ended while the second network was learnt, and while the first was judged.
  ASSERT_TRUE(run(options("ended")));
  const auto folder = root_ / "ended";
  for (const char* name : {"0002/candidate.net", "0002/match.txt", "0002/verdict.txt"}) {
    std::filesystem::remove(folder / name);
  }
  ASSERT_TRUE(run(options("ended")));
  EXPECT_EQ(files("ended"), whole);
  std::filesystem::remove(folder / "0001/match.txt");
  std::filesystem::remove(folder / "0001/verdict.txt");
  std::filesystem::remove_all(folder / "0002");
  ASSERT_TRUE(run(options("ended")));
  EXPECT_EQ(files("ended"), whole);
}

TEST_F(Train, RefusesTheFolderOfAnother) {
  auto first = options("folder");
  first.generations = 1;
  ASSERT_TRUE(run(first));
  auto other = first;
  other.seed = 4;
  const auto done = run(other);
  ASSERT_FALSE(done);
  EXPECT_TRUE(done.error().contains("settings.txt is of another training")) << done.error();
}

TEST_F(Train, BeginsWithTheNetworkThatItIsGiven) {
  auto first = options("first");
  first.generations = 1;
  ASSERT_TRUE(run(first));
  auto second = first;
  second.folder = root_ / "second";
  second.start = root_ / "first/0001/candidate.net";
  ASSERT_TRUE(run(second));
  EXPECT_EQ(files("second")["start.net"], files("first")["0001/candidate.net"]);
  EXPECT_NE(files("second")["0001/0000.lessons"], files("first")["0001/0000.lessons"]);

  second.folder = root_ / "third";
  second.start = root_ / "fit.py";
  const auto done = run(second);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error(), second.start.string() + ": expected a network, which begins with NNET");
}

TEST_F(Train, SaysWhatFailed) {
  auto broken = options("broken");
  broken.fit = root_ / "nowhere.py";
  const auto done = run(broken);
  ASSERT_FALSE(done);
  EXPECT_TRUE(done.error().contains("nowhere.py")) << done.error();
}

}  // namespace
}  // namespace nemeton
