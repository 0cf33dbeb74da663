// `mastaba serve`: the page on this computer, from the program itself.
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spawn.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/texts.h"

namespace mastaba::cli {
namespace {

std::string urlOf(const server::Listening& where, unsigned short port) {
  const bool everywhere = where.address == "0.0.0.0" || where.address == "::";
  const bool v6 = where.address.find(':') != std::string::npos;
  const std::string host = everywhere ? "127.0.0.1" : v6 ? "[" + where.address + "]" : where.address;
  return fmt::format("http://{}:{}/", host, port);
}

// Where nobody looks at a screen there is none; and if it does not work, the address stands there.
void openBrowser(const std::string& url) {
  if (!std::getenv("DISPLAY") && !std::getenv("WAYLAND_DISPLAY")) return;
  std::string program = "xdg-open";
  std::string address = url;
  char* const arguments[] = {program.data(), address.data(), nullptr};
  posix_spawn_file_actions_t quiet{};
  posix_spawn_file_actions_init(&quiet);
  for (const int out : {STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&quiet, out, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  posix_spawnp(&child, program.c_str(), &quiet, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&quiet);
}

std::string complaint(std::error_code error, const server::Listening& where, Language language) {
  const std::string url = urlOf(where, where.port);
  const std::string port = std::to_string(where.port);
  if (error == std::errc::address_in_use)
    return say(ServeText::taken, language, {saidText("port", port), saidText("address", url)});
  if (error == std::errc::permission_denied) return say(ServeText::notAllowed, language, {saidText("port", port)});
  if (error == std::errc::invalid_argument || error == std::errc::address_not_available)
    return say(ServeText::noAddress, language, {saidText("address", where.address)});
  return say(ServeText::cannot, language, {saidText("address", url), saidText("why", error.message())});
}

ServeText textOf(store::Trouble trouble) {
  switch (trouble) {
    case store::Trouble::full:
      return ServeText::dataFull;
    case store::Trouble::readOnly:
      return ServeText::dataReadOnly;
    case store::Trouble::inUse:
      return ServeText::dataInUse;
    case store::Trouble::foreign:
      return ServeText::dataForeign;
    case store::Trouble::newer:
      return ServeText::dataNewer;
    default:
      return ServeText::dataBroken;
  }
}

constexpr std::string_view forgetting = "none";

// The store, or nothing: then it was said why.
std::unique_ptr<store::Store> openStore(const std::string& file, Language language) {
  if (file == forgetting) {
    fmt::print("{}\n", say(ServeText::forgets, language));
    return store::forgetful();
  }
  std::error_code ignored;  // if it cannot be made, opening says why
  std::filesystem::create_directories(std::filesystem::path(file).parent_path(), ignored);
  std::unique_ptr<store::Store> opened;
  if (const store::Outcome outcome = store::openSqlite(file, opened); !outcome)
    fmt::print(stderr, "{}\n",
               say(textOf(outcome.trouble), language, {saidText("file", file), saidText("why", outcome.detail)}));
  return opened;
}

// A line for each thing those who run the house should know, to be read by programs too. It names no guest, no table
// and no address.
void logLine(std::string_view what, const std::string& fields) {
  const std::string at = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
  fmt::print(stderr, R"({{"at":"{}","what":"{}"{}{}}}{})", at, what, fields == "{}" ? "" : ",",
             fields.substr(1, fields.size() - 2), "\n");
}

}  // namespace

std::string usualDataFile() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data) return std::string(data) + "/mastaba/house.db";
  const char* home = std::getenv("HOME");
  return std::string(home && *home ? home : ".") + "/.local/share/mastaba/house.db";
}

int serve(const ServeOptions& options, Language language) {
  const server::Site& site = server::ownSite();
  if (site.files.empty()) fmt::print(stderr, "{}\n", say(ServeText::noPage, language));
  const auto opened = [&](unsigned short port) {
    const std::string& known = options.where.publicAddress;
    const std::string url = known.empty() ? urlOf(options.where, port) : known;
    fmt::print("{}\n", say(ServeText::opened, language, {saidText("address", url)}));
    if (options.data != forgetting)
      fmt::print("{}\n", say(ServeText::kept, language, {saidText("file", options.data)}));
    std::fflush(stdout);
    logLine("opened", fmt::format(R"({{"port":{}}})", port));
    if (options.open) openBrowser(url);
  };
  const auto store = [&] { return openStore(options.data, language); };
  const std::error_code error =
      server::serve(site, options.where, options.plan, {.store = store, .opened = opened, .log = logLine});
  if (error == std::errc::operation_canceled) return 1;
  if (error) {
    fmt::print(stderr, "{}\n", complaint(error, options.where, language));
    return 1;
  }
  logLine("closed", "{}");
  fmt::print("{}\n", say(ServeText::closed, language));
  return 0;
}

}  // namespace mastaba::cli
