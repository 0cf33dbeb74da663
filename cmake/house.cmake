# How everything in the house is compiled.

add_library(house_flags INTERFACE)
target_include_directories(house_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(house_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wold-style-cast -Wnon-virtual-dtor -Wimplicit-fallthrough -Werror
  # g++ would also count an enumerator that has the name of a global as a shadow.
  $<IF:$<CXX_COMPILER_ID:GNU>,-Wshadow=local,-Wshadow>
  # g++ 12 sees an overlap in std::string's operator+ that is not there.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  # The same bits everywhere: no fused multiply-add where the source has two operations.
  -ffp-contract=off)

# Boost's headers alone: the whole system include folder would not do for WebAssembly.
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/boost)
file(CREATE_LINK /usr/include/boost ${CMAKE_BINARY_DIR}/boost/boost SYMBOLIC)
target_include_directories(house_flags SYSTEM INTERFACE ${CMAKE_BINARY_DIR}/boost)

if(MASTABA_SANITIZE)
  target_compile_options(house_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(house_flags INTERFACE -fsanitize=address,undefined)
endif()

# Up to house/ nothing throws and nothing starts a thread, so that the same code runs in a browser.
function(house_library NAME)
  add_library(${NAME} STATIC ${ARGN})
  target_link_libraries(${NAME} PUBLIC house_flags)
  target_compile_options(${NAME} PRIVATE -fno-exceptions)
endfunction()

# Compiles a text file into a target as `const std::string_view NAME`.
function(embed_text TARGET FILE NAME)
  set(OUT ${CMAKE_BINARY_DIR}/embedded/${NAME}.cpp)
  add_custom_command(OUTPUT ${OUT}
    COMMAND ${CMAKE_COMMAND} -DIN=${CMAKE_SOURCE_DIR}/${FILE} -DOUT=${OUT} -DNAME=${NAME} -P ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${CMAKE_SOURCE_DIR}/${FILE} ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
    COMMENT "Embedding ${FILE}" VERBATIM)
  target_sources(${TARGET} PRIVATE ${OUT})
endfunction()

# Over a network it is the size that counts: files that nobody waits for, such as those that write texts and JSON, and
# the search, which waits for the games.
function(small_in_a_page)
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS -Oz)
  endif()
endfunction()

# A room of the house: the files that every room has, and what is named beyond them. Its texts go into the house.
function(house_room GAME FOLDER)
  set(FILES legal.cpp play.cpp imagine.cpp faults.cpp picture.cpp reading.cpp bot.cpp ${ARGN})
  list(TRANSFORM FILES PREPEND ${FOLDER}/)
  house_library(${GAME} ${FILES})
  target_link_libraries(${GAME} PUBLIC engine)
  target_sources(house PRIVATE house/${GAME}.cpp house/opponents/${GAME}.cpp)
  small_in_a_page(house/${GAME}.cpp house/opponents/${GAME}.cpp ${FOLDER}/faults.cpp ${FOLDER}/reading.cpp)
  target_link_libraries(house PRIVATE ${GAME})
  embed_text(house ${FOLDER}/words.txt ${GAME}Words)
  # A page brings the rules as files of their own, when somebody opens them.
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    embed_text(house cmake/nothing.md ${GAME}Rules)
    embed_text(house cmake/nothing.md ${GAME}RulesDe)
  else()
    embed_text(house ${FOLDER}/RULES.md ${GAME}Rules)
    embed_text(house ${FOLDER}/RULES.de.md ${GAME}RulesDe)
  endif()
  set_property(GLOBAL APPEND PROPERTY ROOM_FOLDERS ${FOLDER})
endfunction()

# A GoogleTest program from the files beside what they test; each TEST is one test for ctest.
function(house_test NAME)
  add_executable(${NAME} ${ARGN})
  target_link_libraries(${NAME} PRIVATE house GTest::gtest_main)
  # What is tested is built as people run it; the tests themselves take longer to optimise than to run.
  target_compile_options(${NAME} PRIVATE -O0)
  gtest_discover_tests(${NAME} DISCOVERY_MODE PRE_TEST WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
endfunction()
