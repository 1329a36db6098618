// A copy of the tables of a server, made while it runs, and looked through before it is called one.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

#include "server/maintenance/replay_check.hpp"

namespace nemeton {

// Copies `folder`/nemeton.sqlite, as it is at one moment, to the file `copy`, brings the copy to the newest version, and checks it:
// every page, every index, and every table by its hash chain and by playing its log. There is no file `copy` before all of that is done; one that is there is
// replaced only with `overwrite`, and is whole until then. What is found wrong with a table is there as in the copy. Error: one line that says what cannot be read, written, or is damaged.
std::expected<Findings, std::string> back_up(const std::filesystem::path& folder, const std::filesystem::path& copy,
                                             bool overwrite);

}  // namespace nemeton
