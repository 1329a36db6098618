#include "server/server.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <cstdlib>
#include <ranges>
#include <thread>

#include "server/accounts/name_rules.hpp"
#include "server/base/log.hpp"
#include "server/base/loops.hpp"
#include "server/dice/keys.hpp"
#include "server/host/metrics_server.hpp"
#include "server/host/service.hpp"
#include "server/maintenance/housekeeping.hpp"
#include "server/moderation/moderation.hpp"
#include "server/net/api/handlers.hpp"
#include "server/net/endpoint.hpp"
#include "server/net/http.hpp"
#include "server/notifications/notifications.hpp"
#include "server/store/personal_data_kinds.hpp"
#include "server/store/postgres/postgres.hpp"
#include "server/store/sqlite/sqlite.hpp"
#include "server/table/public_tables.hpp"
#include "server/tournaments/tournaments.hpp"

namespace nemeton {

using asio::ip::tcp;

namespace {

// A stop waits this long for requests in flight.
constexpr auto kGoodbye = std::chrono::seconds(3);

int thread_count(const Config& config) {
  return config.threads > 0 ? config.threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

Address address_of(const asio::ip::address& address) {
  if (address.is_v6()) return {address.to_v6().to_bytes()};
  return {asio::ip::make_address_v6(asio::ip::v4_mapped, address.to_v4()).to_bytes()};
}

// As many files as the system lets this process have open.
int raise_file_limit() {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return 1024;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  getrlimit(RLIMIT_NOFILE, &files);
  return static_cast<int>(std::min<rlim_t>(files.rlim_cur, std::numeric_limits<int>::max()));
}

// The rest of the files is for the store, and for connections that are refused.
ClientLimits bounded(ClientLimits limits) {
  const int most = std::max(16, raise_file_limit() / 5 * 4 - 64);
  limits.connections = limits.connections == 0 ? most : std::min(limits.connections, most);
  limits.connections_per_address =
      std::min(limits.connections_per_address, std::max(kFewestConnections, limits.connections / kConnectionPart));
  return limits;
}

// The part of a URL between its scheme and its path, as browsers write it.
std::string host_in(const std::string& url) {
  const std::size_t scheme = url.find("://");
  std::string host = scheme == std::string::npos ? "" : url.substr(scheme + 3, url.find('/', scheme + 3) - scheme - 3);
  std::ranges::transform(host, host.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return host;
}

// Returns nullopt if the host has set no mail server.
std::expected<std::optional<MailService>, std::string> mail_service(const Config& config) {
  if (config.smtp.empty()) return std::nullopt;
  auto words = MailWords::read(config.page / "mail.json");
  if (!words) return std::unexpected(words.error());
  return MailService{config.smtp, config.mail_from, config.page_url, *std::move(words)};
}

// The kinds of personal data that a server with these settings keeps.
std::vector<std::string_view> kept_by(const Config& config) {
  std::vector<std::string_view> kept;
  for (const PersonalData& each : kKept) {
    if (each.name != "networks" || !config.rate_same_network) kept.push_back(each.name);
  }
  if (!config.smtp.empty()) kept.push_back(kKeptMail);
  if (config.log_requests) kept.push_back(kKeptRequests);
  if (!config.metrics.empty() || !config.moderator_keys.empty()) kept.push_back(kKeptStatistics);
  return kept;
}

}  // namespace

// Members are destroyed from the last to the first: the threads of bots and store end before `loops_`, to which they answer. Objects that
// coroutines of the loops release when they are destroyed outlive these.
class Server::Impl {
 public:
  // `time`: none for the system's.
  Impl(const Config& config, std::unique_ptr<Store> store, NameRules name_rules, std::optional<MailService> mail,
       TimeSource* time)
      : threads_(thread_count(config)),
        rate_limiter_(bounded(config.limits)),
        tables_(loops_, *store, bot_scheduler_, rate_limiter_, time == nullptr ? system_time_ : *time,
                std::chrono::seconds(config.dice_seconds), std::chrono::seconds(config.away_seconds),
                config.keeping.entries, config.rate_same_network,
                [rules = std::move(name_rules)](const std::string& text) { return rules.read(text); }),
        accounts_(tables_),
        bot_accounts_(tables_, accounts_),
        housekeeping_(std::make_shared<Housekeeping>(tables_, config.keeping)),
        notifications_(std::make_shared<Notifications>(
            tables_, config.contact,
            config.push_to_private_networks ? Transport::AddressPolicy::any : Transport::AddressPolicy::public_only,
            std::move(mail))),
        tournaments_(std::make_shared<Tournaments>(tables_, accounts_, config.keeping.days)),
        moderation_(std::make_shared<Moderation>(tables_, accounts_, read_moderators(config.moderator_keys).value(),
                                                 [this] { sockets_.look_at_bans(); })),
        site_{{tables_, matchmaking_, accounts_, bot_accounts_, *notifications_, *tournaments_, public_tables_,
               *moderation_, host_in(config.page_url), config.source, kept_by(config)},
              sockets_,
              read_networks(config.trusted_proxies).value(),
              Files(config.page),
              {config.frame_ancestors, config.page_url},
              config.log_requests},
        loops_(threads_),
        acceptor_(loops_.main()),
        metrics_acceptor_(loops_.main()),
        store_(std::move(store)) {
    tables_.set_session_observer([this](const std::string& player) {
      sockets_.look_at_sessions(player);
      bot_accounts_.wake(player);
    });
    store_->listen(
        [this](const std::string& id) {
          tables_.read_news(id);
          if (!id.empty()) return;
          tables_.end_sessions("");
          matchmaking_.wake("");
          tournaments_->wake("");
          moderation_->reload();
        },
        [this](const QuickChat& said) { tables_.tell_phrase(said); },
        [this](const std::string& name) {
          if (name == kModerationNews) return moderation_->reload();
          if (name.starts_with(kSessionNews)) return tables_.end_sessions(name.substr(kSessionNews.size()));
          matchmaking_.wake(name);
          tournaments_->wake(name);
          bot_accounts_.wake(name);
        });
  }
  ~Impl() {
    tables_.release_all();
    public_tables_.release_all();
  }

  // Error: an address or port cannot be had.
  std::expected<void, std::string> listen(const Config& config) {
    boost::system::error_code error;
    const tcp::endpoint door(asio::ip::make_address(config.address, error), config.port);
    if (error) return std::unexpected("address " + config.address + " is not an IP address such as 127.0.0.1");
    if (auto listening = listen_at(acceptor_, door); !listening) return listening;
    if (config.page_url.empty() && !config.trusted_proxies.empty()) {
      log_warn("players can sign up at localhost alone, since page-url is not set");
    }
    if (config.metrics.empty()) return {};
    if (auto listening = listen_at(metrics_acceptor_, *read_endpoint(config.metrics)); !listening) return listening;
    log_info("metrics are told",
             {{"address", "http://" + show_endpoint(metrics_acceptor_.local_endpoint()) + "/metrics"}});
    return {};
  }

  std::string address() const { return "http://" + show_endpoint(acceptor_.local_endpoint()); }

  void obey_signals() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) caught_.add(signal);
    spawn(loops_.main(), obey());
  }

