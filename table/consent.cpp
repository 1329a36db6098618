#include "table/consent.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace nemeton {

namespace {

constexpr std::string_view kAgree = "agree to it";
constexpr std::string_view kRefuse = "refuse it";
constexpr std::string_view kProceed = "go on";

bool is_about_a_seat(Proposal proposal) { return proposal == Proposal::claim || proposal == Proposal::substitute; }

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (;;) {
    const std::size_t end = text.find(' ');
    words.push_back(text.substr(0, end));
    if (end == text.npos) return words;
    text.remove_prefix(end + 1);
  }
}

std::optional<std::int64_t> number_in(std::string_view text, std::int64_t below) {
  std::int64_t number = 0;
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  if (error != std::errc() || end != last || number < 0 || number >= below) return std::nullopt;
  return number;
}

std::optional<Note> read_ask(std::string_view name, std::string_view number, std::string_view bits) {
  const auto proposal = proposal_named(name);
  if (!proposal) return std::nullopt;
  const auto of = number_in(bits, 1 << kMaxSeats);
  const auto value = number_in(number, is_about_a_seat(*proposal) ? kMaxSeats : std::int64_t{1} << 31);
  if (!of || !value) return std::nullopt;
  Note note{.kind = Note::Kind::ask, .proposal = *proposal, .of = SeatSet(static_cast<std::uint8_t>(*of))};
  if (is_about_a_seat(*proposal)) note.about = static_cast<Seat>(*value);
  else note.steps = static_cast<std::size_t>(*value);
  return note;
}

}  // namespace

std::optional<Proposal> proposal_named(std::string_view name) {
  const auto found = std::ranges::find(kProposalNames, name);
  if (found == kProposalNames.end()) return std::nullopt;
  return static_cast<Proposal>(found - kProposalNames.begin());
}

std::string written(const Note& note) {
  switch (note.kind) {
    case Note::Kind::agree: return std::string(kAgree);
    case Note::Kind::refuse: return std::string(kRefuse);
    case Note::Kind::proceed: return std::string(kProceed);
    case Note::Kind::give: return "give " + std::to_string(note.about) + ' ' + std::to_string(note.time);
    case Note::Kind::ask: break;
  }
  const std::string number = is_about_a_seat(note.proposal) ? std::to_string(note.about) : std::to_string(note.steps);
  return "ask " + std::string(name_of(note.proposal)) + ' ' + number + ' ' + std::to_string(note.of.bits());
}

std::optional<Note> read_note(std::string_view text) {
  if (text == kAgree) return Note{.kind = Note::Kind::agree};
  if (text == kRefuse) return Note{.kind = Note::Kind::refuse};
  if (text == kProceed) return Note{.kind = Note::Kind::proceed};
  const std::vector<std::string_view> words = words_of(text);
  if (words[0] == "ask" && words.size() == 4) return read_ask(words[1], words[2], words[3]);
  if (words[0] != "give" || words.size() != 3) return std::nullopt;
  const auto seat = number_in(words[1], kMaxSeats);
  const auto time = number_in(words[2], std::int64_t{1} << 53);
  if (!seat || !time) return std::nullopt;
  return Note{.kind = Note::Kind::give, .about = static_cast<Seat>(*seat), .time = *time};
}

}  // namespace nemeton
