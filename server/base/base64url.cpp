#include "server/base/base64url.hpp"

#include <sodium.h>

namespace nemeton {

namespace {

constexpr int kAlphabet = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

std::string base64url(std::string_view bytes) {
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), kAlphabet), '\0');
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                    kAlphabet);
  text.pop_back();
  return text;
}

std::optional<std::string> bytes_of_base64url(std::string_view text) {
  std::string bytes(text.size(), '\0');
  std::size_t size = 0;
  if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(), text.size(), nullptr,
                        &size, nullptr, kAlphabet) != 0)
    return std::nullopt;
  bytes.resize(size);
  return bytes;
}

}  // namespace nemeton
