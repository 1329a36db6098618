// The words of which four stand for a seat on its way to another device: 1024, short and common. They are English in every
// language of the page, so that two devices in two languages understand each other.

export const wordlist = `
  acorn actor adder agate album alder alley almond alpine amber anchor angle ankle answer anvil apple
  apron arch arena arrow artist ash aspen atlas attic autumn avenue awning axle bacon badge badger bagel
  baker ballad bamboo banana banjo bank banner barley barn barrel basil basin basket bath beach beacon
  bead beak beam beard beaver bed bee beetle bell bench berry bike birch bird bison blade blaze blond
  bloom board bone bonnet book border bottle bowl box branch brass brave brick bridge bright broom brown
  brush bubble bucket buffet bugle bundle bunny burrow bus bush butter button cabin cable cactus calm
  camel camera camp canal canary candle candy canoe canvas cargo carpet carrot cart carve castle cattle
  cedar cellar cement chain chair chalk cheese cherry chess chest chief circle circus city clay clean
  clever cliff climb cloak clock cloth cloud clover clown club coach coal coast cobalt cocoa coffee coin
  comb comet copper coral cork corner cotton couch cousin cow crab cradle craft crane crater crayon cream
  creek crest crib crown crumb crust cuckoo cup curl cymbal daisy dance dancer danger dawn deer delta
  desert desk dial diary dice dinner dish ditch diver dizzy doctor dog doll dome donkey door double dove
  dozen dragon drawer dream dress drift drill drink drop drum dry dune dust duster eagle early earth easel
  easy echo edge eel egg elbow elder elf elk elm ember empty engine equal eraser exit fabric fairy falcon
  family famous fan farm farmer fast feast felt fence fern ferry fiddle field fig film finch fire first
  fish five flag flame flash flask flat fleece flight flint float flock floor flute fly foam folder forest
  fork fort forty fossil fox frame fresh friend frog front frost fruit full funny fur furrow galaxy gallon
  game garage garden garlic garnet gate gather gecko gem gentle giant ginger glad glass globe glove glow
  glue goat gold golf gong goose gorge grain grand grape grass gravel green grin groove ground grove guest
  guide guitar gull habit hair half hamlet hammer handle happy harbor harp hawk hazel heart hearth heavy
  hedge helmet helper hen herb hermit heron hill hobby hockey hollow home honey horn horse hotel house
  humble hunter hut icicle icon idea igloo inch indigo ink inn insect iris iron island ivory ivy jacket
  jade jaguar jam jelly jewel jigsaw jockey joke jolly judge jug juice jump jungle junior jury kayak
  kennel kettle key kick king kiosk kite kitten kiwi knife koala label lace ladder ladle lagoon lake lamb
  lance land laptop larch large lasso laugh laurel lava lawn layer leaf leap left lemon lens lentil lesson
  letter lever lid light lilac lily lime linen lion liquid lizard llama lobby locket lodge loft log long
  loop lotus loud lucky lumber lunar lunch lynx lyric magic magnet mammal mango manor map maple marble
  margin marine market marmot marsh mask match meadow meal medal melody melon member merry mesh metal
  meteor middle milk mimic minnow minute mirror mist mitten mixer model mole moment money monkey month
  moon moose mosaic moss moth mother motor mouse mud muffin mule museum music myth nail name napkin narrow
  nature navy near nectar needle nephew nest nettle new nickel niece night nine noble noise noodle noon
  north note novel number nurse nut nutmeg nylon oak oasis ocean offer office olive onion opal open opera
  orange orbit orchid organ osprey otter oval oven owl owner oxygen oyster paddle page paint palace palm
  pan panda panel pansy paper parade parcel parent park parrot party pasta pastry path patio paw peach
  peanut pearl pebble pecan pedal pen pencil people pepper perch person petal phone photo piano picnic pie
  pier pig pigeon pillar pillow pilot pink pint pipe pirate pitch pizza planet plank plant plate player
  plaza plenty plum plus pocket poem poet polar polka pond pony pool poplar poppy porch porter potato
  potter powder prince print prize proud public puddle puffin pulse pupil puppet puppy purple purse puzzle
  quail quarry quart quartz queen quest quick quiet quill quilt quince quiver quiz rabbit radar radio
  radish raft rail rain raisin ramp ranch random rapid raven razor ready recipe record reef region relay
  remedy repair ribbon rice rich rider ridge river robe robin robot rock rocket rocky rodeo roller roof
  room rope rose rotor round rowan royal ruby rudder rug ruler rumba runner rural rust rustic rye saddle
  safari safe saga sailor salad salmon salt sand sandal satin saturn sauce saucer sauna scale scarf scene
  school scout screen scroll seal season seat second secret seed senior seven shadow shawl sheep shelf
  shell shield shine ship shirt shore short shovel shower shrimp shrub side silent silk silver simple
  singer sister six sketch ski skirt sky slate sled sleep sleeve slice slide slow small smart smile smith
  smoke smooth snack snail snow snowy soap soccer sock sofa soft soil solar solid song sonnet soup south
  spade spear spell spice spider spike spin spiral spirit splash sponge spoon spring sprout spruce square
  squash squid stable staff stage stamp star statue steam stem step stick stitch stone stool stork storm
  story stove straw stream street string strong studio sturdy sugar suit sultan summer sun sunny surf swan
  swift swim sword syrup system table tablet tailor talent tall tandem tango tape tapir target tart taxi
  teapot temple ten tender tennis tent thaw thirty thorn thread three thyme ticket tidy tiger tile timber
  time tiny title toast today toffee token tomato tongue tooth topaz torch tower town toy track trail
  train trap travel tree trick trio trophy trout truck trunk truth tub tulip tuna tundra tunic tunnel
  turkey turnip turtle tutor tweed twelve twenty twig twin uncle under union unit upper urban urchin
  useful usher valley valve vase vault velvet vendor verb verse vessel vest villa vine violet violin
  vision visit vivid voice volume voyage wafer wagon waiter wallet walnut walrus waltz wander warm wasp
  watch water wave wax weasel wedge west whale wheat wheel whisk white wicker widget wild willow window
  wing winner winter wisdom wise wizard wolf wonder wood wool word worker world wreath wren writer yacht
  yard yarn year yeast yellow yodel yogurt yolk young zebra zenith zero zest zigzag zinc zipper zone zoo
`
  .trim()
  .split(/\s+/)
