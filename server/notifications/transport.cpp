#include "server/notifications/transport.hpp"

#include <curl/curl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>

#include "server/base/rate.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kMostWaiting = 10'000;
constexpr int kPollTime = 60'000;  // milliseconds; whatever there is to do ends it

// Addresses that are not of one machine on the internet (the registries of special-purpose addresses, RFC 6890).
constexpr const char* kInside =
    "0.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.0.0.0/24, 192.0.2.0/24, "
    "192.88.99.0/24, 192.168.0.0/16, 198.18.0.0/15, 198.51.100.0/24, 203.0.113.0/24, 224.0.0.0/3";
// Of IPv6 only 2000::/3 is given out; in it 6to4, Teredo and the like lead to addresses of version 4.
constexpr const char* kOutside6 = "2000::/3";
constexpr const char* kInside6 = "2001::/23, 2001:db8::/32, 2002::/16, 3fff::/20";

bool is_in(const std::vector<AddressRange>& networks, const Address& address) {
  return std::ranges::any_of(networks, [&](const AddressRange& each) { return each.has(address); });
}

std::optional<Address> address_of(const sockaddr& any) {
  Address address;
  if (any.sa_family == AF_INET6) {
    const auto& six = reinterpret_cast<const sockaddr_in6&>(any);
    std::memcpy(address.bytes.data(), &six.sin6_addr, address.bytes.size());
    return address;
  }
  if (any.sa_family != AF_INET) return std::nullopt;
  const auto& four = reinterpret_cast<const sockaddr_in&>(any);
  address.bytes[10] = address.bytes[11] = 0xff;
  std::memcpy(&address.bytes[12], &four.sin_addr, 4);
  return address;
}

// A push service's answer is of no use beyond its status.
std::size_t discard(char*, std::size_t size, std::size_t count, void*) { return size * count; }

std::size_t give_body(char* buffer, std::size_t size, std::size_t count, void* left) {
  auto& rest = *static_cast<std::string_view*>(left);
  const std::size_t taken = rest.copy(buffer, size * count);
  rest.remove_prefix(taken);
  return taken;
}

}  // namespace

bool is_public(const Address& address) {
  static const std::vector<AddressRange> inside = read_networks(kInside).value();
  static const std::vector<AddressRange> outside6 = read_networks(kOutside6).value();
  static const std::vector<AddressRange> inside6 = read_networks(kInside6).value();
  if (address.is_v4()) return !is_in(inside, address);
  return is_in(outside6, address) && !is_in(inside6, address);
}

// One parcel on its way.
class Transport::Transfer {
 public:
  Transfer(Waiting waiting, Transport& transport)
      : message_(std::move(waiting.message)),
        done_(std::move(waiting.done)),
        left_(message_.body),
        easy_(curl_easy_init()) {
    set(CURLOPT_PRIVATE, this);
    set(CURLOPT_URL, message_.url.c_str());
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_NOPROXY, "*");
    set(CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(transport.limits_.connect.count()));
    set(CURLOPT_TIMEOUT_MS, static_cast<long>(transport.limits_.whole.count()));
    // Otherwise a name server that does not answer would keep the thread, and all other parcels, after the time is up.
    set(CURLOPT_QUICK_EXIT, 1L);
    set(CURLOPT_OPENSOCKETFUNCTION, waiting.address_policy == AddressPolicy::public_only ? open_public : open);
    set(CURLOPT_OPENSOCKETDATA, &transport);
    set(CURLOPT_CLOSESOCKETFUNCTION, close);
    set(CURLOPT_CLOSESOCKETDATA, &transport);
    set(CURLOPT_WRITEFUNCTION, discard);
    set(CURLOPT_ERRORBUFFER, error_);
    if (message_.to.empty()) {
      set(CURLOPT_PROTOCOLS_STR, waiting.address_policy == AddressPolicy::public_only ? "https" : "https,http");
      set(CURLOPT_POSTFIELDS, message_.body.c_str());
      set(CURLOPT_POSTFIELDSIZE, static_cast<long>(message_.body.size()));
      list(headers_, message_.headers);
      set(CURLOPT_HTTPHEADER, headers_);
    } else {
      set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
      // A server that speaks TLS is spoken to so.
      set(CURLOPT_USE_SSL, static_cast<long>(message_.url.contains('@') ? CURLUSESSL_ALL : CURLUSESSL_TRY));
      set(CURLOPT_MAIL_FROM, message_.from.c_str());
      list(receivers_, {message_.to});
      set(CURLOPT_MAIL_RCPT, receivers_);
      set(CURLOPT_UPLOAD, 1L);
      set(CURLOPT_READFUNCTION, give_body);
      set(CURLOPT_READDATA, &left_);
    }
  }
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;
  ~Transfer() {
    curl_easy_cleanup(easy_);
    curl_slist_free_all(headers_);
    curl_slist_free_all(receivers_);
  }

  CURL* easy() const { return easy_; }
  const Lane& lane() const { return message_.lane; }

  void end(CURLcode code) {
    long status = 0;
    curl_easy_getinfo(easy_, CURLINFO_RESPONSE_CODE, &status);
    std::string error;
    if (code != CURLE_OK) {
      error = *error_ != '\0' ? error_ : curl_easy_strerror(code);
      // A refusal tells its number; an answer that was not received to its end tells nothing.
      if (status < 400) status = 0;
    }
    done_({static_cast<int>(status), std::move(error)});
  }

 private:
  template <class Value>
  void set(CURLoption option, Value value) {
    curl_easy_setopt(easy_, option, value);
  }
  static curl_socket_t open(void* transport, curlsocktype, curl_sockaddr* to) {
    auto& of_this = *static_cast<Transport*>(transport);
    const std::lock_guard lock(of_this.mutex_);
    if (of_this.stopping_) return CURL_SOCKET_BAD;
    const curl_socket_t opened = socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
    if (opened != CURL_SOCKET_BAD) of_this.sockets_.insert(opened);
    return opened;
  }
  // Checks the address after the look-up of the name, so no second look-up can lead elsewhere.
  static curl_socket_t open_public(void* transport, curlsocktype type, curl_sockaddr* to) {
    const auto address = address_of(to->addr);
    return address && is_public(*address) ? open(transport, type, to) : CURL_SOCKET_BAD;
  }
  static int close(void* transport, curl_socket_t opened) {
    auto& of_this = *static_cast<Transport*>(transport);
    const std::lock_guard lock(of_this.mutex_);
    of_this.sockets_.erase(opened);
    return ::close(opened);
  }
  static void list(curl_slist*& to, const std::vector<std::string>& lines) {
    for (const std::string& each : lines) to = curl_slist_append(to, each.c_str());
  }

  OutgoingMessage message_;
  Done done_;
  std::string_view left_;  // of a mail, not sent yet
  CURL* easy_;
  curl_slist* headers_ = nullptr;
  curl_slist* receivers_ = nullptr;
  char error_[CURL_ERROR_SIZE] = "";
};

