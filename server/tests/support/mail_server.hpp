// A mail server of the tests' own: it keeps what it is sent, and reads it as a mail program would.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace nemeton {

struct ReadMail {
  std::string from, to;                        // of the envelope
  std::map<std::string, std::string> headers;  // names in lower case; encoded words are read
  std::string text;                            // decoded, lines end in '\n'
};

class MailServer {
 public:
  MailServer();
  ~MailServer();

  std::string url() const { return "smtp://127.0.0.1:" + std::to_string(port_); }
  // How mails to that address are answered from now on; 0: not at all. Others are taken (250).
  void answer(const std::string& to, int status);
  // How many were sent to that address so far, taken or not.
  int count(const std::string& to) const;
  // Calls `meanwhile` again and again until so many were sent to that address, and gives the last of them; none if they do not come.
  std::optional<ReadMail> wait_for(const std::string& to, int count, const std::function<void()>& meanwhile) const;

 private:
  void serve();
  void converse(int client);
  // Keeps the mail, and says how it is answered.
  int take(ReadMail mail);

  int listening_;  // the socket
  int port_;
  mutable std::mutex mutex_;  // of those below
  std::map<std::string, int> answers_;
  std::vector<ReadMail> mails_;
  std::vector<int> clients_;  // sockets
  std::vector<std::thread> conversations_;
  std::thread thread_;
};

}  // namespace nemeton
