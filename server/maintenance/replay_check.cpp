#include "server/maintenance/replay_check.hpp"

#include "server/store/sqlite/file.hpp"
#include "server/table/state/replay.hpp"

namespace nemeton {

Findings look_through(const std::vector<std::string>& ids, const LoadTable& load) {
  Findings findings;
  for (const std::string& id : ids) {
    const auto stored = load(id);
    if (stored && !*stored) continue;
    ++findings.tables;
    if (!stored) {
      findings.faults.push_back(stored.error().message);
      continue;
    }
    findings.entries += (*stored)->log.size();
    if (const auto replayed = replay(**stored); !replayed) findings.faults.push_back(replayed.error());
  }
  return findings;
}

}  // namespace nemeton
