// Games in files: saved without ever leaving half a file or losing another one, loaded with a reason in words where
// that is not possible.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "house/room.h"

namespace mastaba::cli {

// The game a file holds, or what is wrong with it.
struct Loaded {
  const Room* room = nullptr;
  std::unique_ptr<AnyTable> table;
  std::string problem;
};
Loaded loadGame(const std::string& path, Language language);

// Writes beside the file and renames. Empty: done; otherwise what went wrong. It replaces a file of this name; whether
// that may be is the caller's question.
std::string saveText(const std::string& path, std::string_view text, Language language);

bool isThere(const std::string& path);

// "schatz-2026-11-15-1.json": the first of today's that is not there yet, in the current folder.
std::string freeName(std::string_view game);

// As a shell reads it as one word.
std::string quoted(const std::string& path);

}  // namespace mastaba::cli
