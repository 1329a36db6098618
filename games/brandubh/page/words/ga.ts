// Brandubh's words, in Irish.
import type en from './en'

const pieces = { attacker: 'ionsaitheoir', defender: 'cosantóir', king: 'rí' }

export default {
  board: 'Clár Brandubh',
  pieces,
  throne: 'ríchathaoir',
  corner: 'cúinne',
  canMove: 'in ann bogadh',
  canMoveAhead: 'is féidir a bhogadh roimh ré',
  chosen: 'roghnaithe',
  target: 'is féidir a shroicheadh',
  moves: (mover, from, to) => `téann ${mover} as ${from} go ${to}`,
  movers: {
    attacker: ['ionsaitheoir', 'd’ionsaitheoir'],
    defender: ['cosantóir', 'do chosantóir'],
    king: ['an rí', 'do rí'],
  },
  takes: (taken) => ` agus gabhtar ${taken}`,
  captured: {
    attacker: ['an t-ionsaitheoir ar', 'd’ionsaitheoir ar'],
    defender: ['an cosantóir ar', 'do chosantóir ar'],
    king: ['an rí ar', 'do rí ar'],
  },
  taken: {
    attacker: (n, of) => `ionsaitheoirí gafa: ${n} as ${of}`,
    defender: (n, of) => `cosantóirí gafa: ${n} as ${of}`,
  },
  again: ' Bhí an suíomh seo ann cheana; cluiche cothrom é an tríú huair.',
  startingDrawRule:
    'Tá píosa ó gach taobh i bhfolach i ndá dhorn. An té a roghnaíonn lámh, imríonn sé a bhfuil inti.',
  startingDraw: (hand, side) => `an lámh ${['chlé', 'dheas'][hand]}, ${side}`,
  endings: {
    king_home: 'Shroich an rí cúinne.',
    king_captured: 'Gabhadh an rí.',
    no_attackers: 'Níl aon ionsaitheoir fágtha.',
    no_move: 'Níl aon bheart ceadaithe fágtha.',
    repetition: 'Bhí an suíomh céanna ann trí huaire.',
    ply_limit: 'Sroicheadh uaslíon na mbeart.',
  },

  summary: {
    you: 'Tusa',
    moved: (who, from, to) => `${who}: ${from} go ${to}`,
    captured: (what) => `, gafa: ${what}`,
    piece: (piece, at, yours) =>
      yours
        ? `${{ attacker: 'd’ionsaitheoir', defender: 'do chosantóir', king: 'do rí' }[piece]} ar ${at}`
        : `${pieces[piece]} ar ${at}`,
    again: '; bhí sé mar seo cheana, cluiche cothrom é an tríú huair',
  },
} satisfies typeof en