  void run() {
    spawn(loops_.main(), accept());
    if (metrics_acceptor_.is_open()) spawn(loops_.main(), serve_metrics(metrics_acceptor_));
    spawn(loops_.main(), tables_.resume());
    housekeeping_->begin();
    notifications_->begin();
    tournaments_->begin();
    moderation_->begin();
    loops_.run();
  }

  void stop() { spawn(loops_.main(), close()); }

 private:
  // The first signal ends the server, the second at once. A terminal that is gone ends it too; elsewhere SIGHUP often means that a
  // configuration is to be read again, and here it means nothing.
  Task<void> obey() {
    for (;;) {
      const auto [error, signal] = co_await caught_.async_wait(kAwait);
      if (error) co_return;
      if (signal == SIGHUP && isatty(STDERR_FILENO) == 0) {
        log_info("SIGHUP changes nothing: the configuration is read at the start");
      } else if (stopping_) {
        log_warn("stopped at once");
        std::_Exit(128 + signal);
      } else {
        stop();
      }
    }
  }

  Task<void> accept() {
    while (!stopping_) {
      const Strand strand = loops_.next();
      auto [error, socket] = co_await acceptor_.async_accept(asio::any_io_executor(strand), kAwait);
      if (!error) {
        welcome(strand, std::move(socket));
      } else if (!stopping_) {
        // Too many open files, most likely: wait until some are closed.
        log_warn("no connection can be accepted now", {{"reason", error.message()}});
        asio::steady_timer pause(loops_.main(), std::chrono::milliseconds(200));
        co_await pause.async_wait(kAwait);
      }
    }
  }

