// A mail server of the tests' own: it keeps what it is sent, and reads it as a mail program would.
#pragma once

#include <map>
#include <string>
#include <thread>
#include <vector>

#include "server/tests/support/inbox.hpp"

namespace nemeton {

struct ReadMail {
  std::string from, to;                        // of the envelope
  std::map<std::string, std::string> headers;  // names in lower case; encoded words are read
  std::string text;                            // decoded, lines end in '\n'
};

// Mails by the address that they are for; taken (250) where nothing else is said.
class MailServer : public Inbox<ReadMail> {
 public:
  explicit MailServer(bool says_bye = true);
  ~MailServer();

  std::string url() const { return "smtp://127.0.0.1:" + std::to_string(listener_.port); }

 private:
  void serve();
  void converse(int client);

  const bool says_bye_;  // when a client quits
  LocalListener listener_;
  std::vector<int> clients_;  // sockets
  std::vector<std::thread> conversations_;
  std::thread thread_;
};

}  // namespace nemeton
