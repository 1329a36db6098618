# Read by CPack when it makes the packages: the version of what was built, the shared libraries that the headers need, and the maintainer, whom DEBFULLNAME and
# DEBEMAIL name as for Debian's own tools.
include(${CMAKE_CURRENT_LIST_DIR}/version.cmake)
string(REGEX MATCH "^[0-9]+\\.[0-9]+" nemeton_minor ${NEMETON_VERSION})
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "libnemeton${nemeton_minor} (= ${NEMETON_VERSION})")
set(maintainer "unnamed <root@localhost>")
if(DEFINED ENV{DEBFULLNAME} AND DEFINED ENV{DEBEMAIL})
  set(maintainer "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
endif()
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${maintainer})
