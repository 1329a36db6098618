// The people at a table: reports and blocks, in German.
import type en from './en'

export default {
  people: 'Wer hier ist',
  report: 'Melden',
  reportOf: (name) => `${name} melden`,
  reasons: {
    name: 'Der Name',
    chat: 'Was gesagt wird',
    conduct: 'Wie jemand spielt oder nicht spielt',
    other: 'Etwas anderes',
  },
  reason: 'Was stimmt nicht?',
  words: 'In eigenen Worten, wenn du magst',
  send: 'Meldung senden',
  sent: 'Danke. Wer hier für Ordnung sorgt, wird es lesen.',
  reportNote:
    'Das liest, wer diesen Server betreibt, und nach 90 Tagen wird es gelöscht. Niemand erfährt, wer es gemeldet hat.',
  cancel: 'Abbrechen',
  sendAway: (name) => `${name} für immer wegschicken`,
  block: 'Blockieren',
  blockOf: (name) => `${name} blockieren`,
  blockNote: (name) =>
    `Ihr werdet nicht mehr zusammengeführt und setzt euch nicht mehr an denselben Tisch. ${name} erfährt davon nichts.`,
  blockYes: 'Blockieren',
  blocked: 'Blockiert.',
  blockedTitle: 'Wen du blockiert hast',
  unblock: 'Nicht mehr blockieren',
  errors: {
    bad_key: 'Der Schlüssel passt nicht.',
    not_found: 'An diesem Server sorgt niemand mit einem Schlüssel für Ordnung.',
    bad_request: 'So wird das nicht geschrieben.',
    limit_reached: 'Es sind schon so viele, wie es geht.',
    no_report: 'Diese Meldung gibt es nicht mehr.',
    no_ban: 'Diese Sperre ist vorbei.',
    no_announcement: 'Diese Ansage ist vorbei.',
  },
} satisfies typeof en
