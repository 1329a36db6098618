// Why an action of Sigily is good, in Irish.
import { counted } from '@nemeton/board/count/ga'
import { does, having } from '@nemeton/board/person/ga'
import type en from './en'

const sigils = counted('sigil')
const chariots = counted('carbad', 'charbad', 'gcarbad')
const enemies = counted('namhaid', 'namhaid', 'namhaid')
const spoils = (coins: string, n: number) => {
  const all = [coins, n > 0 && `carbad ${sigils(n)} siar`].filter(Boolean)
  return all.length === 0 ? '' : `: ${all.join(' agus ')}`
}
const carrying = (coins: string) => (coins === '' ? '' : ` (${coins})`)

export default {
  wins: 'Tá an rás thart, agus níl níos mó bonn ag aon duine eile.',
  wins_race: (coins) =>
    coins === ''
      ? 'Buann sé an rás.'
      : `Buann sé an rás: ag an deireadh, dhá thrian de na boinn ar an gclár (${coins} anois).`,
  comes_home: (left, coins) =>
    `Tagann sé abhaile${carrying(coins)}; ${left === 0 ? 'níl aon charbad' : `tá ${chariots(left)}`} fágtha.`,
  fights: (enemy, chance, coins, n) =>
    `${does(enemy, 'cailleann')} an troid i gcás ${chance}${spoils(coins, n)}.`,
  burns: (enemy, chance, coins, n) =>
    `${does(enemy, 'cailleann')} carbad sa tine i gcás ${chance}${spoils(coins && `${coins} le tógáil`, n)}.`,
  takes: (coins) => `Tógann sé ${coins}.`,
  avoids_darts: (coins) => `Coinníonn sé ${coins} ó shaigheada na doimhneachta.`,
  keeps_coins: (coins) => `Coinníonn sé ${coins}.`,
  free_throw: (at, asks) => `Tugann an ghrian ar ${at} caitheamh saor${asks ? ' ar fhreagra ceart' : ''}.`,
  leaves_deep: (n) => `Fágann sé an doimhneacht agus a saigheada, ${sigils(n)} chun tosaigh.`,
  risks_less: (likely, otherwise) =>
    likely === ''
      ? `Níl aon bhaol ann; cailltear carbad leis an rogha eile${otherwise && ` i gcás ${otherwise}`}.`
      : `Cailltear carbad i gcás ${likely}, agus leis an rogha eile ${otherwise ? `i gcás ${otherwise}` : 'i gcónaí'}.`,
  covers: (at, coins, likely, otherwise) =>
    likely === ''
      ? `Ní shroicheann aon namhaid an carbad ar ${at}${carrying(coins)} leis an gcéad chaitheamh eile.`
      : `Ní shroicheann namhaid an carbad ar ${at}${carrying(coins)} ach le ${likely} de na chéad chaithimh eile, ní le ${otherwise}.`,
  aims_home: (at, coins, chance) =>
    `Ina dhiaidh sin, is féidir an carbad ar ${at}${carrying(coins)} a thabhairt abhaile le ${chance} de na caithimh.`,
  joins: (n) => `Bogann ${chariots(n)} le chéile as seo amach.`,
  curses: (at, n, friends) =>
    `tá carbaid fós le dul thar ${at}: ${enemies(n)}${friends === 0 ? '' : `, agus gan ach ${counted('cara', 'chara', 'gcara')(friends)}`}.`,
  freezes: (enemy) => `${does(enemy, 'cailleann')} an seal, gan dóthain bonn ${having(enemy)} le híoc.`,
  tries_veil: (chance, coins) => `Osclaíonn an chaille i gcás ${chance}: tá ${coins} sa doimhneacht.`,
  reaches_gate: (gate, coins) => `Tagann sé chuig an gcaille ag ${gate}: tá ${coins} taobh thiar di.`,
} satisfies typeof en
