// A hall in a world of its own: time that passes when it is told to, a store that writes when it is told to, bots that
// answer at once, and visitors whose letters are kept.
#pragma once

#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "describe/json_in.h"
#include "describe/json_out.h"
#include "hall/fair.h"
#include "hall/hall.h"

namespace mastaba::hall {

class TestHall {
 public:
  explicit TestHall(Limits limits = {.botPause = 0}) : limits_(limits) { reopen(); }

  // As if the program had ended and begun again, after a while.
  void reopen(Millis closed = 0) {
    if (hall_) {
      hall_->closing();
      if (hall_->hasBatch()) write();
    }
    hall_.reset();
    tasks_.clear();
    now_ += closed;
    hall_ = std::make_unique<Hall>(
        World{.send = [this](VisitorId to, std::string text) { letters_[to].push_back(std::move(text)); },
              .load = [this](const std::string& table) { loads_.push_back(table); },
              .think = [this](Task task) { tasks_.push_back(std::move(task)); },
              .now = [this] { return now_; },
              .random = [this](int bytes) { return digits(bytes); }},
        limits_);
    for (const Stage stage : {Stage::gathering, Stage::dealing, Stage::running}) {
      std::vector<store::Head> heads;
      EXPECT_TRUE(store_->heads(static_cast<int>(stage), 1000, heads));
      hall_->remember(heads);
    }
    settle();
  }

  VisitorId come(const std::string& name, char token, Language language = Language::en) {
    const VisitorId id = ++last_;
    hall_->came(id);
    ask(id, JsonObject()
                .add("do", "\"hello\"")
                .add("mastaba", "1")
                .add("token", jsonString(std::string(64, token)))
                .add("name", jsonString(name))
                .add("lang", toJson(language))
                .text());
    return id;
  }

  // Asks, lets everything happen that follows, and gives the answer.
  json::value ask(VisitorId visitor, const std::string& request) {
    say(visitor, request);
    settle();
    return lastAnswer(visitor);
  }
  void say(VisitorId visitor, const std::string& request) { hall_->heard(visitor, request); }

  // Loads, writes and thoughts, until nothing is left to do.
  void settle() {
    for (bool more = true; more;) {
      more = loadAll();
      if (!held_ && hall_->hasBatch()) {
        write();
        more = true;
      }
      if (const std::vector<Task> tasks = std::exchange(tasks_, {}); !tasks.empty()) {
        for (const Task& task : tasks) hall_->thought(task, task.game->bot(task.seat, {.level = 1}, task.character));
        more = true;
      }
    }
  }
  bool loadAll() {
    const std::vector<std::string> tables = std::exchange(loads_, {});
    for (const std::string& table : tables) {
      std::vector<store::Entry> entries;
      std::vector<store::Snapshot> snapshots;
      const store::Outcome outcome = store_->log(table, 0, entries);
      EXPECT_TRUE(store_->snapshot(table, snapshots));
      hall_->loaded(table, outcome, entries, snapshots);
    }
    return !tables.empty();
  }
  void write() {
    const store::Batch& batch = hall_->takeBatch();
    hall_->written(full_ ? store::Outcome{store::Trouble::full, "no room"} : store_->write(batch));
  }
  void pass(Millis time) {
    now_ += time;
    hall_->tick();
    settle();
  }
  // From now on nothing is written until `settle` after `hold(false)`.
  void hold(bool held) { held_ = held; }
  void fill(bool full) { full_ = full; }

