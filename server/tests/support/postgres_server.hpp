// A PostgreSQL of the test's own, in a folder that is gone afterwards. It is reached through a socket in that folder alone.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "server/tests/support/server_fixture.hpp"

namespace nemeton {

class PostgresServer {
 public:
  // Makes a cluster and starts it. PostgreSQL does not run as root: where the test does, another user runs it.
  PostgresServer();
  ~PostgresServer();

  // One for all tests of the program, started by the first.
  static PostgresServer& shared();

  // The URL of a database with nothing in it, for the test that runs; the next tests may get it too.
  std::string new_database();
  // Runs SQL there. Fails the test if it cannot. Gives what it finds, a value a line.
  static std::string run(const std::string& url, const std::string& sql);

  // Where it is reached, in the file system.
  std::string socket() const { return folder_.path() / ".s.PGSQL.5432"; }
  // What pg_dump makes of a database: the name of a file, for pg_restore to make a database of.
  std::string dump(const std::string& url);
  void restore(const std::string& url, const std::string& file) const;

  // Waits until it answers.
  void start();
  // SIGINT: lets go of everybody and stops. SIGQUIT: stops as it stands, and recovers at the next start.
  void stop(int signal);
  // It does not answer any more, and does again.
  void freeze();
  void thaw();

 private:
  struct Database {
    std::string name;
    const testing::TestInfo* user;
  };

  // Where its folder is made: in memory if there is enough.
  static std::filesystem::path parent_folder();
  void call(const std::string& program, const std::vector<std::string>& arguments) const;
  int spawn(const std::string& program, const std::vector<std::string>& arguments) const;
  void signal_all(int signal) const;
  std::string url(const std::string& database) const;

  TemporaryFolder folder_{parent_folder()};
  unsigned user_ = 0;  // who runs it; 0 for the test's own user
  unsigned group_ = 0;
  int process_ = -1;
  std::vector<Database> databases_;
  int dumps_ = 0;
};

}  // namespace nemeton
