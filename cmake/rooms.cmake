# The rooms of the house: a target per folder that sees only the folders it names, so that a wrong include does not build.

add_library(nemeton_flags INTERFACE)
target_compile_options(nemeton_flags INTERFACE -Wall -Wextra -Wshadow -Wconversion)
# gcc 12 takes "text" + std::string for an overlapping copy (its bug 105651, mended in 13), and what stands in an engaged optional
# or in the filled part of a FixedList for uninitialized, a loop over it for one that may run past its end, a vector in an expected for one
# that was never allocated, and a check of GoogleTest below an if for half of an if.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(nemeton_flags INTERFACE -Wno-restrict -Wno-maybe-uninitialized -Wno-array-bounds
                         -Wno-free-nonheap-object -Wno-dangling-else)
endif()
# The core, the search and the games have neither exceptions nor run-time types, natively as in the page.
add_library(nemeton_plain_flags INTERFACE)
target_link_libraries(nemeton_plain_flags INTERFACE nemeton_flags)
# A product and a sum are rounded one after the other on every processor, so that bots choose alike on all.
target_compile_options(nemeton_plain_flags INTERFACE -fno-exceptions -fno-rtti -ffp-contract=off)
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  # The programs and the shared libraries are made of the same objects. Nobody puts another function in the place of one of ours.
  target_compile_options(nemeton_plain_flags INTERFACE -fPIC -fno-semantic-interposition)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # A precompiled header from the cache fits files of the same content, whenever they were written. It holds absolute paths, so it fits no clone elsewhere.
  add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
endif()
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  add_compile_options(-msimd128 -fno-exceptions -fno-rtti)
endif()
if(NEMETON_SANITIZE)
  add_compile_options(-fsanitize=${NEMETON_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${NEMETON_SANITIZE})
  if(NEMETON_SANITIZE MATCHES "undefined")
    # Half of the house has no run-time types, which the check of an object's type needs.
    add_compile_options(-fno-sanitize=vptr)
    if(NEMETON_SANITIZE MATCHES "address")
      # AddressSanitizer sees most of what goes wrong through a pointer; to check each pointer as well takes a quarter of the time to compile.
      # The preset `ubsan` does.
      add_compile_options(-fno-sanitize=null,alignment,object-size,pointer-overflow)
    endif()
  endif()
endif()

# nemeton_include(TARGET FOLDER SCOPE): files of FOLDER (relative to the root of the project) can be included by the target as
# "FOLDER/file.hpp".
function(nemeton_include target folder scope)
  nemeton_include_at(${target} ${folder} ${PROJECT_SOURCE_DIR}/${folder} ${scope})
endfunction()

# nemeton_include_at(TARGET NAME FOLDER SCOPE): files of FOLDER, wherever it lies, can be included by the target as "NAME/file.hpp", and as
# "nemeton/NAME/file.hpp", which is their name where they are installed.
function(nemeton_include_at target name folder scope)
  string(REPLACE "/" "_" flat ${name})
  set(root ${PROJECT_BINARY_DIR}/include/${flat})
  cmake_path(GET name PARENT_PATH parent)
  file(MAKE_DIRECTORY ${root}/${parent} ${root}/nemeton/${parent})
  file(CREATE_LINK ${folder} ${root}/${name} SYMBOLIC)
  file(CREATE_LINK ${folder} ${root}/nemeton/${name} SYMBOLIC)
  target_include_directories(${target} ${scope} ${root})
endfunction()

# nemeton_together(TARGET NAME FOLDER): with NEMETON_TOGETHER, the sources of the target below FOLDER that share a folder are compiled as one, up
# to twelve at a time, so that the headers they include are read once. They are included as NAME/…, so a compiler cache knows them in any clone. A
# source with definitions of its own stays alone. CMAKE_UNITY_BUILD would write absolute paths.
function(nemeton_together target name folder)
  if(NOT NEMETON_TOGETHER)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  set(alone "")
  set(groups "")
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE path)
    cmake_path(IS_PREFIX folder ${path} is_below)
    get_source_file_property(definitions ${source} COMPILE_DEFINITIONS)
    if(NOT is_below OR definitions)
      list(APPEND alone ${source})
      continue()
    endif()
    cmake_path(RELATIVE_PATH path BASE_DIRECTORY ${folder} OUTPUT_VARIABLE inner)
    cmake_path(GET inner PARENT_PATH group)
    string(MAKE_C_IDENTIFIER "${target}_${group}" group)
    list(LENGTH ${group}_files count)
    if(count GREATER_EQUAL 12)
      string(APPEND group _2)
    endif()
    list(APPEND groups ${group})
    list(APPEND ${group}_files ${name}/${inner})
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group IN LISTS groups)
    list(TRANSFORM ${group}_files REPLACE "(.+)" "#include \"\\1\"")
    list(JOIN ${group}_files "\n" text)
    file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/together/${group}.cpp CONTENT "${text}\n" @ONLY)
    list(APPEND alone ${CMAKE_CURRENT_BINARY_DIR}/together/${group}.cpp)
  endforeach()
  set_property(TARGET ${target} PROPERTY SOURCES ${alone})
