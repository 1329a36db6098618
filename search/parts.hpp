// The parts of alpha-beta that can be left out, to measure what each is worth.
#pragma once

namespace nemeton {

struct SearchParts {
  bool aspiration = true;    // a narrow window around the score of the iteration before
  bool reductions = true;    // late moves are searched less deeply
  bool late_pruning = true;  // very late moves near the end of the depth are left out
  bool futility = true;      // so are those that cannot gain enough, and positions that are far too good
  bool internal = true;      // a position without a hint is searched a ply less deeply
  bool settling = true;      // what is forced is played on where the depth ends
  bool extension = true;     // parrying a win in one costs no depth
  bool threats = true;       // nothing is guessed where a win in one has to be parried
  bool history = true;
  bool continuations = true;
  bool buckets = true;  // the table keeps what is deep and new of four, not the latest of one
};

}  // namespace nemeton
