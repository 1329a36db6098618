# CMake knows no platform of that name; there is nothing to say that the toolchain file does not.
