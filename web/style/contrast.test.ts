// What has to be told from what it lies on, light and dark: text by 4.5 to 1, pieces on their board by 3 to 1, and so in
// greyscale too, since the ratio is one of luminance. A piece is seen by its body or by its edge, whichever is clearer.
import { h, render } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'
import { games, type GameId } from '../shell/games'
import { contrast, over, Palette, type Theme } from '../tests/palette'

const kBase = 'web/style/base.css'
/** The wood of web/art/oak.svg, of which the panels of the boards are, under a game's own shade. */
const kOak = '#b8814a'

/** What lies on what: colours as `Palette` reads them, what is below first; a piece with several has what is clearest. */
type Pair = [what: string, on: string | string[], above: string | string[]]

interface Room {
  files: string[]
  /** Where variables are looked up, the nearest first. */
  scopes: string[]
  text: Pair[]
  pieces: Pair[]
}

const panel = [kOak, '--shade']

const rooms: Record<string, Room> = {
  'the page': {
    files: ['web/style/frame.css'],
    scopes: [],
    text: [
      ['text', '--paper', '--ink'],
      ['text on a sheet', '--sheet', '--ink'],
      ['text of what is chosen', '--green-faint', '--ink'],
      ['notes', '--paper', '--ink-soft'],
      ['notes on a sheet', '--sheet', '--ink-soft'],
      ['notes of what is chosen', '--green-faint', '--ink-soft'],
      ['a clock that is nearly up', '--green-faint', '--warn'],
      ['what is said', '--paper', '--green'],
      ['what is said by who is on turn', '--green-faint', '--green'],
      ['the main button', '--green', '--on-green'],
      ['a problem', '--paper', '--warn'],
      ['a problem on a sheet', '--sheet', '--warn'],
    ],
    pieces: [
      ['the edge of a button', '--paper', '--line-strong'],
      ['the edge of a field', '--sheet', '--line-strong'],
      ['the edge of what is chosen', '--paper', '--green'],
      ['the knob of a switch', '--sheet', '--line-strong'],
      ['the knob of a switch that is on', '--green', '--on-green'],
    ],
  },
  brandubh: {
    files: ['games/brandubh/page/board.css'],
    scopes: ['.brandubh'],
    text: [['coordinates', '.brandubh .frame fill', '.brandubh .coordinates text fill']],
    pieces: [
      ['an attacker', kOak, '.brandubh .bog-mid stop-color'],
      [
        'a defender',
        kOak,
        [':is(.brandubh, .brandubh-mark) .cut .rim stroke', '.brandubh .bone-mid stop-color'],
      ],
      [
        'the king',
        kOak,
        [':is(.brandubh, .brandubh-mark) .cut .rim stroke', '.brandubh .gold-mid stop-color'],
      ],
      ['an attacker beside a defender', '.brandubh .bone-mid stop-color', '.brandubh .bog-mid stop-color'],
      ['where a piece can go', kOak, '.brandubh .target fill'],
      [
        'an attacker’s mark',
        '--paper',
        ['.brandubh-mark .attacker .rim stroke', '.brandubh .bog-mid stop-color'],
      ],
    ],
  },
  danube: {
    files: ['games/danube/page/board.css'],
    scopes: ['.danube'],
    text: [
      ['numbers of squares', panel, '--figures'],
      ['steps on a badge', '.danube .target .badge fill', '.danube .target text fill'],
      ['the sea’s name', '--deep', '.danube .ground .name fill'],
      ['the throw', '--cloth', '.danube .sticks .number fill'],
      ['that another follows', '--cloth', '.danube .again fill'],
    ],
    pieces: ['--water-0', '--water-1', '--water-2', '--deep']
      .flatMap((water): Pair[] => [
        [`a silver boat on ${water}`, water, ['--silver', '--silver-edge']],
        [`a copper boat on ${water}`, water, ['--copper', '--copper-edge']],
      ])
      .concat([
        ['a stick, white side up', '--cloth', '.danube .stick .white fill'],
        [
          'a stick, black side up, beside a white one',
          '.danube .stick .white fill',
          '.danube .stick .black fill',
        ],
      ]),
  },
  sigily: {
    files: ['games/sigily/page/board.css'],
    scopes: ['.sigily', ':is(.sigily, .sigily-mark)'],
    text: [
      ['numerals and names', panel, '--figures'],
      ['coins of a stack', '.sigily .coin fill', '.sigily .purse text fill'],
      ['the cloth', '--cloth', '--thread'],
    ],
    pieces: ['--plain', '--gate', '--sun', '--deep'].flatMap((tile): Pair[] => [
      [`a chariot on ${tile}`, tile, '.chariot-art .rim stroke'],
      [`the sign on ${tile}`, tile, '--sign'],
    ]),
  },
  'the races': {
    files: ['games/races/page/race.css'],
    scopes: ['.race', '.domino', '.marker'],
    text: [
      ['names and scores', panel, '--figures'],
      ['what can be done', '.race .badge circle fill', '.race .badge text fill'],
      ['plaques', '--bone', '.race .plaques .letters fill'],
    ],
    pieces: [
      ['pips', '--bone', '--pip'],
      ['a counter on a tile that lies open', '--bone', '--line'],
      ['a counter on a tile that is face down', '--walnut', '--rim'],
      ...['.ash', '.birch', '.cedar', '.dogwood'].map((side): Pair => [
        `the carving of ${side}`,
        `${side} --side`,
        '--rim',
      ]),
    ],
  },
  bluff: {
    files: ['games/bluff/page/board.css'],
    scopes: ['.bluff'],
    text: [
      ['what to do', panel, '--figures'],
      ['the bid', '--cloth', '.bluff .middle text fill'],
      ['the dice that count', '--cloth', '.bluff .middle .tally fill'],
      ['more of the bid', '--cloth', '.bluff .middle .more fill'],
      ['a white shield', '.shield.white .face fill', '.shield text fill'],
      ['a red shield', '.shield.red .face fill', '.shield.red text fill'],
      ['what can be done', '--die', '.bluff .plaque.open text fill'],
      ['a doubt', '.bluff .plaque.challenge.open .face fill', '.bluff .plaque.challenge.open text fill'],
    ],
    pieces: [
      ['a die', '--cloth', '--die'],
      ['pips', '--die', '--die-pip'],
      ['pips of the red die', '.bluff .red-die --die', '.bluff .red-die --die-pip'],
      ['a cup', '--cloth', '.cup .hoop fill'],
      ...['raven', 'fox', 'hare', 'spider', 'tortoise', 'monkey'].flatMap((guest): Pair[] => [
        [`the ${guest} on the cloth`, '--cloth', `.guest.${guest} --paint`],
        [`the ${guest} on its ground`, `.guest.${guest} --paint`, '#1d120a'],
      ]),
    ],
  },
  tug: {
    files: ['games/tug/page/board.css'],
    scopes: ['.tug', '.athlete'],
    text: [
      ['what to do', panel, '--figures'],
      ['athletes counted on grass', '--grass-2', '--figures'],
      ['athletes counted against the sky', '--sky', '--figures'],
      ['what a pair of dice can do', '--die', '.tug .plaque.open text fill'],
    ],
    pieces: ['--grass-0', '--grass-1', '--grass-2']
      .flatMap((grass): Pair[] => [
        [`an athlete of Plockton on ${grass}`, grass, ['.athlete --dark', '.athlete --wood']],
        [`an athlete of Broadford on ${grass}`, grass, ['.athlete --dark', '.athlete.broadford --wood']],
      ])
      .concat([
        ['a die', '--cloth', '--die'],
        ['pips', '--die', '--die-pip'],
      ]),
  },
  duel: {
    files: ['games/duel/page/board.css'],
    scopes: ['.duel'],
    text: [
      ['what to do', panel, '--figures'],
      ['cards held', '--cloth', '.duel .held fill'],
      [
        'what can be chosen',
        '--paper',
        '.duel :is(.form-plaque.open, .form-plaque.chosen, .confirm.open) text fill',
      ],
      ...['S', 'H', 'D', 'C'].map((suit): Pair => [
        `a card of ${suit}`,
        '--paper',
        `.card-face.${suit} .rank fill`,
      ]),
      ['the register', [kOak, '--shade', '#2b1a0cb3'], '.duel .register .rank fill'],
    ],
    pieces: [
      ['a card', '--cloth', '--paper'],
      ['the back of a card', '.card-back .paper fill', '.card-back .line stroke'],
      ['a form', '--cloth', '--paper'],
      ['the animal on it', '--paper', '.disc .inked stroke'],
      ...['.duel .leaf', '.duel .leaf.birch', '.duel .leaf.cedar', '.duel .leaf.dogwood'].map(
        (leaf): Pair => [leaf, '--cloth', `${leaf} --leaf`],
      ),
    ],
  },
}

