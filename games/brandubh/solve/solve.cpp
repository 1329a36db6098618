#include "games/brandubh/solve/solve.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <unordered_set>

#include "core/files.hpp"
#include "games/brandubh/bot/knowledge.hpp"
#include "games/brandubh/solve/openings.hpp"

namespace nemeton::brandubh {

namespace {

std::string words_of(const Opening& opening) {
  std::string words;
  for (const auto move : opening.moves) words += (words.empty() ? "" : " ") + Brandubh::token({}, 0, move);
  return words;
}

// A line for each opening that was looked into, in their order: in how many plies it is won, 0 if that is not known; and of each position that its
// proof keeps the three sets, the move and the plies. The first line of the file says how they were looked into.
std::string line_of(const std::optional<ProvedOpening>& proved) {
  std::ostringstream line;
  line << (proved ? proved->plies : 0);
  if (!proved) return std::move(line).str();
  for (const auto& [state, win] : proved->lines) {
    line << ' ' << state.attackers << ' ' << state.defenders << ' ' << state.king << ' ' << win.move << ' '
         << win.plies;
  }
  return std::move(line).str();
}

// `opening` has the turn and the rule set of all of them.
std::optional<ProvedOpening> read_line(const std::string& line, const Brandubh::State& opening) {
  std::istringstream words(line);
  ProvedOpening proved{};
  if (!(words >> proved.plies) || proved.plies == 0) return std::nullopt;
  ProvedLine next{opening, {}};
  while (words >> next.state.attackers >> next.state.defenders >> next.state.king >> next.win.move >> next.win.plies)
    proved.lines.push_back(next);
  return proved;
}

// The whole lines of a checkpoint without its first. Error: one line.
std::expected<std::vector<std::string>, std::string> read_lines(const std::filesystem::path& path,
                                                                const std::string& how) {
  std::vector<std::string> lines;
  if (std::error_code error; !std::filesystem::exists(path, error)) return lines;
  const auto text = read_file(path, "a checkpoint");
  if (!text) return std::unexpected(text.error());
  std::istringstream file(*text);
  std::string line;
  if (!std::getline(file, line)) return lines;
  if (line != how) return std::unexpected(path.string() + ": made with " + line + ", expected " + how);
  // The last is left out if it was not written to its end.
  while (std::getline(file, line) && !file.eof()) lines.push_back(line);
  return lines;
}

std::expected<Knowledge, std::string> read_knowledge(const std::filesystem::path& path) {
  const auto bytes = read_file(path, "a network");
  if (!bytes) return std::unexpected(bytes.error());
  return Knowledge::parse(*bytes, path.string());
}

// How many openings of so many plies are won, and after which first moves there is a reply that wins whatever the second move is.
void tell(bool challenge, int most_plies, const std::unordered_set<std::uint64_t>& won, std::ostream& progress) {
  progress << Brandubh::kRules[challenge ? 1 : 0] << ":\n";
  for (int plies = 1; plies <= most_plies; ++plies) {
    const auto all = openings(challenge, plies);
    const auto count =
        std::ranges::count_if(all, [&](const Opening& each) { return won.contains(canonical(each.state).key()); });
    progress << "  after " << plies << " plies " << count << " of " << all.size() << " are won\n";
  }
  for (const Opening& reply : openings(challenge, 2)) {
    ActionList<Brandubh> moves;
    Brandubh::actions(reply.state, Brandubh::kAttackers, moves);
    const auto lost = std::ranges::count_if(moves, [&](Brandubh::Action move) {
      Brandubh::State state = reply.state;
      Brandubh::apply(state, Brandubh::kAttackers, move);
      return won.contains(canonical(state).key());
    });
    if (2 * lost > static_cast<std::ptrdiff_t>(moves.size()))
      progress << "  after " << words_of(reply) << " the attackers have " << moves.size() << " moves, of which " << lost
               << " lose\n";
  }
}

}  // namespace

std::expected<void, std::string> solve(const SolveOptions& options, std::ostream& progress) {
  auto knowledge = read_knowledge(options.network);
  if (!knowledge) return std::unexpected(knowledge.error());
  auto kept = options.out;
  kept += ".checkpoint";
  const std::string how = "--nodes " + std::to_string(options.nodes) + " --ahead " + std::to_string(options.ahead) +
                          " --plies " + std::to_string(options.plies);
  const auto lines = read_lines(kept, how);
  if (!lines) return std::unexpected(lines.error());
  std::ofstream checkpoint(kept);
  checkpoint << how << std::endl;
  if (!checkpoint) return std::unexpected(kept.string() + " cannot be written");

  ProvedWins wins;
  std::size_t place = 0;
  for (const bool challenge : {false, true}) {
    std::unordered_set<std::uint64_t> won;
    for (int plies = 1; plies <= options.plies; ++plies) {
      for (const Opening& opening : openings(challenge, plies)) {
        const auto proved = place < lines->size() ? read_line((*lines)[place], opening.state)
                                                  : prove_opening(opening, options.ahead, options.nodes);
        checkpoint << line_of(proved) << std::endl;
        if (!checkpoint) return std::unexpected(kept.string() + " cannot be written");
        ++place;
        if (!proved) continue;
        won.insert(canonical(opening.state).key());
        for (const ProvedLine& line : proved->lines) wins.add(line.state, line.win);
        progress << "opening " << place << ", " << Brandubh::kRules[challenge ? 1 : 0] << " " << words_of(opening)
                 << ": won in " << proved->plies << " plies, " << wins.size() << " positions so far" << std::endl;
      }
    }
    tell(challenge, options.plies, won, progress);
  }
  if (wins.size() > ProvedWins::kMostPositions)
    return std::unexpected(std::to_string(wins.size()) + " positions, expected at most " +
                           std::to_string(ProvedWins::kMostPositions));
  knowledge->wins = std::move(wins);
  if (auto written = write_file(options.out, knowledge->bytes()); !written) return written;
  std::error_code ignored;
  std::filesystem::remove(kept, ignored);
  return {};
}

}  // namespace nemeton::brandubh