  json::value lastAnswer(VisitorId visitor) const {
    for (auto letter = letters_.at(visitor).rbegin(); letter != letters_.at(visitor).rend(); ++letter) {
      json::value value;
      EXPECT_FALSE(parseJson(*letter, value));
      if (value.get_object().contains("ok")) return value;
    }
    return json::object();
  }
  // The newest news of this kind, with this in it; null: none came.
  json::value lastNews(VisitorId visitor, std::string_view is = "table", const char* with = "is") const {
    const auto found = letters_.find(visitor);
    if (found == letters_.end()) return nullptr;
    for (auto letter = found->second.rbegin(); letter != found->second.rend(); ++letter) {
      json::value value;
      EXPECT_FALSE(parseJson(*letter, value));
      const json::value* kind = value.get_object().if_contains("is");
      if (kind && textOf(kind->get_string()) == is && value.get_object().contains(with)) return value;
    }
    return nullptr;
  }
  std::size_t lettersTo(VisitorId visitor) const {
    const auto found = letters_.find(visitor);
    return found == letters_.end() ? 0 : found->second.size();
  }
  const std::vector<std::string>& letters(VisitorId visitor) { return letters_[visitor]; }

  static std::string share(char digit) { return std::string(64, digit); }
  std::string open(VisitorId host, const std::string& seats, const std::string& more = {}, const char* game = "toy") {
    const json::value answer =
        ask(host, R"({"do":"open","game":")" + std::string(game) + R"(","seats":)" + seats + more + "}");
    EXPECT_TRUE(isOk(answer)) << json_in::written(answer);
    return isOk(answer) ? textAt(answer, "table") : std::string();
  }
  json::value sit(VisitorId visitor, const std::string& table, char digit, const std::string& more = {}) {
    ask(visitor, R"({"do":"watch","table":")" + table + R"("})");
    return ask(visitor,
               R"({"do":"sit","table":")" + table + R"(","seal":")" + sealOfShare(share(digit)) + "\"" + more + "}");
  }
  json::value at(VisitorId visitor, const char* what, const std::string& table, const std::string& more = {}) {
    return ask(visitor, R"({"do":")" + std::string(what) + R"(","table":")" + table + "\"" + more + "}");
  }
  // All sit, the first starts, all show their shares.
  std::string begin(const std::vector<VisitorId>& people, const std::string& seats, const std::string& more = {}) {
    const std::string table = open(people[0], seats, more);
    char digit = 'a';
    for (const VisitorId one : people) EXPECT_TRUE(isOk(sit(one, table, digit++)));
    EXPECT_TRUE(isOk(at(people[0], "start", table)));
    digit = 'a';
    for (const VisitorId one : people)
      EXPECT_TRUE(isOk(at(one, "share", table, R"(,"share":")" + share(digit++) + "\"")));
    return table;
  }
  // The first move that is offered; empty: none is.
  std::string firstMove(VisitorId visitor) const {
    const json::value news = lastNews(visitor, "table", "play");
    const auto& moves = news.at("play").at("moves").get_array();
    return moves.empty() ? std::string() : json_in::written(moves[0].at("move"));
  }
  json::value play(VisitorId visitor, const std::string& table) {
    return at(visitor, "play", table, R"(,"move":)" + firstMove(visitor));
  }
  json::value about(VisitorId visitor) const { return lastNews(visitor).at("about"); }
  std::string stage(VisitorId visitor) const { return textAt(about(visitor), "stage"); }

  static bool isOk(const json::value& answer) { return answer.is_object() && answer.at("ok").get_bool(); }
  static std::string what(const json::value& answer) { return isOk(answer) ? "ok" : textAt(answer, "what"); }

  Hall& hall() { return *hall_; }
  store::Store& store() { return *store_; }
  const std::vector<Task>& tasks() const { return tasks_; }

 private:
  std::string digits(int bytes) {
    std::string made = sha256(std::to_string(++random_));
    made.resize(static_cast<std::size_t>(bytes) * 2, '0');
    return made;
  }

  Limits limits_;
  std::unique_ptr<store::Store> store_ = store::forgetful();
  Millis now_ = 1'000'000;
  VisitorId last_ = 0;
  int random_ = 0;
  bool held_ = false;
  bool full_ = false;
  std::map<VisitorId, std::vector<std::string>> letters_;
  std::vector<std::string> loads_;
  std::vector<Task> tasks_;
  std::unique_ptr<Hall> hall_;
};

}  // namespace mastaba::hall
