// What the laboratory says, in Irish.
import type en from './en'

export default {
  title: 'Saotharlann',
  lead: 'Cé chomh cothrom, fada agus bríomhar is atá gach cluiche? Insíonn na mílte cluiche é, imeartha ag botaí agus go randamach.',
  made: (games) => `As ${games} cluiche.`,
  all: 'Gach cluiche',
  play: 'Imir é',
  found: 'An méid a fuair staidéar amach',
  none: 'Níl tuairisc ar an gcluiche seo. Comhairtear an méid a imríonn tú féin thíos.',
  failed: 'Níorbh fhéidir an tuairisc a luchtú.',
  things: 'Tugtar ar an méid a dhéantar i gcluiche an t-ainm atá ag ríomhchlár na rialacha air, i mBéarla.',

  players: (players, seats) => `${players}, ${seats} shuíochán`,
  random: 'go randamach',
  randomMoves: 'bearta randamacha',
  against: (one, other) => `${one} in aghaidh ${other}`,
  seat: (name) => `An suíochán “${name}”`,

  live: 'Do staidéar féin',
  liveLead: 'Cluichí ina ndéantar gach beart go randamach, imeartha ar an ngléas seo agus tú ag féachaint.',
  seats: 'Suíocháin',
  games: 'Cé mhéad cluiche',
  more: 'Tuilleadh rialacha',
  start: 'Tosaigh',
  stop: 'Stop',
  progress: 'Cluichí imeartha',
  played: (games, of) => `${games} as ${of} cluiche`,
  stopped: (games) => `Stoptha tar éis ${games} cluiche.`,
  done: (games) => `${games} cluiche imeartha.`,
  mean: (plies) => `Bíonn ${plies} beart i gcluiche ar an meán.`,
  wins: 'Cé chomh minic is a bhuann gach suíochán ina aonar',
  broken: 'Ní féidir na cluichí a imirt ar an ngléas seo.',
} satisfies typeof en