Transport::Transport(int threads, int at_once, TimeLimits limits)
    : at_once_(static_cast<std::size_t>(at_once)), limits_(limits), slots_(threads * at_once) {
  static const CURLcode ready = curl_global_init(CURL_GLOBAL_DEFAULT);
  static_cast<void>(ready);
  while (multis_.size() < static_cast<std::size_t>(threads)) multis_.push_back(curl_multi_init());
  for (void* each : multis_) threads_.emplace_back([this, each] { run(each); });
}

Transport::~Transport() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    // Otherwise libcurl says goodbye to mail servers, and waits two minutes for the answer.
    for (const int each : sockets_) shutdown(each, SHUT_RDWR);
  }
  for (void* each : multis_) curl_multi_wakeup(each);
  for (std::thread& each : threads_) each.join();
  for (void* each : multis_) curl_multi_cleanup(each);
}

bool Transport::has_room(const Lane& lane) const {
  const std::lock_guard lock(mutex_);
  return slots_.has_room(lane, Clock::now());
}

void Transport::send(OutgoingMessage message, AddressPolicy address_policy, Done done) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() < kMostWaiting) {
      waiting_.push_back({std::move(message), address_policy, std::move(done)});
      done = nullptr;
      admit();
    }
  }
  if (done) done({0, "too many others wait"});
  for (void* each : multis_) curl_multi_wakeup(each);
}

void Transport::admit() {
  std::deque<Waiting> still;
  for (Waiting& each : waiting_) {
    const bool room = slots_.has_room(each.message.lane, Clock::now());
    if (room) slots_.take(each.message.lane);
    (room ? ready_ : still).push_back(std::move(each));
  }
  waiting_ = std::move(still);
}

void Transport::run(void* multi) {
  std::vector<std::unique_ptr<Transfer>> transfers;
  for (;;) {
    {
      const std::lock_guard lock(mutex_);
      if (stopping_) break;
      while (transfers.size() < at_once_ && !ready_.empty()) {
        transfers.push_back(std::make_unique<Transfer>(std::move(ready_.front()), *this));
        ready_.pop_front();
        curl_multi_add_handle(multi, transfers.back()->easy());
      }
    }
    int running = 0;
    curl_multi_perform(multi, &running);
    int left = 0;
    bool ended = false;
    while (const CURLMsg* message = curl_multi_info_read(multi, &left)) {
      if (message->msg != CURLMSG_DONE) continue;
      CURL* easy = message->easy_handle;
      const CURLcode code = message->data.result;
      const auto transfer = std::ranges::find(transfers, easy, &Transfer::easy);
      curl_multi_remove_handle(multi, easy);
      {
        const std::lock_guard lock(mutex_);
        slots_.release((*transfer)->lane(), /*timed_out=*/code == CURLE_OPERATION_TIMEDOUT, Clock::now());
        admit();
      }
      (*transfer)->end(code);
      transfers.erase(transfer);
      ended = true;
    }
    if (!ended) curl_multi_poll(multi, nullptr, 0, kPollTime, nullptr);
  }
  for (const auto& each : transfers) curl_multi_remove_handle(multi, each->easy());
}

}  // namespace nemeton
