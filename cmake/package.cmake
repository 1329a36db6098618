# Packages for Debian, which ./package makes: `nemeton`, the program with the page, the unit for systemd, a configuration and what there is to read;
# `libnemeton0.2`, the shared libraries; and `libnemeton-dev`, what others build upon (docs/library.md).
# What is installed is built by name before; tests and fuzzers need not be there.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/build/page/ DESTINATION share/nemeton/page COMPONENT program)
install(FILES ${PROJECT_SOURCE_DIR}/build/report.html DESTINATION share/nemeton COMPONENT program)
install(FILES deploy/nemeton.service DESTINATION lib/systemd/system COMPONENT program)
install(FILES deploy/nemeton.toml DESTINATION /etc/nemeton PERMISSIONS OWNER_READ OWNER_WRITE COMPONENT program)
# As they stand here beside one another, so that the links in the documents lead somewhere.
install(DIRECTORY docs DESTINATION share/doc/nemeton COMPONENT program FILES_MATCHING PATTERN "*.md" PATTERN "*.json"
  PATTERN screenshots EXCLUDE)
install(FILES NOTICE CHANGELOG.md DESTINATION share/doc/nemeton COMPONENT program)
install(FILES deploy/nginx.conf deploy/Caddyfile deploy/alerts.yml DESTINATION share/doc/nemeton/deploy COMPONENT program)
install(FILES examples/bot.py examples/engine_bot.py examples/guest.py DESTINATION share/doc/nemeton/examples COMPONENT program)

set(library libnemeton${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
# What Debian asks of every package.
foreach(package nemeton ${library} libnemeton-dev)
  install(FILES deploy/debian/copyright DESTINATION share/doc/${package} COMPONENT ${package})
  install(CODE "set(package ${package})" COMPONENT ${package})
  install(SCRIPT cmake/debian_changelog.cmake COMPONENT ${package})
endforeach()
install(FILES deploy/debian/nemeton.1 DESTINATION share/man/man1 COMPONENT nemeton)
# One page for both programs.
install(CODE "set(pages \$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/share/man/man1)
execute_process(COMMAND gzip -9nf \${pages}/nemeton.1 COMMAND_ERROR_IS_FATAL ANY)
file(CREATE_LINK nemeton.1.gz \${pages}/nemeton-lab.1.gz SYMBOLIC)" COMPONENT nemeton)

set(CPACK_GENERATOR DEB)
# Sets the version and the maintainer when the packages are made.
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/package_time.cmake)
set(CPACK_PACKAGE_NAME nemeton)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_COMPONENTS_ALL program networks nemeton runtime ${library} library libnemeton-dev)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME nemeton)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "tables for old board games, and the page to play at them
Nine druid and Celtic tabletop games, from Brandubh of old Ireland to Druid's
Duel: a server with tables for friends and strangers, the page that they play
at, bots of eight levels, and all of it as commands in a terminal.")
# Debian's games lie in /usr/games; this is a server above all.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "nginx | caddy, postgresql, prometheus")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_CONTROL_EXTRA
  "${PROJECT_SOURCE_DIR}/deploy/conffiles;${PROJECT_SOURCE_DIR}/deploy/postinst;${PROJECT_SOURCE_DIR}/deploy/prerm;${PROJECT_SOURCE_DIR}/deploy/postrm")

set(CPACK_DEBIAN_SHARED_PACKAGE_NAME ${library})
set(CPACK_DEBIAN_SHARED_DESCRIPTION "nine druid and Celtic tabletop games as libraries
The rules of the games, the search and the bots, for programs that are built
upon libnemeton-dev.")
set(CPACK_DEBIAN_SHARED_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_SHARED_PACKAGE_SHLIBDEPS ON)
# What is linked against them says so to dpkg-shlibdeps.
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_SHARED_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/deploy/debian/triggers)

set(CPACK_DEBIAN_DEV_PACKAGE_NAME libnemeton-dev)
set(CPACK_DEBIAN_DEV_DESCRIPTION "nine druid and Celtic tabletop games, for programs built upon them
Headers, static and shared libraries, and how CMake and pkg-config find them:
the rules of the games as types and behind one interface, search over any of
them, the bots, and the games for research by numbers, masks and tensors.")
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
# What the bots have learnt.
set(CPACK_DEBIAN_DEV_PACKAGE_RECOMMENDS nemeton)

include(CPack)
cpack_add_component(program GROUP program)
cpack_add_component(networks GROUP program)
cpack_add_component(nemeton GROUP program)
cpack_add_component(runtime GROUP shared)
cpack_add_component(${library} GROUP shared)
cpack_add_component(library GROUP dev)
cpack_add_component(libnemeton-dev GROUP dev)
