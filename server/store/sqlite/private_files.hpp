// Files and folders that only their owner can open, whatever the umask: they hold keys, dice to come and hidden hands.
#pragma once

#include <filesystem>

namespace nemeton {

// Opens a file for reading and writing, which is made (0600) if there is none; more flags than these are `flags`. The descriptor,
// or -1 with the reason in errno.
int open_private_file(const std::filesystem::path& file, int flags = 0);

// Makes a folder if there is none (0700), and those that it lies in. False with the reason in errno.
bool make_private_folder(const std::filesystem::path& folder);

// Takes all rights to a file or folder from everybody but its owner. A folder with the sticky bit, such as /tmp, is everybody's, and
// stays so; what belongs to another user is left as it is, and the log says so. Does nothing if it is missing.
void close_to_others(const std::filesystem::path& path);

}  // namespace nemeton
