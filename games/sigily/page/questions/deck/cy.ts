// The questions on the cards, in Welsh; in the same order, and of the same things.
// unsure: Irish names stand as in English; Welsh has its own spelling for some of them.
import { readDeck } from './read'

export default readDeck(`
# Y flwyddyn
Pa ŵyl, ar ddechrau Tachwedd, sy’n agor hanner tywyll y flwyddyn?
Samhain
Beltane
Lughnasadh
Oimelc
Adeg Samhain roedd y gwartheg adref, ac roedd twmpathau’r arallfyd ar agor.

Dydd pwy yw Oimelc, neu Imbolc, ar ddechrau Chwefror?
Dydd Brigid
Dydd Macha
Dydd Epona
Dydd Rhiannon
Y cyntaf o Chwefror yw dydd Brigid, y dduwies ac wedyn santes Kildare; Ffraid yw hi yng Nghymru.

Rhwng beth roedd y gwartheg yn cael eu gyrru adeg Beltane?
Dau dân
Dwy afon
Dau faen hir
Dwy dderwen
Mae geirfa o tua’r flwyddyn 900 yn dweud bod derwyddon yn cynnau dau dân ac yn gyrru’r gwartheg rhyngddyn nhw rhag afiechyd.

Er anrhydedd i bwy y sefydlodd Lugh gemau Lughnasadh?
Tailtiu, ei fam faeth
Ethniu, ei fam
Balor, ei dad-cu
Nuada, ei frenin
Bu Tailtiu farw o glirio gwastadeddau Iwerddon ar gyfer yr aradr. Roedd y gemau yn Teltown yn Meath.

Pryd mae’r haul sy’n codi’n tywynnu drwy’r cyntedd i siambr Newgrange?
Ar heuldro’r gaeaf
Ar gyhydnos y gwanwyn
Adeg Beltane
Ar heuldro’r haf
Mae agoriad uwchben y drws yn gadael y golau i mewn am rai munudau tua 21 Rhagfyr. Mae’r twmpath tua 5000 o flynyddoedd oed.

Ar ba fryn, yn ôl y sôn, roedd tân mawr Samhain yn cael ei gynnau?
Tlachtga
Croagh Patrick
Knocknarea
Slieve Gullion
Cafodd Tlachtga, y Hill of Ward yn Meath, ei enw oddi wrth ferch i’r derwydd Mug Ruith.

Pa fryn oedd yn cael ei gyfri’n ganol Iwerddon, lle roedd y taleithiau’n cwrdd?
Uisneach
Tara
Cruachan
Slane
Ar fryn Uisneach mae clogfaen mawr, Maen y Rhaniadau. Tân Beltane oedd ei dân.

Beth yw’r llechen efydd a gafwyd yn Coligny yn Ffrainc yn 1897?
Calendr Galaidd
Map o Gâl
Rhestr o frenhinoedd
Cytundeb â Rhufain
Mae’n dangos pum mlynedd o ddeuddeg lleuad, gyda dwy arall wedi’u rhoi i mewn fel bod y lleuad a’r haul yn cytuno.

Pwy oedd yn llosgi Tara bob Samhain nes i Finn ei ladd?
Aillén
Bres
Midir
Goll
Roedd Aillén yn suo pawb i gysgu â’i gerddoriaeth. Cadwodd Finn yn effro drwy ddal blaen gwaywffon at ei dalcen.

# Derwyddon, a’r hyn a ysgrifennodd y Groegiaid a’r Rhufeiniaid
Beth roedd derwyddon yn ei dorri o’r dderwen â chryman aur, yn ôl Plinius?
Uchelwydd
Eiddew
Mes
Mwsogl
Roedd derwydd mewn gwyn yn ei dorri ar chweched dydd y lleuad, ac roedd yn cael ei ddal mewn clogyn gwyn.

Sawl blwyddyn y gallai addysg derwydd bara, yn ôl yr hyn a glywodd Cesar?
Ugain
Tair
Saith
Deugain
Roedd yn cymryd cymaint oherwydd bod y penillion yn cael eu dysgu ar gof a heb eu hysgrifennu.

Yn nhir pwy roedd derwyddon Gâl yn cwrdd unwaith y flwyddyn?
Tir y Carnutes
Tir yr Helvetii
Tir y Veneti
Tir y Belgae
Mae Cesar yn dweud mai tir y Carnutes, o gwmpas Chartres, oedd yn cael ei ystyried yn ganol Gâl gyfan.

O ba dduw, yn ôl dysgeidiaeth y derwyddon, roedd yr holl Galiaid yn disgyn?
Dis, arglwydd y meirw
Mercher
Mawrth
Apollo
Dyna pam, meddai Cesar, roedden nhw’n cyfri amser fesul nos ac nid fesul dydd.

Ar ba ynys y cwrddodd y Rhufeiniaid dan Paulinus â derwyddon a menywod â ffaglau?
Ynys Môn
Iona
Ynys Manaw
Ynys Wyth
Mae Tacitus yn dweud sut y croeson nhw i Mona tua’r flwyddyn 60 a thorri ei llwyni cysegredig.

Mae Strabo’n enwi tri math o wŷr dysgedig yng Ngâl: derwyddon, beirdd, a …
vates, y gweledyddion
brehoniaid, y barnwyr
magi, gwylwyr y sêr
fianna, yr helwyr
Roedd y vates yn gofalu am yr aberthau ac yn astudio natur; roedd derwyddon hefyd yn astudio sut i fyw.

Beth yw nemeton?
Llwyn cysegredig
Cerbyd rhyfel
Gwisg derwydd
Blwyddyn ac un dydd
Mae’r gair Galaidd yn byw mewn llawer o enwau lleoedd. Roedd y Galatiaid yn cwrdd yn Drunemeton, llwyn y deri efallai.

Pa dduw Galaidd sydd â’i enw o’r daran?
Taranis
Esus
Cernunnos
Sucellus
Taran yw’r gair yn Gymraeg o hyd. Y gred yw mai ef yw’r duw ag olwyn yn ei law.

Beth sy’n tyfu ar ben Cernunnos?
Cyrn carw
Dail derw
Nadroedd
Fflamau
Mae ei enw uwchben pen corniog ar golofn a gododd cychwyr ym Mharis dan Tiberius.

Duwies pa anifeiliaid oedd Epona?
Ceffylau
Eirth
Cathod
Cigfrain
Roedd marchogion Rhufain yn ei hanrhydeddu hefyd, ac mae calendr o’r Eidal yn rhoi ei dydd ar 18 Rhagfyr.

Ffynhonnau poeth pwy sy’n codi yng Nghaerfaddon?
Rhai Sulis
Rhai Brigid
Rhai Coventina
Rhai Sequana
Roedd y Rhufeiniaid yn ei chymryd am Minerva. Roedd pobl yn taflu llechi melltith i’w ffynnon.

Ble y cafwyd crochan arian Gundestrup?
Mewn cors yn Nenmarc
Mewn bedd yn Awstria
Mewn llyn yn y Swistir
Mewn cae yn Cork
Roedd yn gorwedd yn ddarnau ym mawn Jutland, a chafwyd hyd iddo yn 1891.

Pa bobl a arweiniodd y frenhines Buddug yn erbyn y Rhufeiniaid?
Yr Iceni
Y Silwriaid
Y Brigantes
Y Pictiaid
O gwmpas Norfolk roedden nhw’n byw. Llosgodd Colchester, Llundain a Verulamium.

Pa anifail a ollyngodd Buddug o blyg ei gwisg cyn y frwydr?
Ysgyfarnog
Cadno
Cigfran
Gwiber
Rhedodd i’r cyfeiriad oedd yn golygu lwc, meddai Cassius Dio, a diolchodd hithau i’r dduwies Andraste.

Pa anifeiliaid na fyddai’r Brythoniaid yn eu bwyta, yn ôl Cesar?
Ysgyfarnog, ceiliog a gŵydd
Mochyn, ci a chath
Carw, ceffyl a buwch
Alarch, llysywen a morlo
Er pleser roedden nhw’n eu cadw, yn ei farn ef.

Ble yr ildiodd Vercingetorix i Cesar?
Yn Alesia
Yn Gergovia
Yn Bibracte
Yn Lugdunum
Yn 52 CC y bu hynny. Yn Gergovia, yr un flwyddyn, ef oedd wedi ennill.

Beth yw carnyx?
Utgorn rhyfel â phen anifail
Cert dwy olwyn
Cleddyf crwm
Corn yfed â chaead
Roedd yn cael ei ddal yn unionsyth, fel bod y pen, pen baedd yn aml, yn galw’n uchel uwchben y rhyfelwyr.

Ble fyddet ti’n gwisgo torch?
Am y gwddf
Am y canol
Ar fraich y darian
Ar y pen
Cylch trwm yw hi, wedi’i throelli’n aml o wialenni aur, ac yn agored yn y blaen.

Pwy gododd Gôr y Cewri?
Pobl oedd yn byw ymhell cyn y derwyddon cyntaf
Derwyddon Môn
Myrddin
Y Rhufeiniaid
Roedd ei feini mawr yn sefyll ryw ddwy fil o flynyddoedd cyn sôn am unrhyw dderwydd.

# Y Tuatha Dé Danann
Ar ôl pwy y cafodd Iwerddon, Éire, ei henw?
Y dduwies Ériu
Y bardd Amergin
Yr arwr Éber
Y dylwythen deg Étaín
Gofynnodd Banba, Fódla ac Ériu i’r newydd-ddyfodiaid enwi’r ynys ar ei hôl, bob un, a chael addewid.

Beth roedd Maen Fál yn ei wneud?
Gweiddi dan y gwir frenin
Iacháu’r cleifion
Troi gyda’r haul
Suddo dan gelwyddgi
Roedd yn un o bedwar trysor y Tuatha Dé Danann, ac yn sefyll yn Tara.

O grochan pwy nad oedd neb yn mynd heb ei ddigoni?
Crochan y Dagda
Crochan Lugh
Crochan Nuada
Crochan Goibniu
O ddinas Murias roedd wedi dod. Y trysorau eraill oedd y maen, y waywffon a’r cleddyf.

O ba ddeunydd oedd y fraich a wnaeth Dian Cécht i’r brenin Nuada?
Arian
Derw
Efydd
Carreg
Roedd yn rhaid i frenin fod heb nam. Rhoddodd Miach, mab yr iachäwr, fraich o gnawd iddo eto.

Pwy a laddodd Lugh â charreg o’i ffon dafl?
Balor â’r llygad drwg
Bres hardd
Cermait
Indech
Balor oedd ei dad-cu ei hun. Gyrrodd y garreg y llygad drwy ei ben, fel ei fod yn edrych ar ei lu ei hun.

Pam y gwnaeth y bardd Cairbre ddychan cyntaf Iwerddon, yn erbyn y brenin Bres?
Roedd wedi cael ystafell wael a theisennau sych
Roedd y brenin wedi dwyn ei delyn
Roedd y brenin wedi lladd ei frawd
Roedd wedi colli gêm o fidchell
O’r awr honno doedd dim ond dirywiad ar Bres, a bu’n rhaid iddo roi’r gorau i’w frenhiniaeth.

Beth roedd pastwn y Dagda’n ei wneud?
Un pen yn lladd, y llall yn dod yn ôl yn fyw
Taro ar ei ben ei hun
Tyfu mor hir ag y mynnai
Galw’r daran
Roedd mor fawr nes ei fod yn mynd ar olwynion ac yn gadael rhych fel ffos derfyn.

Pwy, yn ôl y sôn, a wnaeth lythrennau ogam?
Ogma
Lugh
Amergin
Sant Padrig
Y peth cyntaf a ysgrifennwyd erioed oedd saith B, i rybuddio Lugh y gallai ei wraig gael ei chipio.

Pa goeden sy’n rhoi ei henw i lythyren gyntaf ogam?
Y fedwen
Y dderwen
Yr ywen
Yr onnen
Beith, y fedwen, yw B. Y pum llythyren gyntaf yw B, L, F, S ac N.

Pwy yw arglwydd y môr, â cheffyl sy’n rhedeg ar y tonnau?
Manannán mac Lir
Midir
Goibniu
Bodb Derg
Mae Ynys Manaw’n rhannu ei enw; Manawydan fab Llŷr yw ei gymar yng Nghymru. Gwastadedd blodeuog yw’r môr iddo ef.

Yn beth y cafodd plant Lir eu troi?
Elyrch
Ceirw
Morloi
Cigfrain
Aoife, eu llysfam, a wnaeth hynny. Cadwon nhw eu lleisiau, a chanu am naw can mlynedd.

Ar ba ffurf roedd Étaín yn hofran o gwmpas Iwerddon, a gwynt hud yn ei gyrru?
Pryf
Deilen
Dryw
Cwmwl
O’r diwedd syrthiodd i gwpan, cafodd ei hyfed, a chafodd ei geni unwaith eto.

Ar ba ffurf y cafodd Óengus hyd i ferch ei freuddwyd?
Alarch
Eog
Ewig
Caseg wen
Adeg Samhain roedd rhaid iddo ei hadnabod ymhlith cant a hanner o elyrch. Hedfanon nhw gyda’i gilydd i’r Brú ar afon Boyne.

Ar ffurf pa aderyn mae’r Morrígan yn dod i faes y gad?
Brân
Dryw
Alarch
Hebog
Dim ond pan eisteddodd brân ar ysgwydd Cú Chulainn y mentrodd ei elynion ddod yn agos.

Pa afon sydd wedi’i henwi ar ôl Boand, a gerddodd o amgylch y ffynnon waharddedig?
Boyne
Shannon
Bann
Barrow
Cerddodd yn erbyn yr haul, cododd y ffynnon, a rhedodd ar ei hôl i lawr i’r môr.

Pa goed sy’n sefyll o amgylch ffynnon doethineb?
Naw collen
Tair derwen
Saith ywen
Deuddeg coeden afalau
Mae eu cnau’n syrthio i’r dŵr, ac mae’r eog sy’n eu bwyta’n gwybod popeth.

# Wlster a Connacht
Beth oedd enw Cú Chulainn cyn iddo ladd ci’r gof?
Sétanta
Conall
Laeg
Lóegaire
Cynigiodd warchod y tŷ nes magu ci newydd, ac felly daeth yn Gi Culann.

Pwy a ddysgodd Cú Chulainn i ymladd?
Scáthach
Emer
Medb
Nessa
Roedd ysgol yr un gysgodol dros y môr yn yr Alban; mae Skye’n cael ei henwi’n aml. Yno y cafodd y Gáe Bulg.

Er mwyn beth yr ymosododd y frenhines Medb ar Wlster?
Tarw brown
Cwpan aur
Cerbyd
Gŵr
Roedd gan ei gŵr Ailill darw gwyn, ac nid oedd ganddi hi un cystal. Felly y dechreuodd Cyrch Gwartheg Cooley.

Pam na allai gwŷr Wlster ymladd pan ddaeth Medb?
Roedden nhw mewn gwewyr, dan felltith Macha
Roedden nhw wedi tyngu heddwch am flwyddyn
Roedden nhw’n cysgu dan gân derwydd
Roedden nhw i ffwrdd yn yr Alban
Cafodd Macha ei gorfodi i rasio ceffylau’r brenin a hithau ar fin esgor. Enillodd, cafodd efeilliaid, a’u melltithio.

Pa ffrind y bu’n rhaid i Cú Chulainn ei ladd wrth y rhyd?
Ferdiad
Fergus
Naoise
Conall
Roedden nhw wedi dysgu gyda’i gilydd. Buon nhw’n ymladd am ddyddiau, a gyda’r nos yn rhannu eu bwyd a’u llysiau llesol.

Beth oedd llys brenhinoedd Wlster?
Emain Macha
Cruachan
Dún Ailinne
Cashel
Mae’n agos at Armagh, a Navan Fort yw ei enw heddiw. Cruachan oedd llys Connacht.

Pa dderwydd a ragwelodd y gofid a ddôi gyda Deirdre?
Cathbad
Mug Ruith
Amergin
Figol
Gwaeddodd yng nghroth ei mam mewn gwledd. Ni fynnai’r brenin ei lladd, ond roedd am ei chael iddo’i hun.

Gyda phwy y ffodd Deirdre i’r Alban?
Naoise
Diarmuid
Conchobar
Oisín
Daeth Naoise a’i frodyr, meibion Uisliu, adref dan addewid o ddiogelwch, a chawson nhw eu lladd.

Wrth beth y clymodd Cú Chulainn ei hun er mwyn marw ar ei draed?
Maen hir
Derwen
Ei gerbyd
Post clwyd
Mae maen yn Knockbridge yn Louth yn cael ei ddangos fel yr un hwnnw.

Pa gig roedd Cú Chulainn wedi’i wahardd rhag ei fwyta?
Cig ci
Cig baedd
Cig ysgyfarnog
Cig alarch
Geis yw gwaharddiad felly. Cynigiodd tair gwrach ar y ffordd gi iddo, ac roedd geis arall yn ei wahardd rhag gwrthod.

Dros beth y ffraeodd tri arwr yng ngwledd Bricriu?
Cyfran y pencampwr
Y sedd wrth y tân
Llaw Emer
Y tarw brown
Roedd Bricriu wedi’i haddo i bob un ohonyn nhw. Cú Chulainn a’i cafodd yn y diwedd.

# Finn a’i Fianna, a mordeithiau
Beth a flasodd y Finn ifanc a’i gwnaeth yn ddoeth?
Eog
Afal
Cneuen gyll
Cwpanaid o fedd
Llosgodd ei fawd arno wrth ei goginio i’w feistr, a rhoddodd y bawd yn ei geg.

Beth oedd enwau dau gi hela Finn?
Bran a Sceolang
Liath a Dub
Gelert a Cafall
Fáilinis a Conbec
Cefndryd iddo oedden nhw: roedd ei fodryb wedi’i throi’n ast pan gawson nhw eu geni.

I ble y marchogodd Oisín gyda Niamh â’r gwallt aur?
I Dir yr Ifanc
I’r Alban
I dŷ Donn
I Rufain
Roedd yr hyn a ymddangosai’n ychydig flynyddoedd yno’n dri chant yn Iwerddon. Aeth yn hen pan gyffyrddodd ei droed â’r ddaear.

Beth oedd mam Oisín pan gwrddodd Finn â hi gyntaf?
Carw
Alarch
Morlo
Ysgyfarnog
Roedd derwydd tywyll wedi newid Sadhbh. Ystyr Oisín yw carw bach.

Beth a alwodd Bran fab Febal ar ei fordaith?
Cangen arian â blodau gwyn
Cwch heb rwyfwr
Morlo’n siarad
Breuddwyd am aur
Canodd menyw o’r arallfyd am ei hynys a mynd â’r gangen gyda hi eto.

Beth a ddigwyddodd i gwpan aur y brenin Cormac pan ddywedwyd tri chelwydd drosti?
Torrodd yn dair
Trodd yn ddu
Gorlifodd
Canodd
Gwnaeth tri gwirionedd hi’n gyfan eto. Manannán ei hun oedd wedi’i rhoi iddo.

# Cymru
Gyda phwy y newidiodd Pwyll ei bryd a’i deyrnas am flwyddyn?
Arawn o Annwn
Math o Wynedd
Gwyn ap Nudd
Bendigeidfran
Roedd Pwyll wedi gyrru ei gŵn ei hun ar garw Arawn. Gwnaeth iawn am hynny drwy ymladd â gelyn Arawn.

Pam na allai un marchog oddiweddyd Rhiannon, a’i cheffyl yn cerdded?
Po gyflymaf yr aen nhw, pellaf fyddai hi
Gallai ei cheffyl hedfan
Ar ddŵr roedd hi’n marchogaeth
Dan y bryniau roedd hi’n mynd
Arhosodd cyn gynted ag y gofynnodd Pwyll iddi. Gwell fyddai i’r march, meddai hi, petai wedi gofyn ers meitin.

Beth ddaeth o ben Bendigeidfran?
Cafodd ei gladdu yn Llundain, yn wynebu Ffrainc
Cafodd ei daflu i afon Hafren
Mae’n hongian yn Harlech
Cafodd ei losgi yn Tara
Daliodd i siarad am saith mlynedd a phedwar ugain. Tra oedd yno ni ddaeth pla dros y môr.

O beth y gwnaeth Math a Gwydion Flodeuwedd?
Blodau’r deri, y banadl a’r erwain
Eira a gwaed
Clai a mêl
Plu tylluan
Bradychodd hi ei gŵr Lleu, a throdd Gwydion hi’n dylluan.

Pwy a lyncodd dri diferyn o bair Ceridwen ac a aned eto’n Daliesin?
Gwion Bach
Morfran
Elffin
Culhwch
Bu hi’n ei hela mewn llawer ffurf a’i fwyta, yn ronyn gwenith, a hithau’n iâr. Naw mis wedyn esgorodd arno.

Beth oedd ar Culhwch ei angen gan y Twrch Trwyth?
Y grib a’r gwellau rhwng ei glustiau
Ei ysgithr
Ei groen
Ei waed
Roedd Ysbaddaden Bencawr am drin ei wallt â nhw cyn priodas ei ferch.

Ble y cynhaliodd Iolo Morganwg Orsedd gyntaf y Beirdd, yn 1792?
Ar Fryn y Briallu yn Llundain
Ar Ynys Môn
Yng Nghôr y Cewri
Yng Nghaernarfon
Ef ei hun oedd wedi dyfeisio llawer o’r hyn a alwai’n hynafol, ac mae’n cael ei wneud hyd heddiw.

Ble y dechreuodd Derwyddon Diwygiedig Gogledd America, yn 1963?
Yng Ngholeg Carleton yn Minnesota
Yn Berkeley yng Nghaliffornia
Yn New Orleans
Yn Boston
Sefydlodd myfyrwyr oedd yn gorfod mynd i wasanaethau un eu hunain. Cylch â dwy linell unionsyth yw eu harwydd.
`)
