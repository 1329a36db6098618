// That it is my turn, told on this device, in English.

export default {
  tell: 'Tell me on this device when it is my turn',
  tellNote:
    'The browser shows it, also while this page is closed. Nothing is sent while you look at the table.',
  denied:
    'The browser does not let this page tell you anything. That can be changed in its settings for this page.',
  away: 'The server, or the browser’s own service for this, does not answer.',
  /** What a notice says, below the game. */
  turn: 'It is your turn.',
}
