#include "server/net/files.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

#include "server/net/api/query.hpp"

namespace nemeton {

namespace {

struct MediaType {
  std::string_view extension;
  const char* type;
};
constexpr std::array kMediaTypes = {
    MediaType{".html", "text/html; charset=utf-8"},
    MediaType{".js", "text/javascript; charset=utf-8"},
    MediaType{".css", "text/css; charset=utf-8"},
    MediaType{".wasm", "application/wasm"},
    MediaType{".json", "application/json"},
    MediaType{".webmanifest", "application/manifest+json"},
    MediaType{".svg", "image/svg+xml"},
    MediaType{".png", "image/png"},
    MediaType{".jpg", "image/jpeg"},
    MediaType{".webp", "image/webp"},
    MediaType{".ico", "image/x-icon"},
    MediaType{".woff2", "font/woff2"},
    MediaType{".pdf", "application/pdf"},
    MediaType{".txt", "text/plain; charset=utf-8"},
    MediaType{".md", "text/markdown; charset=utf-8"},
};

const char* media_type(std::string_view extension) {
  for (const MediaType& each : kMediaTypes) {
    if (each.extension == extension) return each.type;
  }
  return "application/octet-stream";
}

Response plain(int status, std::string text) {
  return {status, "text/plain; charset=utf-8", std::make_shared<const std::string>(std::move(text)), {}};
}

// Null if it cannot be read.
Body read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  auto bytes = std::make_shared<std::string>(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  return in.bad() || !in.is_open() ? nullptr : std::move(bytes);
}

// A name that changes with the file's content: of its size and the time of its last change. Empty if there is no such file.
std::string tag_of(const std::filesystem::path& path) {
  struct stat found;
  if (stat(path.c_str(), &found) != 0 || !S_ISREG(found.st_mode)) return {};
  return "W/\"" + std::to_string(found.st_size) + '-' + std::to_string(found.st_mtim.tv_sec) + '.' +
         std::to_string(found.st_mtim.tv_nsec) + '"';
}

}  // namespace

std::optional<std::string> page_path(std::string_view path) {
  const auto decoded = percent_decoded(path);
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == '\\'; };
  if (!decoded || !decoded->starts_with('/') || std::ranges::any_of(*decoded, is_control)) return std::nullopt;
  // Each part that begins with a dot is "..", "." or hidden; two slashes in a row would make a path from the root.
  if (decoded->contains("/.") || decoded->contains("//")) return std::nullopt;
  return decoded->substr(1);
}

Files::File Files::read(const std::filesystem::path& path) {
  const std::string tag = tag_of(path);
  if (tag.empty()) return {};
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = read_.find(path); found != read_.end() && found->second.tag == tag) return found->second;
  }
  // Two who come at once may both read it; the others need not wait for the disk.
  File file{tag, read_file(path)};
  const std::lock_guard lock(mutex_);
  if (file.bytes) read_.insert_or_assign(path, file);
  return file;
}

Response Files::answer(const Request& request, const char* view) {
  if (request.method != "GET" && request.method != "HEAD") return plain(405, "only GET and HEAD\n");
  const auto wanted = page_path(request.path);
  if (!wanted) return plain(404, "there is no such file\n");
  const std::string name = std::filesystem::path(*wanted).has_extension() ? *wanted : view;
  const std::filesystem::path path = folder_ / name;
  const File file = read(path);
  if (!file.bytes) return plain(404, "there is no such file\n");

  Response response{200, media_type(path.extension().string()), file.bytes, {}};
  response.headers = {
      {"Vary", "Accept-Encoding"},
      // What is in assets/ has a name of its content.
      {"Cache-Control", name.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache"},
      {"ETag", file.tag},
  };
  if (path.extension() != ".html") allow_everywhere(response);
  if (request.if_none_match == file.tag) {
    response.status = 304;
    response.body = std::make_shared<const std::string>();
  } else if (request.accept_encoding.find("gzip") != std::string::npos) {
    if (const File packed = read(path.string() + ".gz"); packed.bytes) {
      response.body = packed.bytes;
      response.headers.emplace_back("Content-Encoding", "gzip");
    }
  }
  return response;
}

}  // namespace nemeton
