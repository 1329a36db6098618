// Games in other people's pages: the page that they show in a frame, and oEmbed (oembed.com), by which they learn of it.
#pragma once

#include "server/net/api/http_messages.hpp"
#include "server/net/files.hpp"

namespace nemeton {

// Who may show games in their pages, and where these find the page.
struct Embedding {
  std::string ancestors;  // as the directive frame-ancestors of a Content-Security-Policy has them
  std::string page_url;   // without a slash at its end; empty where it is where the request thinks it is
};

// A file of the page, or a view of it: that for frames where the path asks for it, and any other's page says where oEmbed is asked of it.
Response answer_page(Files& page, const Embedding& embedding, const Request& request);

}  // namespace nemeton
