// Bricriu's Bluff & Bluster beside the board, in Welsh.
import type en from './en'

const words: typeof en = {
  turn: [
    'Edrycha dan dy gwpan. Mae pob 1 yn cyfri fel pob rhif.',
    'Cynigia fwy, neu heria.',
    'Ar ôl cynnig cei di ddangos rhai disiau a thaflu’r lleill eto.',
    'Wedi’i herio? Codwch bob cwpan a chyfri: mae pwy bynnag oedd yn anghywir yn colli disiau.',
  ],
}

export default words
