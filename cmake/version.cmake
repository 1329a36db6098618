# NEMETON_VERSION: the file VERSION and the count of commits, such as 0.2.0+1060, which Debian sorts by number. The file alone where git
# does not know the count: without git, outside a clone, in a clone without its past.
#
# Included when a build is configured, by CPack when it packs (so that a package says what was built, not what was configured), and by
# write_version.cmake.
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH nemeton_root)
file(STRINGS ${nemeton_root}/VERSION NEMETON_VERSION LIMIT_COUNT 1)

find_program(NEMETON_GIT git NO_CACHE)
if(NEMETON_GIT)
  # A folder without a repository of its own does not count the commits of one that it happens to lie in.
  cmake_path(GET nemeton_root PARENT_PATH nemeton_above)
  set(nemeton_git ${CMAKE_COMMAND} -E env GIT_CEILING_DIRECTORIES=${nemeton_above} ${NEMETON_GIT} -C ${nemeton_root})
  execute_process(COMMAND ${nemeton_git} rev-parse --is-shallow-repository
    OUTPUT_VARIABLE nemeton_shallow OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(nemeton_shallow STREQUAL "false")
    execute_process(COMMAND ${nemeton_git} rev-list --count HEAD
      OUTPUT_VARIABLE nemeton_commits OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(nemeton_commits)
      string(APPEND NEMETON_VERSION "+${nemeton_commits}")
    endif()
  endif()
endif()
set(CPACK_PACKAGE_VERSION ${NEMETON_VERSION})
