# CMake does not know this system yet. Nothing about it is special but the names of its programs.
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