endfunction()

# nemeton_cold(TARGET): for code that is never hot, such as the server and the commands: half the time to compile, and smaller.
function(nemeton_cold target)
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    target_compile_options(${target} PRIVATE -Oz)
  elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${target} PRIVATE -O1)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
      target_compile_options(${target} PRIVATE "SHELL:-mllvm -inline-threshold=20")
    endif()
  endif()
endfunction()

# nemeton_test(NAME LIBS SOURCES...): a GoogleTest program; LIBS is a list. Each test in it is a ctest of its own, with the labels of
# NEMETON_TEST_LABELS:
#   sanitized  reads untrusted bytes or raw memory: `./test` runs it under the sanitizers, all others as the programs are shipped
#   slow       waits for processes, disks and clocks, or searches for long: `./test quick` leaves it out
#   long       runs in `./test long` alone
# The target `sanitized_tests` builds the first, `release_tests` those without the first and the last.
function(nemeton_test name libs)
  if(NOT BUILD_TESTING)
    return()
  endif()
  nemeton_test_program(${name} "${libs}" ${ARGN})
  include(GoogleTest)
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES LABELS "${NEMETON_TEST_LABELS}")
endfunction()

# The same for tests that share what is expensive to start: all of them are one ctest, which takes long and begins before others.
function(nemeton_test_at_once name libs)
  if(NOT BUILD_TESTING)
    return()
  endif()
  nemeton_test_program(${name} "${libs}" ${ARGN})
  # Only tests that fail say anything, so that they are found in what is shown of many.
  add_test(NAME ${name} COMMAND ${name} --gtest_brief=1)
  set_tests_properties(${name} PROPERTIES COST 100 LABELS "${NEMETON_TEST_LABELS}")
endfunction()

# NEMETON_TEST_HOT: the tests themselves are optimized, since they search for long. NEMETON_TEST_HEADERS: the target whose precompiled headers the
# program shares, if that is not nemeton_test_main.
function(nemeton_test_program name libs)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE ${libs} nemeton_flags nemeton_test_main)
  if(NOT NEMETON_TEST_HOT)
    nemeton_cold(${name})
  endif()
  if(NOT NEMETON_TEST_HEADERS)
    set(NEMETON_TEST_HEADERS nemeton_test_main)
  endif()
  target_precompile_headers(${name} REUSE_FROM ${NEMETON_TEST_HEADERS})
  cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE room)
  nemeton_together(${name} ${room} ${CMAKE_CURRENT_SOURCE_DIR})
  if("sanitized" IN_LIST NEMETON_TEST_LABELS)
    add_dependencies(sanitized_tests ${name})
  elseif(NOT "long" IN_LIST NEMETON_TEST_LABELS)
    add_dependencies(release_tests ${name})
  endif()
endfunction()

if(BUILD_TESTING)
  add_custom_target(sanitized_tests)
  add_custom_target(release_tests)
  find_package(GTest REQUIRED)
  add_library(nemeton_test_main STATIC tests/main.cpp)
  target_link_libraries(nemeton_test_main PUBLIC GTest::gmock PRIVATE nemeton_flags)
  target_precompile_headers(nemeton_test_main PRIVATE <gmock/gmock.h> <gtest/gtest.h> <algorithm> <array> <chrono> <expected> <functional>
    <map> <optional> <span> <sstream> <string> <vector> <nlohmann/json.hpp>)
endif()
