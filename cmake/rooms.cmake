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

# nemeton_together(TARGET): where CMAKE_UNITY_BUILD is on, the sources of the target that share a folder are compiled as one, and what all of
# them include and instantiate once; twelve at most, for a change of one compiles all of them. A source with definitions of its own stays alone.
set(CMAKE_UNITY_BUILD_MODE GROUP)
function(nemeton_together target)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(GET source PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER "of_${folder}" group)
    list(APPEND ${group} ${source})
    list(LENGTH ${group} count)
    if(count GREATER 12)
      string(APPEND group _on)
    endif()
    set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${group})
  endforeach()
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
# NEMETON_TEST_LABELS: `slow` for those that wait for processes, disks and clocks, or search for long, `long` for those of `./test long` alone. The
# target `slow_tests` builds the slow ones, `quick_tests` those without a label.
function(nemeton_test name libs)
  if(NOT BUILD_TESTING)
    return()
  endif()
  nemeton_test_program(${name} "${libs}" ${ARGN})
  include(GoogleTest)
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES LABELS "${NEMETON_TEST_LABELS}")
endfunction()

# The same where the tests share what is expensive to start: all of them are one ctest, which takes long and begins before others.
function(nemeton_test_at_once name libs)
  if(NOT BUILD_TESTING)
    return()
  endif()
  nemeton_test_program(${name} "${libs}" ${ARGN})
  # Only tests that fail say anything, so that they are found in what is shown of many.
  add_test(NAME ${name} COMMAND ${name} --gtest_brief=1)
  set_tests_properties(${name} PROPERTIES COST 100 LABELS "${NEMETON_TEST_LABELS}")
endfunction()

# NEMETON_TEST_HEADERS, where it is set, is the target whose precompiled headers the program has.
function(nemeton_test_program name libs)
  add_executable(${name} ${ARGN})
  target_link_libraries(${name} PRIVATE ${libs} nemeton_flags nemeton_test_main)
  if(NOT NEMETON_TEST_HEADERS)
    set(NEMETON_TEST_HEADERS nemeton_test_main)
  endif()
  target_precompile_headers(${name} REUSE_FROM ${NEMETON_TEST_HEADERS})
  if(NOT NEMETON_TEST_LABELS)
    add_dependencies(quick_tests ${name})
  elseif("slow" IN_LIST NEMETON_TEST_LABELS)
    add_dependencies(slow_tests ${name})
  endif()
endfunction()

if(BUILD_TESTING)
  add_custom_target(quick_tests)
  add_custom_target(slow_tests)
  find_package(GTest REQUIRED)
  add_library(nemeton_test_main STATIC tests/main.cpp)
  target_link_libraries(nemeton_test_main PUBLIC GTest::gmock PRIVATE nemeton_flags)
  target_precompile_headers(nemeton_test_main PRIVATE <gmock/gmock.h> <gtest/gtest.h> <algorithm> <array> <chrono> <expected> <functional>
    <map> <optional> <span> <sstream> <string> <vector> <nlohmann/json.hpp>)
endif()
