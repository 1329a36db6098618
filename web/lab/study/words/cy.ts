// What the laboratory says, in Welsh.
import type en from './en'

export default {
  title: 'Labordy',
  lead: 'Pa mor deg, hir a bywiog yw pob gêm? Mae miloedd o gemau, wedi’u chwarae gan fotiau ac ar hap, yn dweud.',
  made: (games) => `O ${games} gêm.`,
  all: 'Pob gêm',
  play: 'Chwarae',
  found: 'Beth mae astudiaeth wedi’i ganfod',
  none: 'Does dim adroddiad am y gêm hon. Mae’r hyn y byddwch chi’n ei chwarae isod yn cael ei gyfri.',
  failed: 'Doedd dim modd llwytho’r adroddiad.',
  things:
    'Mae’r hyn sy’n cael ei wneud mewn gêm yn cael ei alw yma fel mae rhaglen y rheolau’n ei alw, yn Saesneg.',

  players: (players, seats) => `${players}, ${seats} sedd`,
  random: 'ar hap',
  randomMoves: 'symudiadau ar hap',
  against: (one, other) => `${one} yn erbyn ${other}`,
  seat: (name) => `Y sedd “${name}”`,

  live: 'Eich astudiaeth eich hun',
  liveLead: 'Gemau lle mae pob symudiad ar hap, yn cael eu chwarae ar y ddyfais hon wrth i chi wylio.',
  seats: 'Seddi',
  games: 'Faint o gemau',
  more: 'Rhagor o reolau',
  start: 'Dechrau',
  stop: 'Stopio',
  progress: 'Gemau wedi’u chwarae',
  played: (games, of) => `${games} o ${of} gêm`,
  stopped: (games) => `Wedi stopio ar ôl ${games} gêm.`,
  done: (games) => `${games} gêm wedi’u chwarae.`,
  mean: (plies) => `Mae ${plies} symudiad mewn gêm ar gyfartaledd.`,
  wins: 'Pa mor aml mae pob sedd yn ennill ar ei phen ei hun',
  broken: 'Does dim modd chwarae’r gemau ar y ddyfais hon.',
} satisfies typeof en
