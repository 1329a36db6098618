// The texts of mails, in the language of their reader, and their format for a mail server (RFC 5322).
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "server/base/time_source.hpp"
#include "server/table/state/notification_reason.hpp"

namespace nemeton {

struct Mail {
  std::string from, to;       // addresses alone
  std::string language;       // of subject and text, in UTF-8
  std::string subject, text;  // lines end in '\n'
  std::string stop;           // a URL to which a mail program posts that its reader wants no more of these; empty: none
  std::string id;             // of the mail, unlike that of any other
};

// The mail as it is sent: ASCII, lines end in CRLF.
std::string write_mail(const Mail& mail, WallTime now);

// The words that the page keeps for its server, beside its own files: mail.json.
class MailWords {
 public:
  // Error: the fault of the file.
  static std::expected<MailWords, std::string> read(const std::filesystem::path& file);

  // Return the mail with a code, and the mail with news of the table at `link`. At `stop`, a person can end such mails. Only the
  // language, the subject and the text are set. In English where there are no words in that language.
  Mail code(std::string language, std::string_view code) const;
  Mail news(std::string language, const std::string& game, NotificationReason reason, std::string_view link,
            std::string_view stop) const;

 private:
  using Texts = std::map<std::string, std::string>;

  // The text with the values in place of {name}.
  std::string say(const std::string& language, const std::string& text, const Texts& with) const;

  std::map<std::string, Texts> languages_;
  std::map<std::string, Texts> games_;  // by id and language, their names
};

}  // namespace nemeton
