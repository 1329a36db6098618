// The page's files: which are served and as what, and that no file outside their folder is.
#include "server/net/files.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "server/tests/support/server_fixture.hpp"

namespace nemeton {
namespace {

class FilesTest : public testing::Test {
 protected:
  FilesTest() {
    std::filesystem::create_directories(page / "assets");
    std::filesystem::create_directories(page / ".git");
    write(page / "index.html", "<!doctype html>");
    write(page / "assets/main-1234.js", "let x = 1;");
    write(page / "assets/main-1234.js.gz", "(packed)");
    write(page / "core.wasm", "\\0asm");
    write(page / ".git/config", "secret");
    write(folder.path() / "secret.txt", "secret");
  }
  static void write(const std::filesystem::path& path, const std::string& text) { std::ofstream(path) << text; }

  Response get(const std::string& path, const std::string& encoding = "", const std::string& tag = "") {
    return files.answer({.method = "GET",
                         .path = path,
                         .query = "",
                         .body = "",
                         .accept_encoding = encoding,
                         .if_none_match = tag,
                         .authorization = "",
                         .host = "",
                         .client = {}});
  }
  static std::string header(const Response& response, const std::string& name) {
    for (const auto& [key, value] : response.headers) {
      if (key == name) return value;
    }
    return "";
  }

  TemporaryFolder folder;
  std::filesystem::path page = folder.path() / "page";
  Files files{page};
};

TEST_F(FilesTest, FilesHaveTheTypeThatBrowsersNeed) {
  EXPECT_EQ(get("/assets/main-1234.js").type, "text/javascript; charset=utf-8");
  EXPECT_EQ(get("/core.wasm").type, "application/wasm");
  EXPECT_EQ(get("/").type, "text/html; charset=utf-8");
  EXPECT_EQ(*get("/assets/main-1234.js").body, "let x = 1;");
}

TEST_F(FilesTest, PathsOfThePageItselfGiveItsIndex) {
  for (const char* path : {"/", "/play/danube", "/t/kauzCmpC3Iw4", "/t/a%20b/"}) {
    EXPECT_EQ(get(path).status, 200) << path;
    EXPECT_EQ(*get(path).body, "<!doctype html>") << path;
  }
}

TEST_F(FilesTest, AMissingFileIsNotTheIndex) {
  EXPECT_EQ(get("/assets/gone.js").status, 404);
  EXPECT_EQ(get("/assets/gone.js").type, "text/plain; charset=utf-8");
}

TEST_F(FilesTest, AMissingPageIsAPlainAnswer) {
  std::filesystem::remove_all(page);
  EXPECT_EQ(get("/").status, 404);
}

TEST_F(FilesTest, WhatHasAContentNameIsKeptAndTheRestIsAskedForAgain) {
  EXPECT_EQ(header(get("/assets/main-1234.js"), "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(header(get("/"), "Cache-Control"), "no-cache");
  EXPECT_EQ(header(get("/core.wasm"), "Cache-Control"), "no-cache");
}

TEST_F(FilesTest, AFileThatHasNotChangedIsNotSentAgain) {
  const std::string tag = header(get("/core.wasm"), "ETag");
  const Response again = get("/core.wasm", "", tag);
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(*again.body, "");
  EXPECT_EQ(header(again, "ETag"), tag);
  write(page / "core.wasm", "something else");
  const Response changed = get("/core.wasm", "", tag);
  EXPECT_EQ(changed.status, 200);
  EXPECT_EQ(*changed.body, "something else");
}

TEST_F(FilesTest, AFileIsInMemoryOnceHoweverManyReadIt) {
  for (const char* encoding : {"", "gzip"}) {
    EXPECT_EQ(get("/assets/main-1234.js", encoding).body, get("/assets/main-1234.js", encoding).body);
  }
  // It is not given any more when it is gone.
  EXPECT_EQ(get("/core.wasm").status, 200);
  std::filesystem::remove(page / "core.wasm");
  EXPECT_EQ(get("/core.wasm").status, 404);
}

TEST_F(FilesTest, APackedFileIsGivenToThoseWhoTakeIt) {
  const Response packed = get("/assets/main-1234.js", "gzip, br");
  EXPECT_EQ(*packed.body, "(packed)");
  EXPECT_EQ(packed.type, "text/javascript; charset=utf-8");
  EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
  EXPECT_EQ(header(get("/assets/main-1234.js", "br"), "Content-Encoding"), "");
  EXPECT_EQ(header(get("/core.wasm", "gzip"), "Content-Encoding"), "");
}

}  // namespace
}  // namespace nemeton
