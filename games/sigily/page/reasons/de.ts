// Why an action of Sigily is good, in German.
import { does, toWhom } from '@nemeton/board/person/de'
import type en from './en'

const sigils = (n: number) => (n === 1 ? '1 Sigille' : `${n} Sigillen`)
const chariots = (n: number) => `${n === 0 ? 'kein' : n === 1 ? 'ein' : n} Wagen`
const spoils = (coins: string, n: number) => {
  const all = [coins, n > 0 && `ein Wagen um ${sigils(n)} zurück`].filter(Boolean)
  return all.length === 0 ? '' : `: ${all.join(' und ')}`
}
const carrying = (coins: string) => (coins === '' ? '' : ` (${coins})`)

export default {
  wins: 'Das Rennen ist aus, und niemand hat mehr Münzen.',
  wins_race: (coins) =>
    coins === ''
      ? 'Gewinnt das Rennen.'
      : `Gewinnt das Rennen: am Ende zwei Drittel der Münzen auf dem Brett, jetzt ${coins}.`,
  comes_home: (left, coins) => `Kommt ${coins && `mit ${coins} `}ans Ziel; noch ${chariots(left)} übrig.`,
  fights: (enemy, chance, coins, n) =>
    `Gewinnt zu ${chance} den Kampf mit ${toWhom(enemy)}${spoils(coins, n)}.`,
  burns: (enemy, chance, coins, n) =>
    `Verbrennt zu ${chance} einen Wagen von ${toWhom(enemy)}${spoils(coins && `${coins} zum Aufheben`, n)}.`,
  takes: (coins) => `Nimmt ${coins}.`,
  avoids_darts: (coins) => `Hält ${coins} von den Pfeilen der Tiefe fern.`,
  keeps_coins: (coins) => `Behält ${coins}.`,
  free_throw: (at, asks) =>
    `Die Sonne auf ${at} bringt ${asks ? 'für eine gute Antwort ' : ''}einen Freiwurf.`,
  leaves_deep: (n) => `Verlässt die Tiefe und ihre Pfeile, ${sigils(n)} weiter.`,
  risks_less: (likely, otherwise) =>
    likely === ''
      ? `Wagt nichts; die andere Wahl verliert ${otherwise && `zu ${otherwise} `}ihren Wagen.`
      : `Verliert zu ${likely} den Wagen, die andere Wahl ${otherwise ? `zu ${otherwise}` : 'gewiss'}.`,
  covers: (at, coins, likely, otherwise) =>
    likely === ''
      ? `Kein Gegner erreicht mit dem nächsten Wurf den Wagen auf ${at}${carrying(coins)}.`
      : `Nur ${likely} der nächsten Würfe bringen einen Gegner zum Wagen auf ${at}${carrying(coins)}, nicht ${otherwise}.`,
  aims_home: (at, coins, chance) =>
    `Als Nächstes können ${chance} der Würfe den Wagen auf ${at}${carrying(coins)} ans Ziel bringen.`,
  joins: (n) => `Von nun an fahren ${chariots(n)} als einer.`,
  curses: (at, enemies, friends) =>
    `an ${at} ${enemies === 1 ? 'muss' : 'müssen'} noch ${chariots(enemies)} der Gegner vorbei` +
    (friends === 0 ? '.' : `, aber nur ${friends === 1 ? 'ein Freund' : `${friends} Freunde`}.`),
  freezes: (enemy) =>
    `${does(enemy, 'verliert den Zug und kann', 'verlierst den Zug und kannst')} nicht zahlen.`,
  tries_veil: (chance, coins) => `Der Schleier öffnet sich zu ${chance}: ${coins} in der Tiefe.`,
  reaches_gate: (gate, coins) => `Kommt zum Schleier (${gate}): ${coins} dahinter.`,
} satisfies typeof en
