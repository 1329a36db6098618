// `nemeton verify`.
#include <iostream>
#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "core/files.hpp"
#include "protocol/json_text.hpp"
#include "server/dice/keys.hpp"
#include "server/dice/verify.hpp"

namespace nemeton {

namespace {

struct VerifyOptions {
  std::string file;                   // "-" for standard input
  std::optional<std::string> signer;  // the public key that must have signed it
  bool unsigned_too = false;          // whose signature it has, and whether it has one, does not matter
};

struct VerifyError {
  enum class Kind : std::uint8_t { unreadable, wrong };

  Kind kind;
  std::string message;  // one line
};

std::string listed(const std::vector<Seat>& seats) {
  if (seats.empty()) return "no seat";
  std::string text;
  for (const Seat seat : seats) text += (text.empty() ? "seat " : ", seat ") + std::to_string(seat);
  return text;
}

std::string count(std::size_t number, const char* thing) {
  return std::to_string(number) + " " + thing + (number == 1 ? "" : "s");
}

// Says on `out` what was checked. Error: there is no record to check, or the first thing that is wrong with it.
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

}  // namespace

void add_verify(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("verify", "Check a record: that it replays, its dice, and its signature");
  auto options = std::make_shared<VerifyOptions>();
  reads_file(command->add_option("record", options->file, "The record's file; - for standard input"))->required();
  auto* signer =
      command->add_option("--signer", options->signer,
                          "The public key of the server that must have signed it, as its /api/v1/signer tells");
  command->add_flag("--unsigned", options->unsigned_too, "Let it be signed by anybody or nobody")->excludes(signer);
  run_if_chosen(command, run, [=] {
    const auto done = verify(*options, std::cout);
    if (done) return 0;
    fail(done.error().message);
    return done.error().kind == VerifyError::Kind::wrong ? kFound : kFailed;
  });
}

}  // namespace nemeton
