#include "server/store/query.hpp"

#include <array>

namespace nemeton {

namespace {

void replace_all(std::string& text, std::string_view old, std::string_view by) {
  for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + by.size()))
    text.replace(at, old.size(), by);
}

}  // namespace

Value::Value(std::optional<Level> bot) {
  if (bot) value_ = std::string(kLevelNames[static_cast<std::size_t>(*bot)]);
}

std::string Sql::for_sqlite() const {
  constexpr std::array kLocks = {" for update skip locked", " for update", " for no key update", " for key share"};
  std::string text = texts_->both;
  for (const char* each : kLocks) replace_all(text, each, "");
  return text;
}

std::string Sql::for_postgres() const {
  std::string text = texts_->postgres.empty() ? texts_->both : texts_->postgres;
  replace_all(text, "group_concat(", "string_agg(");
  return text;
}

std::string parameter(std::vector<Value>& values, Value value) {
  values.push_back(std::move(value));
  return "$" + std::to_string(values.size());
}

std::string parameters(std::vector<Value>& values, const std::vector<std::string>& texts) {
  std::string names;
  for (const std::string& each : texts) names += (names.empty() ? "" : ", ") + parameter(values, each);
  return names;
}

std::int64_t Row::integer(std::size_t column) const {
  const auto* number = std::get_if<std::int64_t>(&cells_[column]);
  return number == nullptr ? 0 : *number;
}

double Row::real(std::size_t column) const {
  const auto* number = std::get_if<double>(&cells_[column]);
  return number == nullptr ? static_cast<double>(integer(column)) : *number;
}

std::string Row::text(std::size_t column) const {
  const auto* text = std::get_if<std::string>(&cells_[column]);
  return text == nullptr ? "" : *text;
}

}  // namespace nemeton
