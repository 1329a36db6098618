// What a client is told is a function of what its seat may know.
//
// Games are played at random over the server, and everything that the seats and a spectator are told is kept. Then what was hidden
// from one of them is changed in the log: other dice under a cup, cards swapped between two hands, another choice in secret. The
// changed games are other worlds that this viewer cannot tell from its own, so what the server tells it there has to be the same,
// byte for byte.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/random.hpp"
#include "games/games.hpp"
#include "protocol/game_json.hpp"
#include "server/dice/keys.hpp"
#include "server/store/sqlite/sqlite.hpp"
#include "server/tests/support/store_fixture.hpp"
#include "server/tests/support/table_helpers.hpp"

namespace nemeton {
namespace {

// A client that is at a table from its beginning and keeps every byte.
struct Viewer {
  Seat seat = kSpectator;
  std::string key;
  WebSocketClient socket;
  std::vector<std::string> events;  // by number
  json state;

  bool hear() {
    while (const auto text = socket.receive_text()) {
      json message = json::parse(*text);
      if (message["type"] != "event") continue;
      events.push_back(*text);
      state = std::move(message["state"]);
      return true;
    }
    return false;
  }
};

struct Played {
  std::string table;
  std::vector<Viewer> viewers;  // the seats, and a spectator
};

// Who is there at this moment is no secret, and whoever has just left may still count.
json without_presence(json told) {
  for (json& seat : told["seats"]) seat.erase("present");
  return told;
}

// What anybody is told over HTTP before a game is over, but for the seconds since the last move: those go on while we ask.
std::vector<std::string> ask(int port, const std::string& table) {
  const std::string path = "/api/v1/tables/" + table;
  json about = without_presence(json::parse(http(port, "GET", path).body));
  EXPECT_EQ(about.erase("idle"), 1);
  std::vector<std::string> answers = {about.dump()};
  for (const char* what : {"/record", "/log", "/export", "/socket"}) {
    answers.push_back(http(port, "GET", path + what).body);
  }
  answers.push_back(http(port, "POST", path + "/join", "{}").body);
  return answers;
}

Played play(int port, const std::string& game, int seats, const json& options, Random& random) {
  Played played;
  json company = {"you"};
  for (int seat = 1; seat < seats; ++seat) company.push_back("open");
  const Opened opened = open_table(port, {{"game", game}, {"seats", company}, {"options", options}});
  played.table = opened.table;
  for (Seat seat = 0; seat <= seats; ++seat) {
    Viewer viewer;
    viewer.seat = seat == seats ? kSpectator : seat;
    if (viewer.seat != kSpectator) viewer.key = seat == 0 ? opened.key : join(port, opened.table);
    EXPECT_EQ(viewer.socket.open(port, opened.table), 101);
    json hello = {{"type", "hello"}, {"after", -1}};
    if (!viewer.key.empty()) hello["key"] = viewer.key;
    viewer.socket.send(hello);
    const json welcome = viewer.socket.receive("welcome");
    for (int n = 0; n <= welcome["last"].get<int>(); ++n) EXPECT_TRUE(viewer.hear());
    played.viewers.push_back(std::move(viewer));
  }
  Viewer& spectator = played.viewers.back();
  const auto hear_all = [&](std::size_t events) {
    for (Viewer& each : played.viewers) {
      while (each.events.size() < events) ASSERT_TRUE(each.hear());
    }
  };
  for (int i = 0; spectator.state["node"] != "terminal" && !testing::Test::HasFailure(); ++i) {
    hear_all(spectator.events.size());
    if (spectator.state["node"] == "chance" && !spectator.state.contains("asked")) {
      EXPECT_TRUE(spectator.hear());
      continue;
    }
    const json& to_act = spectator.state["to_act"];
    Viewer& actor = played.viewers[to_act[below(random, static_cast<std::uint32_t>(to_act.size()))].get<std::size_t>()];
    const json& actions = actor.state["actions"][std::to_string(actor.seat)];
    const json& action = actions[below(random, static_cast<std::uint32_t>(actions.size()))];
    actor.socket.send({{"type", "act"}, {"id", "id" + std::to_string(i)}, {"action", action}});
    EXPECT_TRUE(spectator.hear());
  }
  hear_all(spectator.events.size());
  return played;
}

// Another world: a log like the one that was played, up to the moment in which the difference shows.
struct World {
  std::vector<Entry> log;
  std::set<Seat> secret;  // the seats that know the difference
};

class Worlds {
 public:
  Worlds(const StoredTable& table, Random& random) : table_(table), random_(random) {}

