// The questions on the cards: of the Celtic year, of druids, and of what was told in Ireland and Wales.
import { readDeck } from './read'

export default readDeck(`
# The year
Which feast, at the beginning of November, opens the dark half of the year?
Samhain
Beltane
Lughnasadh
Oimelc
At Samhain the herds were home, and the mounds of the other world stood open.

Whose day is Oimelc, or Imbolc, at the beginning of February?
Brigid’s
Macha’s
Epona’s
Rhiannon’s
The first of February is the day of Brigid, the goddess and later the saint of Kildare.

Between what were the cattle driven at Beltane?
Two fires
Two rivers
Two standing stones
Two oaks
A glossary of about the year 900 says that druids lit two fires and drove the cattle between them against disease.

In whose honour did Lugh found the games of Lughnasadh?
Tailtiu, his foster-mother
Ethniu, his mother
Balor, his grandfather
Nuada, his king
Tailtiu died of clearing the plains of Ireland for the plough. The games were held at Teltown in Meath.

When does the rising sun shine through the passage into the chamber of Newgrange?
At the winter solstice
At the spring equinox
At Beltane
At the summer solstice
A roof box above the door lets the light in for some minutes around 21 December. The mound is about 5000 years old.

On which hill is the great fire of Samhain said to have been lit?
Tlachtga
Croagh Patrick
Knocknarea
Slieve Gullion
Tlachtga, the Hill of Ward in Meath, has its name from a daughter of the druid Mug Ruith.

Which hill counted as the middle of Ireland, where the provinces met?
Uisneach
Tara
Cruachan
Slane
On the Hill of Uisneach stands a great boulder, the Stone of Divisions. Its fire was that of Beltane.

What is the bronze tablet that was found at Coligny in France in 1897?
A Gaulish calendar
A map of Gaul
A list of kings
A treaty with Rome
It shows five years of twelve moons, with two more put in so that moon and sun agree.

Who burned down Tara every Samhain until Finn slew him?
Aillén
Bres
Midir
Goll
Aillén lulled everybody to sleep with his music. Finn kept awake by holding a spear’s point to his forehead.

# Druids, and what the Greeks and Romans wrote
What did druids cut from the oak with a golden sickle, as Pliny tells?
Mistletoe
Ivy
Acorns
Moss
A druid in white cut it on the sixth day of the moon, and it was caught in a white cloak.

How many years could the schooling of a druid last, as Caesar heard?
Twenty
Three
Seven
Forty
It took so long because the verses were learned by heart and not written down.

In whose land did the druids of Gaul meet once a year?
That of the Carnutes
That of the Helvetii
That of the Veneti
That of the Belgae
Caesar says that the land of the Carnutes, about Chartres, was held to be the middle of all Gaul.

From which god, as their druids taught, did all Gauls descend?
Dis, the lord of the dead
Mercury
Mars
Apollo
For that reason, says Caesar, they counted time by nights and not by days.

On which island did the Romans under Paulinus meet druids and women with torches?
Anglesey
Iona
Man
Wight
Tacitus tells how they crossed to Mona, as it was called, about the year 60 and felled its sacred groves.

Strabo names three kinds of learned men in Gaul: druids, bards, and …
vates, the seers
brehons, the judges
magi, the star-gazers
fianna, the hunters
The vates saw to the sacrifices and studied nature; druids studied how to live besides.

What is a nemeton?
A sacred grove
A war chariot
A druid’s robe
A year and a day
The Gaulish word lives in many names of places. The Galatians met at Drunemeton, perhaps the grove of oaks.

Which Gaulish god has his name from the thunder?
Taranis
Esus
Cernunnos
Sucellus
The Welsh word for thunder is still taran. A god with a wheel in his hand is taken for him.

What grows on the head of Cernunnos?
Antlers
Oak leaves
Snakes
Flames
His name stands over an antlered head on a pillar that boatmen set up in Paris under Tiberius.

Of which animals was Epona the goddess?
Horses
Bears
Cats
Ravens
Roman horsemen honoured her too, and a calendar from Italy has her day on 18 December.

Whose hot springs rise at Bath?
Those of Sulis
Those of Brigid
Those of Coventina
Those of Sequana
The Romans took her for Minerva. People threw tablets with curses into her spring.

Where was the silver cauldron of Gundestrup found?
In a bog in Denmark
In a grave in Austria
In a lake in Switzerland
In a field in Cork
It lay taken apart in the peat of Jutland and was found in 1891.

Which people did Queen Boudica lead against the Romans?
The Iceni
The Silures
The Brigantes
The Picts
They lived about Norfolk. Colchester, London and Verulamium burned.

Which animal did Boudica let run from the fold of her dress before battle?
A hare
A fox
A raven
An adder
It ran where it meant luck, says Cassius Dio, and she thanked the goddess Andraste.

Which animals would the Britons not eat, as Caesar tells?
Hare, cock and goose
Pig, dog and cat
Deer, horse and cow
Swan, eel and seal
They kept them for pleasure, he thought.

Where did Vercingetorix give himself up to Caesar?
At Alesia
At Gergovia
At Bibracte
At Lugdunum
That was in 52 BC. At Gergovia, the same year, he had won.

What is a carnyx?
A war trumpet with an animal’s head
A two-wheeled cart
A curved sword
A drinking horn with a lid
It was held upright, so that the head, often a boar’s, called out high above the fighters.

Where would you wear a torc?
Around the neck
Around the waist
On the shield arm
On the head
It is a heavy ring, often twisted from rods of gold, and open in front.

Who built Stonehenge?
People who lived long before the first druids
The druids of Anglesey
Merlin
The Romans
Its great stones stood some two thousand years before any druid is heard of.

# The Tuatha Dé Danann
After whom is Ireland, Éire, named?
The goddess Ériu
The poet Amergin
The hero Éber
The fairy Étaín
Banba, Fódla and Ériu each asked the newcomers to name the island after her, and were promised it.

What did the Stone of Fál do?
It cried out under the rightful king
It healed the sick
It turned with the sun
It sank under a liar
It was one of the four treasures of the Tuatha Dé Danann, and stood at Tara.

From whose cauldron did nobody go away unsatisfied?
The Dagda’s
Lugh’s
Nuada’s
Goibniu’s
It had come from the city of Murias. The other treasures were the stone, the spear and the sword.

Of what was the arm that Dian Cécht made for King Nuada?
Silver
Oak
Bronze
Stone
A king had to be without blemish. Miach, the healer’s son, gave him an arm of flesh again.

Whom did Lugh kill with a stone from his sling?
Balor of the evil eye
Bres the beautiful
Cermait
Indech
Balor was his own grandfather. The stone drove the eye through his head, so that it looked upon his own host.

Why did the poet Cairbre make the first satire of Ireland, against King Bres?
He had been given a poor room and dry cakes
The king had stolen his harp
The king had killed his brother
He had lost a game of fidchell
From that hour there was nothing but decay on Bres, and he had to give up his kingship.

What did the Dagda’s club do?
One end killed, the other brought back to life
It struck by itself
It grew as long as he wished
It called the thunder
It was so large that it went on wheels and left a furrow like a boundary ditch.

Who is said to have made the ogham letters?
Ogma
Lugh
Amergin
Saint Patrick
The first that was ever written were seven times B, to warn Lugh that his wife might be carried off.

Which tree gives the first letter of ogham its name?
The birch
The oak
The yew
The ash
Beith, the birch, is B. The first five letters are B, L, F, S and N.

Who is lord of the sea and has a horse that runs upon the waves?
Manannán mac Lir
Midir
Goibniu
Bodb Derg
The Isle of Man shares its name with him. To him the sea is a flowering plain.

Into what were the children of Lir turned?
Swans
Deer
Seals
Ravens
Aoife, their stepmother, did it. They kept their voices, and sang for nine hundred years.

As what did Étaín drift about Ireland, driven by a wind of magic?
A fly
A leaf
A wren
A cloud
At last she fell into a cup, was drunk, and was born once more.

In which shape did Óengus find the maiden of his dream?
A swan
A salmon
A hind
A white mare
At Samhain he had to know her among a hundred and fifty swans. They flew together to the Brú on the Boyne.

As which bird does the Morrígan come to a battlefield?
A crow
A wren
A swan
A hawk
Only when a crow sat down on Cú Chulainn’s shoulder did his enemies dare to come near.

Which river is named after Boand, who walked around the forbidden well?
The Boyne
The Shannon
The Bann
The Barrow
She walked against the sun, the well rose, and ran after her down to the sea.

Which trees stand around the well of wisdom?
Nine hazels
Three oaks
Seven yews
Twelve apple trees
Their nuts fall into the water, and the salmon that eats them has all knowledge.

# Ulster and Connaught
What was Cú Chulainn’s name before he killed the smith’s hound?
Sétanta
Conall
Laeg
Lóegaire
He offered to guard the house until a new dog was reared, and so became the Hound of Culann.

Who taught Cú Chulainn to fight?
Scáthach
Emer
Medb
Nessa
The school of the shadowy one lay over the sea in Alba; Skye is often named. There he was given the Gáe Bulg.

What did Queen Medb invade Ulster for?
A brown bull
A golden cup
A chariot
A husband
Her husband Ailill had a white bull, and she none to match it. So began the Cattle Raid of Cooley.

Why could the men of Ulster not fight when Medb came?
They lay in pains, by the curse of Macha
They had sworn peace for a year
They were asleep by a druid’s song
They were away in Alba
Macha had been made to race the king’s horses when she was near her time. She won, bore twins, and cursed them.

Which friend did Cú Chulainn have to kill at the ford?
Ferdiad
Fergus
Naoise
Conall
They had learned together. They fought for days, and in the evenings shared their food and healing herbs.

What was the seat of the kings of Ulster?
Emain Macha
Cruachan
Dún Ailinne
Cashel
It lies near Armagh and is called Navan Fort today. Cruachan was that of Connaught.

Which druid foretold the sorrow that Deirdre would bring?
Cathbad
Mug Ruith
Amergin
Figol
She cried out in her mother’s womb at a feast. The king would not have her killed, but wanted her for himself.

With whom did Deirdre flee to Alba?
Naoise
Diarmuid
Conchobar
Oisín
Naoise and his brothers, the sons of Uisliu, came home under a pledge of safety, and were killed.

To what did Cú Chulainn tie himself so that he might die standing?
A pillar stone
An oak
His chariot
A gate post
A stone at Knockbridge in Louth is shown as that one.

Which meat was Cú Chulainn forbidden to eat?
That of a dog
That of a boar
That of a hare
That of a swan
Such a ban is a geis. Three hags by the road offered him dog, and another geis forbade him to refuse.

What did three heroes quarrel over at Bricriu’s feast?
The champion’s portion
The seat by the fire
The hand of Emer
The brown bull
Bricriu had promised it to each of them. In the end it was Cú Chulainn’s.

# Finn and his Fianna, and voyages
What did the young Finn taste that made him wise?
A salmon
An apple
A hazel nut
A cup of mead
He burned his thumb on it while he cooked it for his master, and put the thumb into his mouth.

Which names had Finn’s two hounds?
Bran and Sceolang
Liath and Dub
Gelert and Cafall
Fáilinis and Conbec
They were his cousins: his aunt had been changed into a bitch when she bore them.

Where did Oisín ride with Niamh of the golden hair?
To the Land of Youth
To Alba
To the house of Donn
To Rome
What seemed a few years there were three hundred in Ireland. He grew old when his foot touched the ground.

What had Oisín’s mother been when Finn first met her?
A deer
A swan
A seal
A hare
Sadhbh had been changed by a dark druid. Oisín means little deer.

What called Bran son of Febal out on his voyage?
A silver branch with white blossoms
A boat without a rower
A talking seal
A dream of gold
A woman from the other world sang of her island and took the branch with her again.

What happened to King Cormac’s golden cup when three lies were told over it?
It broke in three
It turned black
It overflowed
It sang
Three truths made it whole again. Manannán himself had given it to him.

# Wales
With whom did Pwyll change shape and kingdom for a year?
Arawn of Annwn
Math of Gwynedd
Gwyn son of Nudd
Bendigeidfran
Pwyll had set his own hounds on Arawn’s stag. He made it good by fighting Arawn’s enemy.

Why could no rider overtake Rhiannon, who rode at a walk?
The faster they rode, the further she was
Her horse could fly
She rode on water
She went under the hills
She stopped as soon as Pwyll asked her to. It would have been better for the horse, she said, had he asked before.

What became of the head of Bran the Blessed?
It was buried in London, facing France
It was thrown into the Severn
It hangs at Harlech
It was burned at Tara
It talked on for eighty-seven years. While it lay there no plague came over the sea.

From what did Math and Gwydion make Blodeuwedd?
Flowers of oak, broom and meadowsweet
Snow and blood
Clay and honey
Feathers of an owl
She betrayed her husband Lleu, and Gwydion turned her into an owl.

Who swallowed three drops from the cauldron of Ceridwen and was born again as Taliesin?
Gwion Bach
Morfran
Elffin
Culhwch
She hunted him in many shapes and ate him, a grain of wheat, when she was a hen. Nine months later she bore him.

What did Culhwch need from the boar Twrch Trwyth?
The comb and shears between its ears
Its tusk
Its hide
Its blood
The giant Ysbaddaden wanted his hair dressed with them before his daughter’s wedding.

Where did Iolo Morganwg hold the first Gorsedd of Bards, in 1792?
On Primrose Hill in London
On Anglesey
At Stonehenge
At Caernarfon
Much that he called ancient he had made up himself, and it is done to this day.

Where did the Reformed Druids of North America begin, in 1963?
At Carleton College in Minnesota
At Berkeley in California
In New Orleans
In Boston
Students who had to attend services founded one of their own. A circle with two upright lines is their sigil.
`)
