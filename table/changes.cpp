#include "table/changes.hpp"

#include <cstddef>

namespace nemeton {

namespace {

bool opens(char c) { return c == '{' || c == '['; }
bool closes(char c) { return c == '}' || c == ']'; }

// A place in one of the texts.
class Place {
 public:
  explicit Place(std::string_view text) : text_(text) {}

  char operator*() const { return text_[at_]; }
  std::size_t at() const { return at_; }
  std::string_view since(std::size_t begin) const { return text_.substr(begin, at_ - begin); }

  bool is_at_end_of_value() const { return text_[at_] == ',' || closes(text_[at_]); }
  void step() { ++at_; }
  // Goes past the comma after a part, if there is one.
  void next() {
    if (text_[at_] == ',') ++at_;
  }
  // Goes past that text, if it is what follows.
  bool pass(std::string_view expected) {
    if (text_.substr(at_, expected.size()) != expected) return false;
    at_ += expected.size();
    return true;
  }
  void pass_string() {
    ++at_;
    while (text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    ++at_;
  }
  void pass_value() {
    if (text_[at_] == '"') return pass_string();
    if (opens(text_[at_])) {
      ++at_;
      return pass_rest();
    }
    while (at_ < text_.size() && text_[at_] != ',' && !closes(text_[at_])) ++at_;
  }
  // Goes on to the end of the object or list that it is in.
  void pass_rest() {
    for (int depth = 1; depth > 0;) {
      const char c = text_[at_];
      if (c == '"') {
        pass_string();
        continue;
      }
      if (opens(c)) ++depth;
      if (closes(c)) --depth;
      ++at_;
    }
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

// Goes through both texts once, side by side.
class Comparison {
 public:
  Comparison(std::string_view before, std::string_view after, std::string& out)
      : before_(before), after_(after), out_(out) {}

  // Goes past a value in both. Whether they differ; then it has written the change.
  bool value() {
    const std::size_t written = out_.size();
    const std::size_t old = before_.at();
    const std::size_t begin = after_.at();
    if (*before_ == *after_ && opens(*after_)) {
      if (parts()) {
        if (out_.size() == written) return false;
        out_ += '}';
        if (out_.size() - written <= after_.since(begin).size() + 2) return true;
      }
    } else {
      before_.pass_value();
      after_.pass_value();
      if (before_.since(old) == after_.since(begin)) return false;
    }
    out_.resize(written);
    out_.append("[").append(after_.since(begin)).append("]");
    return true;
  }

 private:
  // Writes the changes of the parts of two objects or lists, without the bracket at their end. False where the two have not the same members,
  // or not the same length.
  bool parts() {
    const bool named = *after_ == '{';
    before_.step();
    after_.step();
    char mark = '{';
    std::string_view name;
    for (int index = 0; !closes(*before_) && !closes(*after_); ++index, before_.next(), after_.next()) {
      if (named && !pass_name(name)) break;
      if (pass_same()) continue;
      const std::size_t written = out_.size();
      out_ += mark;
      if (named) out_ += name;
      else out_.append("\"").append(std::to_string(index)).append("\":");
      if (value()) mark = ',';
      else out_.resize(written);
    }
    const bool alike = closes(*before_) && closes(*after_);
    before_.pass_rest();
    after_.pass_rest();
    return alike;
  }
  // Goes past the name of a member, with its colon. False where the two differ.
  bool pass_name(std::string_view& name) {
    const std::size_t begin = after_.at();
    after_.pass_string();
    after_.step();
    name = after_.since(begin);
    return before_.pass(name);
  }
  // Goes past a value that is the same and no object or list; most are.
  bool pass_same() {
    if (opens(*after_)) return false;
    Place end = after_;
    end.pass_value();
    Place old = before_;
    if (!old.pass(end.since(after_.at())) || !old.is_at_end_of_value()) return false;
    before_ = old;
    after_ = end;
    return true;
  }

  Place before_;
  Place after_;
  std::string& out_;
};

}  // namespace

std::string changes_between(std::string_view before, std::string_view after) {
  std::string changes;
  return Comparison(before, after, changes).value() ? changes : "{}";
}

}  // namespace nemeton
