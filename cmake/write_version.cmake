# cmake -D OUTPUT=FILE -P write_version.cmake: writes the C++ file that holds the version, unless it holds it already.
include(${CMAKE_CURRENT_LIST_DIR}/version.cmake)
configure_file(${CMAKE_CURRENT_LIST_DIR}/version.cpp.in ${OUTPUT} @ONLY)
