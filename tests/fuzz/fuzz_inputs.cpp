// Writes what the fuzzers start from, for all games of the list: inputs made of random games, and dictionaries of their words.
//
//   fuzz_inputs FOLDER    FOLDER/TARGET/* and FOLDER/TARGET.dict for each target
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>

#include "games/games.hpp"
#include "tests/fuzz/token_input.hpp"
#include "tests/seen.hpp"

namespace nemeton {
namespace {

namespace fs = std::filesystem;

constexpr int kGames = 6;           // random games of each
constexpr int kSteps = 16;          // of each game; long inputs make a slow fuzzer
constexpr std::size_t kWords = 40;  // tokens of each game for the dictionaries
constexpr std::size_t kWord = 40;   // characters; longer ones are left out

// What a line of the protocol and a record are made of besides the words of a game.
constexpr const char* kProtocol[] = {"\"cmd\"",
                                     "\"id\"",
                                     "\"games\"",
                                     "\"new\"",
                                     "\"apply\"",
                                     "\"draw\"",
                                     "\"undo\"",
                                     "\"state\"",
                                     "\"view\"",
                                     "\"best\"",
                                     "\"record\"",
                                     "\"load\"",
                                     "\"quit\"",
                                     "\"game\"",
                                     "\"seats\"",
                                     "\"options\"",
                                     "\"seed\"",
                                     "\"action\"",
                                     "\"seat\"",
                                     "\"level\"",
                                     "\"ms\"",
                                     "\"nemeton\"",
                                     "\"steps\"",
                                     "\"novice\"",
                                     "\"casual\"",
                                     "\"strong\"",
                                     "null",
                                     "true",
                                     "false",
                                     "1e999",
                                     "-0",
                                     "9007199254740992",
                                     "18446744073709551616",
                                     "\\u0000",
                                     "\\ud800",
                                     "{}",
                                     "[]",
                                     "{\"cmd\":",
                                     "}\n{\"cmd\":\"",
                                     "}\r\n"};

// Requests that are refused.
constexpr const char* kRefused = R"({"cmd":"state","id":{"a":[1.5,"\u00e9"]}}
{"cmd":"new","game":"chess"}
{"cmd":"new","game":"brandubh","options":{"rules":5}}
{"cmd":"new","game":"danube","seats":3}
{"cmd":"load","record":{"nemeton":1,"game":"brandubh","steps":["d2-e2","x"]}}
[]

{"cmd":"draw"}
{"cmd":"quit"}
)";

std::string as_json(std::string_view text) {
  std::string json;
  JsonWriter(json).string(text);
  return json;
}

// A line of a dictionary: the bytes in quotes, those that are no plain characters as \xAB.
std::string dictionary_line(std::string_view word) {
  constexpr const char* kHex = "0123456789abcdef";
  std::string line = "\"";
  for (const char c : word) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') (line += '\\') += c;
    else if (byte >= ' ' && byte < 127) line += c;
    else ((line += "\\x") += kHex[byte >> 4]) += kHex[byte & 15];
  }
  return line + "\"\n";
}

// The game that `header` chooses for `fuzz_token`, some way on. Of several seats to act the first one acts, for tokens alone do not
// say which.
std::unique_ptr<Match> random_game(const std::string& header, std::set<std::string>& words, Random& random) {
  auto match = match_of_header(games(), header);
  for (int i = 0; i < kSteps && match->node().kind != NodeKind::terminal; ++i) {
    if (match->node().kind == NodeKind::chance) {
      match->draw(random()).value();
      continue;
    }
    const Seat seat = match->node().to_act.first();
    for (const std::string& token : match->actions(seat)) {
      if (words.size() < kWords && token.size() <= kWord) words.insert(token);
    }
    match->apply(seat, any_action(*match, seat, random)).value();
  }
  return match;
}

std::string token_input(const std::string& header, const Match& match) {
  std::string input = header;
  for (const Step& step : match.steps()) input += step.token + "\n";
  return input;
}

// The game as requests of the protocol, with others between them.
std::string protocol_input(const Match& match) {
  std::string input;
  JsonWriter out(input);
  out.begin_object().field("cmd", "new").field("game", match.info().id).field("seats", match.seats()).key("options");
  write_options(match.options(), out);
  out.field("seed", 7).end_object();
  int count = 0;
  for (const Step& step : match.steps()) {
    const std::string seat = std::to_string(std::max(step.seat, 0));
    const std::string apply = "\n{\"cmd\":\"apply\",\"action\":" + as_json(step.token) + ",\"seat\":" + seat + "}";
    input += apply;
    if (++count % 8 == 5) input += "\n{\"cmd\":\"undo\"}\n{\"cmd\":\"view\",\"seat\":" + seat + "}" + apply;
    if (count % 16 == 13)
      input += "\n{\"cmd\":\"best\",\"level\":\"strong\",\"seat\":" + seat + "}\n{\"cmd\":\"state\"}";
  }
  return input + "\n{\"cmd\":\"draw\"}\n{\"cmd\":\"record\"}\n{\"cmd\":\"load\",\"record\":" + record_of(match) + "}\n";
}

void write(const fs::path& file, std::string_view text) {
  fs::create_directories(file.parent_path());
  std::ofstream(file) << text;
}

void write_all(const fs::path& folder) {
  std::string tokens;
  std::string json;
  for (const char* word : kProtocol) json += dictionary_line(word);
  Random random(1);
  for (std::size_t index = 0; index < games().size(); ++index) {
    const GameInfo& info = *games()[index].info;
    std::set<std::string> words;
    for (int i = 0; i < kGames; ++i) {
      std::string header(kTokenHeader, '\0');
      for (char& byte : header) byte = static_cast<char>(random());
      header[0] = static_cast<char>((2 * index + 1) * 128 / games().size());
      const auto match = random_game(header, words, random);
      const std::string name = info.id + std::to_string(i);
      write(folder / "fuzz_token" / name, token_input(header, *match));
      write(folder / "fuzz_record" / name, record_of(*match));
      write(folder / "fuzz_protocol" / name, protocol_input(*match));
    }
    for (const std::string& word : words) tokens += dictionary_line(word);
    words.insert(info.id);
    for (const OptionSpec& spec : info.options) {
      words.insert(spec.name);
      words.insert(spec.words.begin(), spec.words.end());
    }
    for (const std::string& word : words) json += dictionary_line(as_json(word));
  }
  write(folder / "fuzz_protocol" / "refused", kRefused);
  write(folder / "fuzz_token.dict", tokens);
  write(folder / "fuzz_record.dict", json);
  write(folder / "fuzz_protocol.dict", json);
}

}  // namespace
}  // namespace nemeton

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: fuzz_inputs FOLDER\n");
    return 2;
  }
  nemeton::write_all(argv[1]);
  return 0;
}
