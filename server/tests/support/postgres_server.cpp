#include "server/tests/support/postgres_server.hpp"

#include <fcntl.h>
#include <grp.h>
#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace nemeton {

namespace {

// Debian keeps the server's programs out of the path, each version in a folder of its own.
std::filesystem::path programs() {
  std::filesystem::path found;
  std::error_code error;
  for (const auto& each : std::filesystem::directory_iterator("/usr/lib/postgresql", error)) {
    if (std::filesystem::exists(each.path() / "bin/postgres")) found = std::max(found, each.path() / "bin");
  }
  return found;
}

}  // namespace

// On a disk, the thousands of small files of so many databases take most of the time, and other tests wait for the same disk.
std::filesystem::path PostgresServer::parent_folder() {
  std::error_code error;
  const bool is_large = std::filesystem::space("/dev/shm", error).available > 2'000'000'000 && !error;
  return is_large ? "/dev/shm" : std::filesystem::temp_directory_path();
}

PostgresServer::PostgresServer() {
  if (geteuid() == 0) {
    const passwd* user = getpwnam("postgres");
    if (user == nullptr) user = getpwnam("nobody");
    user_ = user->pw_uid;
    group_ = user->pw_gid;
    EXPECT_EQ(chown(folder_.path().c_str(), user_, group_), 0);
  }
  call("initdb",
       {"-D", folder_.path() / "cluster", "-U", "nemeton", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"});
  start();
}

PostgresServer::~PostgresServer() {
  if (process_ > 0) stop(SIGQUIT);
}

void PostgresServer::start() {
  const std::string folder = folder_.path();
  // Without waiting for the disk (-F): what is killed here are processes, and the system keeps what they wrote.
  process_ = spawn("postgres", {"-D", folder + "/cluster", "-k", folder, "-F", "-c", "listen_addresses="});
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (PQping(url("postgres").c_str()) != PQPING_OK && std::chrono::steady_clock::now() < end) usleep(20'000);
}

void PostgresServer::stop(int signal) {
  kill(process_, signal);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

void PostgresServer::freeze() { signal_all(SIGSTOP); }
void PostgresServer::thaw() { signal_all(SIGCONT); }

std::string PostgresServer::new_database() {
  // One that an earlier test has left is emptied for this one: a new one is a thousand files.
  const auto* test = testing::UnitTest::GetInstance()->current_test_info();
  const auto left = std::ranges::find_if(databases_, [test](const Database& each) { return each.user != test; });
  if (left == databases_.end()) {
    const std::string name = "test" + std::to_string(databases_.size() + 1);
    run(url("postgres"), "create database " + name);
    databases_.push_back({name, test});
    return url(name);
  }
  left->user = test;
  run(url("postgres"), "select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = '" + left->name +
                           "'; alter database " + left->name + " reset all");
  run(url(left->name), "drop schema public cascade; create schema public");
  return url(left->name);
}

PostgresServer& PostgresServer::shared() {
  static PostgresServer server;
  return server;
}

std::string PostgresServer::run(const std::string& url, const std::string& sql) {
  PGconn* connection = PQconnectdb(url.c_str());
  // Of what a schema takes with it, which would hide the test that failed.
  PQsetNoticeProcessor(connection, [](void*, const char*) {}, nullptr);
  PGresult* result = PQexec(connection, sql.c_str());
  const ExecStatusType status = PQresultStatus(result);
  EXPECT_TRUE(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) << PQerrorMessage(connection);
  std::string found;
  for (int row = 0; row < PQntuples(result); ++row) {
    for (int column = 0; column < PQnfields(result); ++column) {
      found += PQgetisnull(result, row, column) == 1 ? "null" : PQgetvalue(result, row, column);
      found += '\n';
    }
  }
  PQclear(result);
  PQfinish(connection);
  return found;
}

std::string PostgresServer::dump(const std::string& url) {
  const std::string file = folder_.path() / ("dump" + std::to_string(++dumps_));
  call("pg_dump", {"--format=custom", "--file=" + file, url});
  return file;
}

void PostgresServer::restore(const std::string& url, const std::string& file) const {
  call("pg_restore", {"--dbname=" + url, file});
}

void PostgresServer::call(const std::string& program, const std::vector<std::string>& arguments) const {
  int status = 0;
  waitpid(spawn(program, arguments), &status, 0);
  EXPECT_EQ(status, 0) << program << " failed";
}

int PostgresServer::spawn(const std::string& program, const std::vector<std::string>& arguments) const {
  std::vector<std::string> words = {programs() / program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const std::string log = folder_.path() / "log";
  const int process = fork();
  if (process != 0) return process;
  if (user_ != 0 && (setgroups(0, nullptr) != 0 || setgid(group_) != 0 || setuid(user_) != 0)) _exit(126);
  // It ends with the test, whatever way that ends.
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  close_range(STDERR_FILENO + 1, ~0U, 0);
  if (chdir("/") != 0) _exit(126);
  execv(pointers.front(), pointers.data());
  _exit(127);
}

// To the server and the processes that it has for its connections.
void PostgresServer::signal_all(int signal) const {
  const std::string id = std::to_string(process_);
  std::ifstream children("/proc/" + id + "/task/" + id + "/children");
  kill(process_, signal);
  for (int child; children >> child;) kill(child, signal);
}

std::string PostgresServer::url(const std::string& database) const {
  return "postgresql:///" + database + "?user=nemeton&host=" + folder_.path().string();
}

}  // namespace nemeton
