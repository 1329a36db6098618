// Capturing, sentence by sentence of the rule book.
#include <gmock/gmock.h>

#include "games/brandubh/tests/positions.hpp"

namespace nemeton::brandubh {
namespace {

struct Capture {
  const char* what;
  const char* picture;
  Seat turn;
  const char* token;
  const char* rules;  // null: both
  std::initializer_list<const char*> captured;
};

void PrintTo(const Capture& capture, std::ostream* out) { *out << capture.what; }

class BrandubhCapturing : public testing::TestWithParam<Capture> {};

TEST_P(BrandubhCapturing, AsTheBookSays) {
  const auto& param = GetParam();
  for (const char* rules : Brandubh::kRules) {
    if (param.rules != nullptr && std::string_view(param.rules) != rules) continue;
    const auto before = drawn(param.picture, param.turn, rules);
    const auto now = after(before, param.token);
    const Bits moved = bit(square(param.token)) | bit(square(param.token + 3));
    const Bits gone =
        (before.attackers | before.defenders | before.king) & ~(now.attackers | now.defenders | now.king) & ~moved;
    EXPECT_EQ(gone, set_of(param.captured)) << rules << ": " << param.what << "\n" << Brandubh::text(now, 0);
  }
}

// clang-format off
const Capture kCaptures[] = {
    {"two squares away is no neighbour", R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      A . . . . . K
      . . D A . . .
      . . . . . . .)", kA, "a3-a2", nullptr, {}},
    {"a neighbour between mover and friend leaves the board", R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . A . . . . K
      . . D A . . .
      . . . . . . .)", kA, "b3-b2", nullptr, {"c2"}},
    {"up and down as well", R"(
      . . . . . . .
      . . D . . . .
      . . A . . . .
      D . . . . . .
      . . . . . . .
      . . . . . . .
      . . A . . . K)", kD, "a4-c4", nullptr, {"c5"}},
    {"three at once, one in each other direction", R"(
      . . . A . . .
      . . . D . . .
      . A D . D A .
      . . . . . . .
      K . . . . . .
      . . . A . . .
      . . . . . . .)", kA, "d2-d5", nullptr, {"d6", "c5", "e5"}},
    {"the king counts for his side as the far piece", R"(
      . . . . . . .
      . K A . . D .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . A
      . . . . . . .)", kD, "f6-d6", nullptr, {"c6"}},
    {"and as the mover", R"(
      . . . . . . .
      . D A . . K .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . A
      . . . . . . .)", kD, "f6-d6", nullptr, {"c6"}},
    {"moving between two enemies is safe", R"(
      . . . . . . .
      . A . A . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . D . . . .
      . . . . . . K)", kD, "c2-c6", nullptr, {}},
    {"only the piece that has just moved captures", R"(
      . . . . . . .
      . A D A . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . A . . . .
      . . . . . . K)", kA, "c2-c3", nullptr, {}},
    {"no capture around a bend", R"(
      . . . . . . .
      . . A . . . .
      . . D . . . .
      . A . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . K)", kA, "b4-b5", nullptr, {}},
    {"a row of two is not captured", R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . A . . . . .
      . . D D A . .
      . . . . . . K)", kA, "b3-b2", nullptr, {}},
    {"one's own are not captured", R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . A . . . . .
      . . A A . . .
      . . . . . . K)", kA, "b3-b2", nullptr, {}},
    {"corners are hostile to a defender", R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .
      K . . . . . .
      . . A . . . .
      . . . . . . .
      . D . . . . .)", kA, "c3-c1", nullptr, {"b1"}},
    {"corners are hostile to an attacker", R"(
      . . . . . . .
      A . . . . . .
      . . . . . . .
      K . . . . . .
      . . D . A . .
      . . . . . . .
      . . . . . . .)", kD, "a4-a5", nullptr, {"a6"}},
    {"corners are hostile to the king", R"(
      . K . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . A . . . .
      . . . . . . .
      . . . . . . .)", kA, "c3-c7", nullptr, {"b7"}},
    {"the throne is not hostile under basic", R"(
      . . . . . . .
      . . . . . . .
      . . . D . . .
      . . . . . . .
      . . . . . . .
      . . . . . . K
      A . . . . . .)", kA, "a1-a2", "basic", {}},
    {"basic: the empty throne helps nobody", R"(
      . . . . . . .
      A . . . . . .
      . . . D . . .
      . . . . . . .
      . . . . . . .
      . . . . . . K
      . . . . . . .)", kA, "a6-d6", "basic", {}},
    {"challenge: the empty throne is hostile to defenders", R"(
      . . . . . . .
      A . . . . . .
      . . . D . . .
      . . . . . . .
      . . . . . . .
      . . . . . . K
      . . . . . . .)", kA, "a6-d6", "challenge", {"d5"}},
    {"challenge: the empty throne is hostile to attackers", R"(
      . . . . . . .
      D . . . . . .
      . . . A . . .
      . . . . . . .
      . . . . . . .
      . . . . . . K
      A . . . . . .)", kD, "a6-d6", "challenge", {"d5"}},
    {"challenge: the throne with the king on it is not hostile to his men", R"(
      . . . . . . .
      A . . . . . .
      . . . D . . .
      . . . K . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)", kA, "a6-d6", nullptr, {}},
    {"the king on his throne is a friend to his men", R"(
      . . . . . . .
      D . . . . . .
      . . . A . . .
      . . . K . . .
      . . . . . . .
      . . . . . . .
      A . . . . . .)", kD, "a6-d6", nullptr, {"d5"}},
    {"basic: the king is captured like any other", R"(
      . . . . . . .
      . A K . . . .
      . . . . . . .
      . . . . . . .
      . . . A . . .
      . . . . . . .
      . . . . . . .)", kA, "d3-d6", nullptr, {"c6"}},
    {"basic: on the throne too", R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . A K . . .
      . . . . A . .
      . . . . . . .
      . . . . . . .)", kA, "e3-e4", "basic", {"d4"}},
    {"challenge: on the throne two attackers are not enough", R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . A K . . .
      . . . . A . .
      . . . . . . .
      . . . . . . .)", kA, "e3-e4", "challenge", {}},
    {"challenge: nor are three", R"(
      . . . . . . .
      . . . . . . .
      . . . A . . .
      . . A K . . .
      . . . . A . .
      . . . . . . .
      . . . . . . .)", kA, "e3-e4", "challenge", {}},
    {"challenge: nor three and a defender", R"(
      . . . . . . .
      . . . . . . .
      . . . A . . .
      . . A K . . .
      . . . D A . .
      . . . . . . .
      . . . . . . .)", kA, "e3-e4", "challenge", {}},
    {"challenge: four are", R"(
      . . . . . . .
      . . . . . . .
      . . . A . . .
      . . A K . . .
      . . . A A . .
      . . . . . . .
      . . . . . . .)", kA, "e3-e4", "challenge", {"d4"}},
    {"challenge: the piece that moved must be one of the four", R"(
      . . . . . . .
      . . . . . . .
      . . . A . . .
      . . A K A . .
      . . . A . . .
      . . . . . . .
      A . . . . . .)", kA, "a1-a2", "challenge", {}},
    {"basic: beside the throne two are enough", R"(
      . . . . . . .
      . . . . . . .
      . . A K . . .
      . . . . . . .
      . . . . . . .
      . . . . A . .
      . . . . . . .)", kA, "e2-e5", "basic", {"d5"}},
    {"challenge: beside the throne two are not, across or not", R"(
      . . . . . . .
      . . . . . . .
      . . A K . . .
      . . . . . . .
      . . . . . . .
      . . . . A . .
      . . . . . . .)", kA, "e2-e5", "challenge", {}},
    {"challenge: nor an attacker opposite the empty throne", R"(
      . . . . . . .
      . . . . . . A
      . . . K . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .)", kA, "g6-d6", nullptr, {}},
    {"challenge: beside the throne three are", R"(
      . . . . . . .
      . . . A . . .
      . . A K . . .
      . . . . . . .
      . . . . . . .
      . . . . A . .
      . . . . . . .)", kA, "e2-e5", "challenge", {"d5"}},
    {"challenge: west of the throne", R"(
      . . . . . . .
      . . . . . . .
      . . A . . . .
      . A K . . . .
      . . . . . . .
      . . . . . . .
      . . A . . . .)", kA, "c1-c3", "challenge", {"c4"}},
    {"challenge: east of the throne", R"(
      . . . . . . .
      . . . . . . .
      . . . . A . .
      . . . . K A .
      . . . . . . .
      . . . . . . .
      . . . . A . .)", kA, "e1-e3", "challenge", {"e4"}},
    {"challenge: south of the throne", R"(
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      . . A K A . .
      . . . . . . .
      . . . A . . .)", kA, "d1-d2", "challenge", {"d3"}},
    {"challenge: the piece that moved must be one of the three", R"(
      . . . . . . .
      . . . A . . .
      . . A K A . .
      . . . . . . .
      . . . . . . .
      . . . . . . .
      A . . . . . .)", kA, "a1-a2", "challenge", {}},
    {"challenge: the throne's side needs no attacker, but another side is not replaced by one across the throne", R"(
      . . . . . . .
      . . . . . . .
      . . A K . . .
      . . . . . . .
      . . . A . . .
      . . . . . . .
      A . . . A . .)", kA, "e1-e5", "challenge", {}},
    {"challenge: anywhere else two are enough", R"(
      . . . . . . .
      . . . . . . .
      . A K . . . .
      . . . . . . .
      . . . . . . .
      . . . A . . .
      . . . . . . .)", kA, "d2-d5", nullptr, {"c5"}},
    {"challenge: a defender is captured together with the surrounded king", R"(
      . . . . . . .
      . . . . . . .
      . . . A . . .
      . . A K . D A
      . . . A . . .
      . . . . A . .
      . . . . . . .)", kA, "e2-e4", "challenge", {"d4", "f4"}},
};
// clang-format on
INSTANTIATE_TEST_SUITE_P(Book, BrandubhCapturing, testing::ValuesIn(kCaptures),
                         [](const auto& each) { return "Case" + std::to_string(each.index); });

}  // namespace
}  // namespace nemeton::brandubh
