// The page's files.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>

#include "server/net/api/http_messages.hpp"

namespace nemeton {

// The path of a file below the page's folder that a request's path names: percent-decoded, without anything that leads out of
// the folder or to a hidden file. "" for the folder itself; none if it is no such path.
std::optional<std::string> page_path(std::string_view path);

// The files of a folder, each read when it is asked for first, and again when it has changed. May be asked on any thread.
class Files {
 public:
  explicit Files(std::filesystem::path folder) : folder_(std::move(folder)) {}

  // Answers GET and HEAD with a file; a path whose last part has no extension is a view of the page and gets that file. The answer to
  // HEAD has the body too; http.cpp does not send it. What a view is made of is for pages from anywhere, such as one in a frame.
  Response answer(const Request& request, const char* view = "index.html");

 private:
  struct File {
    std::string tag;
    Body bytes;
  };
  // Without bytes where there is no such file.
  File read(const std::filesystem::path& path);

  std::filesystem::path folder_;
  std::mutex mutex_;  // of those below
  std::map<std::filesystem::path, File> read_;
};

}  // namespace nemeton