  // Every world in which one thing is changed that somebody does not know.
  std::vector<World> all() {
    auto match = start();
    for (std::size_t i = 0; i < table_.log.size() && table_.log[i].token; ++i) {
      const Entry& entry = table_.log[i];
      if (match->is_sampled()) swap_cards(i);
      else if (entry.seat == kChance && table_.game == "bluff") roll_otherwise(*match, i);
      else if (match->node().kind == NodeKind::simultaneous) choose_otherwise(*match, i);
      EXPECT_TRUE(match->apply(entry.seat, *entry.token));
    }
    return std::move(worlds_);
  }

 private:
  std::unique_ptr<Match> start() const {
    const auto seats = static_cast<int>(table_.seats.size());
    const GameEntry& game = *find_game(games(), table_.game);
    const json options = json::parse(table_.options);
    return game.start(read_options(*game.info, seats, &options).value(), seats);
  }
  std::uint32_t any(std::size_t count) { return below(random_, static_cast<std::uint32_t>(count)); }

  // Keeps the world as far as it is possible and `shows` does not say that an entry brings the difference to light.
  template <class Shows>
  void keep(std::vector<Entry> log, std::set<Seat> secret, std::size_t changed, Shows shows) {
    auto match = start();
    std::size_t length = 0;
    for (; length < log.size() && log[length].token; ++length) {
      if (length > changed && shows(*match, log[length])) break;
      if (!match->apply(log[length].seat, *log[length].token)) break;
    }
    if (length <= changed) return;
    log.resize(length);
    worlds_.push_back({std::move(log), std::move(secret)});
  }

  // Dice of the seat whose turn it is lie hidden until somebody challenges.
  void roll_otherwise(const Match& match, std::size_t i) {
    std::string view;
    JsonWriter json_view(view);
    match.view(kSpectator, json_view);
    const Seat roller = json::parse(view)["turn"];
    const auto outcomes = match.outcomes();
    std::vector<Entry> log = table_.log;
    log[i].token = outcomes[any(outcomes.size())].token;
    if (log[i].token == table_.log[i].token) return;
    keep(std::move(log), {roller}, i, [](const Match&, const Entry& next) { return next.token == "challenge"; });
  }

  // Two seats change some cards. Each of them knows that, and nobody else does before such a card is played.
  void swap_cards(std::size_t dealt) {
    if (dealt != 0 || table_.seats.size() < 3) return;
    const std::size_t seats = table_.seats.size();
    for (std::size_t a = 0; a < seats; ++a) {
      for (std::size_t b = a + 1; b < seats; ++b) {
        std::vector<Entry> log = table_.log;
        auto one = cards_of(*log[a].token);
        auto other = cards_of(*log[b].token);
        for (int times = 0; times < 4; ++times) std::swap(one[any(one.size())], other[any(other.size())]);
        log[a].token = hand_of(one);
        log[b].token = hand_of(other);
        keep(std::move(log), {static_cast<Seat>(a), static_cast<Seat>(b)}, seats - 1,
             [](const Match&, const Entry&) { return false; });
      }
    }
  }
  static std::vector<std::string> cards_of(const std::string& hand) {
    std::vector<std::string> cards;
    for (std::size_t at = 0; at < hand.size(); at += 3) cards.push_back(hand.substr(at, 2));
    return cards;
  }
  // By suit and rank, as hands are written.
  static std::string hand_of(std::vector<std::string> cards) {
    std::ranges::sort(cards, {}, [](const std::string& card) {
      return std::pair(std::string_view("SHDC").find(card[1]), std::string_view("A23456789T").find(card[0]));
    });
    std::string hand;
    for (const std::string& card : cards) hand += (hand.empty() ? "" : ".") + card;
    return hand;
  }

