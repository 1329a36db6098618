#include "server/tests/support/mail_server.hpp"

#include <sodium.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <sstream>

namespace nemeton {

namespace {

std::string decoded(const std::string& base64) {
  std::string bytes(base64.size(), '\0');
  std::size_t size = 0;
  sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), base64.data(), base64.size(), "\r\n",
                    &size, nullptr, sodium_base64_VARIANT_ORIGINAL);
  bytes.resize(size);
  return bytes;
}

// What a header says in encoded words, of which several follow each other without the blanks between them.
std::string read_words(std::string_view text) {
  constexpr std::string_view kBegin = "=?UTF-8?B?", kEnd = "?=";
  if (!text.starts_with(kBegin)) return std::string(text);
  std::string said;
  while (text.starts_with(kBegin)) {
    const std::size_t end = text.find(kEnd, kBegin.size());
    said += decoded(std::string(text.substr(kBegin.size(), end - kBegin.size())));
    text.remove_prefix(end + kEnd.size());
    if (text.starts_with(' ')) text.remove_prefix(1);
  }
  return said;
}

void read_message(const std::string& message, ReadMail& mail) {
  std::istringstream lines(message);
  std::string* last = nullptr;
  for (std::string line; std::getline(lines, line) && line != "\r";) {
    line.pop_back();
    if (line.starts_with(' ') && last != nullptr) {
      *last += line;
      continue;
    }
    const std::size_t colon = line.find(": ");
    std::string name = line.substr(0, colon);
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    last = &mail.headers[name];
    *last = line.substr(colon + 2);
  }
  for (auto& [name, value] : mail.headers) value = read_words(value);
  std::string body(std::istreambuf_iterator<char>(lines), {});
  mail.text = mail.headers["content-transfer-encoding"] == "base64" ? decoded(body) : body;
  std::erase(mail.text, '\r');
}

// The address between < and >.
std::string address_of(const std::string& line) {
  const std::size_t begin = line.find('<') + 1;
  return line.substr(begin, line.find('>') - begin);
}

}  // namespace

MailServer::MailServer(bool says_bye) : Inbox(250), says_bye_(says_bye), thread_([this] { serve(); }) {}

MailServer::~MailServer() {
  listener_.stop();
  thread_.join();
  for (const int each : clients_) shutdown(each, SHUT_RDWR);
  for (std::thread& each : conversations_) each.join();
  for (const int each : clients_) close(each);
}

// A client keeps its connection for the next mail: each has a thread.
void MailServer::serve() {
  for (int client; (client = listener_.accept()) >= 0;) {
    clients_.push_back(client);
    conversations_.emplace_back([this, client] { converse(client); });
  }
}

void MailServer::converse(int client) {
  std::string heard;
  const auto say = [client](const std::string& line) {
    send(client, (line + "\r\n").data(), line.size() + 2, MSG_NOSIGNAL);
  };
  // Up to that end, or all that comes before the connection ends.
  const auto hear = [&](std::string_view end) -> std::optional<std::string> {
    std::size_t at;
    while ((at = heard.find(end)) == std::string::npos) {
      char piece[4096];
      const ssize_t size = recv(client, piece, sizeof piece, 0);
      if (size <= 0) return std::nullopt;
      heard.append(piece, static_cast<std::size_t>(size));
    }
    std::string text = heard.substr(0, at + 2);
    heard.erase(0, at + end.size());
    return text;
  };
  say("220 a mail server of tests");
  ReadMail mail;
  while (const auto line = hear("\r\n")) {
    if (line->starts_with("EHLO") || line->starts_with("RSET")) {
      say("250 tests");
    } else if (line->starts_with("MAIL FROM:")) {
      mail = {.from = address_of(*line), .to = {}, .headers = {}, .text = {}};
      say("250 ok");
    } else if (line->starts_with("RCPT TO:")) {
      mail.to = address_of(*line);
      say("250 ok");
    } else if (*line == "DATA\r\n") {
      say("354 go on");
      const auto message = hear("\r\n.\r\n");
      if (!message) return;
      read_message(*message, mail);
      const int status = put(mail.to, mail);
      if (status == 0) continue;
      say(std::to_string(status) + " told");
    } else if (*line == "QUIT\r\n") {
      if (!says_bye_) continue;
      say("221 bye");
      return;
    } else {
      say("502 not here");
    }
  }
}

}  // namespace nemeton
