// Bot-Konten, auf Deutsch.
import type en from './en'

export default {
  title: 'Bot-Konten',
  lead: 'Ein Programm von dir kann hier unter eigenem Namen spielen. Andere bitten es zum Spiel, und seine Partien mit ihnen dürfen gewertet werden; die mit dir nicht.',
  name: 'Name eines neuen Bot-Kontos',
  make: 'Bot-Konto anlegen',
  most: (most) => `Du hast ${most} Bot-Konten, mehr gehen nicht.`,
  online: 'hört gerade zu',
  offline: 'hört nicht zu',
  noToken: 'hat kein Token',
  renew: (name) => `Neues Token für ${name}`,
  withdraw: (name) => `Token von ${name} zurückziehen`,
  remove: (name) => `${name} löschen`,
  removeNote: 'Es wird sofort gelöscht, mit seinen Wertungen. Seine Partien bleiben, als die von jemandem.',
  removeYes: 'Endgültig löschen',
  removeNo: 'Behalten',
  token: (name) => `Das Token von ${name}`,
  tokenNote:
    'Es wird nur dieses eine Mal gezeigt. Wer es hat, spielt als dieses Bot-Konto; das Programm, das zuhört, braucht es.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  kept: 'Ich habe es verwahrt',

  which: 'Welches Bot-Konto?',
  listening: 'Diese hören gerade zu',
  none: 'Gerade hört keines zu.',

  waits: (name) => `${name} ist zum Spiel gebeten …`,
  declined: (name, why) => `${name} spielt nicht: ${why}.`,
  reasons: {
    generic: 'ohne Angabe von Gründen',
    later: 'später vielleicht',
    game: 'nicht dieses Spiel',
    options: 'nicht nach diesen Regeln',
    time_control: 'nicht mit dieser Uhr',
    rated: 'nicht um eine Wertung, oder nur darum',
    no_answer: 'es hat nicht geantwortet',
  },
  another: 'Ein Bot-Konto für diesen Platz',
  ask: 'Zum Spiel bitten',

  errors: {
    seat_taken: 'Der Platz ist vergeben, oder es ist um einen anderen gebeten.',
  },
} satisfies typeof en
