# What others build upon: the core, the search, the games and their layer for research as static and as shared libraries, with their headers, for CMake and for
# pkg-config. docs/library.md says how, and what of it is public.

# In the same build.
foreach(part core search games research)
  add_library(nemeton_with_version_${part} INTERFACE)
  add_library(nemeton::${part} ALIAS nemeton_with_version_${part})
  target_link_libraries(nemeton_with_version_${part} INTERFACE nemeton_${part} nemeton_version)
endforeach()
if(NOT NEMETON_INSTALL)
  return()
endif()

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# The rooms' own objects, so that nothing is compiled twice.
get_property(rooms GLOBAL PROPERTY NEMETON_GAME_LIBRARIES)
set(core_rooms nemeton_core nemeton_version)
set(games_rooms nemeton_games ${rooms})
set(research_rooms nemeton_research)
foreach(kind static shared)
  string(TOUPPER ${kind} type)
  foreach(part core games research)
    list(TRANSFORM ${part}_rooms REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE objects)
    add_library(nemeton_${kind}_${part} ${type} ${objects})
    set_target_properties(nemeton_${kind}_${part} PROPERTIES LINKER_LANGUAGE CXX OUTPUT_NAME nemeton_${part} EXPORT_NAME ${part}
      ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/${kind} LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/${kind})
  endforeach()
  add_library(nemeton_${kind}_search INTERFACE)
  set_target_properties(nemeton_${kind}_search PROPERTIES EXPORT_NAME search)
  target_compile_features(nemeton_${kind}_core INTERFACE cxx_std_23)
  target_link_libraries(nemeton_${kind}_search INTERFACE nemeton_${kind}_core)
  target_link_libraries(nemeton_${kind}_games PUBLIC nemeton_${kind}_search)
  target_link_libraries(nemeton_${kind}_research PUBLIC nemeton_${kind}_games)
  if(kind STREQUAL "shared")
    foreach(part core games research)
      set_target_properties(nemeton_shared_${part} PROPERTIES VERSION ${PROJECT_VERSION}
        SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR} LINK_DEPENDS ${PROJECT_SOURCE_DIR}/cmake/exported.map)
      target_link_options(nemeton_shared_${part} PRIVATE LINKER:-z,defs
        LINKER:--version-script=${PROJECT_SOURCE_DIR}/cmake/exported.map)
    endforeach()
  endif()
  install(TARGETS nemeton_${kind}_core nemeton_${kind}_search nemeton_${kind}_games nemeton_${kind}_research EXPORT nemeton_${kind}
    LIBRARY COMPONENT runtime NAMELINK_COMPONENT library ARCHIVE COMPONENT library INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  install(EXPORT nemeton_${kind} NAMESPACE nemeton:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/nemeton COMPONENT library)
endforeach()

install(CODE "set(NEMETON_INCLUDE ${PROJECT_BINARY_DIR}/include)\nset(NEMETON_HEADERS ${PROJECT_BINARY_DIR}/headers)" COMPONENT library)
install(SCRIPT cmake/write_headers.cmake COMPONENT library)
install(DIRECTORY ${PROJECT_BINARY_DIR}/headers/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)
install(DIRECTORY ${PROJECT_BINARY_DIR}/networks/ DESTINATION ${CMAKE_INSTALL_DATADIR}/nemeton/networks COMPONENT networks)

set(folder ${CMAKE_INSTALL_LIBDIR}/cmake/nemeton)
set(networks ${CMAKE_INSTALL_DATADIR}/nemeton/networks)
configure_package_config_file(cmake/nemeton-config.cmake.in nemeton-config.cmake INSTALL_DESTINATION ${folder} PATH_VARS networks)
write_basic_package_version_file(nemeton-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/nemeton-config.cmake ${PROJECT_BINARY_DIR}/nemeton-config-version.cmake DESTINATION ${folder}
  COMPONENT library)
# Found from where it lies, so that what is installed can be moved.
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX BASE_DIRECTORY ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig OUTPUT_VARIABLE up)
configure_file(cmake/nemeton.pc.in nemeton.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/nemeton.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
