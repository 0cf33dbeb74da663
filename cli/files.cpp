#include "cli/files.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/texts.h"
#include "describe/json_in.h"
#include "table/record.h"

namespace mastaba::cli {
namespace {

class File {
 public:
  explicit File(int number) : number_(number) {}
  ~File() {
    if (number_ >= 0) close(number_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  bool isOpen() const { return number_ >= 0; }
  int number() const { return number_; }
  // Some file systems find out only now that there is no room.
  bool closeNow() { return close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

std::string causeOf(int error, Language language) {
  switch (error) {
    case ENOENT:
    case ENOTDIR:
      return say(FileText::notThere, language);
    case EACCES:
    case EPERM:
    case EROFS:
      return say(FileText::notAllowed, language);
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return say(FileText::noRoom, language);
    case EISDIR:
      return say(FileText::isFolder, language);
    case ENAMETOOLONG:
      return say(FileText::longName, language);
    default:
      return std::strerror(error);
  }
}

std::string cannot(FileText what, const std::string& path, const std::string& why, Language language) {
  return say(what, language, {saidText("file", path), saidText("why", why)});
}

bool writeAll(int to, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(to, text.data(), text.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// 0, or the error.
int readAll(int from, std::string& text) {
  std::array<char, 65536> chunk{};
  while (text.size() <= record::mostBytes) {
    const ssize_t got = read(from, chunk.data(), chunk.size());
    if (got == 0) return 0;
    if (got < 0 && errno != EINTR) return errno;
    if (got > 0) text.append(chunk.data(), static_cast<std::size_t>(got));
  }
  return 0;
}

Fault load(std::string_view text, Loaded& loaded) {
  if (text.size() > record::mostBytes) return {Wrong::tooLarge, {}, std::to_string(record::mostBytes)};
  json::value parsed;
  if (Fault fault = parseJson(text, parsed)) return fault;
  return loadRecord(parsed, loaded.room, loaded.table);
}

}  // namespace

Loaded loadGame(const std::string& path, Language language) {
  Loaded loaded;
  const File file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  std::string text;
  const int error = file.isOpen() ? readAll(file.number(), text) : errno;
  if (error != 0) {
    loaded.problem = cannot(FileText::cannotRead, path, causeOf(error, language), language);
  } else if (const Fault fault = load(text, loaded)) {
    loaded.problem =
        say(FileText::cannotUse, language, {saidText("file", path), saidText("why", sayFault(fault, language))});
  }
  return loaded;
}

std::string saveText(const std::string& path, std::string_view text, Language language) {
  // Through a link the file itself is replaced, not the link.
  std::error_code unknown;
  const std::filesystem::path real = std::filesystem::canonical(path, unknown);
  const std::string target = unknown ? path : real.string();
  const auto fail = [&](int error) { return cannot(FileText::cannotWrite, path, causeOf(error, language), language); };
  struct stat there{};
  if (stat(target.c_str(), &there) == 0 && !S_ISREG(there.st_mode))
    return cannot(FileText::cannotWrite, path,
                  S_ISDIR(there.st_mode) ? causeOf(EISDIR, language) : say(FileText::noFile, language), language);

  const std::string beside = fmt::format("{}.{}.part", target, getpid());
  File file(open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
  if (!file.isOpen()) return fail(errno);
  const bool done = writeAll(file.number(), text) && writeAll(file.number(), "\n") && fsync(file.number()) == 0 &&
                    file.closeNow() && rename(beside.c_str(), target.c_str()) == 0;
  if (done) return {};
  const int error = errno;
  unlink(beside.c_str());
  return fail(error);
}

bool isThere(const std::string& path) {
  struct stat there{};
  return lstat(path.c_str(), &there) == 0;
}

std::string freeName(std::string_view game) {
  const std::time_t now = std::time(nullptr);
  std::tm date{};
  localtime_r(&now, &date);
  for (int number = 1;; ++number) {
    std::string name =
        fmt::format("{}-{:04}-{:02}-{:02}-{}.json", game, date.tm_year + 1900, date.tm_mon + 1, date.tm_mday, number);
    if (!isThere(name)) return name;
  }
}

std::string quoted(const std::string& path) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./+,:=@%";
  if (!path.empty() && path.find_first_not_of(plain) == std::string::npos) return path;
  std::string out = "'";
  for (const char c : path) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

}  // namespace mastaba::cli
