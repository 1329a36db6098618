// Invitations to a table, and seats that go to another device, in Welsh.
import type en from './en'

export default {
  invited: (game) => `Mae gwahoddiad i ti: ${game}`,
  forYou: 'yn rhydd i ti',
  clock: (time) => `Cloc: ${time}.`,
  noClock: 'Dim cloc.',
  usualRules: 'Y rheolau arferol.',
  onlyWatch: 'Gwylio’n unig',
  freeSeat: (seat) => `Rhyddhau’r sedd: ${seat}`,
  close: 'Cau’r bwrdd',
  closeSure: 'Cau’r bwrdd i bawb? Caiff ei ddileu.',
  closeYes: 'Cau',
  closeNo: 'Aros',
  deviceNote:
    'Bydd pwy bynnag sydd â’r ddolen neu’r geiriau’n chwarae dy sedd di, felly cadwa nhw i ti dy hun.',
  qr: 'Y ddolen fel llun, i gamera’r ddyfais arall',
  fourWords: 'Pedwar gair yn lle hynny',
  fourWordsNote: (minutes) =>
    `Teipia nhw ar y ddyfais arall, o dan “Fy myrddau”. Maen nhw’n gweithio unwaith, o fewn ${minutes} munud.`,
  guestName: 'Eich enw fel gwestai',
  guestNameNote: 'Mae chwaraewyr eraill yn ei weld. Nid oes angen cyfrif arnoch.',
  noName: 'dim',
  sealing: 'Yn dod o hyd i eiriau …',
} satisfies typeof en
