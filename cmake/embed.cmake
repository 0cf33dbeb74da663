# Turns a text file into a C++ string: cmake -DIN=words.txt -DOUT=words.cpp -DNAME=toyWords -P embed.cmake
file(READ "${IN}" TEXT)
file(WRITE "${OUT}" "// Generated from ${NAME}.\n#include <string_view>\n\nnamespace mastaba {\nextern const std::string_view ${NAME};\nconst std::string_view ${NAME} = R\"~~~(${TEXT})~~~\";\n}\n")
