// A training is repeatable on any number of threads, goes on where it was ended, and takes nobody else's folder.
#include "learn/train.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <map>
#include <sstream>

#include "core/files.hpp"
#include "games/brandubh/bot/knowledge.hpp"

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
 public:
  static constexpr const char* kWithWeights[] = {"duel", "bluff"};

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

  // Of a game whose weights are in the program.
  TrainOptions of_game(const std::string& game, const std::string& folder, int threads = 1) const {
    auto options = this->options(folder, threads);
    options.game = game;
    options.games = 3;
    options.pairs = 1;
    return options;
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
      files[std::filesystem::relative(entry.path(), root_ / folder)] = read_file(entry.path(), "a file").value_or("?");
    }
    return files;
  }

  // What is under the comment.
  static std::string numbers(const std::string& weights) { return weights.substr(weights.find('\n')); }

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

TEST_F(Train, OfWeightsIsTheSameOnAnyNumberOfThreads) {
  for (const std::string game : kWithWeights) {
    ASSERT_TRUE(run(of_game(game, game, 1)));
    ASSERT_TRUE(run(of_game(game, game + "3", 3)));
    const auto one = files(game);
    EXPECT_EQ(one, files(game + "3"));
    for (const char* name : {"settings.txt", "start.inc", "0001/candidate.inc", "0001/match.txt", "0001/verdict.txt",
                             "0002/candidate.inc", "0002/verdict.txt"}) {
      EXPECT_TRUE(one.contains(name)) << game << " " << name;
    }
    EXPECT_EQ(one.contains("0002/0000.lessons"), game != "bluff");
    EXPECT_NE(numbers(one.at("start.inc")), numbers(one.at("0001/candidate.inc"))) << game;
    EXPECT_TRUE(one.at("0002/candidate.inc")
                    .starts_with("// nemeton dev train " + game + " --seed 3 --games 3 --pairs 1, generation 2\n"));
  }
}

// What it writes down it reads again without a loss.
TEST_F(Train, OfWeightsBeginsWithThoseOfTheProgramOrOfAFile) {
  for (const std::string game : kWithWeights) {
    auto options = of_game(game, game);
    options.generations = 1;
    ASSERT_TRUE(run(options));
    const auto first = files(game);
    for (const auto& [start, is_same] : {std::pair{"start.inc", true}, {"0001/candidate.inc", false}}) {
      options.start = root_ / game / start;
      options.folder = root_ / (game + (is_same ? "-same" : "-other"));
      ASSERT_TRUE(run(options));
      const auto second = files(options.folder.filename());
      EXPECT_EQ(numbers(second.at("start.inc")), numbers(first.at(start))) << game;
      EXPECT_EQ(numbers(second.at("0001/candidate.inc")) == numbers(first.at("0001/candidate.inc")), is_same) << game;
    }
  }
}

TEST_F(Train, OfWeightsBeginsWithZeros) {
  auto options = of_game("duel", "duel");
  options.generations = 1;
  options.start = root_ / "zeros.inc";
  std::string zeros;
  for (int i = 0; i < 1128; ++i) zeros += "0,";
  ASSERT_TRUE(write_file(options.start, zeros));
  const auto done = run(options);
  ASSERT_TRUE(done) << done.error();
  EXPECT_NE(files("duel")["0001/candidate.inc"].find_first_of("123456789", 100), std::string::npos);
}

TEST_F(Train, GivesTheWeightsThatAreStronger) {
  for (const std::string game : kWithWeights) {
    auto options = of_game(game, game);
    ASSERT_TRUE(run(options));
    EXPECT_FALSE(files(game).contains(game + ".inc"));
    // As if all pairs had been won before it was ended.
    std::filesystem::remove(root_ / game / "0002/verdict.txt");
    ASSERT_TRUE(write_file(root_ / game / "0002/match.txt", "0 0 0 0 500\n"));
    ASSERT_TRUE(run(options));
    EXPECT_EQ(files(game)["0002/verdict.txt"], "stronger\n");
    EXPECT_EQ(files(game)[game + ".inc"], files(game)["0002/candidate.inc"]);
    options.start = root_ / game / (game + ".inc");
    options.folder = root_ / "next";
    options.generations = 1;
    EXPECT_TRUE(run(options));
    std::filesystem::remove_all(options.folder);
  }
}

