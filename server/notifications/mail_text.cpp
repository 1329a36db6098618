#include "server/notifications/mail_text.hpp"

#include <sodium.h>

#include <array>
#include <ctime>
#include <nlohmann/json.hpp>

#include "core/files.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kLine = 76;  // characters of base64 in a line
// Bytes in an encoded word, which has 75 characters at most (RFC 2047).
constexpr std::size_t kWord = 45;

std::string base64(std::string_view bytes) {
  constexpr int kAlphabet = sodium_base64_VARIANT_ORIGINAL;
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), kAlphabet), '\0');
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                    kAlphabet);
  text.pop_back();
  return text;
}

bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }

// A header's text in words that may have any character.
std::string encoded_words(std::string_view text) {
  std::string words;
  while (!text.empty()) {
    std::size_t size = std::min(kWord, text.size());
    while (size < text.size() && !begins_character(text[size])) --size;
    words += (words.empty() ? "=?UTF-8?B?" : "\r\n =?UTF-8?B?") + base64(text.substr(0, size)) + "?=";
    text.remove_prefix(size);
  }
  return words;
}

// In the format of RFC 5322. The program's locale is C, whose days and months are the RFC's.
std::string date(WallTime now) {
  const std::time_t time = std::chrono::system_clock::to_time_t(now);
  std::tm parts{};
  gmtime_r(&time, &parts);
  std::array<char, 64> text;
  return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S +0000", &parts)};
}

}  // namespace

std::string write_mail(const Mail& mail, WallTime now) {
  std::string text = "From: Nemeton <" + mail.from + ">\r\nTo: <" + mail.to + ">\r\n";
  text += "Subject: " + encoded_words(mail.subject) + "\r\n";
  text += "Date: " + date(now) + "\r\n";
  text += "Message-ID: <" + mail.id + mail.from.substr(mail.from.find('@')) + ">\r\n";
  text += "Auto-Submitted: auto-generated\r\n";
  if (!mail.stop.empty()) {
    text += "List-Unsubscribe: <" + mail.stop + ">\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n";
  }
  text += "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n";
  text += "Content-Language: " + mail.language + "\r\n\r\n";
  std::string lines;
  for (const char c : mail.text) lines += c == '\n' ? "\r\n" : std::string(1, c);
  const std::string coded = base64(lines);
  for (std::size_t at = 0; at < coded.size(); at += kLine) text += coded.substr(at, kLine) + "\r\n";
  return text;
}

std::expected<MailWords, std::string> MailWords::read(const std::filesystem::path& file) {
  const auto text = read_text(file, "the words of mails, which the page has");
  if (!text) return std::unexpected(text.error());
  const auto json = nlohmann::json::parse(*text, nullptr, /*allow_exceptions=*/false);
  MailWords words;
  try {
    json.at("languages").get_to(words.languages_);
    json.at("games").get_to(words.games_);
    for (const char* each : {"codeSubject", "code", "news", "turn", "over", "rematch", "round"})
      words.languages_.at("en").at(each);
  } catch (const std::exception&) {
    return std::unexpected(file.string() +
                           " has not the words of mails, as the page that belongs to this server has them");
  }
  return words;
}

std::string MailWords::say(const std::string& language, const std::string& text, const Texts& with) const {
  std::string said = languages_.at(language).at(text);
  for (const auto& [name, value] : with) {
    const std::string place = "{" + name + "}";
    for (std::size_t at = 0; (at = said.find(place, at)) != std::string::npos; at += value.size())
      said.replace(at, place.size(), value);
  }
  return said;
}

Mail MailWords::code(std::string language, std::string_view code) const {
  if (!languages_.contains(language)) language = "en";
  const Texts with = {{"code", std::string(code.substr(0, 4)) + " " + std::string(code.substr(4))}};
  Mail mail;
  mail.subject = say(language, "codeSubject", with);
  mail.text = say(language, "code", with) + "\n";
  mail.language = std::move(language);
  return mail;
}

Mail MailWords::news(std::string language, const std::string& game, NotificationReason reason, std::string_view link,
                     std::string_view stop) const {
  if (!languages_.contains(language)) language = "en";
  const auto names = games_.find(game);
  std::string name = game;
  if (names != games_.end()) {
    const auto found = names->second.find(language);
    name = found != names->second.end() ? found->second : names->second.at("en");
  }
  const std::string said = say(language, std::string(name_of(reason)), {});
  Mail mail;
  mail.subject = name + ": " + said;
  mail.text = say(language, "news", {{"news", said}, {"link", std::string(link)}, {"stop", std::string(stop)}}) + "\n";
  mail.language = std::move(language);
  return mail;
}

}  // namespace nemeton
