#include "nemeton/games/all.hpp"
#include "nemeton/games/games.hpp"

int main() { return nemeton::games().empty() ? 1 : 0; }
