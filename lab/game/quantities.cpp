#include "lab/game/quantities.hpp"

namespace nemeton::lab {

namespace {

constexpr std::array<QuantityInfo, kQuantities> kAll = {{
    {"share0", Watch::results, kShareUnit, "part of the win of seat 0"},
    {"share1", Watch::results, kShareUnit, "part of the win of seat 1"},
    {"share2", Watch::results, kShareUnit, "part of the win of seat 2"},
    {"share3", Watch::results, kShareUnit, "part of the win of seat 3"},
    {"share4", Watch::results, kShareUnit, "part of the win of seat 4"},
    {"share5", Watch::results, kShareUnit, "part of the win of seat 5"},
    {"won0", Watch::results, 1, "1 where the side of seat 0 won alone"},
    {"won1", Watch::results, 1, "1 where the side of seat 1 won alone"},
    {"won2", Watch::results, 1, "1 where the side of seat 2 won alone"},
    {"won3", Watch::results, 1, "1 where the side of seat 3 won alone"},
    {"won4", Watch::results, 1, "1 where the side of seat 4 won alone"},
    {"won5", Watch::results, 1, "1 where the side of seat 5 won alone"},
    {"first_share", Watch::results, kShareUnit, "part of the win of the side of the first player named"},
    {"tied", Watch::results, 1, "1 where several sides shared the win"},
    {"cut_off", Watch::results, 1, "1 where the game lasted as many plies as ply_limit allows"},
    {"plies", Watch::results, 1, "actions of seats"},
    {"chances", Watch::actions, 1, "outcomes of chance"},
    {"decisions", Watch::actions, 1, "times that a seat had to act"},
    {"forced", Watch::actions, 1, "of those, times that there was one action alone"},
    {"choices", Watch::actions, 1, "actions to choose from, added up over the decisions"},
    {"minutes", Watch::actions, kMinuteUnit, "how long people would take"},
    {"lead_changes", Watch::estimates, kEstimateUnit, "part of the moves that change the likeliest winner"},
    {"drama", Watch::estimates, kEstimateUnit, "mean over the positions of the winner's gap to the likeliest winner"},
    {"with_winner", Watch::estimates, 1, "1 if one side won alone"},
    {"decided", Watch::estimates, kEstimateUnit,
     "part of the game after which the winner was likelier than all others together"},
    {"lowest", Watch::estimates, kEstimateUnit, "the winner's lowest estimate"},
    {"luck", Watch::estimates, kEstimateUnit, "changes of the estimates by chance, towards the result"},
    {"swing", Watch::estimates, kEstimateUnit, "squares of all changes of the estimates"},
    {"variance", Watch::estimates, kEstimateUnit, "square of the whole change from the first estimate to the result"},
    {"agreement", Watch::estimates, kEstimateUnit, "products of the leads in the estimates and in the result"},
    {"certainty", Watch::estimates, kEstimateUnit, "squares of the leads in the estimates"},
    {"influence", Watch::interaction, kEstimateUnit,
     "how far what the next could do was from what it could have done after another action, less what luck makes of "
     "that, added up over the decisions compared"},
    {"compared", Watch::interaction, 1, "decisions with a choice"},
}};

}  // namespace

const QuantityInfo& info_of(Quantity quantity) { return kAll[static_cast<std::size_t>(quantity)]; }
std::span<const QuantityInfo> all_quantities() { return kAll; }

}  // namespace nemeton::lab
