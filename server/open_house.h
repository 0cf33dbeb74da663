// The hall in the world: a store on a thread of its own, bots on some more, time, and visitors who can be sent
// something. How visitors come is none of its business (server/visit.h).
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "hall/hall.h"

namespace mastaba::server {

// What those who run the house should know: a line of JSON for each.
using Log = std::function<void(std::string_view what, const std::string& fields)>;

class OpenHouse {
 public:
  struct Plan {
    hall::Limits limits;
    int thinkers = 1;  // bots that think at the same time
  };

  OpenHouse(boost::asio::io_context& context, std::unique_ptr<store::Store> store, const Plan& plan, Log log);
  ~OpenHouse();
  OpenHouse(const OpenHouse&) = delete;
  OpenHouse& operator=(const OpenHouse&) = delete;

  // Reads what tables there are, and lets time pass.
  store::Outcome open();

  hall::VisitorId came(std::function<void(std::string)> send);
  void heard(hall::VisitorId visitor, std::string_view text);
  void gone(hall::VisitorId visitor);

  // Says goodbye to all, and calls back when everything is written.
  void close(std::function<void()> closed);

  bool isHealthy() const { return healthy_; }
  std::string metrics() const;  // as Prometheus reads it

 private:
  void pump();
  void tick();
  void think(hall::Task task);
  void onStore(std::function<std::function<void()>(store::Store&)> work);

  boost::asio::io_context& context_;
  Log log_;
  Plan plan_;
  std::unique_ptr<store::Store> store_;
  std::unordered_map<hall::VisitorId, std::function<void(std::string)>> visitors_;
  hall::VisitorId last_ = 0;
  std::atomic<bool> stop_ = false;
  std::atomic<int> waiting_ = 0;  // thoughts
  bool healthy_ = true;
  bool writing_ = false;
  double secondsWriting_ = 0;
  std::function<void()> closed_;
  boost::asio::steady_timer timer_;
  hall::Hall hall_;
  // Last, so that their threads end before anything they use.
  boost::asio::thread_pool storeThread_{1};
  boost::asio::thread_pool thinkers_;
};

}  // namespace mastaba::server
