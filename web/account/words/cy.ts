// Enw sy’n aros, yn Gymraeg.
import type en from './en'

const words: typeof en = {
  title: 'Enw sy’n aros',
  lead: 'Fel bod eraill yn dy adnabod eto, a dy fyrddau ar dy holl ddyfeisiau. Does dim angen un ar neb i chwarae. Mae dy ddyfais yn cadw allwedd mynediad ar ei gyfer: does dim cyfrinair, a does neb yn gofyn am e-bost.',
  name: 'Enw',
  take: 'Cymryd yr enw hwn',
  taking: 'Eiliad …',
  or: 'Oes gen ti un eisoes?',
  signIn: 'Mewngofnodi ag allwedd mynediad',
  withCode: 'Wedi colli pob dyfais?',
  code: 'Cod adfer',
  useCode: 'Mewngofnodi â chod',

  noPasskeys:
    'Does gan y porwr hwn ddim allweddi mynediad yma. Mae arnyn nhw angen https, neu’r peiriant ei hun fel localhost.',
  goLocal: 'Agor y dudalen hon lle maen nhw’n gweithio',

  codesTitle: 'Codau adfer',
  codesNote:
    'Mae pob un yn dy fewngofnodi unwaith, os colli di bob dyfais. Dim ond y tro hwn maen nhw’n cael eu dangos: argraffa nhw, neu ysgrifenna nhw.',
  print: 'Argraffu',
  copy: 'Copïo',
  copied: 'Wedi’i gopïo',
  kept: 'Maen nhw gen i’n ddiogel',

  since: (day) => `Ers ${day}`,
  devices: 'Allweddi mynediad',
  device: (added, used) =>
    used
      ? `Ychwanegwyd ${added}, defnyddiwyd ddiwethaf ${used}`
      : `Ychwanegwyd ${added}, heb ei defnyddio ers hynny`,
  thisKind:
    'Mae un allwedd yn ddigon lle mae dy ddyfeisiau’n ei rhannu. Fel arall, mewngofnoda yno â chod, ac ychwanega un arall.',
  addDevice: 'Ychwanegu allwedd y ddyfais hon',
  removeDevice: 'Tynnu',
  codesLeft: (codes) => (codes === 1 ? 'Mae un cod adfer ar ôl.' : `Mae ${codes} cod adfer ar ôl.`),
  newCodes: 'Gwneud codau newydd',
  sessions: (sessions) =>
    sessions === 1 ? 'Wedi mewngofnodi yma yn unig.' : `Wedi mewngofnodi ar ${sessions} dyfais.`,
  endOthers: 'Allgofnodi ym mhob man arall',
  rename: 'Newid yr enw',
  signOut: 'Allgofnodi yma',
  save: 'Cadw’r cyfan fel ffeil',
  remove: 'Dileu’r enw hwn',
  removeNote:
    'Caiff yr enw, ei allweddi a’i godau eu dileu ar unwaith. Mae dy gemau’n aros, fel rhai rhywun; mae’r byrddau a ddechreuaist ar y ddyfais hon yn aros yn eiddo i ti fel gwestai.',
  removeYes: 'Dileu am byth',
  removeNo: 'Ei gadw',

  cancelled: 'Ni roddwyd allwedd mynediad. Does dim wedi newid.',
  errors: {
    bad_origin:
      'Does dim modd mewngofnodi yn y cyfeiriad hwn. Gofynna i’r sawl sy’n rhedeg y gweinydd hwn osod page-url.',
    bad_passkey: 'Ni dderbyniwyd yr allwedd honno.',
    bad_code: 'Nid cod adfer yw hwnna, neu mae wedi’i ddefnyddio.',
    last_passkey: 'Dyma’r allwedd olaf. Ychwanega un arall cyn ei thynnu.',
    too_many_passkeys: 'Mae ugain allwedd, cymaint ag a ganiateir.',
  },
}

export default words