  // A secret choice is shown after the last one is made.
  void choose_otherwise(const Match& match, std::size_t i) {
    const Seat chooser = table_.log[i].seat;
    const auto actions = match.actions(chooser);
    std::vector<Entry> log = table_.log;
    log[i].token = actions[any(actions.size())];
    if (log[i].token == table_.log[i].token || match.node().to_act.size() == 1) return;
    keep(std::move(log), {chooser}, i, [](const Match& now, const Entry&) { return now.node().to_act.size() == 1; });
  }

  const StoredTable& table_;
  Random& random_;
  std::vector<World> worlds_;
};

// What the viewer is told of a table that is there already: every message but those of who comes and leaves, `welcome` without what names
// the table or its length; and how it stands among the viewer's tables, but for the seconds since the last move.
struct Told {
  std::vector<std::string> events;
  std::vector<std::string> others;
  json welcome;
  json mine;
};

Told come(int port, const std::string& table, const std::string& key) {
  Told told;
  WebSocketClient socket;
  EXPECT_EQ(socket.open(port, table), 101);
  json hello = {{"type", "hello"}, {"after", -1}};
  if (!key.empty()) hello["key"] = key;
  socket.send(hello);
  told.welcome = without_presence(socket.receive("welcome"));
  const int last = told.welcome["last"];
  told.welcome["table"] = nullptr;
  const auto hear = [&] {
    const auto text = socket.receive_text();
    const std::string type = text ? json::parse(*text)["type"] : "";
    if (type == "event") told.events.push_back(*text);
    else if (type != "seats") told.others.push_back(text.value_or(""));
    return type;
  };
  while (static_cast<int>(told.events.size()) <= last && !hear().empty()) continue;
  // A refusal tells nothing either.
  socket.send({{"type", "act"}, {"id", "wrong"}, {"action", "nonsense"}});
  socket.send({{"type", "rematch"}});
  for (int errors = 0; errors < 2;) {
    const std::string type = hear();
    if (type == "error" || type.empty()) ++errors;
  }
  const json seats = {{"seats", {{{"table", table}, {"key", key}}}}};
  told.mine = without_presence(call_api(port, "seats/lookup", seats).parsed()["tables"][0]);
  told.mine["table"] = nullptr;
  told.mine.erase("idle");
  return told;
}

class SecuritySecretsTest : public testing::Test {
 protected:
  // Stores what was played again, so far as the world goes: once as it was and once as it is in that world.
  std::pair<std::string, std::string> store(Store& store_of, const StoredTable& played, const World& world) {
    std::pair<std::string, std::string> names;
    for (std::string* name : {&names.first, &names.second}) {
      StoredTable table = played;
      *name = table.id = random_table_id();
      table.over = false;
      table.log.resize(world.log.size());
      if (name == &names.second) table.log = world.log;
      EXPECT_EQ(commit(store_of, OpenTable{table, ""}), CommitResult::done);
    }
    return names;
  }

  // Plays until `least` worlds were looked at by somebody who cannot tell them apart: the server's dice and deals are its own, and some
  // games are short.
  void expect_secrets_kept(const std::string& game, int seats, const json& options, std::uint64_t seed, int least) {
    Random random(seed);
    int compared = 0;
    while (compared < least && !HasFailure()) compared += compare_worlds(game, seats, options, random);
  }

