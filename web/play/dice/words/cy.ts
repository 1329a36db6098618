// What a table at a server says of its dice, in Welsh.
import type en from './en'

export default {
  waits: (names) => `Aros am rif gan ${names}`,
  proven: (draws, own) =>
    `${draws === 1 ? 'Cafodd y tafliad ei wneud eto yma: mae’n dilyn' : `Cafodd pob un o’r tafliadau (${draws}) ei wneud eto yma: maen nhw’n dilyn`} o’r hyn roedd y gweinydd wedi’i selio cyn y gêm${own ? ', ac o rif y ddyfais hon' : ''}.`,
  unable: 'Chafodd y disiau mo’u gwirio: dim ond dros https y gall porwr wneud hynny.',
  wrong: (what) => `Dydy’r disiau ddim yn dal dŵr: ${what}`,
  faults: {
    commitment: () => 'nid hon yw’r gyfrinach a seliwyd cyn y gêm.',
    sealed: () => 'dydy un o’r rhifau ddim yr un a seliwyd cyn i ddim un gael ei agor.',
    number: () => 'dydy rhif y ddyfais hon ddim ynddyn nhw fel y cafodd ei roi.',
    event: (step) => `gwelwyd symudiad ${step} yn wahanol i’r hyn mae’r cofnod yn ei ddweud.`,
    draw: (step) => `nid tafliad ${step} yw’r hyn maen nhw’n ei roi.`,
    record: () => 'does dim modd chwarae cofnod y gweinydd.',
    signature: () => 'dydy cofnod y gweinydd ddim fel y cafodd ei lofnodi.',
  },
  restored:
    'Cafodd y gweinydd ei adfer o gopi wrth gefn yn ystod y gêm hon. Gallai hynny fod yn rheswm, ond does dim modd ei wirio.',
  withheld: (names) => `Chafodd rhif a seliwyd mo’i agor mewn pryd, a dydy e ddim ynddyn nhw: ${names}.`,
} satisfies typeof en
