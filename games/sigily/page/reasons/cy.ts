// Why an action of Sigily is good, in Welsh.
import { masculine } from '@nemeton/board/count/cy'
import type en from './en'

const sigils = masculine('sigil')
const chariots = masculine('cerbyd', 'gerbyd', 'cherbyd')
const friends = masculine('ffrind')
const spoils = (coins: string, n: number) => {
  const all = [coins, n > 0 && `cerbyd yn mynd ${sigils(n)} yn ôl`].filter(Boolean)
  return all.length === 0 ? '' : `: ${all.join(', ')}`
}
const carrying = (coins: string) => (coins === '' ? '' : ` (${coins})`)

export default {
  wins: 'Mae’r ras ar ben, a does gan neb fwy o geiniogau.',
  wins_race: (coins) =>
    coins === ''
      ? 'Yn ennill y ras.'
      : `Yn ennill y ras: ar y diwedd, dwy ran o dair o’r ceiniogau ar y bwrdd (${coins} nawr).`,
  comes_home: (left, coins) =>
    `Yn dod adref${carrying(coins)}; ${left === 0 ? 'does dim cerbyd' : `mae ${chariots(left)}`} ar ôl.`,
  fights: (enemy, chance, coins, n) =>
    `Siawns o ${chance} o ennill ${enemy.you ? 'yn dy erbyn di' : `yn erbyn ${enemy.name}`}${spoils(coins, n)}.`,
  burns: (enemy, chance, coins, n) =>
    `Siawns o ${chance} o losgi ${enemy.you ? 'dy gerbyd di' : `cerbyd ${enemy.name}`}${spoils(coins && `${coins} i’w codi`, n)}.`,
  takes: (coins) => `Yn cymryd ${coins}.`,
  avoids_darts: (coins) => `Yn cadw ${coins} rhag saethau’r dyfnder.`,
  keeps_coins: (coins) => `Yn cadw ${coins}.`,
  free_throw: (at, asks) => `Mae’r haul ar ${at} yn rhoi tafliad rhydd${asks ? ' am ateb cywir' : ''}.`,
  leaves_deep: (n) => `Yn gadael y dyfnder a’i saethau, ${sigils(n)} ymhellach ymlaen.`,
  risks_less: (likely, otherwise) =>
    likely === ''
      ? `Heb fentro dim; mae’r dewis arall yn colli ei gerbyd${otherwise && ` mewn ${otherwise} o achosion`}.`
      : `Yn colli ei gerbyd mewn ${likely} o achosion, a’r dewis arall ${otherwise ? `mewn ${otherwise}` : 'bob tro'}.`,
  covers: (at, coins, likely, otherwise) =>
    likely === ''
      ? `All dim gelyn gyrraedd y cerbyd ar ${at}${carrying(coins)} â’r tafliad nesaf.`
      : `Dim ond ${likely} o’r tafliadau nesaf sy’n dod â gelyn at y cerbyd ar ${at}${carrying(coins)}, nid ${otherwise}.`,
  aims_home: (at, coins, chance) =>
    `Nesaf, gall ${chance} o’r tafliadau ddod â’r cerbyd ar ${at}${carrying(coins)} adref.`,
  joins: (n) => `O hyn ymlaen mae ${chariots(n)} yn mynd fel un.`,
  curses: (at, enemies, own) =>
    `mae ${chariots(enemies)} gelyn heb fynd heibio i ${at} eto${own === 0 ? '' : `, a dim ond ${friends(own)}`}.`,
  freezes: (enemy) =>
    enemy.you ? 'rwyt ti’n colli dy dro, heb allu talu.' : `mae ${enemy.name} yn colli’r tro, heb allu talu.`,
  tries_veil: (chance, coins) => `Mae’r llen yn agor mewn ${chance} o achosion: mae ${coins} yn y dyfnder.`,
  reaches_gate: (gate, coins) => `Yn dod at y llen wrth ${gate}: mae ${coins} y tu ôl iddi.`,
} satisfies typeof en