TEST_F(Train, OfWeightsRefusesOtherFiles) {
  auto options = of_game("duel", "folder");
  options.start = root_ / "start.inc";
  const auto refusal = [&](const std::string& text) {
    EXPECT_TRUE(write_file(options.start, text));
    const auto done = run(options);
    return done ? "" : done.error();
  };
  const std::string name = options.start.string(), expected = ", expected 1128 weights with commas between them";
  EXPECT_EQ(refusal(""), name + ": 0 numbers" + expected);
  EXPECT_EQ(refusal("// 1, 2\n1, 2,\n3"), name + ": 3 numbers" + expected);
  EXPECT_EQ(refusal("1, 2x, 3"), name + ": \"2x\" is no number" + expected);
  EXPECT_EQ(refusal("1, nan, 3"), name + ": \"nan\" is no number" + expected);
  std::string many = "-2000000";
  for (int i = 0; i < 1127; ++i) many += ", 1";
  EXPECT_EQ(refusal(many), name + ": weight 1 is -2000000.000000, expected a number within ±1000000");
  std::filesystem::remove(options.start);
  const auto missing = run(options);
  ASSERT_FALSE(missing);
  EXPECT_THAT(missing.error(), testing::StartsWith(name + " cannot be read, expected a network or weights"));
  EXPECT_FALSE(std::filesystem::exists(root_ / "folder/settings.txt"));
}

TEST_F(Train, RefusesDamagedLessons) {
  for (const auto& [game, candidate] :
       {std::pair<std::string, const char*>{"brandubh", "0002/candidate.net"}, {"duel", "0002/candidate.inc"}}) {
    const auto options = of_game(game, game);
    ASSERT_TRUE(run(options));
    const auto lessons = root_ / game / "0002/0000.lessons";
    const std::string whole = read_file(lessons, "a file").value_or("");
    std::string shorter = whole, other = whole;
    shorter.pop_back();
    other.back() = 77;
    for (const std::string& damaged : {shorter, other}) {
      ASSERT_TRUE(write_file(lessons, damaged));
      std::filesystem::remove(root_ / game / candidate);
      const auto done = run(options);
      ASSERT_FALSE(done);
      EXPECT_TRUE(done.error().starts_with(lessons.string() + ": damaged at byte ")) << done.error();
    }
  }
}

// Brandubh fits its network itself, and keeps it in a file of its own kind.
TEST_F(Train, OfAFittedGameIsTheSameOnAnyNumberOfThreadsAndContinues) {
  ASSERT_TRUE(run(of_game("brandubh", "one", 1)));
  ASSERT_TRUE(run(of_game("brandubh", "three", 3)));
  const auto whole = files("one");
  EXPECT_EQ(whole, files("three"));
  const std::vector<std::string> order = {"settings.txt",       "0001/0000.lessons", "0001/candidate.net",
                                          "0001/match.txt",     "0001/verdict.txt",  "0002/0000.lessons",
                                          "0002/candidate.net", "0002/match.txt",    "0002/verdict.txt"};
  for (const auto& name : order) EXPECT_TRUE(whole.contains(name)) << name;
  EXPECT_EQ(whole.size(), order.size()) << "it begins with nothing, and keeps nothing that is not stronger";
  EXPECT_NE(whole.at("0001/candidate.net"), whole.at("0002/candidate.net"));
  for (std::size_t kept = 0; kept < order.size(); ++kept) {
    for (std::size_t i = kept; i < order.size(); ++i) std::filesystem::remove(root_ / "one" / order[i]);
    ASSERT_TRUE(run(of_game("brandubh", "one")));
    EXPECT_EQ(files("one"), whole) << "before " << order[kept];
  }
}

TEST_F(Train, OfAFittedGameBeginsWithAFileAndKeepsTheRestOfIt) {
  using brandubh::Knowledge;
  auto options = of_game("brandubh", "first");
  options.generations = 1;
  ASSERT_TRUE(run(options));
  auto known = Knowledge::parse(files("first")["0001/candidate.net"], "candidate.net");
  ASSERT_TRUE(known);
  EXPECT_EQ(known->wins.size(), 0u);
  const auto state = Brandubh::start(OptionValues(Brandubh::kOptions), 2);
  known->wins.add(state, {Brandubh::action(3, 2), 9});
  options.start = root_ / "start.net";
  ASSERT_TRUE(write_file(options.start, known->bytes()));
  options.folder = root_ / "second";
  ASSERT_TRUE(run(options));
  const auto next = Knowledge::parse(files("second")["0001/candidate.net"], "candidate.net");
  ASSERT_TRUE(next);
  EXPECT_EQ(next->wins.find(state).value().plies, 9);
  EXPECT_NE(next->bytes(), known->bytes());
  EXPECT_NE(files("second")["0001/0000.lessons"], files("first")["0001/0000.lessons"]);

  options.folder = root_ / "third";
  options.start = root_ / "fit.py";
  EXPECT_EQ(run(options).error(),
            options.start.string() + ": expected what Brandubh's bot knows, which begins with NBRA");
}

}  // namespace
}  // namespace nemeton
