/** English words of the safety rules. Notation: match.ts. */
import type { Terms } from '#lib/domain/safety/lexicon'

export const english: Terms = {
  groups: {
    small_parts: `
      ball bearing|bearings, sea|beach glass, snail shell|shells, peppercorn, whole|dried clove|cloves, =gems,
      stick on|craft|plastic|acrylic gem|jewel, trinket, plastic|glass|toy|craft pearl,
      stone|stones|rock|rocks|thing|things|piece|pieces|toy|toys =the =size =of =a|=your thumbnail|fingernail|pea|coin|penny|marble|grape,
      no bigger|larger than =a thumbnail|fingernail|pea|coin|penny|marble|grape, tiny|dolls|doll shoe|shoes|accessories,
      marble, bead, coin, penny, pennies, =dimes, =nickels, loose|small|spare|old|mixed|assorted|colourful|colorful|craft button,
      button|buttons jar, jar|box|bag|tin|bowl|handful|pile|collection of button,
      sort|count|thread|string|lace|glue|stack|drop|post|hide|collect button,
      sort|count|thread|string|lace|glue|stack|drop|post|hide|collect the|some|these|their button, sequin, googly|wiggly eye, rhinestone,
      glass gem|pebble|nugget|bead, gemstone, pebble, gravel,
      small|tiny|little stone|rock|shell|pompom|toy|magnet|object|part|piece|figure|brick|bell, pompom, pom pom, paper|paperclip clip, paperclip,
      thumbtack, drawing pin, pushpin, push pin, safety pin, bottle cap|top, cork, small screw, screws, =bolts, =nails, acorn, conker,
      jingle bell, small|tiny|mini|miniature|little|bouncy|bouncing|super|golf|squash|pea|jacks ball, ping pong ball, table tennis ball,
      bouncy balls, dice, rubber band|bands, loom band, hama bead, lego|legos, bb pellet, airsoft pellet
    `,
    not_small_parts: `
      closed|fastened|secured|fixed|held|shut with|by ~ screw|screws,
      remove|removes|take|pull|pulls out|any|all|the|=staples ~ staple|staples|nail|nails|pin|pins, bead|beads of glue|water|sweat|dew|rain|paint,
      marble cake|effect|pattern|floor|counter|countertop|top|table|statue|bust|paper, marbled|marbling, =coining|=coined,
      coin a|an|the|new|your|their|our word|phrase|term|name|new|nickname, coin purse, paper|cardboard coin|bead|marble,
      jumbo|chunky|giant|oversized|huge bead|pompom|button|dice, jumbo|chunky|giant|oversized|huge|large|big wooden bead,
      large|big|giant|foam|soft dice, large|big|huge|giant|jumbo|foam pompom|pebble|pom|cork|lego|acorn, large|big pom pom,
      large|big|jumbo|giant paper clip,
      small|tiny|mini|little ball|balls|piece|bead of =dough|clay|play|playdough|paper|dough|plasticine|yarn|wool,
      small|tiny|mini|little ball|balls|piece|bead of sock|foil|tissue|bread|banana|fruit|food|cheese|avocado,
      small piece|pieces of ~ =fruit|food|banana|bread|cheese|paper|fabric,
      small piece|pieces of ~ cloth|tape|cardboard|foil|apple|pear|avocado|vegetable,
      small|tiny|little piece|part|object of|in the story|song|body|dance, bite sized, paper|paperclip cup,
      water|gel|jelly|hydrogel|expanding bead, gel balls, magnetic|magnet|ball bearing ball, lego|duplo duplo,
      nails|nail polish|varnish|file|brush, finger|toe nails, small part|parts in|of the|a dance|play|story|role|song|film, no small part|parts,
      cork board|mat|block|tile, corkboard, little|small rock|rocks|stone pool, dice the|it|=an|onion|tomato
    `,
    balls: 'ball|balls, sphere, orb',
    not_balls: `
      ball|balls of =dough|clay|play|paper|yarn|wool|sock|foil|plasticine, ball game|pit|pool, ball point, ball of your|the|her|his foot|feet,
      have a ball, crystal ball
    `,
    seeds: 'seed|seeds',
    not_seeds: `
      seed paper|packet|catalogue|tray|box, bird seed|feeder, birdseed, seed of|an idea, dandelion seed|clock, large|big|giant seed|bean,
      seed head
    `,
    balloons: `
      water bomb|bombs,
      balloon|balloons|baloon|ballon|ballons, inflated|inflatable|blown latex|rubber|surgical glove,
      blow up|into a|the latex|rubber|surgical glove, inflated glove
    `,
    not_balloons: `
      hot air balloon, balloon whisk, foil|mylar|paper|felt|cardboard balloon, speech|thought balloon,
      balloon shape|shaped|print|sleeve|pattern|breath|breathing|payment, ballooning, balloon ride, weather balloon
    `,
    choking_food: `
      crack|cracks|shell|roast|roasted|toasted|salted sunflower|pumpkin|melon seed|seeds,
      peanut, almond, walnut, hazelnut, cashew, pistachio, pecan, macadamia, brazil nut, pine nut, pinenut, nut|nuts, chestnut, trail mix,
      popcorn, popping corn, hard|boiled|gummy|gum|sucking|sticky candy|candies|sweet|sweets, =candies, =candy, sweeties, =sweets, lollipop,
      lolly, gumdrop, jelly|jellybean bean|beans, jellybean, mints, cough drop, toffee, caramels, gumball, jawbreaker, marshmallow, skittles,
      smarties, hotdog|hot dog round|slice|coin|circle|disc|disk|chunk, hotdog round|slice|coin|circle|disc|disk|chunk,
      sausage round|slice|coin|circle|disc|disk, slice|slices|round|rounds|coin|coins|circle|disc of hotdog|hot|sausage|frankfurter,
      sliced|whole hotdog|hot|sausage|frankfurter
    `,
    choking_unless_cut: 'grape|grapes, hot dog|dogs, hotdog, frankfurter|frankfurters, cocktail sausage',
    choking_unless_soft: `
      raw|uncooked|crunchy|hard carrot, carrot round|slice|coin|circle|disc|disk|stick|wheel,
      round|rounds|slice|slices|coin|coins|circle|circles|stick|sticks|disc of raw|uncooked|fresh|=carrot|carrot, baby carrot
    `,
    nut_butter_spoon: `
      spoonful|spoonfuls|spoon|tablespoon|teaspoon|dollop|lump|scoop of ~ peanut|almond|nut|cashew|hazelnut butter,
      peanut|almond|nut|cashew|hazelnut butter from|off|by|on the|a spoon|spoonful, lick|eat ~ peanut|almond|nut butter ~ spoon
    `,
    not_choking: `
      popcorn ceiling|song|dance|game|reading|jump|colour|color|parachute|pop,
      almond|nut|hazelnut|cashew|peanut|walnut flour|milk|oil|meal|extract|butter, almond eye|shape|shaped,
      ground|powdered|finely|milled almond|nut|walnut|hazelnut|chopped, coconut, doughnut|donut, nutmeg, nutshell, nutcracker, nut shell|case,
      walnut|pistachio|peanut|chestnut|acorn|hazelnut shell|half|brown|tree|wood|leaf|leaves|green|sized|size|oil, nuts and bolt|bolts,
      nut and bolt|bolts, =nuts about|for, bolts and nuts, bolts|screws|washers|bolt|screw ~ nuts|nut, wing nut,
      metal|plastic|steel|wooden nut|nuts, butternut, peanuts character|comic|gang,
      grape colour|color|coloured|colored|juice|vine|purple|hyacinth|jelly|leaf|leaves|scented|sized|size|sorting, grapes of wrath,
      candy cane|floss|stripe|striped|land|pink|colour|coloured|colored|cotton, cotton candy, candyland, play sausage,
      sausage|sausages of clay|dough|play|plasticine, dough|clay|playdough|plasticine ~ sausage|sausages, mint|=mints leaf|green, sausage dog,
      caramels|caramel colour, carrot top|cake|soup|puree|juice|nose|colour|seed|stamp|print, whole wheat|hot|wheat water, horse chestnut,
      conker chestnut, sliced hot =water|peppers, lolly stick, lollipop stick, ice lolly, popsicle stick
    `,
    honey: 'honey',
    not_honey: `
      honey coloured|colored|colour|color|brown|gold|golden|pot|bee|comb|dew|moon|melon|badger, honeybee, honeycomb, honeymoon, honeydew,
      honey i|honey love, here|there|yes|hello|hi|oh|my|dear|goodnight|well|thanks|sorry ^ honey, my|hi|hello|oh|dear|hey|yes|goodnight honey,
      honey|honeys song|sweetheart
    `,
    trampoline: 'trampolin*, rebounder',
    loose_fill: `
      glitter, =glitters glue|tube, powder|powdered tempera|paint|poster|pigment, tempera|paint|pigment|poster powder|powdered,
      holi powder|colour|color, shaving foam|cream|gel, packing peanut, polystyrene|styrofoam bead|ball|pellet,
      foam|bean|beanbag bead|pellet|filling
    `,
    not_loose_fill: `
      glitter in|of the sun|light|snow|eyes|eye|frost, =glitters, =glittering, =glittery eyes|snow|frost|star,
      stars|eyes|snow|frost|sea|waves|sun|it|that glitter, paint powdered milk
    `,
    dry_food: `
      bean|beans, lentil, chickpea, chick pea, split pea, pea|peas, rice, pasta, macaroni, penne, orzo, corn kernel, barley, popcorn kernel,
      noodles
    `,
    not_dry_food: `
      bean|beans bag|bags, beanbag, beanstalk, jelly|green|coffee|vanilla|runner|baked|broad|string bean|beans, jellybean,
      rice paper|cake|crispie|krispies|flour|cereal|milk|cracker, full of beans, spill the beans, bean plant|plants|sprout|seed|pole, pool noodle,
      pasta maker|machine|salad, peas|pea pod, sweet pea, pea plant, sugar snap pea,
      cooked|boiled|soft|steamed|overcooked|soaked|tinned|canned|frozen|fresh ~ =bean|beans|lentils|lentil|chickpeas,
      cooked|boiled|soft|steamed|overcooked ~ peas|rice|pasta|macaroni|noodles|spaghetti,
      soaked|tinned|canned|frozen|fresh ~ peas|rice|pasta|macaroni|noodles|spaghetti
    `,
    water_beads: `
      jelly ball|marble|crystal, gel marble, bead|beads|ball|balls|pearl|pearls that|which grow|swell|expand,
      water|gel|jelly|hydrogel|expanding|growing|superabsorbent|polymer|aqua bead|pearl|marble, orbeez, hydrogel|gel ball|crystal|sphere|pearl,
      water absorbing|absorbent|growing bead|ball|crystal|polymer, expanding|swelling gel|water bead|ball, gel water bead, jelly pearl,
      magic water ball
    `,
    not_water_beads: `
      how|why|where|until ~ water =beads =up, water =beads =and =rolls|=runs|=slides|=drips =off|=down|=away
    `,
    magnets: `
      magnet ~ hard =drive|=disk, magnet from|of =a|=an|=the|=old ~ speaker|loudspeaker|microwave,
      neodymium, rare earth|rareearth magnet, buckyball|buckyballs, magnet|magnetic ball|balls|bead|beads|sphere|marble,
      loose|tiny|bare|strong|powerful|super|high magnet, super strong magnet, high power|powered|powerful|strength magnet, highpower magnet,
      small|tiny|little|mini|loose ~ strong|powerful magnet, strong|powerful|super small|tiny|little|mini|loose magnet, magnet set of ball|balls,
      industrial magnet
    `,
    not_magnets: `
      fridge magnet, magnetic tile|letter|board|block|wand|strip|tape|fishing|number|base, strong|powerful magnet inside|sealed|in the,
      large|giant|big horseshoe|strong magnet, bar magnet
    `,
    button_batteries: `
      button battery|batteries|cell, button cell|cells battery|batteries, coin battery|batteries|cell, coin cell battery|batteries,
      watch battery|batteries, hearing aid battery|batteries, cr2032, cr2025, cr2016, lr44, lr41, ag13, lithium coin|button,
      disc|disk|flat|round battery|batteries, buttonbattery, battery|batteries like|shaped button|coin|buttons|coins
    `,
    not_button_batteries: `
      button|coin battery|batteries|cell compartment|door|cover|lid|case|holder,
      button|coin|watch battery|batteries|cell ~ screwed|locked|sealed|closed|inaccessible,
      screwed|locked|sealed|closed|secured|shut ~ button|coin battery|batteries|cell, button|coin cell battery compartment,
      round battery|batteries pack
    `,
    toxic_art: `
      rubbing|isopropyl|surgical|methylated alcohol|spirit|spirits, tin|can|jar|tub|tube|bottle|pot|acrylic|acrylics without|with =a|=any|=no label,
      spray adhesive|glue|mount, adhesive|glue spray, spray paint|painting|painted|varnish|lacquer, aerosol, solvent, turpentine, turps,
      white|mineral spirit|spirits, paint thinner|stripper|remover, acetone, nail polish|varnish|lacquer, superglue,
      super|crazy|instant|contact|rubber|industrial glue|cement|adhesive, cyanoacrylate, epoxy, resin kit,
      enamel|oil|lead|gloss|lacquer paint|paints, oil based paint|paints|marker, solvent based, varnish, lacquer, petrol, gasoline,
      unlabelled|unlabeled|unmarked|nameless|unknown paint|glue|marker|material|art|powder|bottle|clay|ink,
      paint|paints|glue|glues|markers without|with =a|no =label|labels|label|any, xylene|toluene, spraymount, e6000, asbestos, lead glaze
    `,
    not_toxic_art: `
      solvent|acetone|aerosol|turpentine free, resin|pine resin, problem solvent, oil pastel, spray painted water
    `,
    raw_food: `
      egg|eggs|yolk|yolks into|in|to =the|=a|your|their milkshake|smoothie|shake|eggnog, egg white|whites ~ ~ dip|lick,
      raw|uncooked|runny|undercooked egg|eggs, raw egg|eggs white|yolk,
      raw|beaten|whisked egg|eggs white|whites|yolk ~ mousse|mayonnaise|tiramisu, egg|eggs raw, raw|unbaked|uncooked flour ~ taste|eat,
      taste|eat|lick ~ raw|unbaked|uncooked flour, edible|tastesafe cookie|raw|brownie dough|batter, edible|taste|tastesafe safe dough|playdough,
      edible|tastesafe dough, homemade mayonnaise
    `,
    dough: 'dough, batter, cookie|cake|pancake|brownie|muffin mix|mixture, flour mixture',
    not_raw_dough: `
      heat treated flour, play dough|batter, playdough, salt dough, baked|cooked ~ dough, eggless cookie dough,
      edible ~ dough made|without|from|with =chickpea|oats, draw|wooden|plastic|toy raw egg
    `,
    animals: `
      chick, hen, chicken, rooster, cockerel, duck, duckling, goose, geese, gosling, turkey, quail, poultry, turtle, tortoise, terrapin, lizard,
      gecko, iguana, chameleon, snake, python, bearded dragon, crocodile, reptile, frog, toad, tadpole, froglet, newt, salamander, axolotl,
      amphibian
    `,
    not_animals: `
      chick|hen|chicken|rooster|duck|duckling|goose|turtle|tortoise|lizard|snake|frog|toad ~ in the|=a|your|this book|picture|poster|photo,
      rubber|toy|plastic|plush|stuffed|paper|wooden|clay|felt duck|duckling|chick|hen|chicken|frog|snake,
      rubber|toy|plastic|plush|stuffed|paper|wooden|clay|felt turtle|tortoise|lizard|crocodile|goose|toad|turkey,
      origami|puppet|sock|dough|playdough|bath|squeaky|inflatable|cardboard duck|duckling|chick|hen|chicken|frog|snake,
      origami|puppet|sock|dough turtle|tortoise|lizard|crocodile|goose|toad|turkey,
      playdough|bath|squeaky|inflatable|cardboard turtle|tortoise|lizard|crocodile|goose|toad|turkey,
      knitted|pretend|play|finger|sand|chocolate|foam|magnetic|metal duck|duckling|chick|hen|chicken|frog|snake,
      knitted|pretend|play|finger turtle|tortoise|lizard|crocodile|goose|toad|turkey,
      sand|chocolate|foam|magnetic|metal turtle|tortoise|lizard|crocodile|goose|toad|turkey,
      rope|ribbon|string|giant|cloth duck|duckling|chick|hen|chicken|frog|snake,
      soft|floating|numbered|coloured|colored duck|duckling|chick|hen|chicken|frog|snake,
      rope|ribbon|string|giant|cloth turtle|tortoise|lizard|crocodile|goose|toad|turkey,
      soft|floating|numbered|coloured|colored turtle|tortoise|lizard|crocodile|goose|toad|turkey,
      frog|snake|turtle|duck|crocodile|chicken pose|walk|jump|dance|song|card,
      frog|snake|turtle|duck|crocodile|chicken picture|puppet|mask|sticker|toy|costume|hat,
      lizard|cobra|goose|tortoise|toad|gecko pose|walk|jump|dance|song|card,
      lizard|cobra|goose|tortoise|toad|gecko picture|puppet|mask|sticker|toy|costume|hat,
      frog|snake|turtle|duck|crocodile|chicken shape|hop|sound|stretch|game|position,
      lizard|cobra|goose|tortoise|toad|gecko shape|hop|sound|stretch|game|position,
      frog|snake|turtle|duck|crocodile|chicken finger|cutout|drawing|movement|page|leap|figure,
      lizard|cobra|goose|tortoise|toad|gecko finger|cutout|drawing|movement|page|leap|figure,
      frog|snake|turtle|duck|crocodile|chicken breast|soup|nugget|stock|piece|wing,
      frog|snake|turtle|duck|crocodile|chicken shell|egg|book|tape|beanbag|crawl|race,
      lizard|cobra|goose|tortoise|toad|gecko breast|soup|nugget|stock|piece|wing,
      lizard|cobra|goose|tortoise|toad|gecko shell|egg|book|tape|beanbag|crawl|race,
      frog|snake|turtle|duck|crocodile|chicken template|face|sandwich|broth|skin|style,
      frog|snake|turtle|duck|crocodile|chicken leg|legs|hand|print|eye|eyes|tail,
      lizard|cobra|goose|tortoise|toad|gecko template|face|sandwich|broth|skin|style|leg|legs|hand|print|eye|eyes|tail,
      like|as ~ =a|=an frog|snake|turtle|duck|crocodile|chicken|lizard|goose|toad|hen|chick|tortoise, duck duck goose,
      cooked|roast|grilled|fried|shredded chicken|duck|turkey, duck down|under|your|behind|out|below, chick pea, duck and, duct tape,
      like frogs|ducks|snakes|hens|chicks|chickens|turtles|lizards, snake of|out dough|clay|rope|beads|blocks|paper|chairs, snakes and ladders,
      dough|clay|playdough|plasticine ~ snake|turtle|frog|duck|snakes|frogs, egg|eggs of|from =a|=the hen|chicken|duck
    `,
    midday_sun: `
      lie|lay|nap|rest|stretch ~ sunny patch|spot|corner|place,
      midday|noon|noonday|direct|blazing|scorching|full|strong|hot|peak sun|sunlight|sunshine, sun at|around noon|midday|12|lunchtime|its,
      sunbath*, sunbake, lie|lay|nap|play|tummy ~ in|under the sun|sunshine|sunlight, tummy time in the sun, at noon ~ sun, at midday ~ sun,
      soak up the|some sun|sunshine, tan in the sun
    `,
    not_midday_sun: `
      before ~ sun|sunlight, until ~ sun ~ lower|low|down, out of ~ sun|sunlight|sunshine, away from ~ sun|sunlight,
      shade|shaded|protect|protects|protected|shelter|sheltered|shield ~ from|against ~ sun|sunlight, sun hat|cream, hours of ~ sun,
      never|not|no ~ direct sun|sunlight
    `,
    heat_blades: `
      strike|light|lights ~ =match|matches, light|lights =a|=the|=some|=his|=her|=their|=your candle|candles|campfire|bonfire|fire,
      cigarette|gas lighter,
      hot|melt glue, glue gun, hotglue, stove, stovetop, stove top, hob, cooktop, cooker, oven, kettle, iron|ironing|irons|ironed, microwave,
      knife|knives, boiling|scalding water, craft|stanley|utility|xacto|exacto|carving|kitchen knife|blade, box|rotary cutter, scalpel, razor,
      blowtorch, soldering, deep fryer, frying pan ~ hot|fire|heat, hot plate|pan|griddle|oil, hotplate, cleaver, machete, penknife, pocketknife,
      air fryer, toaster
    `,
    not_heat_blades: `
      sticks|stones|box|log the stove|oven|hob, is|are|becomes|be|as the|a|our|your stove|oven|hob|kettle|cooker|microwave, knives ^ forks,
      forks ^ knives, plastic|blunt|butter|table|dinner|wooden|toy|safe knife|knives,
      safety|childrens|child|palette|dull|nylon|play|clay|pretend knife|knives, child|kid safe|friendly knife|knives, knife and fork,
      knives and forks, forks and knives, fork and knife, =iron gate|gates|rail|railing|bench|bar|man|ore|filings|fence,
      =iron door|nail|supplement|rich|giant|bridge|age|pan|wheel|fist, cast iron, rich in iron, wrought iron,
      toy|play|pretend|cardboard|box oven|stove|kettle|cooker|iron|microwave|toaster|hob,
      imaginary|painted|drawn|mud|dolls|wooden oven|stove|kettle|cooker|iron|microwave|toaster|hob,
      oven|stove|kettle mitt|mitts|glove|gloves|tray|rack|dish|made|of, kettle drum, razor clam, iron on, iron out, knife edge, oven proof|safe,
      kettlebell, waterproof oven, blunt|plastic ended|tipped|bladed knife|knives, blunt|rounded ~ =knife|knives
    `,
    screens: `
      photo|photos|picture|pictures|clip|clips on|from =your|=the|=a|=my phone|smartphone|mobile, scroll|scrolls|swipe|swipes ~ phone|photos|pictures,
      tablet, ipad, television|televisions, =tv, telly, youtube, netflix, cartoon, video|videos, videogame, =app|=apps, computer, laptop,
      smartphone, screen time, screentime, on|at|in|watch|tap|front|touch the|a screen|touchscreen, touchscreen, film|movie, touch screen,
      phone game|games|video|videos, play|plays|games|game on ~ phone, watch ~ phone|mobile, phone|mobile ~ watch|game|games,
      nintendo|playstation|xbox, streaming, slideshow, video call|chat, facetime, zoom call|meeting, screens, the screen
    `,
    not_screens: `
      take|takes|taking|snap ~ photo|photos|picture|pictures on|from =your|=the|=a|=my phone|smartphone|mobile,
      record|film|shoot ~ video|videos|film, take|make|send =a|=the|=short|=some video|videos|film, take|make|send =a short|little|quick video,
      toy|pretend|cardboard|paper|old|broken|box|play|wooden computer|tablet|television|tv|laptop|smartphone,
      computer|television|tv paper|box|keyboard|remote|stand|table|room|chip,
      soap|clay|effervescent|vitamin|dishwasher|stone|fizzing|alka|medicine tablet|tablets,
      turn|switch|turned off|of ~ tv|television|screen|computer|tablet|screens|phone,
      turn ~ tv|television|screen|computer|tablet|phone|screens off, film canister|pot|of|it|them|him|her|your|each, cling|soap|oil|plastic film,
      music|timer|torch|camera|flashlight|metronome|noise|tuner|compass|weather|audio|bird|map app|apps,
      shadow|folding|fly|window|mosquito|door|smoke|puppet|theatre|theater|sheet|fabric|silk screen|screens, screen door|print|printing|saver,
      screens|screen free, sunscreen, screen away|of|made sheet|of|from, behind the|a screen, away from ~ screen|screens|tv|television,
      cartoon|comic strip|character|drawing|face, video|cartoons of|camera, film|films themselves,
      phone ~ torch|camera|music|timer|flashlight|light, put ~ phone ~ away
    `,
    screen_long: 'all morning|afternoon|day|evening, the whole|entire morning|afternoon|day|evening, for hours',
    diagnosis: `
      whether|if ~ has|have|is autism|adhd|autistic|dyslexia|dyslexic|dyspraxia,
      can|could|may|might =be|mean|indicate ~ autism|autistic|adhd|dyslexia,
      slower|weaker|brighter|duller =ones|children|kids, compare your|the child|toddler|baby|son|daughter with|to,
      sign|signs|symptom|symptoms|indicator|indicators|marker|markers of ~ autism|autistic|adhd|asd|dyslexia|dyspraxia,
      sign|signs|symptom|symptoms of ~ delay|delays|disorder|disability|problem|problems|add,
      indicator|indicators|marker|markers of ~ delay|delays|disorder|disability|problem|problems|add,
      autism|adhd|dyslexia|asperger|developmental test|screening|screen|check|checklist,
      autism|adhd|dyslexia|asperger|developmental symptom|sign|diagnosis|assessment|score,
      development|intelligence|iq|speech|language test|screening|screen|check|checklist,
      development|intelligence|iq|speech|language symptom|sign|diagnosis|assessment|score,
      developmental|development|developmentally|speech|language delay|delays|delayed|disorder,
      developmental|development|developmentally|speech|language disability|retardation|lag|deficit,
      motor|cognitive|growth|learning|mental delay|delays|delayed|disorder|disability|retardation|lag|deficit,
      delay|delays|delayed in|of =speech|development|language|growth|talking|walking,
      is|are|was|falls|fall|falling|fell|lag behind =in|his|her|their|for|on|other =others|norm|curve|average,
      is|are|was|falls|fall|falling|fell|lag behind =in|his|her|their|for|on|other other|class|rest|children,
      is|are|was|falls|fall|falling|fell|lag behind peers|schedule|developmentally =others|norm|curve|average,
      is|are|was|falls|fall|falling|fell|lag behind your|age|most|the =others|norm|curve|average,
      is|are|was|falls|fall|falling|fell|lag behind peers|schedule|developmentally other|class|rest|children,
      is|are|was|falls|fall|falling|fell|lag behind your|age|most|the other|class|rest|children,
      lags|lagging|be|being|seems|looks|hes|shes|not behind =in|his|her|their|for|on|other =others|norm|curve|average,
      lags|lagging|be|being|seems|looks|hes|shes|not behind =in|his|her|their|for|on|other other|class|rest|children,
      lags|lagging|be|being|seems|looks|hes|shes|not behind peers|schedule|developmentally =others|norm|curve|average,
      lags|lagging|be|being|seems|looks|hes|shes|not behind your|age|most|the =others|norm|curve|average,
      lags|lagging|be|being|seems|looks|hes|shes|not behind peers|schedule|developmentally other|class|rest|children,
      lags|lagging|be|being|seems|looks|hes|shes|not behind your|age|most|the other|class|rest|children,
      behind in|on =speech|language|development|reading|milestones|maths|motor|talking|their|his|her, behind for his|her|their|your|its age,
      behind|ahead of|his|her|their peers|other|age|curve|average,
      is|are|behind|ahead ahead|behind|of =of|schedule|his|her|their|other age|peers|children|kids|classmates, =iq, iq|intelligence quotient,
      =gifted, giftedness, prodigy, =genius, normal|abnormal|typical|advanced|low|high|slow|average|mature for ~ age, abnormal*, diagnos*,
      red flag|flags, above|below average|normal|norm, late|slow talker|walker|bloomer|learner|developer, percentile, on the spectrum,
      smarter|cleverer|brighter|better|slower than ~ other|children|peers|kids|siblings|classmates|most, mentally retarded, retarded,
      should already ~ =walk|talk|know|be|read|count|speak|crawl, hyperactive child|kid, missed|missing|misses ~ milestone|milestones,
      screens|screening|screen for ~ =autism|adhd|delays|delay|disorders|dyslexia|problems|development, autistic traits|tendencies,
      developmental|intelligence age|score, rank your|the|each child|children, learning difficulties|disorder|problem
    `,
    not_diagnosis: `
      behind his|her|their|your|the =back|chair|line|head|door|ears|hands|tree|curtain|sofa|friend,
      is|are|be|being|stand behind you|him|them|me|it, is behind the =chair|door|line|sofa|tree|curtain|screen|cup, gifted =a|=to|=by|book|toy,
      delay the|a|your start|clap, ahead of|on time|the =line|wheel, genius idea, normal for ~ messy, diagnosis game, doctor ~ diagnos*
    `,
    neg_far: `
      =not, =dont, =doesnt, =never, =cannot, =cant, =mustnt, =shouldnt, =wont, =isnt, =arent, =nobody, no one, none of, avoid|avoids|avoiding,
      =nor, remove|removing, clear away, put away, check that there are no, skip, leave out, ban|bans|banned, forbid, rather than, steer clear,
      beware of, free of|from, too young for, keep off, stay away from, keep away from, refuse, far from, careful not, =neither
    `,
    neg_swap: 'replace, swap, exchange, trade',
    swap_for: '=with, =by, =for',
    neg_near: '=without, =no, instead of, in place of, in lieu of, not, far from, except, excluding, minus',
    neg_after: `
      is|are|be|being not|never|unsuitable|forbidden|banned|prohibited|unnecessary|dangerous|unsafe, isnt, arent,
      not needed|necessary|required|included|allowed|suitable|permitted, should|must|can|may|do|does|will not|never,
      shouldnt|mustnt|cannot|cant|dont|wont, never, out of =reach|=bounds, not for|at, away from reach, unnecessary, unsuitable,
      can stay in the drawer, stay out, stays away, stay away
    `,
    neg_free: '=free',
    keep: 'keep|keeps|keeping|stay|stays|stand|stands|move|store|hold|put|remain|sit|sits',
    away: `
      =away from, =away, out of reach|the|sight, =well away, off the, clear of, back from, far from, at a distance, a safe distance
    `,
    false_neg: `
      no _ is|are|was too|ever, nobody is too, not only|just|without|forget, dont|not|never be =afraid|shy|scared|worried,
      dont|not|never =forget|forgets|forgotten|worry|hesitate|mind|lose|drop|skip|miss|omit|stop,
      no|=not doubt|problem|limit|worries|matter|later|fewer|less|more, no|=not longer|sooner|harm|fear|rush|hurry|pressure|right|wrong,
      why not|=dont, nothing but, no rules|limits, no|not|dont|never|without cut|cutting|cuts|slice|slicing|quarter|chop|halve|peel|uncut,
      no need to cut|slice|chop|quarter|halve, dont|=not ~ forget, =not too|=many|=few|enough, there is no reason|harm|problem, free ignore,
      never mind, never ~ too|enough, without fail|further|fear|doubt|delay|hesitation|worry|help, remove ~ lid|cap|wrapper|top|packaging,
      avoid forgetting|running, if ~ =not|dont|isnt|cannot, cant wait, cannot wait, not yet, avoid|prevent ~ boredom|mess
    `,
    neg_break: '=but, =except, =only, =just, =forget, forgetting, =unless, =until, =afraid, =hesitate, =then',
    condition: '=if|=when|=whenever|=because|=since|=although|=though|=while',
    implies_use: `
      swallow*, =mouth|=mouths|=mouthed|=mouthing, chok* =on, =alone, unattended, unsupervised, =nose|=noses, =ears|=ear, on the =floor|=ground,
      throw|throwing|throws, step on, =fall|=falls|=falling|=drop|=drops|=pop|=burst, out of ~ sight, lying around, lose|losing, run with|around
    `,
    pronoun: '=it|=them|=one|=him|=her|=each',
    contains: 'contain*, =traces =of, =trace =of',
    allergy_question: `
      ask|check ~ allergy|allergies|intolerances including|especially|like|to,
      ask|check ~ allergy|allergies|intolerances ~ ^ including|especially|like
    `,
    list_joiner: '=and, =or, ^',
    use_verb: `
      use|uses|using, add|adds|adding, pour, take|takes, put|puts, give|gives|giving, bring|brings, grab, roll, drop, throw, fill, count, thread,
      hide, place, sort, scoop, eat|eats|eating, taste, offer|offers, hand|hands, let, have =fun|them|children|kids|your|the, play, make, mix,
      spread, share, try, choose, pick, get|gets, set, scatter, sprinkle, draw|draws, glue, build, stack, show, buy, collect, serve, smell, swap,
      replace
    `,
    joiner: '=and, =then, =so, ^, =plus, =instead',
    hazard: `
      choking|choke|chokes|choked hazard|risk|danger|a|on|young|children|very, hazard*, danger*, risk of|risk, =unsafe, are too small,
      can choke|swallow, not safe, =choking, could choke, small|tiny enough to
    `,
    look_before: `
      size|sizes|shape|colour|color|shade|sound|look|smell|picture|pictures|photo of =a|=an|=the|=one,
      photos|image|drawing|name|word|weight|letter|texture|pattern|idea|width|thickness of =a|=an|=the|=one,
      size|shape|colour|color|picture|pictures|photo|photos|image of|about|for,
      images|drawing|drawings|word|words|sound|names|pattern|story|song of|about|for,
      as|so big|small|tiny|light|round|large|thick|wide|thin as =a|=an|=the|=your,
      bigger|smaller|larger|wider|thinner|thicker|lighter|heavier than =a|=an|=the|=one, bigger|smaller|larger than,
      shaped|coloured|looks|look|sounds like =a|=an|=the, word|words|letter|called|named
    `,
    look_after: `
      coloured|colored|colour|color|shaped|shape|shapes|size|sized|pink|yellow|red|purple|green|brown|scented|pattern,
      patterned|picture|pictures|sticker|stickers|emoji|costume|print, prints|card|cards|poster|stamp|silhouette|outline|puzzle|template
    `,
    simile: `
      =like =a|=an|=the|=some|=tiny|=little|=big|=one|=two, =like, as if, as though, as =a|=an, =as ~ =as =a|=an
    `,
    example: `
      item|items|thing|things|object|objects|toy|toys|material|materials|piece|pieces|treasure|treasures,
      something|anything|snack|snacks|food|foods|treat|treats|part|parts|stuff|bits|nuts|fillers|such
    `,
    depict: `
      =draw|=draws|=drawn|=sketch, drawing|drawings =a|=an|=the|=some|=your,
      picture|pictures|photo|photos|image|images|poster|sticker|stickers|drawing|painting of,
      sing|song|songs|story|stories|tale|rhyme|poem|book|chant|verse, imagine, imaginary, trace, cut out, paint|paints =a|=an, pictured,
      illustration|illustrations, say|says|name|spell|riddle|word|words|talk|talks|chat about, pretend|pretends|pretending, read|reads ~ about,
      collage of, colouring|coloring page|sheet, make believe, invisible, emoji
    `,
    depict_break: '=in|=with|=on|=onto|=using|=over|=around|=inside|=into|=while|=real|=live|=actual',
    toy_before: `
      =toy|=toys|=pretend|=plastic|=wooden|=paper|=cardboard|=felt, =plush|=stuffed|=rubber|=clay|=play|=knitted|=cloth|=fabric|=drawn,
      =imaginary|=fake|=dough|=playdough|=dolls|=doll|=sock|=invisible|=foam,
      =printed|=painted|=crocheted|=teddys|=teddy|=origami|=lego|=mud|=sand
    `,
    toy_after: `
      =drawn|=painted|=printed on, =toy|=toys|=puppet|=puppets|=figure|=figures|=figurine|=figurines|=mask|=masks,
      of|from|out felt|paper|clay|wood|cardboard|fabric|plastic|of|sand|mud|dough
    `,
    pretend: `
      pretend*, imagin*, as if, as though, make believe, act out, role play, pretend play, pantomime, mime|mimes|miming, cardboard, drawn|draw
    `,
    live: '=live|=real|=living|=alive|=actual',
    distance: `
      =m|=metre|=metres|=meter|=meters|=step|=steps|=feet|=foot|=distance|=arm away|from|back, distance from|away, away from, back from,
      behind ~ line, far from
    `,
    range: '=to|=or|=and',
    sand_dough: 'sand|mud|=clay|playdough, play dough, salt dough, kinetic sand',
    speech_balloon: 'speech|thought balloon|balloons|bubble|bubbles, comic|comics',
    inflate: `
      blow|blows|blowing, inflat*, air, latex, tie|ties, pop|pops|burst, water, float|floats, bounce, bat|hit
    `,
    adult: `
      =adult|=adults, grown up|ups, grownup, parent, =mum|=mom|=dad|=mummy|=daddy|=mother|=father, teacher, educator, caregiver, carer,
      grandparent, grandma, grandpa, =you|=yourself|=yourselves, =older|=adult helper, guardian
    `,
    child: `
      child|children, kid|kids, toddler, baby|babies, boy|boys, girl|girls, pupil, =son|=daughter, =he|=she|=they, little one|ones, everyone,
      preschooler, each player, student, =let|=lets|=help|=have|=hand|=give|=allow|=invite|=ask|=show them|him|her, youngster, kiddo, infant
    `,
    child_seen: `
      child|children, kid|kids, toddler, baby|babies, =son|=daughter, little one|ones, preschooler, pupil|pupils, student|students
    `,
    hand_over: `
      =give|=gives|=hand|=hands|=pass|=passes|=lend|=offer|=let, =lets|=allow|=allows|=invite|=have|=ask|=encourage|=show|=teach|=help
    `,
    large: 'large|=big|=giant|=jumbo|=huge',
    cut_small: `
      =quarter|=quarters|=quartered|=quartering, lengthwise, lengthways, in|into four|fours|quarters, mashed|mash|pureed|squashed, finely chopped
    `,
    soft: `
      =cooked|=steamed|=boiled|=grated|=grate|=shredded|=soft|=softened|=roasted,
      =pureed|=mashed|=baked|=peelings|=ribbons|=soup|=cook|=steam|=boil
    `,
    dry: '=dried|=dry|=uncooked|=raw|=hard|=unboiled',
    play: `
      pour|pours|pouring|scoop|scoops|scooping|sort|sorts|sorting|transfer|sift|dig|digs|digging|bury|buries,
      hide|hides|shaker|shakers|rattle|sensory|bin|tub, necklace|necklaces|collage|collages|thread|threading|glue|gluing|funnel,
      run ~ fingers|hands, maraca|maracas, tray of, fill ~ bottle|tray|bin|tub|box, loose play
    `,
    sealed: `
      sealed|seal|taped, tape ~ shut|closed|lid, glued|glue ~ shut|closed|lid, tightly closed|shut, screwed|locked
    `,
    eat: `
      =eat|=eats|=eating|=eaten, taste|tastes|tasting|tasted, snack|snacks|snacking, bite|bites|biting, nibble, meal, lunch, breakfast, dinner,
      supper, picnic|picnics, chew|chewing, lick|licks|licking, swallow,
      feed|feeding|feeds ~ banana|puree|porridge|spoon|fruit|pieces|solids|yoghurt|yogurt, serve|serves ~ food|fruit|soup|snack|plate
    `,
    not_eat: `
      feed|feeding|feeds ~ doll|dolls|teddy|bear|bird|birds|duck|ducks|puppet|puppets|animal|animals|monster|toy,
      feed|feeding|feeds ~ toys|fish|machine|robot|dragon|frog|dinosaur|crocodile|pet|dog|cat|hens|rabbit|goat|goats,
      caterpillar|bear|bears|monster|animals|animal|lion|birds|bird|puppet|doll ~ eat|eats|eating|eaten|bite|bites,
      caterpillar|bear|bears|monster|animals ~ chew|chews|lunch|snack|dinner|breakfast|picnic,
      animal|lion|birds|bird|puppet|doll ~ chew|chews|lunch|snack|dinner|breakfast|picnic,
      dolls|teddy|dinosaur|dinosaurs|rabbit|frog|spider|worm|worms|it|puppets ~ eat|eats|eating|eaten|bite|bites,
      dolls|teddy|dinosaur|dinosaurs|rabbit ~ chew|chews|lunch|snack|dinner|breakfast|picnic,
      frog|spider|worm|worms|it|puppets ~ chew|chews|lunch|snack|dinner|breakfast|picnic,
      pretend|imaginary|toy|play|tea|plastic|teddy|doll|dolls ~ eat|eats|eating|meal|picnic,
      pretend|imaginary|toy|play|tea|plastic|teddy|doll|dolls ~ lunch|food|dinner|taste|snack|breakfast, breast|bottle|chest feeding|feed,
      picnic blanket|basket|table|rug, before|after|between|until|since lunch|dinner|breakfast|meals|meal|supper|feeding|a|the|eating, bite sized,
      picnic|lunch|snack|meal for ~ teddy|dolls|doll|toys|bear|animals, lunch box, lunchbox, breakfast|dinner|lunch time,
      food|nothing|not edible|eaten, have your breakfast|lunch|dinner|meal
    `,
    plant: `
      =plant|=plants|=planting|=planted|=sow|=sows|=sowing|=sown, =soil|=compost|=pot|=pots|=garden|=germinate|=sprout|=sprouts,
      =sprouting|=seedling|=grow|=grows|=growing|=bird|=birds|=feeder|=earth
    `,
    seed_play: `
      sort|sorting|count|counting|scoop|collect|collecting|glue|gluing|pick|remove|sprinkle|press,
      push|drop|hold|pour|handful|tray|plant|planting|sow|sowing|bury|scatter|poke
    `,
    taste: `
      taste|tastes|tasting|tasted, lick|licks|licking, =eat|=eats|=eating, nibble|nibbles, =try|=tries|=trying =a|=some|=the|=raw, sample|samples,
      sneak|sneaks
    `,
    taste_it: 'taste|eat|nibble|try|lick|sample it|some|=a, taste|lick|eat|try your|their|the fingers|finger',
    lick_tool: `
      clean|cleans|scrape|scrapes|wipe|wipes ~ bowl|spoon|whisk with|using ~ finger|fingers|tongue,
      lick|licks|licking ~ spoon|spoons|bowl|bowls|whisk|beater|beaters|fingers|finger|spatula|mixer
    `,
    baked: '=baked|=cooked|=cooled|=finished|=warm|=bread|=after|=once|=pizza|=crust',
    contact: `
      touch|touches|touching, hold|holds|holding|held, stroke|strokes|stroking, =pet|=pets|=petting, handle|handles|handling,
      cuddle|cuddles|cuddling|hug|hugs, catch|catches|catching|caught, pick up, pick ~ up, carry|carries|carrying, kiss|kisses|kissing,
      bathe|bathing, feed ~ =hand|=palm|=fingers, groom|grooming, pat|pats|patting, cradle|cradles, scoop up|tadpoles|frogs, scoop ~ up, play with,
      brush|brushes,
      put|place|set|lay|sit|pop|hop|crawl|climb|perch|rest|walk|run|slither ~ in|into|on|onto|over|up ~ hand|palm|lap|arm|knee|shoulder|finger
    `,
    unit_mm: '=mm|=millimetre|=millimetres|=millimeter|=millimeters',
    unit_cm: '=cm|=centimetre|=centimetres|=centimeter|=centimeters|=cms',
    unit_inch: '=in|=inch|=inches|=ins',
    at_least: `
      at least, more than, over|above, minimum, larger|bigger|wider|greater than, from, =not smaller|less than, or|and more|larger|bigger|wider,
      no smaller|less than
    `,
    minute: '=minute|=minutes|=min|=mins',
    hour: '=hour|=hours|=hr|=hrs|=h',
    and_half: 'and =a =half, and half',
    open_water: `
      pool|pools, swim|swims|swimming, river, lake, pond, at|by|to|in|into|near|from the sea|ocean, seaside|seashore, beach, stream, creek,
      bath|bathe|bathtub, paddling|paddle|wading|wade, puddle, sprinkler, =splash|=splashing, hot tub, canal, fountain|fountains, =surf,
      =boat|=boating ride|trip, canoe|kayak, hose|hosepipe
    `,
    water: `
      water, puddle, washing up, wash ~ toys|dolls|car|doll|dishes|clothes|cups, basin|bucket|tub filled|full, bubble bath, water table
    `,
    not_water: `
      snack|snacks|fruit|milk|nappies|wipes|food|picnic|juice and|or|with|^ water, water ^ nappies|wipes|fruit|milk|stretch|clothes|snack,
      break|breaks|rest|pause|pauses with|for|of water, pack ~ water, water and|or a|fruit|milk|snack|snacks,
      water in|for the|you|everyone breaks|break|all, drinking fountain, frog ~ pond, mountains ~ river, waves ~ sea,
      chalk|draw|drawn|painted|paper ~ pond|ponds|river|puddle|puddles, word|words such|like as splash, drink|drinks|drinking|sip|sips ~ water,
      water to drink, drinking|bottled|tap|sugar water,
      water bottle|bottles|colour|colours|color|colors|proof|melon|break|breaks|based|coloured|fall|falls|mill|lily,
      watercolour|watercolor|watercolours, watermelon, waterproof, bring|carry|pack|offer|take|have|plenty|enough|lots ~ water,
      drink|sips|bottle|bottles|shade|hat|sunscreen|hats|cream ~ water, water ^ hat|hats|shade|sunscreen|snack|snacks, water ^ =a|sun hat|snack,
      pool|ball noodle|pool|pit|table|cue, car|ball|rock pool, beach ball|balls|towel,
      sea|sand|river animal|animals|creature|creatures|shell|shells|salt|horse|horses|lion|lions|song, sea of,
      paper|cloth|fabric|blanket|blue|pretend|imaginary|felt|chalk sea|river|lake|pond|water|pool|stream,
      river|lake|sea|pond|stream of =fabric|cloth|blue|paper|scarves|tape|chalk|blankets, stream of =air|light|ideas|consciousness,
      bath toy|toys|towel|mat|robe|song|duck, across the =sea|ocean|river, seashell, splash of =paint|colour|color|vinegar|milk|juice,
      paint splash, under the sea, sea life|level, paddle ball|bat, water the word, fire hose, boat song, ping pong paddle, no|without ~ water,
      mouth water|watering, watering mouth, rain|rainbow pond, bird bath, birdbath, water|rain|sea sound|sounds
    `,
    cords: `
      =string|=strings, ribbon|ribbons, =yarn, rope|ropes, =cord|=cords, shoelace|shoelaces|lace|laces, twine, =wool, streamer|streamers, elastic
    `,
    not_cords: `
      string bean|beans|cheese|instrument|instruments|quartet, string of lights|=bunting, wool hat|sock|socks|sweater|blanket|carpet|felt,
      guitar|violin|ukulele string|strings, umbilical|vocal cord|cords, lace fabric|collar|curtain,
      tie|untie|tied|untied|their|your|his|her ~ shoelace|shoelaces|laces, elastic waist, tight rope, cotton|steel|wire wool,
      wool|woolly mitten|mittens
    `,
    wheels: `
      =bike|=bikes|=biking, bicycle|bicycles|bicycling, scooter|scooters, =skate|=skates|=skating, skateboard*, tricycle|tricycles|trike|trikes,
      rollerblade*, rollerskate*, =cycling, balance bike
    `,
    not_wheels: `
      bike|bicycle|bicycling|cycling|pedal|pedalling leg|legs|kick|kicks|pump|wheel|wheels,
      bike|bicycle|bicycling|cycling|pedal|pedalling bell|shop|song|motion|move|movement|exercise,
      riding|ride|rides|pedal|pedalling ~ like|as|as =a|=on|=riding|if ~ bike|bicycle,
      legs|cycle|cycling|moving|knees|feet ~ like|as|as =a|=on|=riding|if ~ bike|bicycle, like|as ~ bicycle|bike|scooter, as if ~ bicycle|bike,
      toy|pretend|plastic|paper|little|small|drawing bike|bicycle|scooter|bikes|scooters, exercise bike,
      paper|sock|plate|cardboard|cloth|duster|wax|towel|box|foil skate|skates|skating|skaters,
      skate|skates|skating ~ sock|socks|paper|plates|cloth|cloths|towel|floor|carpet|sponge|sponges|dusters,
      parked|passing|count|spot|motor ~ bike|bikes|bicycles|scooters|bicycle|scooter, cars|buses|trucks|bus ~ bike|bikes|bicycles|bicycle|scooters
    `,
    heat: `
      bake|bakes|baking, =cook|=cooks|=cooking, boil|boils|boiling, fry|fries|frying,
      melt|melts|melting ~ chocolate|butter|wax|crayon|crayons|cheese, =heat the|it|up|oil|water|milk|a|some, heating|reheat,
      heats the|it|up|oil|water|milk, hot|boiling|just water|oil|pan|soup|boiled, candle|candles|tea light|lights|tealight, campfire|bonfire,
      fire pit, open fire, barbecue|bbq|grill|grilling, toast|toasts|toasting|toaster,
      oven|stove|stovetop|hob|kettle|microwave|iron|ironing|hotplate|cooktop|cooker, glue gun, hot glue, simmer,
      steam|steams|steaming ~ vegetables|carrots|carrot|apple, hair dryer|hairdryer, match|light|strike =a =match|candle
    `,
    blade: `
      knife|knives, scissors, cut|cuts|cutting, chop|chops|chopping, slice|slices|slicing, peel|peels|peeling|peeler, grater|grate|grates|grating,
      saw|saws|sawing =wood|branch|branches|=a, =saw|=saws|=drill|=hammer =and|=nails|=saw|=drill, scalpel, cutter|craft knife, skewer|skewers,
      carve|carves|carving, punch|pierce|pierces|poke ~ hole|holes, =trim|=trims|=snip|=snips|=snipping, dice =the|=it, hand =drill|=saw
    `,
    not_heat_note: `
      cooking|baking oil|paper|soda|powder|tray|sheet|parchment, cook|cooks|cooking|bake|bakes|baking ~ imaginary|pretend|mud|sand|socks|leaves,
      =heat over|wave|above|below, great|summer|high|strong heat, run|three|five|two heats, sticks|stones|box|log the stove|oven,
      is|are only|just paper, cut grass|wood|lawn, cookie|biscuit|pastry|dough cutter|cutters, pre|ready|already|cut cut|out|outs|up, precut,
      plastic|butter|blunt|wooden|toy|play|dull|table|clay knife|knives, knife and fork, knives and forks,
      slice|slices of bread|cheese|cake|time|life|pizza|banana|lemon|apple, short|hair|power|paper cut, haircut, shortcut,
      cut|cuts|cutting ~ =dough|playdough|clay|banana|bananas ~ plastic|cutter|cutters|spoon|string,
      cut|cuts|cutting ~ =dough|playdough|clay|banana|bananas ~ hands|fingers|butter|blunt|stick,
      play|toy|pretend|mud|dolls|cardboard|imaginary kitchen|oven|stove|cooker|candle,
      play|toy|pretend|mud|dolls|cardboard|imaginary candles|cooking|cook|baking|bake|knife,
      =iron gate|gates|rail|railing|bench|bar|man|ore|filings|fence|door|nail|rich, cast iron, oven mitt|mitts|glove|gloves|tray,
      body|summer|day|midday|the|beat|extreme heat, heat of|wave|wavy|stroke|stroke|exhaustion, hot|avoid|peak ~ heat|part,
      battery|electric|led candle|candles|tealight|tea, peel|peels|peeling ~ =sticker|stickers|tape|off|back|orange|oranges,
      peel|peels|peeling ~ banana|bananas|tangerine|egg|eggs|mandarin|label|clementine, =cut the =cards|=deck,
      saw|saws =a|=an|=the|=you|=it|=what|=him|=her|=them|=that|=how, =saw,
      pretend|pretending|imagine ~ =cook|cooks|cooking|bake|baking|cut|slice, see saw, seesaw, cutting edge,
      cut =in|=the =line|=queue|=corner|=corners, fire|brush truck|engine, heat|warm up =body,
      poke|punch|pierce ~ holes|hole ~ =dough|playdough|clay|sand|soil|earth, cook|baker|chef says, cutlery, peek|banana peel|peels
    `,
    said_arms_reach: 'arms|arm|arms length|reach, within ~ reach|arms|arm|touch, touching distance',
    said_watch: `
      constant|constantly|continuous|close|closely supervis*|watch|watching|attention, supervis* constantly|continuously|closely|all|the|at,
      eyes on, never ~ alone|unattended|unsupervised, watch ~ constantly|all|whole|every
    `,
    said_small_parts: `
      choking hazard|risk, small part|parts, can|could|may|might be swallowed|choke|swallow, choke on, swallow|swallowed|swallowing, mouth|mouths,
      choking
    `,
    said_hat: '=hat|=hats|=cap|=caps|sunhat|sunhats',
    said_shade: '=shade|=shady|=shaded',
    said_sun_hours: '=10|=ten|=midday|=noon|=16|=4pm|=11',
    said_6mm: `
      6|=six =mm|=millimetres|=millimeters, half =a|=centimetre =centimetre|=centimeter, 1/4 inch|=in, 0.6 cm
    `,
    said_12mm: `
      12|=twelve =mm|=millimetres|=millimeters, 1.2 cm, 1/2|=half =in|=inch|=an|=inches, =1|=one =cm|=centimetre|=centimeter, 10|=ten =mm,
      6|=six =mm
    `,
    said_seated: `
      =seated|=sit|=sits|=sitting|=seat|highchair, high chair, at the table, sits|sit|sitting|seated down|upright|still
    `,
    said_cords: `
      30 cm|centimetres|centimeters, thirty centimetres|centimeters, 12|=twelve =in|=inches,
      1|25|20|15|22|10 cm|centimetres|centimeters =long|=or|=ribbon|=ribbons|=string
    `,
    said_helmet: 'helmet|helmets',
  },
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    half: 0.5,
  },
  allergens: {
    gluten: {
      words: `
        flour, bread, breadcrumb, pasta, couscous, oat|oats, oatmeal, porridge, barley, rye, wheat, semolina, cracker, biscuit, cookie, cake,
        cupcake, muffin, noodle, toast, pretzel, bagel, pita, pitta, tortilla, cereal, granola, muesli, play dough, playdough, salt dough, dough,
        batter, pancake, waffle, pizza, bulgur, spelt, seitan, cheerios, spaghetti, macaroni, lasagne, penne, bun, croissant, brownie, doughnut,
        donut, sandwich, matza, matzo, matzah, challah, malt, breadstick, gluten, pastry, papier mache, kamut, ravioli, panko
      `,
      innocent: `
        corn|rice|almond|chickpea|coconut|potato flour|pasta|noodle|noodles|tortilla,
        corn|rice|almond|chickpea|coconut|potato cake|cakes|cracker|crackers|cereal|bread,
        tapioca|buckwheat|maize|oatfree|cassava|gram|nut flour|pasta|noodle|noodles|tortilla,
        tapioca|buckwheat|maize|oatfree|cassava|gram|nut cake|cakes|cracker|crackers|cereal|bread, cornflour, cornstarch, buckwheat,
        cookie|biscuit|pastry|cake|dough|muffin cutter|cutters|sheet|tin|jar|tray|stand|tins|case|cases|cup|box|topper, pool noodle|noodles,
        cake of|tin|soap, oat straw, wheat field|fields|grass, sand|mud|leaf|bark|clay cake|cakes|pie|bread|pizza, pat a cake, patty|pat cake,
        patacake, gingerbread man|men, cookie monster, hair bun, bun =in, flour sack|=mill, toast =to|each, breadfruit, pizza box, cereal box|boxes,
        urinal cake, fire|christmas|nut cracker|crackers, bread bag, piece of cake
      `,
      without: `
        gluten free, free of|from gluten, without gluten, no gluten, glutenfree, made from rice|corn|maize, wheat free
      `,
    },
    crustaceans: {
      words: `
        shrimp, prawn, scampi, crabmeat, langoustine, krill, crayfish, crawfish, shellfish, bisque,
        crab stick|sticks|meat|cake|cakes|soup|salad|sandwich|roll, lobster tail|meat|roll|soup, eat|taste|cook|boil|serve|peel|fry ~ crab|lobster,
        cooked|boiled crab|lobster|crabs
      `,
      innocent: 'crab walk|walking|song|toy|puppet|apple, shrimp pose',
    },
    eggs: {
      words: `
        egg|eggs, egg white|yolk|wash, mayonnaise, mayo, meringue, omelette, omelet, quiche, albumen, frittata, custard, aioli, eggnog, pavlova,
        french toast
      `,
      innocent: `
        eggplant, egg carton|cartons|box|boxes|tray|timer|shaker|shakers|shape|shaped|hunt|cup|cups|hunts,
        plastic|wooden|toy|paper|dinosaur|pretend|stone|clay egg|eggs, felt|fillable|foam|rubber|play|dragon|chocolate|styrofoam egg|eggs,
        polystyrene|papier|marble|yarn|penguin|bird|birds|robin egg|eggs,
        butterfly|insect|turtle|frog|caterpillar|spider|ant|monster|golden egg|eggs, egg|eggs of|in =a|=the|=insects|=nest|=frogs|=dinosaur|=bird,
        lay|lays|laid|laying ~ egg|eggs, =egg =on|=him, hatch|hatches|hatching ~ egg|eggs, egg|eggs ~ hatch|hatches, egg free, chicken or the egg,
        nest egg|eggs, eggs|egg in =a|=the|=his|=their nest, humpty dumpty
      `,
      without: 'egg free, eggless, free of|from egg|eggs, without egg|eggs, no egg|eggs, eggfree, vegan',
    },
    fish: {
      words: `
        tuna, salmon, =cod|haddock|trout|sardine|anchovy|anchovies|mackerel|herring|tilapia|halibut|pollock|hake|swordfish, sea bass,
        fish finger|fingers|stick|sticks|fillet|fillets|sauce|oil|cake|cakes|soup|pie|skin|gelatine|gelatin|and chips, fishcake, caviar, surimi,
        worcestershire sauce, eat|taste|cook|fry|grill|bake|serve ~ fish, cooked|fried|grilled|baked|smoked|raw|fresh|real|dead|tinned|canned fish,
        gefilte fish
      `,
      innocent: 'salmon pink|colour|coloured|color|colored, fish food, taste|eat|eats|cook ~ fish =food|=toy|=puppet',
    },
    peanuts: {
      words: `
        peanut|peanuts, groundnut, monkey nut|nuts, peanut butter|oil, bamba, satay, peanutbutter, mixed nuts, trail mix, arachis
      `,
      innocent: 'peanut|peanuts comic|gang|character|free, packing peanut|peanuts, peanut shaped|shape|ball',
      without: `
        peanut free, nut free, without peanut|peanuts|nuts|nut, no peanut|peanuts|nuts, free of|from peanut|peanuts|nuts, peanutfree
      `,
    },
    soybeans: {
      words: 'soy, soya, tofu, edamame, tempeh, miso, soybean, tamari, soja, textured vegetable protein, natto',
      innocent: 'soy|soya free',
      without: 'soy|soya free, without soy|soya, no soy|soya',
    },
    milk: {
      words: `
        milk, butter, cheese, yoghurt|yogurt|yoghourt, cream, buttermilk, ghee, whey, casein, curd, custard, kefir, icecream, ice cream, milkshake,
        mozzarella, parmesan, cheddar, feta, ricotta, labneh, cheesecake, creamy, lactose, milk|white|chocolate chocolate, chocolate, fromage frais,
        pudding, hot chocolate, dairy, whipped|sour cream, paneer, quark, milk powder, skyr, latte, cottage cheese, condensed milk, caramel sauce
      `,
      innocent: `
        offer|offers|own|usual milk, milk feed|feeds|often|feeding, milk or|and water, milk ^ water|nappies, water or|and milk, feed ^ milk,
        coconut|almond|oat|soy|soya|rice|hemp|cashew|plant|hazelnut|vegan|pea milk|yoghurt|yogurt|cream|butter|cheese,
        plant based milk|yoghurt|yogurt|cream|butter|cheese, oat|nut|peanut|almond|cocoa|apple|shea|cashew|sunflower|body|seed|cocoa butter,
        nut butter, butterfly, buttercup, butternut, butter knife|fingers, butterfingers,
        milk carton|cartons|bottle|bottles|jug|jugs|crate|tooth|teeth|cap|lid|lids|tops, milky way, breast|mothers|human|expressed|mums milk,
        milk snake, shaving|sun|hand|face|skin|body|cold|nappy|diaper|moisturising|suntan|sunblock cream, cream of tartar,
        cream coloured|colored|colour|color|paper|wool, cream|creamy white|paint|texture, suncream, say cheese, cheese plant, milking, milked,
        cow ~ milk|milked, milk the|=a cow, chocolate brown|coloured|colored|colour|color|box|egg, creamy glue|consistency,
        milk of|free magnesia|thistle,
        yoghurt|yogurt|cream|butter|cheese|ice pot|pots|tub|tubs|lid|container|box|containers|carton|cups|cup|lids|stick,
        ice cream stick|cone =toy|tub|tubs|container, milkweed
      `,
      without: `
        dairy free, milk free, free of|from milk|dairy, without milk|dairy, no milk|dairy, dairyfree, vegan, plant based, non dairy
      `,
    },
    nuts: {
      words: `
        nut|nuts, almond, walnut, hazelnut, cashew, pistachio, pecan, macadamia, brazil nut, pine nut|nuts, praline, marzipan, nutella, nougat,
        hazelnut spread, frangipane, amaretto, nut butter, gianduja, baklava, trail mix
      `,
      innocent: `
        nuts|nut and bolt|bolts, bolts and nuts, bolts ~ nuts|nut, wing nut, metal|plastic|steel|wooden nut|nuts, nutmeg, coconut, doughnut|donut,
        nutcracker, nutshell, butternut, walnut|almond|hazelnut|pistachio sized|size|brown|shape|shaped|eyes|green|wood|colour, pine nut free,
        peanut, go nuts, nuts about, nut brown, chestnut, squirrel|squirrels ~ nut|nuts
      `,
      without: 'nut free, free of|from nut|nuts, without nut|nuts|almonds, no nut|nuts, nutfree',
    },
    celery: {
      words: 'celery, celeriac',
      innocent: 'celery green|coloured',
    },
    mustard: {
      words: 'mustard',
      innocent: 'mustard yellow|coloured|colored|colour|color|felt|paper|paint, colonel mustard',
    },
    sesame: {
      words: 'sesame, tahini, tahina, hummus, houmous, humous, halva, halvah, gomasio, zaatar, benne seed',
      innocent: 'open|opens sesame, sesame street',
    },
    sulphites: {
      words: `
        sulphite, sulfite, sulphur dioxide, sulfur dioxide, dried apricot|fruit|fruits|mango|pineapple, wine, raisin, sultana, dried cranberries,
        e220, bisulfite, metabisulphite, grape juice
      `,
      innocent: 'wine glass|bottle|cork|corks|red|box|coloured',
    },
    lupin: {
      words: 'lupin|lupine flour|bean|beans|seed|seeds, lupini, lupin, lupine',
      innocent: 'arsene lupin, lupin flower|flowers',
    },
    molluscs: {
      words: `
        mussel, clam, oyster, scallop, squid, calamari, octopus =salad|tentacle, cockle, whelk, escargot, abalone, cuttlefish, oyster sauce,
        eat|taste|cook|serve|fry ~ octopus|snail|snails|squid, cooked|fried|grilled octopus|squid|snail
      `,
      innocent: `
        mussel|clam|oyster|scallop|cockle|whelk shell|shells, cuttlefish bone, squid|octopus game|pose|puppet|toy, clam up, oyster card|mushroom,
        toy|paper|plush|giant squid
      `,
    },
  },
}
