// The page's files.
#pragma once

#include <expected>
#include <filesystem>

#include "server/api.hpp"

namespace nemeton {

// The path of a file below the page's folder that a request's path names: percent-decoded, without anything that leads out of
// the folder or to a hidden file. "" for the folder itself; none if it is no such path.
std::optional<std::string> page_path(std::string_view path);

// Answers GET and HEAD with a file of `page`; for every path whose last part has no extension, with its index.html, which finds its way
// itself. The body is there for HEAD too; whoever writes the answer leaves it out.
Response file(const std::filesystem::path& page, const Request& request);

}  // namespace nemeton
