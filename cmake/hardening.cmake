# What Debian's own programs are built with against errors of memory, for programs that are shipped. A sanitizer sees the same errors
# itself, WebAssembly has none of these means, _FORTIFY_SOURCE needs optimisation, and a project that uses Nemeton decides it for all of
# a program. Every target is built so, because targets that share precompiled headers have to agree.
if(NOT PROJECT_IS_TOP_LEVEL OR NEMETON_SANITIZE OR CMAKE_SYSTEM_NAME STREQUAL "WASI" OR NOT CMAKE_BUILD_TYPE STREQUAL "Release")
  return()
endif()
set(NEMETON_HARDENED ON)

include(CheckCXXCompilerFlag)
add_compile_options(-fPIE -fstack-protector-strong -fstack-clash-protection -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
# Marks where jumps may lead to; processors other than x86 know no such thing.
check_cxx_compiler_flag(-fcf-protection NEMETON_HAS_CF_PROTECTION)
if(NEMETON_HAS_CF_PROTECTION)
  add_compile_options(-fcf-protection)
endif()
add_link_options($<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-pie> LINKER:-z,relro,-z,now)