 private:
  // Plays a game and gives how many worlds it compared, each as often as there are viewers that cannot tell it.
  int compare_worlds(const std::string& game, int seats, const json& options, Random& random) {
    TestServer server;
    const Played played = play(server.port(), game, seats, options, random);
    if (HasFailure()) return 0;
    server.stop();
    std::vector<World> worlds;
    std::vector<std::pair<std::string, std::string>> names;
    {
      const auto opened = open_sqlite(server.folder() / "data").value();
      const StoredTable stored = load(*opened, played.table);
      worlds = Worlds(stored, random).all();
      while (worlds.size() > 15)
        worlds.erase(worlds.begin() + below(random, static_cast<std::uint32_t>(worlds.size())));
      for (const World& world : worlds) names.push_back(store(*opened, stored, world));
    }
    server.start();
    int compared = 0;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
      const World& world = worlds[i];
      const auto& [same, other] = names[i];
      for (std::size_t v = 0; v < played.viewers.size(); ++v) {
        const Viewer& viewer = played.viewers[v];
        const Told here = come(server.port(), same, viewer.key);
        const Told there = come(server.port(), other, viewer.key);
        const bool knows = world.secret.contains(viewer.seat);
        // To whoever may not know it the other world is the one that was played, as it was told while it was played …
        bool differs = false;
        for (std::size_t n = 0; n <= world.log.size(); ++n) {
          if (there.events[n] == viewer.events[n]) continue;
          differs = true;
          EXPECT_TRUE(knows) << game << ", to seat " << viewer.seat << ":\n"
                             << viewer.events[n] << "\n"
                             << there.events[n];
        }
        EXPECT_EQ(differs, knows) << game << ": who knows the difference is told it";
        if (knows) continue;
        // … and as it is told to one who comes later.
        EXPECT_EQ(here.events, there.events);
        EXPECT_EQ(here.others, there.others);
        EXPECT_EQ(here.welcome, there.welcome);
        EXPECT_EQ(here.mine, there.mine);
        ++compared;
      }
      std::vector<std::string> here = ask(server.port(), same);
      for (std::string& each : here) {
        if (const std::size_t at = each.find(same); at != std::string::npos) each.replace(at, same.size(), other);
      }
      EXPECT_EQ(here, ask(server.port(), other));
    }
    return compared;
  }
};

TEST_F(SecuritySecretsTest, DiceUnderACupAreKnownToTheirSeatAlone) {
  expect_secrets_kept("bluff", 2, {{"ply_limit", 60}}, 1, 8);
  expect_secrets_kept("bluff", 4, {{"ply_limit", 60}}, 2, 15);
}

TEST_F(SecuritySecretsTest, HandsAndChoicesAreKnownToTheirSeatAlone) {
  expect_secrets_kept("duel", 2, {{"ply_limit", 40}}, 3, 20);
  expect_secrets_kept("duel", 3, {{"ply_limit", 60}, {"chameleon", true}}, 4, 20);
  expect_secrets_kept("duel", 4, {{"ply_limit", 60}}, 5, 20);
}

// In all other games nothing is hidden: everybody is told the same, apart from one's own actions and ids.
TEST_F(SecuritySecretsTest, WithoutSecretsAllGetTheSame) {
  const TestServer server;
  Random random(6);
  for (const GameEntry& game : games()) {
    const std::string id = game.info->id;
    if (game.hides_information) continue;
    const Played played = play(server.port(), id, game.info->max_seats, {{"ply_limit", 30}}, random);
    const Viewer& spectator = played.viewers.back();
    for (const Viewer& viewer : played.viewers) {
      ASSERT_EQ(viewer.events.size(), spectator.events.size());
      for (std::size_t n = 0; n < viewer.events.size(); ++n) {
        json event = json::parse(viewer.events[n]);
        if (event["seat"] == viewer.seat) event.erase("id");
        if (event["state"].contains("actions")) {
          for (const auto& [seat, actions] : event["state"]["actions"].items())
            EXPECT_EQ(seat, std::to_string(viewer.seat));
          event["state"]["actions"] = json::object();
        }
        EXPECT_EQ(event, json::parse(spectator.events[n])) << id;
      }
    }
  }
}

}  // namespace
}  // namespace nemeton
