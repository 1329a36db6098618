// What strings say that a seat knows: no more and no less than it has been told.
#include <gmock/gmock.h>

#include <map>
#include <set>

#include "games/games.hpp"
#include "research/tests/any_state.hpp"

namespace nemeton::research {
namespace {

class KnowledgeOfEveryGame : public testing::TestWithParam<GameEntry> {
 protected:
  Random random_{11};
};

// Two names for the same things: whether each name of one kind has always come with the same of the other.
class Names {
 public:
  void expect_same(const std::string& ours, const std::string& theirs) {
    const auto [our, is_new] = to_theirs_.try_emplace(ours, theirs);
    const auto [their, theirs_is_new] = to_ours_.try_emplace(theirs, ours);
    EXPECT_EQ(our->second, theirs) << "what is known differs, and not: " << ours;
    EXPECT_EQ(their->second, ours) << "what is known is the same: " << theirs;
    again_ += is_new ? 0 : 1;
  }
  int again() const { return again_; }

 private:
  std::map<std::string, std::string> to_theirs_, to_ours_;
  int again_ = 0;
};

std::string written(const auto& write) {
  std::string text;
  JsonWriter json(text);
  write(json);
  return text;
}

// A match that is played along, and all that each viewer has been told in it: what was played where it is seen, what it did, and the view.
class Told {
 public:
  explicit Told(const Game& game)
      : match_(find_game(game.info().id)->start(game.options(), game.seats())),
        told_(static_cast<std::size_t>(game.seats()) + 1) {
    for (Seat viewer = kSpectator; viewer < match_->seats(); ++viewer) tell(viewer, "");
  }

  void step(Seat seat, const std::string& token) {
    ASSERT_TRUE(match_->apply(seat, token)) << token;
    for (Seat viewer = kSpectator; viewer < match_->seats(); ++viewer) {
      tell(viewer, std::to_string(seat) + (match_->saw_last_step(viewer) ? token : "?"));
    }
  }

  std::string view(Seat viewer) const {
    return written([&](JsonWriter& json) { match_->view(viewer, json); });
  }
  const std::string& told(Seat viewer) const { return told_[static_cast<std::size_t>(viewer + 1)]; }

 private:
  void tell(Seat viewer, const std::string& what) {
    told_[static_cast<std::size_t>(viewer + 1)] +=
        what + written([&](JsonWriter& json) { match_->effects(viewer, json); }) + view(viewer) + "\n";
  }

