// The cards that the others can hold, as far as a seat knows, and which cards stop which.
#pragma once

#include "games/duel/rules/rules.hpp"

namespace nemeton::duel {

// Every card that may be in the hand of another.
Cards possible_cards(const Duel::Observation& known, Seat seat);

// Of these cards those beside which `card` fails in a form; in which form they are played does not matter.
Cards stoppers(int card, int form, Cards among);

// The cards beside which `card` succeeds in a form.
Cards beaten_by(int card, int form);

}  // namespace nemeton::duel
