// The domino races beside the board, in English.

export default {
  start: 'Shuffle the tiles of the board and lay them on their places, face down.',
  turn: [
    'Draw a tile.',
    'Move one marker by both numbers together, or two by one number each. An even sum brings markers in.',
    'Turn a tile to pass a gate, to bump a lone opponent, or when the first comes to End.',
    'After a double draw again. A third double in a row sends your foremost marker back.',
  ],
  tile: (a: number, b: number) => `${a}-${b}`,
  points: 'Points',
}
