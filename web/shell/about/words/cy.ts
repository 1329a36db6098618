// About the house, in Welsh.
import type en from './en'

export default {
  title: 'Am Nemeton',
  // unsure: "llwyn cysegredig" for a sacred grove; "celli" is the older word.
  what: 'Llwyn cysegredig yw nemeton. Mae’r un hwn yn dŷ i gemau derwyddon a Cheltiaid: hen rai a gafodd eu cloddio o’r ddaear, a rhai newydd a ddyfeisiodd rhywun iddyn nhw. Maen nhw’n cael eu chwarae yma gyda ffrindiau ar un sgrin, gyda ffrindiau ymhell i ffwrdd, neu yn erbyn botiau. Does dim hysbysebion, a does ar neb angen cyfrif. Ar ôl ei hagor unwaith, mae’r dudalen yn gweithio heb rwydwaith hefyd.',
  whatHere:
    'Llwyn cysegredig yw nemeton. Mae gemau bwrdd derwyddon a Cheltiaid yn hwn, rhai yn hen a rhai newydd eu dyfeisio. Rwyt ti’n eu chwarae yma gyda ffrindiau ar un sgrin neu yn erbyn botiau. Does dim cyfrifon na hysbysebion, ac mae’r hyn rwyt ti’n ei wneud yn aros yn y porwr hwn. Ar ôl ei hagor unwaith, mae’r dudalen yn gweithio heb rwydwaith hefyd. I chwarae gyda ffrindiau yn rhywle arall, mae angen Nemeton sydd â gweinydd gemau.',
  version: (version: string) => `Fersiwn ${version}`,
  stored: 'Beth sy’n cael ei gadw amdanat ti',
  lab: 'Y labordy',
  labNote:
    'Pa mor deg, hir a bywiog yw’r gemau: adroddiadau ar filoedd o gemau yr un, a’ch astudiaethau eich hun.',
  credits: 'Pwy biau’r gemau',
  creditsNote:
    'Eiddo’r rhai a’u dyfeisiodd yw’r gemau. Ni ein hunain biau’r llyfrau rheolau, y byrddau a’r rhaglenni.',
  licence: 'Trwydded',
  licenceNote:
    'Mae’r feddalwedd, gyda’i lluniau, ei llyfrau rheolau a’i dogfennau, dan Drwydded Apache, Fersiwn 2.0. Mae’r hyn mae pob dyfeisiwr yn ei ganiatáu yn ei hysbysiad (yn Saesneg):',
  notice: 'Yr hysbysiad',
  source: 'Y cod ffynhonnell',
  sourceNote:
    'Gofynnwch i bwy bynnag sy’n rhedeg y tŷ hwn am god ffynhonnell y fersiwn uchod. Mae’r drwydded yn gadael iddyn nhw ei roi i chi, ac i chi ei ddefnyddio, ei newid a’i rannu.',
} satisfies typeof en
