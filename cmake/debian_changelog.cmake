# Writes the changelog that Debian asks of the package `package`: its version, and where the changes are told.
cmake_policy(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/package_time.cmake)
set(folder $ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/share/doc/${package})
set(date "")
if(NEMETON_GIT)
  execute_process(COMMAND ${nemeton_git} log -1 --format=%aD OUTPUT_VARIABLE date OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT date)
  string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
endif()
file(WRITE ${folder}/changelog
  "nemeton (${NEMETON_VERSION}) unstable; urgency=medium\n\n  * CHANGELOG.md of the package nemeton tells what is new.\n\n"
  " -- ${maintainer}  ${date}\n")
execute_process(COMMAND gzip -9nf ${folder}/changelog COMMAND_ERROR_IS_FATAL ANY)