  std::unique_ptr<Match> match_;
  std::vector<std::string> told_;
};

TEST_P(KnowledgeOfEveryGame, HasInformationStatesThatAreEqualWhereASeatHasBeenToldTheSame) {
  int pairs = 0, again = 0;
  for (int i = 0; i < 12; ++i) {
    const int seats = any_seats(*GetParam().info, random_);
    const auto game = GetParam().make(any_options(*GetParam().info, seats, 12, random_), seats, Deals::sampled);
    Names names;
    for (int j = 0; j < 40; ++j) {
      Told told(*game);
      for (const auto state = game->new_initial_state();;) {
        for (Seat viewer = kSpectator; viewer < seats; ++viewer, ++pairs) {
          names.expect_same(state->information_state_string(viewer), std::to_string(viewer) + told.told(viewer));
        }
        if (state->is_terminal() || HasFailure()) break;
        const Seat seat = state->current_player();
        const auto before = state->clone();
        told.step(seat, before->action_to_string(seat, any_step(*state, random_)));
      }
    }
    again += names.again();
  }
  EXPECT_GT(pairs, 10000);
  EXPECT_GT(again, 500);
}

// The numbers of actions and outcomes mean the same at all nodes, except in the races, where they depend on the tile and the place of a marker.
TEST(Numbers, MeanTheSameEverywhere) {
  Random random(4);
  for (const char* id : {"brandubh", "danube", "sigily", "bluff", "tug", "duel"}) {
    const auto entry = std::ranges::find(games(), std::string_view(id), [](const auto& each) { return each.info->id; });
    for (int i = 0; i < 4; ++i) {
      const auto game = any_game(*entry, 400, random);
      std::map<Action, std::string> tokens;
      for (int j = 0; j < 30; ++j) {
        for (const auto state = game->new_initial_state(); !state->is_terminal() && !testing::Test::HasFailure();
             any_step(*state, random)) {
          for (Seat seat = 0; seat < game->seats(); ++seat) {
            for (const Action action : legal(*state, seat)) {
              const std::string token = state->action_to_string(seat, action);
              const auto known = tokens.try_emplace(action, token).first;
              EXPECT_EQ(known->second, token) << id << ", " << action;
            }
          }
        }
      }
      EXPECT_GT(tokens.size(), 10u);
    }
  }
}

TEST_P(KnowledgeOfEveryGame, HasObservationsThatAreEqualWhereASeatSeesTheSame) {
  int pairs = 0, again = 0;
  for (int i = 0; i < 12; ++i) {
    const int seats = any_seats(*GetParam().info, random_);
    const auto game = GetParam().make(any_options(*GetParam().info, seats, 12, random_), seats, Deals::sampled);
    std::map<std::string, std::string> views;
    for (int j = 0; j < 40; ++j) {
      Told told(*game);
      for (const auto state = game->new_initial_state(); !HasFailure();) {
        for (Seat viewer = kSpectator; viewer < seats; ++viewer, ++pairs) {
          const std::string observation = state->observation_string(viewer);
          EXPECT_THAT(observation, testing::HasSubstr(told.view(viewer)));
          EXPECT_THAT(observation, testing::StartsWith("ply " + std::to_string(state->ply()) + " "));
          again += views.try_emplace(observation, told.view(viewer)).second ? 0 : 1;
        }
        if (state->is_terminal()) break;
        const Seat seat = state->current_player();
        const auto before = state->clone();
        told.step(seat, before->action_to_string(seat, any_step(*state, random_)));
      }
    }
  }
  EXPECT_GT(pairs, 10000);
  EXPECT_GT(again, 500);
}

// The floats of an observation, as bytes to compare.
std::string floats_of(const State& state, Seat viewer) {
  std::vector<float> tensor(state.game().observation_size(), -1);
  state.observation_tensor(viewer, tensor);
  for (const float number : tensor) EXPECT_TRUE(number >= -1 && number <= 3) << number;
  return {reinterpret_cast<const char*>(tensor.data()), tensor.size() * sizeof(float)};
}

// All that can come next, or some of it where that is much.
std::vector<std::unique_ptr<State>> next_states(const State& state, Random& random) {
  std::vector<Action> actions;
  const Seat seat = state.current_player();
  if (seat >= 0) actions = legal(state, seat);
  for (const auto& [outcome, probability] : outcomes(state)) actions.push_back(outcome);
  if (state.is_sampled()) actions.push_back(state.sample_outcome(random));
  std::vector<std::unique_ptr<State>> next;
  for (; !actions.empty() && next.size() < 12; actions.pop_back()) {
    std::swap(actions.back(), actions[static_cast<std::size_t>(any(random, actions.size()))]);
    next.push_back(state.clone());
    next.back()->apply_legal(seat, actions.back());
  }
  return next;
}

TEST_P(KnowledgeOfEveryGame, HasTensorsThatAreEqualWhereTheObservationIs) {
  int pairs = 0, again = 0;
  for (int i = 0; i < 10; ++i) {
    const auto game = any_game(GetParam(), 12 + any(random_, 60), random_);
    if (!game->type().has_encoding) return;
    ASSERT_GT(game->observation_size(), 0u);
    Names names;
    const auto look = [&](const State& state) {
      for (Seat viewer = 0; viewer < game->seats(); ++viewer, ++pairs) {
        names.expect_same(floats_of(state, viewer), std::to_string(viewer) + state.observation_string(viewer));
      }
    };
    for (int j = 0; j < 4 && !HasFailure(); ++j) {
      for (const auto state = game->new_initial_state(); !HasFailure(); any_step(*state, random_)) {
        look(*state);
        if (state->is_terminal()) break;
        for (const auto& next : next_states(*state, random_)) look(*next);
      }
    }
    again += names.again();
  }
  EXPECT_GT(pairs, 10000);
  EXPECT_GT(again, 1000);
}

std::string information_floats_of(const State& state, Seat viewer) {
  std::vector<float> tensor(state.game().information_size(), -1);
  state.information_state_tensor(viewer, tensor);
  return {reinterpret_cast<const char*>(tensor.data()), tensor.size() * sizeof(float)};
}

// Games, with their options, that are small enough for the tensor of an information state.
TEST(InformationTensor, IsEqualWhereTheInformationStateIs) {
  Random random(13);
  int games = 0, pairs = 0, again = 0;
  const auto look_at = [&](std::string_view id, int seats, std::initializer_list<std::pair<const char*, int>> values) {
    OptionValues options((*load(id, seats))->info().options, seats);
    for (const auto& [name, value] : values) options.set_integer(name, value).value();
    const auto game = load(id, seats, options).value();
    ASSERT_GT(game->information_size(), 0u) << id << " with " << seats << " seats";
    ASSERT_LE(game->information_size(), kMaxInformationSize);
    ++games;
    Names names;
    for (int i = 0; i < 250 && !testing::Test::HasFailure(); ++i) {
      for (const auto state = game->new_initial_state();; any_step(*state, random)) {
        for (Seat viewer = 0; viewer < seats; ++viewer, ++pairs) {
          names.expect_same(information_floats_of(*state, viewer), state->information_state_string(viewer));
        }
        if (state->is_terminal() || testing::Test::HasFailure()) break;
      }
    }
    again += names.again();
  };
  for (int seats = 2; seats <= 5; ++seats) look_at("bluff", seats, {{"dice", 1}});
  look_at("bluff", 2, {{"dice", 2}, {"ply_limit", 8}});
  look_at("brandubh", 2, {{"ply_limit", 6}});
  EXPECT_EQ(games, 6);
  EXPECT_GT(pairs, 10000);
  EXPECT_GT(again, 3000);
}

void collect_decisions(const State& state, std::set<std::string>& found) {
  if (state.is_terminal()) return;
  const Seat seat = state.current_player();
  std::vector<Action> actions;
  if (seat == kChance) {
    for (const auto& [outcome, probability] : outcomes(state)) actions.push_back(outcome);
  } else {
    found.insert(state.information_state_string(seat));
    actions = legal(state, seat);
  }
  for (const Action action : actions) {
    const auto next = state.clone();
    next->apply_legal(seat, action);
    collect_decisions(*next, found);
  }
}

// Six faces, and any set of the twelve bids made so far.
TEST(BluffWithOneDie, HasAsManyInformationStatesAsAreCounted) {
  OptionValues options((*load("bluff", 2))->info().options);
  options.set_integer("dice", 1).value();
  const auto game = load("bluff", 2, options).value();
  std::set<std::string> found;
  collect_decisions(*game->new_initial_state(), found);
  EXPECT_EQ(found.size(), 6u << 12);
}

TEST(InformationTensor, IsThereOnlyWhereItIsSmall) {
  EXPECT_EQ(load("bluff", 2).value()->information_size(), 0u);
  EXPECT_EQ(load("brandubh", 2).value()->information_size(), 0u);
  EXPECT_EQ(load("tabulus", 2).value()->information_size(), 0u);
}

TEST_P(KnowledgeOfEveryGame, HasPlanesThatLieSideBySide) {
  for (int i = 0; i < 20; ++i) {
    const auto game = any_game(GetParam(), 50, random_);
    std::size_t offset = 0;
    std::set<std::string> names;
    for (const Plane& plane : game->observation_planes()) {
      EXPECT_EQ(plane.offset, offset) << plane.name;
      EXPECT_GT(plane.size(), 0u) << plane.name;
      EXPECT_TRUE(names.insert(plane.name).second) << plane.name;
      offset += plane.size();
    }
    EXPECT_EQ(game->observation_size(), offset);
    EXPECT_EQ(offset > 0, game->type().has_encoding);
  }
}

std::string written(const State& state, Seat seat) {
  std::string text;
  for (const Action action : legal(state, seat)) text += std::to_string(action) + " ";
  for (const auto& [outcome, probability] : outcomes(state)) {
    text += std::to_string(outcome) + "=" + std::to_string(probability) + " ";
  }
  return text;
}

using Steps = std::vector<std::pair<Seat, Action>>;

// The same steps with two equally long stretches of them in each other's place, if that can be played.
std::unique_ptr<State> play_swapped(const Game& game, Steps steps, Random& random) {
  const std::size_t length = static_cast<std::size_t>(any(random, 3)) + 1;
  if (steps.size() < 2 * length) return nullptr;
  const auto first = any(random, steps.size() - 2 * length + 1);
  const auto second =
      first + static_cast<int>(length) + any(random, steps.size() - static_cast<std::size_t>(first) - 2 * length + 1);
  std::swap_ranges(steps.begin() + first, steps.begin() + first + static_cast<int>(length), steps.begin() + second);
  auto state = game.new_initial_state();
  for (const auto& [seat, action] : steps) {
    if (seat != state->current_player() || !state->apply(seat, action)) return nullptr;
  }
  return state;
}

// Where nothing is hidden and no rule looks at earlier positions, the observation decides all that can happen. Without an encoding it is the view alone, which
// need not.
TEST_P(KnowledgeOfEveryGame, HasObservationsThatDecideWhatCanHappen) {
  int pairs = 0;
  for (int i = 0; i < 6000 && !HasFailure(); ++i) {
    const int seats = any_seats(*GetParam().info, random_);
    const auto game = GetParam().make(any_options(*GetParam().info, seats, 60, random_), seats, Deals::sampled);
    if (game->type().hides_information || !game->type().has_encoding) return;
    const auto state = game->new_initial_state();
    Steps steps;
    for (int left = any(random_, 60); left > 0 && !state->is_terminal(); --left) {
      const Seat seat = state->current_player();
      steps.emplace_back(seat, any_step(*state, random_));
    }
    // Two that have met go on with the same steps.
    for (int j = 0; j < 8; ++j) {
      const auto other = play_swapped(*game, steps, random_);
      if (!other || *other == *state || other->observation_string(0) != state->observation_string(0)) continue;
      ++pairs;
      const auto one = state->clone();
      while (!HasFailure()) {
        EXPECT_EQ(one->observation_string(0), other->observation_string(0));
        EXPECT_EQ(floats_of(*one, 0), floats_of(*other, 0));
        EXPECT_EQ(written(*one, one->current_player()), written(*other, other->current_player()))
            << state->serialize() << "\n"
            << one->serialize();
        if (one->is_terminal() || game->type().has_repetition || one->ply() > state->ply() + 2) break;
        const Seat seat = one->current_player();
        ASSERT_TRUE(other->apply(seat, any_step(*one, random_)));
      }
    }
  }
  EXPECT_GT(pairs, 100);
}

INSTANTIATE_TEST_SUITE_P(Games, KnowledgeOfEveryGame, testing::ValuesIn(games().begin(), games().end()), name_of);

}  // namespace
}  // namespace nemeton::research
