# A package for Debian: the program, the page, the unit for systemd, a configuration, and what there is to read. ./package makes it.
# What is installed is built by name before; tests and fuzzers need not be there.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/build/page/ DESTINATION share/nemeton/page COMPONENT program)
install(FILES ${PROJECT_SOURCE_DIR}/build/report.html DESTINATION share/nemeton COMPONENT program)
install(FILES deploy/nemeton.service DESTINATION lib/systemd/system COMPONENT program)
install(FILES deploy/nemeton.toml DESTINATION /etc/nemeton PERMISSIONS OWNER_READ OWNER_WRITE COMPONENT program)
# As they stand here beside one another, so that the links in the documents lead somewhere.
install(DIRECTORY docs DESTINATION share/doc/nemeton COMPONENT program FILES_MATCHING PATTERN "*.md" PATTERN "*.json"
  PATTERN screenshots EXCLUDE)
install(FILES LICENSE NOTICE CHANGELOG.md DESTINATION share/doc/nemeton COMPONENT program)
install(FILES deploy/nginx.conf deploy/Caddyfile deploy/alerts.yml DESTINATION share/doc/nemeton/deploy COMPONENT program)
install(FILES examples/bot.py examples/engine_bot.py examples/guest.py DESTINATION share/doc/nemeton/examples COMPONENT program)

set(CPACK_GENERATOR DEB)
# The libraries are no part of it.
set(CPACK_INSTALL_CMAKE_PROJECTS "${PROJECT_BINARY_DIR};nemeton;program;/;${PROJECT_BINARY_DIR};nemeton;networks;/")
set(CPACK_PACKAGE_NAME nemeton)
# Sets the package's version when it is packed.
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/version.cmake)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "tables for old board games, and the page to play at them")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "whoever built it <root@localhost>")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "nginx | caddy, postgresql, prometheus")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  "${PROJECT_SOURCE_DIR}/deploy/conffiles;${PROJECT_SOURCE_DIR}/deploy/postinst;${PROJECT_SOURCE_DIR}/deploy/prerm;${PROJECT_SOURCE_DIR}/deploy/postrm")
include(CPack)
