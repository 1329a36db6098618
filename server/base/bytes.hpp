// Texts as the libraries in C take them: as unsigned bytes.
#pragma once

#include <string>
#include <string_view>

namespace nemeton {

inline const unsigned char* bytes(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }
inline unsigned char* bytes(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

}  // namespace nemeton
