# Read by CPack when it packs: the version of what was built, and whose shared libraries those for building are.
include(${CMAKE_CURRENT_LIST_DIR}/version.cmake)
string(REGEX MATCH "^[0-9]+\\.[0-9]+" nemeton_minor ${NEMETON_VERSION})
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "libnemeton${nemeton_minor} (= ${NEMETON_VERSION})")
