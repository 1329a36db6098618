// Why the server refused something, in English.

export default {
  banned: (until: string, reason: string) =>
    `You are banned until ${until}.${reason && ` Reason: ${reason}`}`,
  /** Of a code that has no words. */
  unknown: (code: string) => `The server refused that (${code}). Reload the page and try again.`,
  /** Of options that exclude each other. */
  conflict: (what: string) => `These rules do not go together: ${what}.`,
  /** By code. */
  errors: {
    not_your_turn: 'It is not your turn.',
    illegal_action: 'That move is not legal now.',
    too_fast: 'That was too fast. Wait a moment and try again.',
    too_many_tables: 'Too many games from your connection are open. Finish some of them first.',
    too_many_connections: 'Too many people are here just now. Try again in a moment.',
    not_possible: 'That cannot be asked now.',
    proposal_pending: 'Another question is to be answered first.',
    no_proposal: 'That is settled already.',
    already_proposed: 'You have asked for that. Ask again when somebody has moved.',
    substituted: 'A bot plays for you. Take your seat again first.',
    draft_lost: 'What you had not sent yet was not played.',
    away: 'The server does not answer. Check your connection and try again.',
    seat_taken: 'That seat is taken, or you already sit at this table.',
    name_taken: 'Someone has that name, or one that looks like it. Choose another name.',
    bad_name: 'Choose another name: 2 to 20 letters of one script, unlike those that are reserved.',
    bad_key: 'You were signed out elsewhere, or this seat is no longer yours.',
    removed_by_host: 'The host has removed you from this table.',
    seat_freed: 'The host has freed your seat for someone else.',
    blocked: 'You and someone at this table do not play together.',
    account_required: 'This game is rated: its seats are for players with an account.',
    same_address:
      'This game is rated, and you shared a network with another player in the last 24 hours. Ask for an unrated game.',
    same_person: 'This game is rated, and you or a bot account of yours already has a seat.',
    no_bot: 'There is no bot account with that name.',
    bot_offline: 'That bot account is not online now.',
    bot_busy: 'Too many others are asking that bot account. Wait a moment and try again.',
    too_many_games:
      'You, or others on your network, have too many games with that bot account. Finish one first.',
    has_played: 'They have already played.',
    not_host: 'Only the host may do that.',
    not_over: 'The game is not over yet.',
    name_fixed: 'Your seat goes by the name of your account.',
    no_table: 'There is no such table any more.',
    no_player: 'There is no such player any more.',
    unavailable: 'The server cannot read or save games right now. Try again in a moment.',
    restored: 'The server was restored from a backup. This game continues from an earlier position.',
  } as Record<string, string>,
}