  void welcome(const Strand& strand, tcp::socket socket) {
    boost::system::error_code error;
    const auto endpoint = socket.remote_endpoint(error);
    if (error) return;
    const Address peer = address_of(endpoint.address());
    const bool proxy =
        std::ranges::any_of(site_.trusted_proxies, [&](const AddressRange& each) { return each.has(peer); });
    auto slot = rate_limiter_.take_slot(proxy ? std::nullopt : std::optional(peer));
    if (slot.is_hopeless()) return;
    spawn(strand, serve_connection(std::move(socket), peer, std::move(slot), site_));
  }

  // Nobody new comes in; what is in flight is confirmed, sockets say goodbye, and then everything ends. Changes on their way to disk
  // still get there.
  Task<void> close() {
    if (stopping_.exchange(true)) co_return;
    log_info("stopping");
    tell_service_manager("STOPPING=1");
    tables_.stop();
    acceptor_.close();
    bot_scheduler_.stop();
    matchmaking_.stop();
    tournaments_->stop();
    sockets_.close_all();
    asio::steady_timer pause(loops_.main());
    const auto latest = std::chrono::steady_clock::now() + kGoodbye;
    while ((!sockets_.empty() || site_.answering > 0) && std::chrono::steady_clock::now() < latest) {
      pause.expires_after(std::chrono::milliseconds(20));
      co_await pause.async_wait(kAwait);
    }
    loops_.stop();
  }

  int threads_;
  Sockets sockets_;
  RateLimiter rate_limiter_;
  SystemTime system_time_{loops_};
  Tables tables_;
  Matchmaking matchmaking_{tables_};
  PublicTables public_tables_{tables_, written};
  Accounts accounts_;
  BotAccounts bot_accounts_;
  std::shared_ptr<Housekeeping> housekeeping_;
  std::shared_ptr<Notifications> notifications_;
  std::shared_ptr<Tournaments> tournaments_;
  std::shared_ptr<Moderation> moderation_;
  Site site_;
  std::atomic<bool> stopping_ = false;
  Loops loops_;
  tcp::acceptor acceptor_;
  tcp::acceptor metrics_acceptor_;
  asio::signal_set caught_{loops_.main()};
  BotScheduler bot_scheduler_{threads_};
  std::unique_ptr<Store> store_;
};

std::expected<std::unique_ptr<Server>, std::string> Server::open(const Config& config, TimeSource* time) {
  // A file that may not grow is an error, not an end.
  std::signal(SIGXFSZ, SIG_IGN);
  if (!start_keys()) return std::unexpected("the system gives no random numbers");
  auto store = config.store.empty() ? open_sqlite(config.data) : open_postgres(config.store);
  if (!store) return std::unexpected(store.error());
  auto name_rules = read_name_rules(config.refused_names);
  if (!name_rules) return std::unexpected(name_rules.error());
  auto mail = mail_service(config);
  if (!mail) return std::unexpected(mail.error());
  auto impl = std::make_unique<Impl>(config, std::move(*store), *std::move(name_rules), *std::move(mail), time);
  if (auto listening = impl->listen(config); !listening) return std::unexpected(listening.error());
  return std::unique_ptr<Server>(new Server(std::move(impl)));
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;

std::string Server::address() const { return impl_->address(); }
void Server::obey_signals() { impl_->obey_signals(); }
void Server::run() { impl_->run(); }
void Server::stop() { impl_->stop(); }

}  // namespace nemeton
