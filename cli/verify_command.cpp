// `nemeton verify`.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/verify.hpp"

namespace nemeton {

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
