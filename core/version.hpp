// Which build this is.
#pragma once

namespace nemeton {

// The file VERSION and the count of commits, such as "0.2.0+1060"; the file alone where git does not know the count.
extern const char* const kVersion;

}  // namespace nemeton
