// `mastaba serve`: the page on this computer, from the program itself.
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
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

}  // namespace

int serve(const ServeOptions& options, Language language) {
  const server::Site& site = server::ownSite();
  if (site.files.empty()) fmt::print(stderr, "{}\n", say(ServeText::noPage, language));
  const std::error_code error = server::serve(site, options.where, [&](unsigned short port) {
    const std::string url = urlOf(options.where, port);
    fmt::print("{}\n", say(ServeText::opened, language, {saidText("address", url)}));
    std::fflush(stdout);
    if (options.open) openBrowser(url);
  });
  if (error) {
    fmt::print(stderr, "{}\n", complaint(error, options.where, language));
    return 1;
  }
  fmt::print("{}\n", say(ServeText::closed, language));
  return 0;
}

}  // namespace mastaba::cli
