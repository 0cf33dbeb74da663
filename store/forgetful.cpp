#include <algorithm>
#include <map>
#include <ranges>

#include "store/store.h"

namespace mastaba::store {
namespace {

class Forgetful final : public Store {
 public:
  Outcome write(const Batch& batch) override {
    std::map<std::string, std::size_t> lengths;
    for (const Entry& entry : batch.entries) {
      const auto [length, first] = lengths.try_emplace(entry.table, logs_[entry.table].size());
      if (static_cast<std::size_t>(entry.n) != length->second) return {Trouble::outOfTurn, entry.table};
      ++length->second;
    }
    for (const Entry& entry : batch.entries) logs_[entry.table].push_back(entry);
    for (const Head& head : batch.heads) heads_[head.table] = head;
    for (const Snapshot& snapshot : batch.snapshots) snapshots_[snapshot.table] = snapshot;
    return {};
  }

  Outcome log(const std::string& table, int from, std::vector<Entry>& into) override {
    into.clear();
    const auto found = logs_.find(table);
    if (found != logs_.end())
      for (const Entry& entry : found->second | std::views::drop(std::max(from, 0))) into.push_back(entry);
    return {};
  }
  Outcome snapshot(const std::string& table, std::vector<Snapshot>& into) override {
    into.clear();
    if (const auto found = snapshots_.find(table); found != snapshots_.end()) into.push_back(found->second);
    return {};
  }
  Outcome heads(int stage, int most, std::vector<Head>& into) override {
    into.clear();
    for (const Head& head : heads_ | std::views::values)
      if (head.stage == stage) into.push_back(head);
    std::ranges::sort(into, std::ranges::greater{}, &Head::changed);
    if (into.size() > static_cast<std::size_t>(most)) into.resize(static_cast<std::size_t>(most));
    return {};
  }

 private:
  std::map<std::string, std::vector<Entry>> logs_;
  std::map<std::string, Head> heads_;
  std::map<std::string, Snapshot> snapshots_;
};

}  // namespace

std::unique_ptr<Store> forgetful() { return std::make_unique<Forgetful>(); }

}  // namespace mastaba::store
