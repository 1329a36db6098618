// The questions on the cards, in Irish; in the same order, and of the same things.
import { readDeck } from './read'

export default readDeck(`
# The year
Cén fhéile, ag tús mhí na Samhna, a osclaíonn leath dhorcha na bliana?
Samhain
Bealtaine
Lúnasa
Imbolc
Faoi Shamhain bhí na tréada sa bhaile, agus bhí dumhaí an tsaoil eile ar oscailt.

Cé leis lá Imbolc, ag tús mhí Feabhra?
Bríd
Macha
Epona
Rhiannon
Is é an chéad lá d’Fheabhra lá Bhríde, an bandia agus ina dhiaidh sin naomh Chill Dara.

Cad idir a dtiomáintí an t-eallach lá Bealtaine?
Dhá thine
Dhá abhainn
Dhá ghallán
Dhá dhair
Deir gluais ó thart ar an mbliain 900 gur las draoithe dhá thine agus gur thiomáin siad an t-eallach eatarthu i gcoinne galair.

In ómós do cé a bhunaigh Lugh cluichí Lúnasa?
Tailtiu, a bhuime
Eithne, a mháthair
Balar, a sheanathair
Nuada, a rí
Fuair Tailtiu bás ó mhachairí na hÉireann a réiteach don chéachta. I dTailtin sa Mhí a tionóladh na cluichí.

Cathain a shoilsíonn éirí na gréine tríd an bpasáiste isteach i seomra Shí an Bhrú?
Grianstad an gheimhridh
Cónocht an earraigh
Bealtaine
Grianstad an tsamhraidh
Ligeann bosca dín os cionn an dorais an solas isteach ar feadh roinnt nóiméad thart ar an 21 Nollaig. Tá an tuama thart ar 5000 bliain d’aois.

Cén cnoc ar a lastaí tine mhór na Samhna, mar a deirtear?
Tlachta
Cruach Phádraig
Cnoc na Ré
Sliabh gCuillinn
Ó iníon leis an draoi Mogh Roith a ainmníodh Tlachta, Cnoc an Bhaird sa Mhí.

Cén cnoc a meastaí a bheith ina lár ag Éirinn, áit a dtagadh na cúigí le chéile?
Uisneach
Teamhair
Cruachain
Sláine
Ar Chnoc Uisnigh tá mullán mór, Ail na Míreann. Tine na Bealtaine a bhíodh ann.

Cad é an clár cré-umha a fuarthas in Coligny na Fraince i 1897?
Féilire Gallach
Léarscáil den Ghaill
Liosta ríthe
Conradh leis an Róimh
Taispeánann sé cúig bliana de dhá ré dhéag, agus dhá cheann eile curtha isteach ionas go réitíonn an ghealach agus an ghrian le chéile.

Cé a dhóigh Teamhair gach Samhain go dtí gur mharaigh Fionn é?
Aillén
Breas
Midir
Goll
Chuir Aillén cách ina gcodladh lena cheol. D’fhan Fionn ina dhúiseacht agus rinn sleá lena éadan aige.

# Druids, and what the Greeks and Romans wrote
Cad a ghearradh draoithe den dair le corrán óir, mar a insíonn Plinius?
Drualus
Eidhneán
Dearcáin
Caonach
Draoi faoi éide bhán a ghearradh é ar an séú lá den ghealach, agus bheirtí air i mbrat bán.

Cé mhéad bliain a d’fhéadfadh oiliúint draoi a mhaireachtáil, mar a chuala Caesar?
Fiche
Trí
Seacht
Daichead
Thóg sé an fad sin toisc gur foghlaimíodh na véarsaí de ghlanmheabhair agus nár scríobhadh iad.

Cé a raibh draoithe na Gaille ag teacht le chéile ina dtír uair sa bhliain?
Na Carnutes
Na Helvetii
Na Veneti
Na Belgae
Deir Caesar gur measadh tír na gCarnutes, thart ar Chartres, a bheith i lár na Gaille uile.

Cén dia ar de a shliocht gach Gallach, mar a mhúin a ndraoithe?
Dis, tiarna na marbh
Mearcair
Mars
Apalló
Ar an ábhar sin, a deir Caesar, chomhair siad am ina oícheanta agus ní ina laethanta.

Cén t-oileán ar bhuail na Rómhánaigh faoi Paulinus le draoithe agus le mná a raibh tóirsí acu?
Ynys Môn
Í
Manainn
Wight
Insíonn Tacitus conas a thrasnaigh siad go Mona, mar a tugadh air, thart ar an mbliain 60 agus conas a leag siad a dhoirí naofa.

Ainmníonn Strabo trí chineál saoithe sa Ghaill: draoithe, baird, agus …
vates, na fáithe
breithiúna, lucht an dlí
magi, lucht na réaltaí
fianna, lucht seilge
Bhí na híobairtí faoi chúram na vates agus rinne siad staidéar ar an dúlra; rinne draoithe staidéar ar chonas maireachtáil freisin.

Cad is nemeton ann?
Doire naofa
Carbad cogaidh
Róba draoi
Bliain agus lá
Maireann an focal Gallach in go leor logainmneacha. Tháinig na Galataigh le chéile in Drunemeton, an doire darach b’fhéidir.

Cén dia Gallach a bhfuil a ainm ón toirneach?
Taranis
Esus
Cernunnos
Sucellus
Is é taran focal na Breatnaise ar thoirneach fós. Meastar gurb é an dia é a bhfuil roth ina lámh aige.

Cad a fhásann ar cheann Cernunnos?
Beanna fia
Duilleoga darach
Nathracha
Lasracha
Tá a ainm os cionn cinn a bhfuil beanna air ar philéar a thóg bádóirí i bPáras faoi Tiberius.

Cé na hainmhithe a raibh Epona ina bandia acu?
Capaill
Béir
Cait
Fiacha
Thug marcaigh Rómhánacha ómós di freisin, agus tá a lá ar an 18 Nollaig i bhféilire ón Iodáil.

Cé leis na foinsí teo in Bath?
Sulis
Bríd
Coventina
Sequana
Shíl na Rómhánaigh gurbh í Minerva í. Chaitheadh daoine taibléid le mallachtaí isteach ina foinse.

Cá bhfuarthas coire airgid Gundestrup?
I bportach sa Danmhairg
In uaigh san Ostair
I loch san Eilvéis
I ngort i gCorcaigh
Bhí sé ina luí ina phíosaí i móin na hIútlainne agus fuarthas é i 1891.

Cén pobal a threoraigh an Bhanríon Boudica in aghaidh na Rómhánach?
Na hIceni
Na Silures
Na Brigantes
Na Cruithnigh
Bhí cónaí orthu thart ar Norfolk. Dódh Colchester, Londain agus Verulamium.

Cén t-ainmhí a lig Boudica amach as filleadh a gúna roimh chath?
Giorria
Sionnach
Fiach dubh
Nathair nimhe
Rith sé san áit ar chiallaigh sé ádh, a deir Cassius Dio, agus ghabh sí buíochas leis an mbandia Andraste.

Cé na hainmhithe nach n-íosadh na Briotanaigh, mar a insíonn Caesar?
Giorria, coileach agus gé
Muc, madra agus cat
Fia, capall agus bó
Eala, eascann agus rón
Choinnigh siad iad ar mhaithe le pléisiúr, dar leis.

Cár ghéill Vercingetorix do Caesar?
In Alesia
In Gergovia
In Bibracte
In Lugdunum
Sa bhliain 52 RC a bhí sé sin. In Gergovia, an bhliain chéanna, bhí an bua aige.

Cad is carnyx ann?
Trumpa cogaidh a bhfuil ceann ainmhí air
Cairt dhá roth
Claíomh cuar
Corn óil a bhfuil clár air
Choinnítí ina sheasamh é, ionas gur ghlaoigh an ceann, ceann toirc go minic, go hard os cionn na dtrodaithe.

Cá gcaithfeá torc?
Timpeall an mhuiníl
Timpeall an choim
Ar lámh na scéithe
Ar an gceann
Fáinne trom é, casta go minic as slata óir, agus oscailte chun tosaigh.

Cé a thóg Stonehenge?
Daoine a mhair i bhfad roimh na chéad draoithe
Draoithe Ynys Môn
Merlin
Na Rómhánaigh
Bhí a chlocha móra ina seasamh thart ar dhá mhíle bliain sula gcluintear trácht ar dhraoi ar bith.

# The Tuatha Dé Danann
Cé ar ainmníodh Éire aisti?
An bandia Ériu
An file Amergin
An laoch Éber
An bhean sí Étaín
D’iarr Banba, Fódla agus Ériu ar na daoine nua an t-oileán a ainmniú aisti féin, agus gealladh di é.

Cad a dhéanadh Lia Fáil?
Ghlaodh sé faoin rí ceart
Leigheasadh sé na heasláin
Chasadh sé leis an ngrian
Thiteadh sé síos faoi bhréagadóir
Bhí sé ar cheann de cheithre sheod Thuatha Dé Danann, agus sheas sé i dTeamhair.

Cé leis an coire nár imigh aon duine uaidh gan a dhóthain?
An Daghdha
Lugh
Nuada
Goibniu
Ó chathair Murias a tháinig sé. Ba iad an chloch, an tsleá agus an claíomh na seoda eile.

Cad as a ndearnadh an lámh a rinne Dian Cécht don Rí Nuada?
Airgead
Dair
Cré-umha
Cloch
Bhí ar rí a bheith gan ainimh. Thug Miach, mac an lia, lámh feola ar ais dó.

Cé a mharaigh Lugh le cloch as a chrann tabhaill?
Balar na súile nimhe
Breas álainn
Cearmad
Indech
Ba é Balar a sheanathair féin. Chuir an chloch an tsúil trína cheann, ionas gur fhéach sí ar a shlua féin.

Cén fáth a ndearna an file Cairbre an chéad aoir in Éirinn, in aghaidh an Rí Breas?
Tugadh drochsheomra agus cácaí tirime dó
Ghoid an rí a chláirseach
Mharaigh an rí a dheartháir
Chaill sé cluiche fichille
Ón uair sin ní raibh i ndán do Bhreas ach meath, agus bhí air a ríogacht a thabhairt suas.

Cad a dhéanadh lorga an Daghdha?
Mharaíodh ceann amháin, d’athbheodh an ceann eile
Bhuaileadh sí uaithi féin
D’fhásadh sí chomh fada agus ba mhian leis
Ghlaodh sí ar an toirneach
Bhí sí chomh mór sin gur ar rothaí a tugadh í agus gur fhág sí clais cosúil le díog teorann.

Cé a chum litreacha an oghaim, mar a deirtear?
Oghma
Lugh
Amergin
Naomh Pádraig
Seacht mB ba ea an chéad rud a scríobhadh riamh, le rabhadh a thabhairt do Lugh go bhféadfaí a bhean a fhuadach.

Cén crann a thugann a hainm don chéad litir den ogham?
An bheith
An dair
An t-iúr
An fhuinseog
Is í B an bheith. Is iad B, L, F, S agus N na chéad chúig litir.

Cé hé tiarna na farraige a bhfuil capall aige a ritheann ar na tonnta?
Manannán mac Lir
Midir
Goibniu
Bodhbh Dearg
Is ionann a ainm agus ainm Mhanann. Dar leis is machaire faoi bhláth an fharraige.

Cad a ndearnadh de chlann Lir?
Ealaí
Fianna
Rónta
Fiacha
Aoife, a leasmháthair, a rinne é. Choinnigh siad a nglórtha, agus chan siad ar feadh naoi gcéad bliain.

Cén cruth a bhí ar Étaín agus í á séideadh timpeall na hÉireann ag gaoth draíochta?
Cuil
Duilleog
Dreoilín
Scamall
Sa deireadh thit sí isteach i gcupán, óladh í, agus rugadh arís í.

Cén cruth a bhí ar ainnir a aislinge nuair a fuair Aonghas í?
Eala
Bradán
Eilit
Láir bhán
Faoi Shamhain bhí air í a aithint i measc céad go leith eala. D’eitil siad le chéile chuig an mBrú ar an mBóinn.

Cén t-éan a mbíonn an Mhór-Ríon ina chruth ar pháirc an chatha?
Feannóg
Dreoilín
Eala
Seabhac
Níor leomh a naimhde teacht gar do Chú Chulainn go dtí gur shuigh feannóg ar a ghualainn.

Cén abhainn a ainmníodh as Bóinn, a shiúil timpeall an tobair choiscthe?
An Bhóinn
An tSionainn
An Bhanna
An Bhearú
Shiúil sí tuathal, d’éirigh an tobar, agus rith sé ina diaidh síos chun farraige.

Cé na crainn atá timpeall thobar na heagna?
Naoi gcoll
Trí dhair
Seacht n-iúr
Dhá chrann déag úll
Titeann a gcnónna san uisce, agus bíonn gach eolas ag an mbradán a itheann iad.

# Ulster and Connaught
Cén t-ainm a bhí ar Chú Chulainn sular mharaigh sé cú an ghabha?
Séadanta
Conall
Láeg
Laoghaire
Thairg sé an teach a ghardáil go dtógfaí cú nua, agus mar sin rinneadh Cú Chulainn de.

Cé a mhúin troid do Chú Chulainn?
Scáthach
Eimhear
Méabh
Neas
Thar farraige in Albain a bhí a scoil; luaitear an tOileán Sciathanach go minic. Tugadh an Gae Bolga dó ansin.

Cad chuige ar ionsaigh an Bhanríon Méabh Ulaidh?
Tarbh donn
Cupán óir
Carbad
Fear céile
Bhí tarbh bán ag a fear Ailill, agus ní raibh ceann aici féin lena shamhail. Sin mar a thosaigh Táin Bó Cuailnge.

Cén fáth nárbh fhéidir le fir Uladh troid nuair a tháinig Méabh?
Bhí siad i bpianta, faoi mhallacht Mhacha
Mhionnaigh siad síocháin go ceann bliana
Bhí siad ina gcodladh le hamhrán draoi
Bhí siad as baile in Albain
Cuireadh Macha ag rith in aghaidh chapaill an rí agus í gar dá ham. Bhuaigh sí, rug sí cúpla, agus chuir sí mallacht orthu.

Cén cara a raibh ar Chú Chulainn a mharú ag an áth?
Fear Diadh
Fearghas
Naoise
Conall
D’fhoghlaim siad le chéile. Throid siad ar feadh laethanta, agus um thráthnóna roinn siad a mbia agus a luibheanna leighis.

Cén áit a raibh ríthe Uladh?
Eamhain Mhacha
Cruachain
Dún Ailinne
Caiseal
Tá sí gar d’Ard Mhacha. I gCruachain a bhí ríthe Chonnacht.

Cén draoi a thuar an brón a thabharfadh Deirdre?
Cathbhadh
Mogh Roith
Amergin
Figol
Scread sí i mbroinn a máthar ag féasta. Níor lig an rí í a mharú, ach theastaigh sí uaidh féin.

Cé leis ar theith Deirdre go hAlbain?
Naoise
Diarmaid
Conchúr
Oisín
Tháinig Naoise agus a dheartháireacha, clann Uisnigh, abhaile faoi ghealltanas sábháilteachta, agus maraíodh iad.

Cad ar cheangail Cú Chulainn é féin de ionas go bhfaigheadh sé bás ina sheasamh?
Gallán
Dair
A charbad
Cuaille geata
Taispeántar cloch ag Droichead an Chnoic i Lú mar an ceann sin.

Cén fheoil a bhí coiscthe ar Chú Chulainn?
Feoil con
Feoil toirc
Feoil giorria
Feoil eala
Geis a thugtar ar chosc mar sin. Thairg triúr cailleach ar thaobh an bhóthair feoil con dó, agus bhí geis eile air gan diúltú.

Cad faoi ar throid triúr laochra ag fleá Bhricreann?
An churadhmhír
An suíochán cois tine
Lámh Eimhire
An tarbh donn
Gheall Bricriu do gach duine acu í. Ba le Cú Chulainn sa deireadh í.

# Finn and his Fianna, and voyages
Cad a bhlais Fionn óg a thug eagna dó?
Bradán
Úll
Cnó coill
Cupán meá
Dhóigh sé a ordóg air agus é á chócaráil dá mháistir, agus chuir sé an ordóg ina bhéal.

Cad iad ainmneacha an dá chú a bhí ag Fionn?
Bran agus Sceolang
Liath agus Dubh
Gelert agus Cafall
Fáilinis agus Conbheac
Col ceathracha leis ab ea iad: rinneadh cú dá aintín sular rugadh iad.

Cá ndeachaigh Oisín ag marcaíocht le Niamh Chinn Óir?
Go Tír na nÓg
Go hAlbain
Go Teach Doinn
Chun na Róimhe
Trí chéad bliain in Éirinn ba ea an rud ba chosúil le cúpla bliain ansin. D’éirigh sé aosta nuair a bhuail a chos an talamh.

Cén cruth a bhí ar mháthair Oisín nuair a chas Fionn uirthi den chéad uair?
Fia
Eala
Rón
Giorria
Draoi dorcha a d’athraigh Sadhbh. Fia beag a chiallaíonn Oisín.

Cad a mheall Bran mac Feabhail amach ar a iomramh?
Craobh airgid faoi bhláth bán
Bád gan iomróir
Rón a labhair
Aisling óir
Chan bean ón saol eile faoina hoileán agus thug sí an chraobh léi arís.

Cad a tharla do chupán óir an Rí Cormac nuair a insíodh trí bhréag os a chionn?
Bhris sé ina thrí chuid
D’éirigh sé dubh
Chuir sé thar maoil
Chan sé
Rinne trí fhírinne iomlán arís é. Manannán féin a thug dó é.

# Wales
Cé leis ar mhalartaigh Pwyll cruth agus ríocht ar feadh bliana?
Arawn Annwn
Math Gwynedd
Gwyn mac Nudd
Bendigeidfran
Scaoil Pwyll a chúnna féin ar charria Arawn. Chúitigh sé é trí throid le namhaid Arawn.

Cén fáth nárbh fhéidir le marcach ar bith breith ar Rhiannon, a bhí ag dul de shiúl cos?
Dá thapúla iad, b’ea ab fhaide uathu í
Bhí a capall in ann eitilt
Ar uisce a mharcaigh sí
Chuaigh sí faoi na cnoic
Stad sí a luaithe a d’iarr Pwyll uirthi é. B’fhearr don chapall, a dúirt sí, dá n-iarrfadh sé níos túisce é.

Cad a tharla do cheann Bhrain Bheannaithe?
Cuireadh i Londain é, a aghaidh ar an bhFrainc
Caitheadh sa tSabhrainn é
Tá sé ar crochadh in Harlech
Dódh i dTeamhair é
Lean sé air ag caint ar feadh ochtó seacht bliain. Fad is a bhí sé ann níor tháinig plá thar farraige.

Cad as a ndearna Math agus Gwydion Blodeuwedd?
Bláthanna na darach, na giolcaí agus an airgid luachra
Sneachta agus fuil
Cré agus mil
Cleití ulchabháin
Bhraith sí a fear Lleu, agus rinne Gwydion ulchabhán di.

Cé a shlog trí bhraon as coire Ceridwen agus a rugadh arís mar Taliesin?
Gwion Bach
Morfran
Elffin
Culhwch
Lean sí é i gcruthanna go leor agus d’ith sí é, ina ghráinne cruithneachta, nuair a bhí sí ina cearc. Naoi mí ina dhiaidh sin rug sí é.

Cad a theastaigh ó Culhwch ón torc Twrch Trwyth?
An chíor agus an deimheas idir a chluasa
A starrfhiacail
A chraiceann
A chuid fola
Theastaigh ón bhfathach Ysbaddaden a chuid gruaige a chóiriú leo roimh bhainis a iníne.

Cár thionóil Iolo Morganwg an chéad Gorsedd na mBard, i 1792?
Ar Primrose Hill i Londain
Ar Ynys Môn
Ag Stonehenge
In Caernarfon
Is é féin a chum cuid mhór den rud a thug sé a bheith ársa, agus déantar fós é.

Cár thosaigh Draoithe Leasaithe Mheiriceá Thuaidh, i 1963?
I gColáiste Carleton in Minnesota
In Berkeley in California
In New Orleans
In Boston
Mic léinn a raibh orthu freastal ar sheirbhísí a bhunaigh ceann dá gcuid féin. Is é a sigil ciorcal agus dhá líne ina seasamh.
`)
