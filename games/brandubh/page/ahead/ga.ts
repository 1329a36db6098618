// Words for a move chosen ahead, in Irish.
import type en from './en'

export default {
  offer: (from, to) => `Roimh ré: ${from} go ${to}`,
  stopped: (from, to) => `Ní féidir ${from} go ${to} a imirt anois: tusa a roghnaíonn arís.`,
} satisfies typeof en
