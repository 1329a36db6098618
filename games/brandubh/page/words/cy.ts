// Brandubh's words, in Welsh.
import { isDoing } from '@nemeton/board/person/cy'
import type en from './en'

/** "cipio’r brenin", "a’r ymosodwr": the article leans on "cipio", and on "a" before it in a list. */
const captures = (list: string) => `cipio ${list}`.replace(/(cipio|\ba)c? yr? /g, '$1’r ')

export default {
  board: 'Bwrdd Brandubh',
  pieces: { attacker: 'ymosodwr', defender: 'amddiffynnwr', king: 'brenin' },
  throne: 'gorsedd',
  corner: 'cornel',
  canMove: 'yn gallu symud',
  canMoveAhead: 'gellir ei symud ymlaen llaw',
  chosen: 'wedi’i ddewis',
  target: 'o fewn cyrraedd',
  moves: (mover, from, to) => `mae ${isDoing(mover)} mynd o ${from} i ${to}`.replace('mae y ', 'mae’r '),
  movers: {
    attacker: ['ymosodwr', 'dy ymosodwr di'],
    defender: ['amddiffynnwr', 'dy amddiffynnwr di'],
    king: ['y brenin', 'dy frenin di'],
  },
  takes: (taken) => ` ac yn ${captures(taken)}`,
  captured: {
    attacker: ['yr ymosodwr ar', 'dy ymosodwr di ar'],
    defender: ['yr amddiffynnwr ar', 'dy amddiffynnwr di ar'],
    king: ['y brenin ar', 'dy frenin di ar'],
  },
  taken: {
    attacker: (n, of) => `${n} o ${of} ymosodwr wedi’u cipio`,
    defender: (n, of) => `${n} o ${of} amddiffynnwr wedi’u cipio`,
  },
  again: ' Mae’r safle hwn wedi bod o’r blaen; y trydydd tro bydd yn gêm gyfartal.',
  startingDrawRule:
    'Mae darn o bob ochr yn gudd mewn dau ddwrn. Pwy bynnag sy’n dewis llaw sy’n chwarae’r hyn sydd ynddi.',
  startingDraw: (hand, side) => `llaw ${['chwith', 'dde'][hand]}, ${side}`,
  endings: {
    king_home: 'Mae’r brenin wedi cyrraedd cornel.',
    king_captured: 'Mae’r brenin wedi’i gipio.',
    no_attackers: 'Does dim ymosodwr ar ôl.',
    no_move: 'Does dim symudiad posib.',
    repetition: 'Mae’r un safle wedi bod dair gwaith.',
    ply_limit: 'Cyrhaeddwyd y nifer mwyaf o symudiadau.',
  },

  summary: {
    you: 'Ti',
    moved: (who, from, to) => `${who}: o ${from} i ${to}`,
    captured: (what) => `, ${captures(what)}`,
    piece: (piece, at, yours) =>
      `${
        yours
          ? { attacker: 'dy ymosodwr di', defender: 'dy amddiffynnwr di', king: 'dy frenin di' }[piece]
          : { attacker: 'yr ymosodwr', defender: 'yr amddiffynnwr', king: 'y brenin' }[piece]
      } ar ${at}`,
    again: '; mae hyn wedi bod o’r blaen, a’r trydydd tro bydd yn gyfartal',
  },
} satisfies typeof en
