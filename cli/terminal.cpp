#include "cli/terminal.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace mastaba::cli {
namespace {

constexpr std::string_view enterScreen = "\x1b[?1049h\x1b[2J\x1b[H";
constexpr std::string_view leaveScreen = "\x1b[0m\x1b[2J\x1b[H\x1b[?25h\x1b[?1049l";
constexpr char wakeUp = 'w';

// What a signal handler must be able to reach.
struct Held {
  termios before{};
  volatile std::sig_atomic_t changed = 0;  // the terminal is not as it was
  std::array<int, 2> pipe{-1, -1};         // handlers write to it, waiting ends
};
Held held;

void writeAll(int to, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(to, text.data(), text.size());
    if (written < 0 && errno != EINTR && errno != EAGAIN) return;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
}

// Only calls that a handler may make.
void restore() {
  if (held.changed == 0) return;
  held.changed = 0;
  writeAll(STDOUT_FILENO, leaveScreen);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &held.before);
}

void change() {
  termios raw = held.before;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  held.changed = 1;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
  writeAll(STDOUT_FILENO, enterScreen);
}

// A pipe that is full has enough to wake somebody.
void note(char what) {
  const int kept = errno;
  [[maybe_unused]] const ssize_t written = write(held.pipe[1], &what, 1);
  errno = kept;
}

void onNews(int signal) { note(static_cast<char>(signal)); }

void onEnd(int signal) {
  restore();
  if (signal == SIGABRT) return;  // abort() goes on by itself
  _exit(128 + signal);
}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action{};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, nullptr);
}

bool isSet(const char* name) {
  const char* value = std::getenv(name);
  return value && *value;
}

int fromEnvironment(const char* name, int usual) {
  const char* value = std::getenv(name);
  const int number = value ? std::atoi(value) : 0;
  return number > 0 ? number : usual;
}

}  // namespace

Terminal::Terminal() {
  const char* kind = std::getenv("TERM");
  const bool able = kind && *kind && std::string_view(kind) != "dumb";
  typedByHand_ = isatty(STDIN_FILENO) != 0;
  const bool seen = isatty(STDOUT_FILENO) != 0;
  live_ = typedByHand_ && seen && able && tcgetattr(STDIN_FILENO, &held.before) == 0;
  colour_ = seen && able && !isSet("NO_COLOR");
  if (pipe2(held.pipe.data(), O_NONBLOCK | O_CLOEXEC) != 0) live_ = false;
  handle(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error to be told of, not the end
  if (!typedByHand_) return;
  for (const int signal : {SIGINT, SIGWINCH}) handle(signal, onNews);
  if (!live_) return;
  handle(SIGTSTP, onNews);
  for (const int signal : {SIGTERM, SIGHUP, SIGQUIT, SIGABRT}) handle(signal, onEnd);
  change();
}

// The pipe stays open: a bot that still thinks may want to wake somebody.
Terminal::~Terminal() { leave(); }

void Terminal::leave() {
  live_ = false;
  restore();
}

Size Terminal::size() const {
  winsize window{};
  Size size{fromEnvironment("COLUMNS", 80), fromEnvironment("LINES", 24)};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0 && window.ws_row > 0)
    size = {window.ws_col, window.ws_row};
  return {std::max(size.columns, 20), std::max(size.rows, 6)};
}

void Terminal::draw(const Lines& lines) {
  std::string out = "\x1b[?25l\x1b[H";
  for (const std::string& line : lines) out.append("\x1b[2K").append(printable(line)).append("\x1b[0m\n");
  writeAll(STDOUT_FILENO, out + "\x1b[J");
}

void Terminal::print(std::string_view text) { writeAll(STDOUT_FILENO, printable(text)); }

void Terminal::print(const Lines& lines) {
  std::string out;
  for (const std::string& line : lines) out.append(line).append("\n");
  print(out);
}

void Terminal::empty() {
  if (live_)
    writeAll(STDOUT_FILENO, "\x1b[0m\x1b[2J\x1b[H");
  else if (colour_ || typedByHand_)
    print(std::string(static_cast<std::size_t>(size().rows), '\n'));
  if (!typedByHand_) return;
  tcflush(STDIN_FILENO, TCIFLUSH);
  bytes_.clear();
  typed_.clear();
}

void Terminal::wake() { note(wakeUp); }

// Ctrl-Z: the terminal is given back, and taken again when the program goes on.
void Terminal::suspend() {
  restore();
  handle(SIGTSTP, SIG_DFL);
  raise(SIGTSTP);
  handle(SIGTSTP, onNews);
  change();
}