/** How well it is told from what it lies on. */
function ratioOf({ files, scopes }: Room, [, on, above]: Pair, theme: Theme): number {
  const palette = new Palette([kBase, ...files])
  const read = (written: string) => palette.colour(written, [...scopes, ':root'], theme)
  const ground = [on]
    .flat()
    .map(read)
    .reduce((below, each) => over(each, below))
  return Math.max(...[above].flat().map((written) => contrast(over(read(written), ground), ground)))
}

describe.each(Object.keys(rooms))('%s', (name) => {
  const room = rooms[name]!
  describe.each(['light', 'dark'] as const)('by %s', (theme) => {
    test.each(room.text)('can be read: %s', (...pair) => {
      expect(ratioOf(room, pair, theme)).toBeGreaterThanOrEqual(4.5)
    })
    test.each(room.pieces)('can be seen: %s', (...pair) => {
      expect(ratioOf(room, pair, theme)).toBeGreaterThanOrEqual(3)
    })
  })
})

test('black on white is 21 to 1, and a colour on itself 1 to 1', () => {
  expect(contrast([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21)
  expect(contrast([9, 99, 199, 1], [9, 99, 199, 1])).toBe(1)
})

test.each(Object.keys(games) as GameId[])(
  'the marks of the sides of %s differ by their shape',
  async (game) => {
    const { seats } = (await games[game].part()).default
    const root = document.createElement('div')
    const shapes = seats.map(({ Mark }) => {
      act(() => render(h('svg', null, h(Mark, null)), root))
      // What is left without the names that colours go by.
      const shape = root.innerHTML.replace(/ (class|fill|stroke|style)="[^"]*"/g, '')
      act(() => render(null, root))
      return shape
    })
    expect(new Set(shapes).size).toBe(seats.length)
  },
)
