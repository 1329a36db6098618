// A way to a server that passes everything on, or swallows it as a network does in which packets are lost.
#pragma once

#include <memory>
#include <string>

namespace nemeton {

class Proxy {
 public:
  // Before a server at a socket of the file system.
  explicit Proxy(const std::string& socket);
  ~Proxy();
  Proxy(const Proxy&) = delete;
  Proxy& operator=(const Proxy&) = delete;

  int port() const;
  // Nothing is passed on any more, and no connection ends.
  void swallow();
  // Connections from now on are passed on again; those of before end.
  void heal();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace nemeton