Input Terminal::waitFor(bool typed, std::optional<Milliseconds> time) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point until = Clock::now() + time.value_or(Milliseconds(0));
  while (true) {
    int left = -1;
    if (time)
      left = static_cast<int>(std::max<long long>(0, std::chrono::ceil<Milliseconds>(until - Clock::now()).count()));
    std::array<pollfd, 2> both{{{held.pipe[0], POLLIN, 0}, {STDIN_FILENO, POLLIN, 0}}};
    const int ready = poll(both.data(), typed ? 2 : 1, left);
    if (ready < 0 && errno != EINTR) return {Input::Kind::end, {}, {}};
    char what = 0;
    if (read(held.pipe[0], &what, 1) == 1) {
      if (what == wakeUp) return {Input::Kind::woken, {}, {}};
      if (what == static_cast<char>(SIGINT)) return {Input::Kind::interrupt, {}, {}};
      if (what == static_cast<char>(SIGTSTP)) suspend();
      return {Input::Kind::resized, {}, {}};
    }
    if (ready > 0 && typed && both[1].revents != 0) {
      std::array<char, 4096> chunk{};
      const ssize_t got = read(STDIN_FILENO, chunk.data(), chunk.size());
      if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
      if (got <= 0) {
        ended_ = !typedByHand_ || live_;  // on a terminal that reads lines one may go on after Ctrl-D
        return {Input::Kind::end, {}, {}};
      }
      bytes_.append(chunk.data(), static_cast<std::size_t>(got));
      return {Input::Kind::key, {}, {}};
    }
    if (ready == 0) return {Input::Kind::timeout, {}, {}};
  }
}

Input Terminal::pause(std::optional<Milliseconds> time) { return waitFor(false, time); }

Input Terminal::readKey(std::optional<Milliseconds> time) {
  if (!live_) return readPlainLine("");
  while (true) {
    if (std::optional<Key> key = takeKey(bytes_, false)) {
      if (key->name == Key::Name::end) return {Input::Kind::end, {}, {}};
      if (key->name == Key::Name::redraw) return {Input::Kind::resized, {}, {}};
      return {Input::Kind::key, {}, std::move(*key)};
    }
    if (ended_) return {Input::Kind::end, {}, {}};
    // The rest of what one key sends comes at once.
    const bool half = !bytes_.empty();
    Input input = waitFor(true, half ? Milliseconds(50) : time);
    if (input.kind == Input::Kind::timeout && half) {
      std::optional<Key> key = takeKey(bytes_, true);
      return {Input::Kind::key, {}, key ? std::move(*key) : Key{}};
    }
    if (input.kind != Input::Kind::key) return input;
  }
}

Input Terminal::readLine(const std::string& prompt) { return live_ ? readLiveLine(prompt) : readPlainLine(prompt); }

Input Terminal::readLiveLine(const std::string& prompt) {
  while (true) {
    // The end of a long line is what one is typing.
    const int room = std::max(size().columns - columnsOf(prompt) - 1, 1);
    std::string_view shown = typed_.text();
    while (columnsOf(shown) > room) shown.remove_prefix(1);
    writeAll(STDOUT_FILENO, "\r" + printable(prompt + std::string(shown)) + "\x1b[K\x1b[?25h");
    Input input = readKey();
    if (input.kind == Input::Kind::end && !typed_.text().empty() && !ended_) continue;
    if (input.kind != Input::Kind::key) return input;
    if (!typed_.press(input.key)) continue;
    Input line{Input::Kind::line, typed_.text(), {}};
    typed_.clear();
    return line;
  }
}

Input Terminal::readPlainLine(const std::string& prompt) {
  print(prompt);
  while (true) {
    std::size_t end = bytes_.find('\n');
    if (end == std::string::npos && ended_ && !bytes_.empty()) end = bytes_.size();
    if (end != std::string::npos) {
      Input line{Input::Kind::line, bytes_.substr(0, end), {}};
      bytes_.erase(0, std::min(end + 1, bytes_.size()));
      if (line.line.ends_with('\r')) line.line.pop_back();
      // What was not typed by hand is not to be seen otherwise.
      if (!typedByHand_) print(line.line + "\n");
      return line;
    }
    if (ended_) return {Input::Kind::end, {}, {}};
    const Input input = waitFor(true, {});
    if (input.kind == Input::Kind::end && ended_ && !bytes_.empty()) continue;
    if (input.kind == Input::Kind::end || input.kind == Input::Kind::interrupt) {
      print("\n");
      return input;
    }
  }
}

}  // namespace mastaba::cli
