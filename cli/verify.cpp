#include "cli/verify.hpp"

#include <nlohmann/json.hpp>
#include <ostream>

#include "core/files.hpp"
#include "protocol/json_text.hpp"
#include "server/dice/keys.hpp"
#include "server/dice/verify.hpp"

namespace nemeton {

namespace {

std::string listed(const std::vector<Seat>& seats) {
  if (seats.empty()) return "no seat";
  std::string text;
  for (const Seat seat : seats) text += (text.empty() ? "seat " : ", seat ") + std::to_string(seat);
  return text;
}

std::string count(std::size_t number, const char* thing) {
  return std::to_string(number) + " " + thing + (number == 1 ? "" : "s");
}

}  // namespace

std::expected<void, VerifyError> verify(const VerifyOptions& options, std::ostream& out) {
  const auto unreadable = [](std::string message) {
    return std::unexpected(VerifyError{VerifyError::Kind::unreadable, std::move(message)});
  };
  const auto wrong = [&](const std::string& what) {
    return std::unexpected(VerifyError{VerifyError::Kind::wrong, options.file + ": " + what});
  };
  if (!start_keys()) return unreadable("the system gives no randomness");
  const auto text = read_text(options.file, "a record");
  if (!text) return unreadable(text.error());
  const auto record = parse_json(*text);
  if (!record) return unreadable(options.file + ": " + record.error().message);
  const auto found = verify_record(*record);
  if (!found) return wrong(found.error());
  if (!options.unsigned_too) {
    const std::string signer = found->signer.value_or("missing");
    if (options.signer && signer != *options.signer)
      return wrong("signer is " + signer + ", expected " + *options.signer);
    if (!found->signer) return wrong("it is not signed, or its signature was removed; --unsigned checks the rest");
    if (!options.signer)
      return wrong("it is signed by " + signer +
                   ": --signer says which key is the server's, --unsigned checks the rest");
  }

  out << found->game << ", " << count(found->steps, "step") << ": it replays.\n";
  if (found->commitment) {
    out << count(found->draws, "draw") << " computed again from the secret committed to as " << *found->commitment
        << ", with a number from " << listed(found->client_seeds) << ".\n";
    if (!found->withheld.empty()) {
      out << "Without the number that " << listed(found->withheld) << " committed to and did not give in time.\n";
    }
  } else {
    out << count(found->draws, "draw") << " computed again" << (found->draws > 0 ? " from its seed" : "") << ".\n";
  }
  if (found->told > 0) out << count(found->told, "outcome") << " said by a person, as the rules allow.\n";
  if (found->signer) {
    out << "Signed by " << *found->signer << ".\n";
  } else {
    out << "Not signed: an action that was changed for another legal one would not show.\n";
  }
  return {};
}

}  // namespace nemeton
