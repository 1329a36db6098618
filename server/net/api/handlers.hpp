// The operations of the API, by subject. Each answers one route (routes.cpp), whose caller and input are checked before.
#pragma once

#include "server/net/api/api.hpp"

namespace nemeton {

// Players' accounts and sessions (accounts.cpp).
Task<Response> create_challenge(const Api& api, const Request& request);
Task<Response> create_account(const Api& api, const Request& request);
Task<Response> create_session(const Api& api, const Request& request);
Task<Response> delete_session(const Api& api, const Request& request);
Task<Response> delete_other_sessions(const Api& api, const Request& request);
Task<Response> get_account(const Api& api, const Request& request);
Task<Response> delete_account(const Api& api, const Request& request);
Task<Response> rename_account(const Api& api, const Request& request);
Task<Response> add_passkey(const Api& api, const Request& request);
Task<Response> delete_passkey(const Api& api, const Request& request);
Task<Response> replace_recovery_codes(const Api& api, const Request& request);
Task<Response> list_blocks(const Api& api, const Request& request);
Task<Response> block_player(const Api& api, const Request& request);
Task<Response> unblock_player(const Api& api, const Request& request);

// Returns the player of the request's session; none if it has no key. Errors: those of Accounts::player.
Task<std::expected<std::optional<Player>, Refusal>> read_session(const Api& api, const Request& request);
inline Refusal account_required() {
  return {403, "account_required", "a rated game is for players with an account, expected the key of a session"};
}

// Opening tables, and taking a seat (tables.cpp).
Task<Response> create_table(const Api& api, const Request& request);
Task<Response> join_table(const Api& api, const Request& request);

// Seats (seats.cpp). Those with a table run on its strand.
Task<Response> look_up_seats(const Api& api, const Request& request);
Task<Response> list_account_tables(const Api& api, const Request& request);
Task<Response> claim_seats(const Api& api, const Request& request);
Task<Response> list_lobby(const Api& api, const Request& request);
Task<Response> leave_table(Tables& tables, std::shared_ptr<Table> table, const Request& request);
Task<Response> remove_player(Tables& tables, std::shared_ptr<Table> table, const Request& request);
Task<Response> close_table(Tables& tables, std::shared_ptr<Table> table, const Request& request);
Task<Response> create_pass(Tables& tables, std::shared_ptr<Table> table, const Request& request);
Task<Response> redeem_pass(const Api& api, const Request& request);

// Public tables (public_tables.cpp, embed.cpp).
Task<Response> list_public_tables(const Api& api, const Request& request);
Task<Response> make_table_private(Tables& tables, std::shared_ptr<Table> table, const Request& request);
Task<Response> get_embed(const Api& api, const Request& request);
// The body of the response that lists tables.
std::string written(const std::vector<PublicTable>& tables);

// Seeks (matchmaking.cpp). A seek waits for an opponent, for a while.
Task<Response> create_seek(const Api& api, const Request& request);
Task<Response> delete_seek(const Api& api, const Request& request);

// Ratings (ratings.cpp).
Task<Response> get_player(const Api& api, const Request& request);
Task<Response> get_own_profile(const Api& api, const Request& request);
Task<Response> set_privacy(const Api& api, const Request& request);
Task<Response> get_table_ratings(const Api& api, const Request& request);
Task<Response> get_leaderboard(const Api& api, const Request& request);
// Writes members of the open object.
void write_rating(const PlayerRating& rating, JsonWriter& json);

// Tournaments (tournaments.cpp).
Task<Response> create_tournament(const Api& api, const Request& request);
Task<Response> find_tournament(const Api& api, const Request& request);
Task<Response> list_account_tournaments(const Api& api, const Request& request);
// Waits until something has happened, or for a while.
Task<Response> get_tournament(const Api& api, const Request& request);
Task<Response> get_standings(const Api& api, const Request& request);
Task<Response> join_tournament(const Api& api, const Request& request);
Task<Response> leave_tournament(const Api& api, const Request& request);
Task<Response> add_tournament_bot(const Api& api, const Request& request);
Task<Response> remove_entrant(const Api& api, const Request& request);
Task<Response> start_tournament(const Api& api, const Request& request);
Task<Response> close_tournament(const Api& api, const Request& request);

// Bot accounts, for their owners and for hosts of tables (bots.cpp).
Task<Response> list_online_bots(const Api& api, const Request& request);
Task<Response> create_bot(const Api& api, const Request& request);
Task<Response> list_own_bots(const Api& api, const Request& request);
Task<Response> renew_bot_token(const Api& api, const Request& request);
Task<Response> revoke_bot_token(const Api& api, const Request& request);
Task<Response> delete_bot(const Api& api, const Request& request);
Task<Response> invite_bot(const Api& api, const Request& request);

// What the program of a bot account does (bots.cpp).
// Answers a request for the header of the events; the stream itself begins in http.cpp.
Task<Response> head_bot_events(const Api& api, const Request& request);
Task<Response> accept_seat(const Api& api, const Request& request);
Task<Response> decline_seat(const Api& api, const Request& request);
Task<Response> get_bot_record(const Api& api, const Request& request);
Task<Response> act_as_bot(const Api& api, const Request& request);
Task<Response> resign_as_bot(const Api& api, const Request& request);
Task<Response> claim_as_bot(const Api& api, const Request& request);
Task<Response> leave_as_bot(const Api& api, const Request& request);
Task<Response> say_as_bot(const Api& api, const Request& request);
Task<Response> answer_as_bot(const Api& api, const Request& request);
Task<Response> offer_rematch_as_bot(const Api& api, const Request& request);

// Notifications (notifications.cpp).
Task<Response> get_notification_settings(const Api& api, const Request& request);
Task<Response> send_email_code(const Api& api, const Request& request);
Task<Response> create_email_token(const Api& api, const Request& request);
Task<Response> subscribe(const Api& api, const Request& request);
Task<Response> unsubscribe(const Api& api, const Request& request);
Task<Response> unsubscribe_email(const Api& api, const Request& request);

// Reports and announcements, and what moderators do (moderation.cpp).
Task<Response> create_report(const Api& api, const Request& request);
Task<Response> list_announcements(const Api& api, const Request& request);
Task<Response> list_reports(const Api& api, const Request& request);
Task<Response> resolve_report(const Api& api, const Request& request);
Task<Response> list_bans(const Api& api, const Request& request);
Task<Response> create_ban(const Api& api, const Request& request);
Task<Response> delete_ban(const Api& api, const Request& request);
Task<Response> close_table_as_moderator(const Api& api, const Request& request);
Task<Response> reset_name(const Api& api, const Request& request);
Task<Response> create_announcement(const Api& api, const Request& request);
Task<Response> delete_announcement(const Api& api, const Request& request);
Task<Response> list_moderation_log(const Api& api, const Request& request);
Task<Response> get_statistics(const Api& api, const Request& request);

}  // namespace nemeton
