// The questions on the cards, in German; in the same order, and of the same things.
import { readDeck } from './read'

export default readDeck(`
# Das Jahr
Welches Fest eröffnet Anfang November die dunkle Hälfte des Jahres?
Samhain
Beltane
Lughnasadh
Oimelc
Zu Samhain war das Vieh daheim, und die Hügel der anderen Welt standen offen.

Wessen Tag ist Oimelc oder Imbolc, Anfang Februar?
Der von Brigid
Der von Macha
Der von Epona
Der von Rhiannon
Der erste Februar ist der Tag von Brigid, der Göttin und später der Heiligen von Kildare.

Wo hindurch wurde zu Beltane das Vieh getrieben?
Zwischen zwei Feuern
Zwischen zwei Flüssen
Zwischen zwei Menhiren
Zwischen zwei Eichen
Ein Wörterbuch aus der Zeit um 900 sagt, dass Druiden zwei Feuer entzündeten und das Vieh gegen Krankheit hindurchtrieben.

Wem zu Ehren stiftete Lugh die Spiele von Lughnasadh?
Tailtiu, seiner Ziehmutter
Ethniu, seiner Mutter
Balor, seinem Großvater
Nuada, seinem König
Tailtiu starb daran, dass sie die Ebenen Irlands für den Pflug gerodet hatte. Die Spiele fanden in Teltown in Meath statt.

Wann scheint die aufgehende Sonne durch den Gang in die Kammer von Newgrange?
Zur Wintersonnenwende
Zur Frühlingsgleiche
Zu Beltane
Zur Sommersonnenwende
Um den 21. Dezember lässt eine Öffnung über der Tür einige Minuten lang das Licht ein. Der Hügel ist etwa 5000 Jahre alt.

Auf welchem Hügel soll das große Feuer von Samhain entzündet worden sein?
Tlachtga
Croagh Patrick
Knocknarea
Slieve Gullion
Tlachtga, der Hill of Ward in Meath, heißt nach einer Tochter des Druiden Mug Ruith.

Welcher Hügel galt als die Mitte Irlands, wo die Provinzen aneinanderstießen?
Uisneach
Tara
Cruachan
Slane
Auf dem Hügel von Uisneach steht ein großer Findling, der Stein der Teilungen. Sein Feuer war das von Beltane.

Was ist die Bronzetafel, die 1897 in Coligny in Frankreich gefunden wurde?
Ein gallischer Kalender
Eine Karte von Gallien
Eine Liste von Königen
Ein Vertrag mit Rom
Sie zeigt fünf Jahre zu zwölf Monden und zwei eingeschobene, damit Mond und Sonne übereinstimmen.

Wer brannte an jedem Samhain Tara nieder, bis Finn ihn erschlug?
Aillén
Bres
Midir
Goll
Aillén wiegte alle mit seiner Musik in den Schlaf. Finn blieb wach, weil er sich eine Speerspitze an die Stirn hielt.

# Druiden, und was Griechen und Römer schrieben
Was schnitten Druiden, wie Plinius erzählt, mit einer goldenen Sichel von der Eiche?
Misteln
Efeu
Eicheln
Moos
Ein Druide in Weiß schnitt sie am sechsten Tag des Mondes, und sie wurden in einem weißen Mantel aufgefangen.

Wie viele Jahre konnte, wie Caesar hörte, die Ausbildung eines Druiden dauern?
Zwanzig
Drei
Sieben
Vierzig
So lange dauerte sie, weil die Verse auswendig gelernt und nicht aufgeschrieben wurden.

In wessen Land kamen die Druiden Galliens einmal im Jahr zusammen?
In dem der Carnuten
In dem der Helvetier
In dem der Veneter
In dem der Belger
Caesar sagt, das Land der Carnuten um Chartres habe als die Mitte von ganz Gallien gegolten.

Von welchem Gott stammten, wie ihre Druiden lehrten, alle Gallier ab?
Von Dis, dem Herrn der Toten
Von Merkur
Von Mars
Von Apollo
Darum, sagt Caesar, zählten sie die Zeit nach Nächten und nicht nach Tagen.

Auf welcher Insel trafen die Römer unter Paulinus auf Druiden und auf Frauen mit Fackeln?
Anglesey
Iona
Man
Wight
Tacitus erzählt, wie sie um das Jahr 60 nach Mona, wie es hieß, übersetzten und die heiligen Haine fällten.

Strabon nennt dreierlei Gelehrte in Gallien: Druiden, Barden und …
Vates, die Seher
Brehons, die Richter
Magier, die Sterndeuter
Fianna, die Jäger
Die Vates besorgten die Opfer und erforschten die Natur; die Druiden erforschten daneben, wie man leben soll.

Was ist ein Nemeton?
Ein heiliger Hain
Ein Streitwagen
Das Gewand eines Druiden
Ein Jahr und ein Tag
Das gallische Wort lebt in vielen Ortsnamen. Die Galater kamen in Drunemeton zusammen, vielleicht dem Eichenhain.

Welcher gallische Gott hat seinen Namen vom Donner?
Taranis
Esus
Cernunnos
Sucellus
Noch heute heißt der Donner auf Walisisch taran. Ein Gott mit einem Rad in der Hand gilt als dieser.

Was wächst Cernunnos auf dem Kopf?
Ein Geweih
Eichenlaub
Schlangen
Flammen
Sein Name steht über einem Kopf mit Geweih auf einem Pfeiler, den Schiffer unter Tiberius in Paris aufstellten.

Welcher Tiere Göttin war Epona?
Der Pferde
Der Bären
Der Katzen
Der Raben
Auch römische Reiter verehrten sie, und ein Kalender aus Italien hat ihren Tag am 18. Dezember.

Wessen heiße Quellen entspringen in Bath?
Die von Sulis
Die von Brigid
Die von Coventina
Die von Sequana
Die Römer hielten sie für Minerva. Man warf Täfelchen mit Flüchen in ihre Quelle.

Wo wurde der silberne Kessel von Gundestrup gefunden?
In einem Moor in Dänemark
In einem Grab in Österreich
In einem See in der Schweiz
Auf einem Feld in Cork
Er lag zerlegt im Torf von Jütland und wurde 1891 gefunden.

Welchen Stamm führte Königin Boudica gegen die Römer?
Die Icener
Die Silurer
Die Briganten
Die Pikten
Sie lebten um Norfolk. Colchester, London und Verulamium brannten.

Welches Tier ließ Boudica vor der Schlacht aus den Falten ihres Gewands laufen?
Einen Hasen
Einen Fuchs
Einen Raben
Eine Natter
Er lief dorthin, wo es Glück bedeutete, sagt Cassius Dio, und sie dankte der Göttin Andraste.

Welche Tiere wollten die Britannier, wie Caesar erzählt, nicht essen?
Hase, Huhn und Gans
Schwein, Hund und Katze
Hirsch, Pferd und Kuh
Schwan, Aal und Robbe
Sie hielten sie zum Vergnügen, meinte er.

Wo ergab sich Vercingetorix Caesar?
In Alesia
In Gergovia
In Bibracte
In Lugdunum
Das war 52 v. Chr. In Gergovia hatte er im selben Jahr gesiegt.

Was ist ein Carnyx?
Eine Kriegstrompete mit einem Tierkopf
Ein Karren mit zwei Rädern
Ein krummes Schwert
Ein Trinkhorn mit Deckel
Sie wurde aufrecht gehalten, sodass der Kopf, oft der eines Ebers, hoch über den Kämpfenden rief.

Wo trägt man einen Torques?
Um den Hals
Um die Hüfte
Am Schildarm
Auf dem Kopf
Er ist ein schwerer Ring, oft aus goldenen Stäben gedreht und vorn offen.

Wer baute Stonehenge?
Menschen, die lange vor den ersten Druiden lebten
Die Druiden von Anglesey
Merlin
Die Römer
Seine großen Steine standen etwa zweitausend Jahre, bevor man von einem Druiden hört.

# Die Tuatha Dé Danann
Nach wem heißt Irland, Éire?
Nach der Göttin Ériu
Nach dem Dichter Amergin
Nach dem Helden Éber
Nach der Fee Étaín
Banba, Fódla und Ériu baten die Ankömmlinge, die Insel nach ihnen zu nennen, und bekamen es versprochen.

Was tat der Stein von Fál?
Er schrie unter dem rechtmäßigen König
Er heilte die Kranken
Er drehte sich mit der Sonne
Er versank unter einem Lügner
Er war einer der vier Schätze der Tuatha Dé Danann und stand in Tara.

Von wessen Kessel ging niemand ungesättigt fort?
Von dem des Dagda
Von dem Lughs
Von dem Nuadas
Von dem Goibnius
Er kam aus der Stadt Murias. Die anderen Schätze waren der Stein, der Speer und das Schwert.

Woraus war der Arm, den Dian Cécht für König Nuada machte?
Aus Silber
Aus Eichenholz
Aus Bronze
Aus Stein
Ein König musste ohne Makel sein. Miach, der Sohn des Arztes, gab ihm wieder einen Arm aus Fleisch.

Wen tötete Lugh mit einem Stein aus seiner Schleuder?
Balor mit dem bösen Auge
Bres den Schönen
Cermait
Indech
Balor war sein eigener Großvater. Der Stein trieb das Auge durch den Kopf, sodass es auf sein eigenes Heer blickte.

Warum dichtete Cairbre die erste Schmähung Irlands, auf König Bres?
Man hatte ihm eine ärmliche Kammer und trockene Kuchen gegeben
Der König hatte seine Harfe gestohlen
Der König hatte seinen Bruder getötet
Er hatte ein Spiel Fidchell verloren
Von dieser Stunde an war nichts als Verfall an Bres, und er musste sein Königtum abgeben.

Was konnte die Keule des Dagda?
Ein Ende tötete, das andere machte wieder lebendig
Sie schlug von selbst
Sie wuchs, so lang er wollte
Sie rief den Donner
Sie war so groß, dass sie auf Rädern lief und eine Furche wie einen Grenzgraben zog.

Wer soll die Ogham-Buchstaben erfunden haben?
Ogma
Lugh
Amergin
Der heilige Patrick
Das Erste, was je geschrieben wurde, war siebenmal B: eine Warnung an Lugh, dass man seine Frau entführen könnte.

Welcher Baum gibt dem ersten Buchstaben des Ogham seinen Namen?
Die Birke
Die Eiche
Die Eibe
Die Esche
Beith, die Birke, ist das B. Die ersten fünf Buchstaben sind B, L, F, S und N.

Wer ist der Herr des Meeres und hat ein Pferd, das über die Wellen läuft?
Manannán mac Lir
Midir
Goibniu
Bodb Derg
Die Insel Man teilt ihren Namen mit ihm. Für ihn ist das Meer eine blühende Ebene.

Worin wurden die Kinder Lirs verwandelt?
In Schwäne
In Hirsche
In Robben
In Raben
Aoife, ihre Stiefmutter, tat es. Sie behielten ihre Stimmen und sangen neunhundert Jahre lang.

Als was trieb Étaín durch Irland, von einem Zauberwind verweht?
Als Fliege
Als Blatt
Als Zaunkönig
Als Wolke
Zuletzt fiel sie in einen Becher, wurde getrunken und noch einmal geboren.

In welcher Gestalt fand Óengus das Mädchen seines Traums?
Als Schwan
Als Lachs
Als Hirschkuh
Als weiße Stute
An Samhain musste er sie unter hundertfünfzig Schwänen erkennen. Zusammen flogen sie zum Brú an der Boyne.

Als welcher Vogel kommt die Morrígan aufs Schlachtfeld?
Als Krähe
Als Zaunkönig
Als Schwan
Als Habicht
Erst als sich eine Krähe auf Cú Chulainns Schulter setzte, wagten sich seine Feinde heran.

Welcher Fluss heißt nach Boand, die um den verbotenen Brunnen ging?
Die Boyne
Der Shannon
Der Bann
Der Barrow
Sie ging gegen die Sonne, der Brunnen stieg auf und lief ihr nach bis hinab zum Meer.

Welche Bäume stehen um den Brunnen der Weisheit?
Neun Haselsträucher
Drei Eichen
Sieben Eiben
Zwölf Apfelbäume
Ihre Nüsse fallen ins Wasser, und der Lachs, der sie frisst, hat alles Wissen.

# Ulster und Connaught
Wie hieß Cú Chulainn, ehe er den Hund des Schmieds tötete?
Sétanta
Conall
Laeg
Lóegaire
Er bot an, das Haus zu bewachen, bis ein neuer Hund herangezogen wäre, und wurde so der Hund des Culann.

Wer lehrte Cú Chulainn kämpfen?
Scáthach
Emer
Medb
Nessa
Die Schule der Schattenhaften lag über dem Meer in Alba; oft wird Skye genannt. Dort bekam er den Gáe Bulg.

Weswegen fiel Königin Medb in Ulster ein?
Wegen eines braunen Stiers
Wegen eines goldenen Bechers
Wegen eines Streitwagens
Wegen eines Mannes
Ihr Mann Ailill hatte einen weißen Stier und sie keinen, der ihm gleichkam. So begann der Rinderraub von Cooley.

Warum konnten die Männer von Ulster nicht kämpfen, als Medb kam?
Sie lagen in Wehen, durch den Fluch der Macha
Sie hatten für ein Jahr Frieden geschworen
Sie schliefen durch das Lied eines Druiden
Sie waren fort in Alba
Macha hatte kurz vor ihrer Niederkunft mit den Pferden des Königs um die Wette laufen müssen. Sie gewann, gebar Zwillinge und verfluchte sie.

Welchen Freund musste Cú Chulainn an der Furt töten?
Ferdiad
Fergus
Naoise
Conall
Sie hatten zusammen gelernt. Sie kämpften tagelang und teilten abends ihr Essen und ihre Heilkräuter.

Welches war der Sitz der Könige von Ulster?
Emain Macha
Cruachan
Dún Ailinne
Cashel
Er liegt bei Armagh und heißt heute Navan Fort. Cruachan war der von Connaught.

Welcher Druide sagte das Leid voraus, das Deirdre bringen würde?
Cathbad
Mug Ruith
Amergin
Figol
Bei einem Fest schrie sie im Leib ihrer Mutter. Der König ließ sie nicht töten, sondern wollte sie für sich.

Mit wem floh Deirdre nach Alba?
Mit Naoise
Mit Diarmuid
Mit Conchobar
Mit Oisín
Naoise und seine Brüder, die Söhne Uislius, kamen auf ein Versprechen hin zurück und wurden getötet.

Woran band sich Cú Chulainn, um stehend zu sterben?
An einen Menhir
An eine Eiche
An seinen Wagen
An einen Torpfosten
Ein Stein in Knockbridge in Louth wird als dieser gezeigt.

Welches Fleisch durfte Cú Chulainn nicht essen?
Das eines Hundes
Das eines Ebers
Das eines Hasen
Das eines Schwans
Ein solches Verbot heißt Geis. Drei Alte am Weg boten ihm Hund an, und eine andere Geis verbot ihm abzulehnen.

Worum stritten drei Helden beim Fest des Bricriu?
Um den Heldenanteil
Um den Platz am Feuer
Um Emers Hand
Um den braunen Stier
Bricriu hatte ihn jedem von ihnen versprochen. Am Ende gehörte er Cú Chulainn.

# Finn und seine Fianna, und Seefahrten
Wovon kostete der junge Finn und wurde weise?
Von einem Lachs
Von einem Apfel
Von einer Haselnuss
Von einem Becher Met
Er verbrannte sich daran den Daumen, als er ihn für seinen Lehrer briet, und steckte den Daumen in den Mund.

Wie hießen die beiden Hunde Finns?
Bran und Sceolang
Liath und Dub
Gelert und Cafall
Fáilinis und Conbec
Sie waren seine Vettern: Seine Tante war in eine Hündin verwandelt, als sie sie warf.

Wohin ritt Oisín mit Niamh vom goldenen Haar?
Ins Land der Jugend
Nach Alba
Zum Haus des Donn
Nach Rom
Was dort wenige Jahre schienen, waren in Irland dreihundert. Er wurde alt, als sein Fuß den Boden berührte.

Was war Oisíns Mutter, als Finn ihr zuerst begegnete?
Eine Hirschkuh
Ein Schwan
Eine Robbe
Ein Hase
Ein dunkler Druide hatte Sadhbh verwandelt. Oisín bedeutet kleiner Hirsch.

Was rief Bran, den Sohn des Febal, hinaus auf seine Seefahrt?
Ein silberner Zweig mit weißen Blüten
Ein Boot ohne Ruderer
Eine sprechende Robbe
Ein Traum von Gold
Eine Frau aus der anderen Welt sang von ihrer Insel und nahm den Zweig wieder mit sich.

Was geschah mit König Cormacs goldenem Becher, wenn man drei Lügen über ihm sprach?
Er zerbrach in drei Teile
Er wurde schwarz
Er lief über
Er sang
Drei Wahrheiten machten ihn wieder ganz. Manannán selbst hatte ihn ihm gegeben.

# Wales
Mit wem tauschte Pwyll für ein Jahr Gestalt und Reich?
Mit Arawn von Annwn
Mit Math von Gwynedd
Mit Gwyn, dem Sohn Nudds
Mit Bendigeidfran
Pwyll hatte seine eigenen Hunde auf Arawns Hirsch gehetzt. Er machte es gut, indem er Arawns Feind bekämpfte.

Warum konnte kein Reiter Rhiannon einholen, die im Schritt ritt?
Je schneller sie ritten, desto ferner war sie
Ihr Pferd konnte fliegen
Sie ritt auf dem Wasser
Sie zog unter den Hügeln hindurch
Sie hielt an, sobald Pwyll sie darum bat. Besser für das Pferd, sagte sie, hätte er eher gefragt.

Was wurde aus dem Haupt Brans des Gesegneten?
Es wurde in London begraben, mit Blick nach Frankreich
Es wurde in den Severn geworfen
Es hängt in Harlech
Es wurde in Tara verbrannt
Es sprach noch siebenundachtzig Jahre lang. Solange es dort lag, kam keine Plage übers Meer.

Woraus machten Math und Gwydion Blodeuwedd?
Aus Blüten von Eiche, Ginster und Mädesüß
Aus Schnee und Blut
Aus Lehm und Honig
Aus den Federn einer Eule
Sie verriet ihren Mann Lleu, und Gwydion verwandelte sie in eine Eule.

Wer schluckte drei Tropfen aus dem Kessel der Ceridwen und wurde als Taliesin wiedergeboren?
Gwion Bach
Morfran
Elffin
Culhwch
Sie jagte ihn in vielen Gestalten und fraß ihn, ein Weizenkorn, als sie eine Henne war. Neun Monate später gebar sie ihn.

Was brauchte Culhwch von dem Eber Twrch Trwyth?
Kamm und Schere zwischen seinen Ohren
Seinen Hauer
Seine Haut
Sein Blut
Der Riese Ysbaddaden wollte damit vor der Hochzeit seiner Tochter das Haar gerichtet haben.

Wo hielt Iolo Morganwg 1792 den ersten Gorsedd der Barden ab?
Auf dem Primrose Hill in London
Auf Anglesey
In Stonehenge
In Caernarfon
Vieles, was er uralt nannte, hatte er selbst erdacht, und es wird bis heute so gehalten.

Wo begannen 1963 die Reformierten Druiden von Nordamerika?
Am Carleton College in Minnesota
In Berkeley in Kalifornien
In New Orleans
In Boston
Studenten, die Gottesdienste besuchen mussten, gründeten ihren eigenen. Ein Kreis mit zwei senkrechten Strichen ist ihr Zeichen.
`)
