// unsure: "rwn" for a rune.
export default {
  branch: (worth: number) => (worth > 0 ? `Cangen gwerth ${worth}` : 'Dim cangen eto'),
  board: 'Y gangen, a dy rwnau di',
  rune: (rune: number) => `Gosod y ${rune}`,
  deals: 'Mae rwn yn cael ei rannu.',
  dealt: (rune: string) => `Rwyt ti’n cael ${rune}.`,
  draws: (worth: string) => `Mae’r gangen gwerth ${worth} yn cael ei thynnu.`,
  lays: (side: string) => `Mae ${side} wedi gosod rwn.`,
  reveal: (runes: string) => `Y rwnau yw ${runes}.`,
  end: 'Mae’r canghennau i gyd wedi mynd.',
}
