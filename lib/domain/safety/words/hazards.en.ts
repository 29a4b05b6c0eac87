/** English words of the hazards. Notation: match.ts. */
import type { HazardVocabulary } from '#lib/domain/safety/words/format'

export const english: HazardVocabulary = {
  hazards: {
    small_parts: {
      things: `
        marble, bead, coin, penny, =pence, =cents, =dimes, =nickels, quarters and|or dimes|nickels|pennies, loose|small|spare|pocket change, button,
        sequin, rhinestone, gemstone, =gems, =jewels, glass|plastic|craft|acrylic gem|jewel, =pearls, cake|sugar|plastic pearl, dragee, trinket,
        bracelet charm, googly|wiggly|wobbly|goggle eye, pompom, pompon, pom pom, pebble, gravel, sea|beach glass, glass nugget, mosaic tile|piece,
        tumbled|polished|river|aquarium stone, small|tiny|little|mini stone|rock|shell|magnet|bell|bulb|clip|screw|peg|key|brick,
        small|tiny|little|mini battery|ball|dice|object|item|part|toy|figure|figurine|treasure|cone, seashell, sea shell, snail shell, cowrie,
        periwinkle, acorn, conker, horse chestnut, chestnut, beechnut, rosehip, rose hip, hazelnut|walnut shell, peppercorn, whole|dried clove,
        fruit|cherry|peach|plum|apricot|olive|date stone|pit, bottle|milk|soda|pen|marker|glue|toothpaste|lipstick cap|top, bottle|pen|marker lid,
        cap|top|lid of ~ marker|pen|bottle, bottlecap, cork, ring pull, pull tab, figurine, minifigure, minifig, action figure, miniature,
        toy soldier, playmobil, lego, polly pocket, barbie|doll shoe|accessory, kinder egg|surprise, gumball machine, capsule toy, tiddlywink,
        counting bear, plastic|game|glass|bingo|poker counter|chip, game|board|chess|checkers|draughts|monopoly piece|pawn|token, =dice, =jacks,
        ping pong, ping pong ball, pingpong, table tennis ball, golf|squash|bouncy|bouncing|super|jacks|pinball ball, superball, ball bearing,
        paperclip, paper|bulldog|binder|hair clip, thumbtack, thumb tack, drawing|push|safety|sewing|straight|map|bobby|hat|split|hair pin, pushpin,
        hairpin, hairgrip, hair grip|tie|elastic|bobble, paper fastener, =brads, eyelet, grommet, snap|press stud|fastener, =staples, =screws,
        =bolts, =tacks, nuts and bolts, metal|small|loose screw|bolt|nut|washer, rusty|iron|steel|metal nail, nails and|or screws|hammer,
        hammer and nail, rubber|elastic|loom band, hama|perler|aquabeads, thimble, earring, cufflink, jingle|sleigh|cat bell, suction cup, =pellets,
        bb pellet, memory|sim|sd card, eraser|pencil topper, broken crayon, crayon|chalk stub|end|bit, toothpick, cocktail stick, odds and ends,
        bits and bobs, junk drawer, size of =a|your thumbnail|fingernail|coin|marble|acorn|hazelnut, ball|sphere|orb ~ =an|half|quarter inch,
        =an|half|quarter =an|inch|of ~ ball|sphere|orb, =an inch|inches ~ ball|sphere|orb, ball|sphere|orb ^ ~ =an|half|quarter|one inch,
        thumb|walnut|cherry|grape|acorn|pea sized, size of a|an grape|cherry|walnut|olive|pea|nut|bean|blueberry|button|bead, bouncy|bouncing|hi ball,
        buckeye, buckeyes, sweetgum|gum ball|balls, gumnut, hickory|hazel nut|nuts, bean bag bean, sea pebble,
        penny|nickel|dime|quarter collection
      `,
    },
    balloons: {
      things: `
        balloon, baloon, ballon, waterballoon, water bomb, waterbomb, inflate|inflated|blow|blown|blowing|puff ~ glove,
        glove ~ inflated|blown|blow|puffed
      `,
    },
    choking_food: {
      things: `
        =nuts, mixed|chopped|whole|crushed|cashew|brazil|pine|macadamia|corn|candied|salted|roasted nut, pine kernel, trail|bombay mix, praline,
        nut|peanut brittle, =peanuts, =almonds, =walnuts, =hazelnuts, =cashews, =pistachios, =pecans, =macadamias, =chestnuts,
        a|an|one|each|whole|chopped peanut|almond|walnut|hazelnut|cashew|pistachio|pecan|nut,
        sliced|flaked|crushed|roasted|salted|candied peanut|almond|walnut|hazelnut|cashew|pistachio|pecan|nut, popcorn, pop corn,
        popped|kettle|popping corn, grape, raisin, sultana, currant, craisin, prune, lychee, longan, rambutan,
        dried|candied|freeze fruit|cherry|cranberry|apricot|mango|fig|date|apple|banana, medjool, cherry,
        cherry|grape|plum|baby|whole|cocktail tomato, whole|pitted|stuffed|green|black olive, =olives, whole|raw|uncut blueberry|strawberry|berry,
        melon|cheese|mozzarella ball, gooseberry, =candy, =candies, =sweets, sweetie,
        boiled|hard|gummy|chewy|sour|jelly|wrapped sweet|candy|drop|chew, candy cane|corn|heart|button|egg, lollipop, lollypop, lolly, sucker,
        gumdrop, gum drop, jawbreaker, gobstopper, gummy, gummi, haribo, chewing|bubble|wine|fruit gum, bubblegum, gumball, jellybean,
        jelly bean|baby|tot|cube, lozenge, pastille, humbug, cough drop|sweet, =mints, peppermint candy, tic tac, toffee, =caramels,
        caramel candy|sweet, fudge, bonbon, liquorice, licorice, skittle =candy, =skittles, =smarties, m =ms|=m, =mms, marshmallow, marshmellow,
        mallow, smore, =s more, rocky road, chocolate|candy|sugar egg|button|drop|chip|raisin|coin, mini egg, popping candy, pop rocks, pretzel,
        potato|corn|tortilla|banana|veggie|vegetable|apple chip|crisp, bag of chips|crisps, =crisps, nachos, doritos, pringles,
        rice|corn cake|cracker, ricecake, ice cube|chip, icecube, crushed ice, jerky, biltong, hotdog, hot dog, frankfurter, wiener, saveloy,
        chipolata, cabanossi, pepperoni, cocktail|mini|party|vienna|grilled|fried|sliced|chopped|cooked sausage,
        sausage round|slice|coin|piece|chunk|disc, slice|round|coin|piece|chunk of sausage,
        raw|uncooked|crunchy|hard|baby carrot|celery|apple|broccoli|cauliflower|kohlrabi|radish|turnip|fennel|vegetable|veggie|pea,
        carrot|celery|apple|pear|kohlrabi|radish|vegetable|veggie|veg stick|round|coin|slice|chunk|cube|wedge|disc|baton|piece, crudites,
        stick|round|coin|slice|chunk|cube|wedge|piece of carrot|apple|celery|pear|raw|cheese|meat|ham|chicken,
        sliced|chopped|cubed|diced apple|carrot|celery|pear|cheese|ham|meat, frozen|raw|snap pea, sugar snap, edamame,
        cheese|meat|ham|chicken|beef|tofu cube|chunk|block|stick, string cheese, cheese string,
        spoon|spoonful|tablespoon|teaspoon|dollop|blob|lump|scoop|mouthful of|with ~ peanut|almond|nut|cashew|hazelnut butter,
        peanut|almond|nut|cashew butter ~ spoon|spoonful|finger, roasted|toasted|salted sunflower|pumpkin|seed|chickpea|corn|soybean, pepita,
        fish bone
      `,
      together: [
        {
          one: `
            carrot, apple, celery, kohlrabi, radish, turnip, fennel,
            broccoli, cauliflower, swede, beetroot, parsnip, cabbage stalk, bell pepper, coconut
          `,
          other: `
            =raw, uncooked, unsteamed, =no =need =to steam|cook|boil, dont steam|cook, gnaw|gnawing|gnaws, teething|teether, crunch|crunching|crunchy
          `,
        },
        {
          one: 'seed, sausage, blueberry, pea',
          other: `
            crunch|crunching, crack|cracking, munch|munching, suck|sucking, nibble|nibbling, shell|shelling, eat|eating, snack|snacking,
            taste|tasting
          `,
        },
      ],
      never: `
        whole|uncut|unsliced|entire grape|cherry|tomato|nut|peanut|almond|hazelnut, grape|tomato whole|uncut|unsliced,
        whole|uncut cherry|grape|plum|baby tomato, eat|eating|snack|munch|nibble ~ popcorn|nuts|peanuts|marshmallow|lollipop
      `,
    },
    honey: {
      things: `
        honey, honeyed, honeycomb, manuka, baklava,
        hunny, honney, hunnie, honeypot, honey pot, mead syrup, nectar syrup, runny|set|clover|acacia|forest|raw nectar
      `,
    },
    infant_solids: {
      things: `
        solid food|meal, =solids, baby food|rice|cereal|porridge, infant cereal, puree, pureed, rusk, finger|complementary food, weaning, applesauce,
        apple sauce, porridge, mashed|blended banana|avocado|potato|pear|apple|carrot|pumpkin|pea|fruit|vegetable|food|sweet,
        teething|baby biscuit|cracker, first taste|food|spoonful|bite
      `,
      together: [
        {
          one: `
            yoghurt, yogurt, banana, avocado, oatmeal, cereal, mash, custard, bread, biscuit, cookie, cracker, fruit, vegetable, cheese, egg, soup,
            jam, sweet potato, pumpkin, carrot, pear, apple, rice, pasta, strawberry, melon, food
          `,
          other: `
            spoon, spoonful, taste|tasting, lick|licking, eat|eating, swallow, suck|sucking, chew|chewing,
            feed|feeding =her|=him|=it|=them|baby|your|bits|pieces|some|small, lips, tongue, mouthful
          `,
        },
      ],
    },
    infant_water: {
      things: `
        sip|spoonful|teaspoon|beaker of ~ water|juice|tea,
        offer|give|let|feed ~ child|children|kid|toddler|baby|infant|little|her|him|them ~ water|juice|tea,
        child|children|kid|toddler|baby|infant|boy|girl|son|daughter|=she|=he drink|sip ~ water|juice, fruit juice,
        fennel|camomile|chamomile|herbal tea, sippy|straw cup, bottle of|with water|juice|tea,
        squeeze|squeezed|juice|juiced|press|pressed ~ orange|lemon|clementine|mandarin|satsuma|grapefruit|apple|grape|watermelon,
        squash|cordial|lemonade ~ water|bottle, sugar water, water|dilute|stretch ~ formula, watered|thinned down formula|milk,
        diluted|weak formula|milk, extra|more water ~ formula|bottle|feed|milk
      `,
      together: [
        {
          one: `
            bottle, beaker, cup, spoon, syringe, pipette, dropper, dummy, pacifier
          `,
          other: `
            half =an orange|apple, orange|apple|carrot|grape|pear|prune|fruit juice, top|topped|topping ~ water, sweetened, sugar water,
            boiled water, chamomile, camomile, fennel
          `,
        },
        {
          one: `
            formula, milk powder, powdered milk, infant milk, formula tin|scoop, bottle feed
          `,
          other: `
            =oz|ounce|=ml ~ water, water ~ scoop, scoop ~ water, extra|more|half water, dilute|diluted|diluting, stretch|stretching, water down,
            top up, tea, juice, half =the =scoops|=powder, single|one scoop, fewer scoops
          `,
          anywhere: true,
        },
        {
          one: 'sip|sipping, beaker, baby bottle, pipette, dropper, spoon',
          other: '=water =to|=for|=from|=in, boiled water, juice, tea',
        },
      ],
    },
    raw_milk_juice: {
      things: `
        unpasteurised, unpasteurized, unpasteurisd, not|non pasteurised|pasteurized, raw|untreated milk|juice|cider,
        raw|untreated cow|goat|sheep|cows|goats|farm milk|juice|cider, raw milk cheese, raw apple juice|cider,
        milk ~ straight|fresh|warm|right from ~ cow|goat|udder|farm, fresh|warm milk from ~ cow|goat|udder|farm, farm fresh milk,
        fresh|freshly pressed cider, farm|unfiltered cider,
        milk|cup|glass|jug ~ from =the pail|udder|milking, milk ~ still warm ~ drink|taste|sip, before|until ~ pasteurized|pasteurised,
        milked ~ drink|sip|taste,
        hand|freshly milked, juice|cider straight|right from ~ press|orchard, unfiltered juice
      `,
      together: [
        {
          one: `
            cow, goat, udder, milking, dairy farm|barn, farmer, press, orchard
          `,
          other: `
            =still warm, while =it|=the =milk|=is warm, taste|tasting|sip|drink|drinking ~ right|straight,
            drink|sip|taste =it|=some =there|=warm|=fresh
          `,
        },
      ],
    },
    trampoline: {
      things: 'trampolin*, trampolene, rebounder, trampette, mini tramp, tramp park',
    },
    loose_fill: {
      things: `
        glitter, sparkle powder|dust, fairy|pixie|unicorn|mermaid dust, confetti, mica powder, powder|powdered paint|tempera|pigment|dye|poster,
        tempera|paint|pigment|chalk|colour|color powder, holi powder|colour|color, gulal, shaving foam|cream|gel, shave foam|cream,
        fake|instant|artificial snow, talc, talcum, baby|body powder, packing peanut, polystyrene|styrofoam bead|ball|pellet|peanut|bit,
        bean bag filling|filler|pellet, beanbag filling|filler|pellet, foam bead|pellet,
        dried|dry|uncooked|raw|coloured|colored|dyed|rainbow|loose bean|lentil|pea|chickpea|rice|pasta|macaroni,
        dried|dry|uncooked|raw|coloured|colored|dyed|rainbow|loose corn|noodle|barley|pulse|legume|couscous,
        rice|bean|lentil|pasta|chickpea|corn bin|tray|tub|pit|bath|shaker|box, sensory rice|bean|lentil|pasta|corn, corn|popcorn|wheat kernel,
        coffee bean, bean bag|beanbag filling|filler|pellet|refill|stuffing|bead|ball, polystyrene|styrofoam|foam snow|flake|crumb|bit|filling,
        sack|bag ~ polystyrene|styrofoam, polystyrene|styrofoam, polybead, microbead, micro bead, packing chip,
        black eyed|split|dried|dry|field|yellow|green ~ peas|chickpeas|corn|beans|lentils|rice|barley|pasta,
        dry|dried pea|chickpea|bean|lentil|barley|quinoa|oats|popcorn
      `,
      together: [
        {
          one: `
            =beans, =bean =in|=into|=to|=from|=by|=on|=at, kidney|broad|butter|runner|lima|fava|haricot|pinto|black|navy|soy|mung|white bean, lentil,
            chickpea, chick pea, garbanzo, rice, pasta, macaroni, penne, fusilli, farfalle, rigatoni, orzo, noodle, barley, corn, maize, dal,
            split|dried pea, pulses, legume, couscous, quinoa, millet, bulgur, buckwheat, wheat, grain, semolina, birdseed, bird seed
          `,
          other: `
            scoop|scooping, pour|pouring, sensory, dig|digging, bury|buried|burying, funnel, sift|sifting, sieve, transfer|transferring,
            tub|tray|bin|box|basin of|with|full, fill|filling ~ bottle|jar|cup|tray|bin|tub|box|container|sock|tube, rainstick, rain stick,
            run ~ hands|fingers ~ through, shaker, maraca, rattle, thread|threading, necklace, collage, mosaic, glue|gluing, rake|raking, shovel,
            ladle, digger, excavator, dump truck, treasure, hidden
          `,
        },
      ],
    },
    water_beads: {
      things: `
        orbeez, orbees, waterbead, water|gel|jelly|hydrogel|expanding|growing|aqua|polymer bead|pearl|crystal|marble|gem|orb,
        jelly|gel|hydrogel|polymer|expanding|growing|swelling ball|sphere, gelli|gelly ball|baff, hydrogel, superabsorbent, super absorbent,
        polyacrylate, gel blaster|pellet|bullet, gellet, vase filler|bead, florist bead, crystal soil, diaper|nappy gel|crystal,
        growing|expanding|swelling capsule|animal|dinosaur|toy|egg, magic|grow capsule, =grow|=expand =in water,
        bead|ball|pearl|crystal|granule ~ swell|swollen|swelling|expand|grow|plump|soak|soaked|absorb,
        water storing|absorbing|absorbent|retaining|holding|saving|retention crystal|granule|gel|bead|pearl|polymer, waterstoring crystal,
        plant|garden|soil|flower|moisture|hydro crystal|gel|jelly, soil moist
      `,
      together: [
        {
          one: 'bead, pearl, crystal, granule, capsule',
          other: 'swell|swelling|swollen, plump, soak overnight, =grow =bigger|=overnight|=in|=to, expand|expanding',
        },
      ],
    },
    magnets: {
      things: `
        neodymium, neodym, rare earth, rareearth, buckyball, magnet|magnetic|bucky ball|bead|sphere|marble|cube|pellet, neocube, zen magnet,
        supermagnet, magnet fishing, small|tiny|little|mini|loose|bare|single|strong|powerful|super|industrial|fishing magnet,
        craft|disc|disk|ring|coin|cube|button|cylinder|speaker|rod|pot magnet, strength|powered|power|powerful|strong magnet,
        strength|powered|power|powerful|strong little|small|tiny magnet, magnet =from ~ speaker|drive|motor|headphones,
        fake|magnetic piercing|stud|earring, hematite, rattlesnake egg|magnet
      `,
    },
    button_batteries: {
      things: `
        button|coin|watch|disc|disk|flat|round|lithium|calculator|tiny|mini battery|cell,
        little|small|silver|key|fob|pill|loose|old|spare|used|empty battery|cell, hearing aid battery, button cell, coin cell, cr2032, cr2025,
        cr2016, cr1620, cr1616, cr1632, cr1220, cr2450, lr44, lr41, lr43, ag13, ag10, sr44, sr626, cr|lr 2032|2025|2016|44,
        battery ~ from|out ~ watch|calculator|remote|thermometer|tealight|toy|card|light|key|scale|candle,
        remove|change|swap|take|pry|unscrew|replace|insert|pull|put ~ battery, throwie
      `,
      together: [
        {
          one: `
            key fob, greeting|musical|birthday card, kitchen|bathroom|digital|luggage|pocket scale, remote, remote control, calculator, wristwatch,
            old watch, thermometer, gadget, hearing aid, light up|flashing toy|shoe|wand, led candle|light, tea light, tealight, bike light, torch,
            flashlight
          `,
          other: `
            silver|shiny|flat|metal|button disc|disk|cell|circle, little|small|tiny|round disc|disk, =disc|=discs|=disk|=disks pop,
            battery|little|tiny|back cover|compartment|door|hatch|lid|flap, unscrew ~ cover|lid|back|hatch|compartment
          `,
          anywhere: true,
        },
      ],
    },
    toxic_art: {
      things: `
        spray paint|glue|adhesive|mount|varnish|lacquer|can|enamel|snow|painting, spraypaint, spraymount, spraycan, aerosol,
        adhesive|glue|hair spray, hairspray, can of spray, airbrush, fixative, superglue,
        super|crazy|krazy|gorilla|instant|contact|model|epoxy|industrial|construction glue|adhesive|cement, rubber cement, cyanoacrylate, e6000,
        loctite, araldite, epoxy, uv|casting|polyester|clear|acrylic|liquid|art|craft resin, resin kit|art|casting|mould|mold|pouring, turpentine,
        turps, white|mineral|methylated|surgical spirit, thinners, paint|lacquer|varnish|nail thinner|stripper|remover, acetone, solvent, benzene,
        toluene, xylene, methanol, kerosene, paraffin, gasoline, petrol, lighter fluid, rubbing|isopropyl alcohol,
        nail|fingernail polish|varnish|lacquer|gel|glue, permanent|alcohol|solvent|oil|paint|industrial|laundry marker|pen|ink, sharpie,
        oil|solvent based marker|paint|ink, oil|enamel|gloss|lead|house|wall|car|emulsion|metal|fence|old|leftover|radiator paint, varnish, lacquer,
        shellac, wood|fence|deck stain|preserver, creosote, linseed oil, hair dye, mothball, asbestos, fibreglass, fiberglass, expanding foam,
        polyurethane, quicklime, caulk, ceramic|pottery|lead glaze, cadmium|cobalt|lead pigment|red|yellow|white, lead weight, borax, boric, borate,
        contact solution, contact lens solution, saline solution, slime activator, liquid starch,
        unlabelled|unlabeled|unmarked|unidentified|mystery|nameless paint|glue|marker|powder|bottle|tube|jar,
        unlabelled|unlabeled|unmarked|unidentified|mystery|nameless tin|pot|dye|clay|material|can|ink,
        paint|glue|marker|tube|tin|jar|pot|bottle|dye|powder without|with|whose|lost|missing ~ =label|=labels,
        laundry booster|boraxo, mule team, washing soda, sodium tetraborate, slime ~ contact|saline|detergent|booster|activator
      `,
    },
    cleaning_agents: {
      things: `
        bleach, ammonia, drain|toilet|oven|window|glass|bathroom|kitchen|floor|surface|carpet|household cleaner,
        cleaning|cleaner product|agent|fluid|solution|spray|liquid|chemical|powder|supply, disinfectant, disinfect, disinfecting,
        antibacterial wipe|spray, descaler, window spray, furniture|floor|shoe polish,
        laundry|dishwasher|washing|dish pod|capsule|tablet|tab|powder|liquid =pod, laundry|dishwasher|washing|dish pod|capsule|tablet|tab|powder,
        detergent, fabric softener|conditioner, stain remover, tide pod, windex, lysol, clorox, dettol, domestos, ajax, hydrogen peroxide, peroxide,
        caustic, lye, chlorine, hydrochloric|muriatic|sulphuric|sulfuric acid, insecticide, pesticide, weedkiller, weed killer,
        rat|mouse|slug poison|pellet, antifreeze, =chemicals
      `,
      together: [
        {
          one: `
            deet, insect|bug|mosquito|tick repellent|spray, repellent, repellant, picaridin
          `,
          other: `
            spray|rub|smear|apply|put|wipe|dab ~ face|hand|mouth|eyes|lips, high|extra|maximum|double|full strength, strong|strongest, concentrated,
            undiluted, neat
          `,
        },
      ],
    },
    raw_dough: {
      things: `
        raw|uncooked|unbaked dough|batter|cookie|flour|mixture|pastry|cake, dough|batter|flour raw|uncooked|unbaked,
        edible|tastesafe dough|batter|playdough|flour, edible|tastesafe cookie|brownie|cake dough|batter|playdough|flour,
        taste safe dough|playdough|flour, cookie|biscuit|brownie dough bite|dip|pop|truffle|bar|sundae,
        taste|tasting|eat|eating|lick|licking|sample|nibble|try|snack|sneak ~ dough|batter, taste|lick|bite|pinch|spoonful of ~ dough|batter,
        dough|batter ~ lick|taste|nibble, lick|licking ~ beater|whisk|mixing|spatula, lick|licking =the|=out =the|bowl|spoon,
        lick|licking =out ~ bowl, homemade|own|fresh mayonnaise|mayo|aioli|eggnog|tiramisu, eggnog, tartare,
        raw|uncooked|runny egg|yolk ~ eat|drink|taste|lick|smoothie|milk|shake|mousse|mayonnaise,
        eat|drink|taste|lick|swallow ~ raw|uncooked|runny egg|yolk, egg|yolk ~ smoothie|shake|milkshake
      `,
      together: [
        {
          one: 'dough, batter, cake|cookie|pancake|brownie|muffin|biscuit mix|mixture, raw|uncooked|beaten|whisked egg|flour, egg white|yolk',
          other: 'lick|licking|licked, nibble|nibbling, taste|tasting =it|=a|=some|=how|=before|=raw, sneak|sneaking, finger =in =mouth',
        },
      ],
    },
    poultry_reptiles: {
      things: `
        hold|holding|stroke|stroking|pet the|a|an|some|our|real|live|fluffy|baby ~ chick|hen|chicken|rooster|duckling,
        hold|holding|stroke|stroking|pet the|a|an|some|our|real|live|fluffy|baby ~ gosling|turtle|tortoise|lizard,
        petting|touch|touching|cuddle|cuddling the|a|an|some|our|real|live|fluffy|baby ~ chick|hen|chicken|rooster|duckling,
        petting|touch|touching|cuddle|cuddling the|a|an|some|our|real|live|fluffy|baby ~ gosling|turtle|tortoise|lizard,
        hold|holding|stroke|stroking|pet the|a|an|some|our|real|live|fluffy|baby ~ gecko|iguana|snake|frog|toad,
        hold|holding|stroke|stroking|pet the|a|an|some|our|real|live|fluffy|baby ~ newt|salamander|tadpole|hatchling,
        petting|touch|touching|cuddle|cuddling the|a|an|some|our|real|live|fluffy|baby ~ gecko|iguana|snake|frog|toad,
        petting|touch|touching|cuddle|cuddling the|a|an|some|our|real|live|fluffy|baby ~ newt|salamander|tadpole|hatchling,
        catch|catching|handle|handling|pick the|a|an|some|our|real|live|fluffy|baby ~ chick|hen|chicken|rooster|duckling,
        scoop|kiss|hug|carry the|a|an|some|our|real|live|fluffy|baby ~ chick|hen|chicken|rooster|duckling,
        catch|catching|handle|handling|pick the|a|an|some|our|real|live|fluffy|baby ~ gosling|turtle|tortoise|lizard,
        scoop|kiss|hug|carry the|a|an|some|our|real|live|fluffy|baby ~ gosling|turtle|tortoise|lizard,
        catch|catching|handle|handling|pick|scoop|kiss|hug|carry the|a|an|some|our|real|live|fluffy|baby ~ gecko|iguana|snake|frog|toad,
        catch|catching|handle|handling|pick the|a|an|some|our|real|live|fluffy|baby ~ newt|salamander|tadpole|hatchling,
        scoop|kiss|hug|carry the|a|an|some|our|real|live|fluffy|baby ~ newt|salamander|tadpole|hatchling,
        stroke|pet|cuddle|catch|handle|hold chick|hen|chicken|rooster|duckling|gosling|turtle|tortoise|lizard,
        stroke|pet|cuddle|catch|handle|hold gecko|iguana|snake|frog|toad|newt|salamander|tadpole|hatchling,
        feed|feeding ~ chicken|hen|duck|goose|chick|turtle|turkey ~ hand|palm|fingers,
        chick|hen|chicken|duckling|tortoise|turtle|frog|toad|snake|lizard on|onto|in|into =your|=his|=her|=their hand|palm|lap|arm|knee,
        class|pet|live|real|tame|rescued turtle|tortoise|terrapin|snake|lizard|frog|gecko|chicken|iguana|chick|reptile|newt|salamander,
        reptile|snake|lizard handling|petting|encounter, hatch|hatching chick|egg, incubator
      `,
      together: [
        {
          one: `
            chick, hen, pullet, bantam, cockerel, rooster, duckling, gosling, hatchling, quail, chicken coop|run|yard, henhouse, hen house, poultry,
            tortoise, terrapin, gecko, iguana, skink, chameleon, bearded dragon, python, boa, corn|grass|garter snake, axolotl, newt, salamander,
            tadpole, froglet, toadlet, polliwog, frogspawn, frog spawn, tree frog, reptile, amphibian, terrarium, vivarium
          `,
          other: `
            hold|holding|held, stroke|stroking, pet|petting, touch|touching, cuddle|cuddling, handle|handling, pick ~ up, catch|catching|caught,
            scoop|scooping, carry|carrying, kiss, hug, pat|patting, by|from =hand, cupped|open|flat|bare hand|palm,
            on|onto|in|over|up =his|=her|=your|=their lap|hand|palm|arm|shoulder
          `,
        },
        {
          one: `
            chicken, chook, chickie, turkey, duck, ducky, duckie, goose, geese, swan, turtle, lizard, snake, frog, froggy, froggie, toad, crocodile,
            alligator
          `,
          other: `
            stroke|stroking, pet|petting, cuddle|cuddling, handle|handling, hold|holding|touch|touching =it|=its|=them|=him|=one|=gently,
            scoop ~ =up|=out =and|=with|=to|=so, scoop =it|=one|=them|=him|=her|=a|=the ~ out|up,
            pick =it|=one|=them|=him|=her =up, from|out of =your|=his|=her|=their hand|palm
          `,
        },
      ],
    },
    direct_sun: {
      things: `
        direct|full|blazing|scorching|midday|noon|strong|hot|bright|burning|glaring sun|sunlight|sunshine,
        in|into|under|enjoy|catch|soak =the sun|sunshine|sunlight, soak ~ sun|sunshine|rays,
        sun|sunlight|sunshine on ~ skin|face|tummy|belly|back|legs|body, sunbath, sunbathe, sunbathing, sun bath|bathing, bask|basking,
        sunny|sunlit|unshaded|sunniest patch|spot|place|corner|lawn|meadow, without shade, without any shade,
        hottest|sunniest|warmest part|hour|time,
        sun ~ fall|falls|shine|shines|hit|hits|warm|warms|kiss|touch ~ skin|tummy|belly|face|legs|body, diaper|nappy ~ in =the =sun,
        in =a|=the =patch =of =sun|=sunshine|=sunlight, vitamin d
      `,
      together: [
        {
          one: `
            midday, mid day, noon, noontime, noonday, lunchtime, early afternoon, twelve|one|two oclock, =11|=12|=13|=14 am|pm|oclock|to|=00,
            middle of =the =day
          `,
          other: `
            sun, sunny, sunshine, sunlight, outside, outdoors, outdoor, garden, park, beach, lawn, meadow, grass, terrace, patio, balcony, yard,
            backyard, playground, field, sandpit, picnic
          `,
        },
      ],
    },
    heat: {
      things: `
        stove, stovetop, hob, cooktop, cooker, oven, kettle, microwave, toaster, air fryer, airfryer, hotplate,
        hot plate|pan|griddle|oil|wax|glue|coals|ash|melt, glue gun, gluegun, hotmelt, griddle, grill, grilling, barbecue, barbeque, bbq, braai,
        frying pan, =fry|=fries|=frying|=fried =in|=the|=an|=eggs|=pancakes|=onions|=until|=them|=it|=on, deep fry|fryer|fried, fryer, skillet, wok,
        waffle iron|maker, sandwich|panini toaster|press|maker, raclette, fondue, instant pot, crockpot, pressure|slow|rice cooker, gas ring|burner,
        burner, bunsen, soldering, solder, heat gun|lamp|pad, pyrography, wood burning, batik, candle making,
        melted|molten|melting wax|sugar|caramel|glue, boiling, scalding, simmer, simmering, steaming water|pot|bowl|hot|cup|soup,
        boiled|scalding water, just boiled, hot|steaming tea|coffee|drink|cup|mug|soup|syrup|jam|caramel,
        an|the|hot|warm|steam|clothes|electric iron, =iron =on|=over|=between|=it|=them|=the|=your|=each|=a, ironing, ironed,
        curling|flat iron|tongs, hair dryer|drier|straightener|curler, hairdryer, blow dryer|drier, space|electric|patio|gas heater, fireplace, kiln,
        laminator, hot water bottle, preheat, preheated, wood stove, popcorn maker|machine
      `,
      together: [
        {
          one: 'hot|steaming water|bath|chocolate|cocoa|liquid|tap, hot =pot|=dish|=tray|=food',
          other: 'pour|pouring, carry|carrying, stir|stirring, dip|dipping, hold|holding, lift|lifting, ladle, drain|draining, fill|filling',
        },
      ],
      mild: `
        =bake|=bakes|=baked, =baking =the|=a|bread|cookies|biscuits|day|time|together|it, cook|cooking|cooked, boil|boiled, fry|frying|fried,
        toast|toasting, roast|roasting|roasted, melt|melting chocolate|butter|wax|crayon|cheese|the,
        heat|heating|reheat =the|=it|=up|=oil|=water|=milk|=a|=some, hot water|soup|pan|drink|tea|chocolate|cocoa, steam vegetables|carrots|the
      `,
      never: `
        GO ~ child|children|kid|toddler|baby|infant|little|her|him|them ~ stove|hob|oven|kettle|iron|frying|glue|boiling,
        child|children|kid|toddler|baby|infant|boy|girl|son|daughter|=she|=he|=they stir|fry|cook|flip|boil ~ stove|hob|oven|pan|burner,
        child|children|kid|toddler|baby|infant|boy|girl|son|daughter|=she|=he|=they use|hold|take ~ glue =gun,
        child|children|kid|toddler|baby|infant|boy|girl|son|daughter|=she|=he|=they pour|carry|lift ~ kettle|boiling|hot,
        stove|hob|oven|cooker|burner ~ child|children|kid|toddler|boy|girl stir|flip|pour|fry,
        stove|hob|oven|cooker|burner ^ ~ child|children|kid|toddler|boy|girl stir|flip|pour|fry
      `,
    },
    blades: {
      things: `
        knife, knive, penknife, pocketknife, jackknife, swiss army, cleaver, machete, dagger, xacto, exacto, x acto, stanley blade,
        box|rotary|pizza|lino|glass|wire|paper cutter, boxcutter, blade, scalpel, razor, grater, microplane, zester, mandoline, spiralizer,
        spiraliser, peeler, apple corer, egg|bread|apple|vegetable slicer, food processor|chopper, blender, immersion|hand mixer, can|tin opener,
        hacksaw, handsaw, fretsaw, chainsaw, hand|coping|bow|pruning|fret|junior|band|table|circular|tenon|folding|wood saw, a|the|small|sharp saw,
        sawing, =saw =off|=through|=wood|=branches|=sticks|=planks, axe, ax, hatchet, sickle, scythe, chisel, gouge, awl, bradawl,
        power|electric|cordless|hand drill, drill bit, drilling, =drill =a|=holes|=into|=the, power tool, wood|pumpkin carving, carving tool,
        whittle, whittling, linocut, lino cutting, needle, skewer, kebab stick, secateurs, pruner, loppers,
        pruning|garden|hedge|kitchen|poultry|pinking|fabric|dressmaking|sharp|pointed|sewing shears|scissors|snips, sewing machine, guillotine,
        broken|shattered|sharp glass, glass shard, shard, pointy|sharp|pointed stick|tool|metal|object,
        sharp|jagged|cut metal|glass|tin|can edge|rim|lid, jagged edge, barbed wire, hammer ~ nail, staple|nail gun, fish|fishing hook, fishhook
      `,
      mild: `
        chop|chopping|chopped, slice|slicing|sliced, peel|peeling =the|=a|=and|=potatoes|=carrots|=apples|=vegetables, grate|grating, carve|carving,
        =dice =the|=an, pierce|piercing, punch|poke|prick ~ hole
      `,
      never: `
        GO ~ child|children|kid|toddler|baby|infant|little|her|him|them ~ knife|saw|grater|peeler|blade|razor|drill|axe|needle,
        child|children|kid|toddler|baby|infant|boy cut|slice|chop|peel|carve ~ knife|grater|peeler|blade|razor|cutter|drill|axe,
        child|children|kid|toddler|baby|infant|boy use|hold|take|grate|whittle ~ knife|grater|peeler|blade|razor|cutter|drill|axe,
        girl|son|daughter|=she|=he|=they cut|slice|chop|peel|carve ~ knife|grater|peeler|blade|razor|cutter|drill|axe,
        girl|son|daughter|=she|=he|=they use|hold|take|grate|whittle ~ knife|grater|peeler|blade|razor|cutter|drill|axe
      `,
    },
    scissors: {
      things: 'scissors, scissor, snips, shears',
      mild: '=cut|=cuts|=cutting, =snip|=snips|=snipping, =trim|=trims|=trimming',
    },
    fire: {
      things: `
        =fire|=fires, candle, candel, tealight, tea light, campfire, bonfire, fireplace, fireside, firepit, firestarter, flame, flaming, naked light,
        ember, charcoal grill|briquette, hot|glowing|burning coal, matchbox, matchstick, box|book|pack of matches, =matches and|or candles|lighter,
        candle|lighter and|or matches, light|strike|lit|struck match, light|strike|lit|struck a|the|some match,
        burning|lit|safety|kitchen|long match, cigarette|gas|stick|barbecue|bbq|kitchen|candle|long lighter, =lighters, with =a|=the|=your lighter,
        lighter and|or|to matches|light|candle, zippo, blowtorch, blow torch, burning|lit torch|stick, incense, joss stick,
        burn|burning|burnt ~ paper|leaves|wood|sticks|edges|letter|wish, ablaze, alight, ignite, igniting, ignited, oil lamp, sky|flying lantern,
        gunpowder, singe|scorch, magnifying glass|lens ~ burn|smoke|scorch, burning glass, marshmallow roast|roasting,
        roast|toast|roasting|toasting marshmallow
      `,
      never: `
        GO ~ child|children|kid|toddler|baby|infant|little|her|him|them ~ candle|match|lighter|fire|flame,
        child|children|kid|toddler|baby|infant|boy light|hold|strike|carry ~ candle|match|lighter|fire|flame,
        girl|son|daughter|=she|=he|=they light|hold|strike|carry ~ candle|match|lighter|fire|flame,
        candle|match|lighter|flame|torch ~ child|children|kid|toddler|boy|girl|son|daughter hold|light|carry|strike
      `,
    },
    fireworks: {
      things: `
        firework, fire work, sparkler, firecracker, fire cracker, roman candle, catherine wheel, bottle rocket, party popper, =banger|=bangers,
        petard, pyrotechnic*, smoke bomb, bang snap, snap dragon, flare gun, =flares,
        glow|hand held|handheld|hand ~ sparkle|sparkles|sparking stick, sparkly fire|wand|wire ~ lit|light|burning, =snaps =that =pop, snap its
      `,
    },
    sun_gazing: {
      things: `
        look|looking|stare|staring|gaze|gazing|peek|peer|squint|glance at|into|toward|towards =the sun,
        look|looking|stare|staring|gaze|gazing|peek|peer|squint|glance up|directly|straight|right at|into|toward|towards =the sun,
        watch|watching|view|viewing|observe =the sun =through|=directly|=with|=without|=itself,
        sun through|with ~ telescope|binoculars|lens|sunglasses|film|glass|filter|foil,
        telescope|binoculars|sunglasses|camera ~ at|toward|towards =the sun, sun gazing, sungazing, sunspot, solar eclipse, eclipse of =the sun,
        solar|eclipse viewing|viewer|glasses|filter|telescope,
        eclipse, look|looking|peek|peer|squint up|through ~ sunglasses|film|exposed|filter|foil|visor, sunglasses ~ look|peek|peer up,
        moon ~ in front of =the =sun, count ~ sunspots, shape of =the =sun through|with
      `,
      together: [
        {
          one: 'eclipse',
          other: `
            look|looking, watch|watching, see, view|viewing, observe|observing, glasses, sunglasses, telescope, binoculars, stare, gaze, sky
          `,
        },
      ],
    },
    lasers: {
      things: `
        laser, lazer, laserpointer,
        cat|cats|toy|cat toy|presentation|light|beam pointer, red|green|blue|purple beam|ray
      `,
      together: [
        {
          one: `
            pointer
          `,
          other: `
            beam, zap|zapping|zaps, red|green|blue|light dot, eyes
          `,
        },
      ],
    },
    projectiles: {
      things: `
        slingshot, sling shot, bb|pellet|air|airsoft|paintball|potato|spud|gel|nail|band gun|rifle|pistol, airsoft, paintball, bow and arrow,
        crossbow, archery, longbow, shoot|shooting|fire|launch ~ arrow, =darts, dartboard, dart board|gun, lawn|metal|steel dart, blowgun, blowpipe,
        peashooter, pea shooter, throwing star|knife|axe, ninja star, shuriken, boomerang, metal|wooden|real|sharp javelin|spear, spear,
        bottle|water|model rocket, rocket launcher, pellet, =bullets, shotput, shot put, discus, skeet,
        throw|throwing|fling|hurl ~ stone|rock|brick ~ at
      `,
      together: [
        {
          one: `
            shoot|shooting, launch|launching|launcher, =fire|=fires =it|=at|=them|=off|=away, catapult, trebuchet, ballista, hurl, fling|flinging
          `,
          other: `
            stone, pebble, marble, rock, coin, =nails, sharp|pointed|wooden stick, hard ball|object|thing|toy, bullet, pellet, nut, acorn, conker,
            dart, arrow, bolt, screw, bean, battery, skewer, toothpick, paperclip, rubber|elastic band, glass
          `,
        },
      ],
    },
    dry_ice: {
      things: 'dry ice, dryice, carbon dioxide ice|pellets, frozen carbon|co2, liquid nitrogen',
    },
    screens: {
      things: `
        tablet, ipad, television, =tv|=tvs, telly, youtube, you tube, netflix, disney plus, cartoon, video, videogame, movie, =film|=films, cinema,
        =app|=apps, computer, laptop, smartphone, iphone, chromebook, kindle, ereader, ebook, e book|reader, screen time, screentime, touchscreen,
        touch|big|phone|computer|tv|tablet|=on screen, at|tap|swipe|touch|watch =the|=a screen, =screens, nintendo, playstation, xbox,
        game|games console, gaming, minecraft, roblox, fortnite, tiktok, streaming, episode, documentary, animation, animated, slideshow, slide show,
        powerpoint, online, internet, website, webcam, virtual reality|tour, vr headset|goggles,
        digital|electronic|mobile|phone game|book|story|frame, peppa pig, paw patrol, cocomelon, bluey, sesame street, ms rachel,
        watch|watching =a|=the|=an|=your|=some|=their show|programme|program|clip|series|concert,
        watch|watching =a|=the|=an|=your|=some|=their short|favourite|favorite|funny show|programme|program|clip|series|concert,
        tv|television|favourite|favorite show|programme|program|series, photo|picture|clip on ~ phone|mobile|cellphone,
        zoom|teams|skype call|class|lesson, stop motion, projector, beamer
      `,
      together: [
        {
          one: 'phone, mobile, cellphone',
          other: 'watch|watching, swipe|swiping, scroll|scrolling, tap|tapping, game, clip, filter',
        },
      ],
    },
    bags_necklaces: {
      things: `
        plastic|polythene|carrier|grocery|bin|trash|garbage|rubbish|freezer|sandwich bag,
        zip|zipper|ziplock|resealable|ziptop|squish|squishy|sensory|gel bag, ziploc, ziplock, zip lock|top bag, bin|trash|garbage liner,
        bag made of plastic, plastic wrap|sheeting|film, cling film|wrap, clingfilm, saran, cellophane, dry cleaning bag,
        amber|teething|silicone necklace|bead|bracelet|chain|anklet, teething|amber jewelry|jewellery,
        plastic|grocery|produce|shopping|trash|garbage|crinkly|crinkle|bread|supermarket sack,
        plastic shopping|grocery|store|produce|bread|garbage|trash|kitchen bag|sack,
        crinkly|crinkle|noisy|thin|see through|clear|bread|produce|supermarket|garment bag, bag from =the supermarket|grocery|dry, bubble wrap,
        packing plastic, plastic packaging
      `,
    },
    baby_walker: {
      things: `
        baby|infant|wheeled|rolling|seated|sit walker, sit in walker, babywalker, walker on|with wheels|seat|tray,
        in|into =a|=the|=her|=his|=their|=your walker
      `,
    },
    unsafe_sleep: {
      things: `
        sleep|sleeping|nap|napping|doze|asleep ~ on|onto|under ~ tummy|stomach|belly|cushion|pillow|beanbag,
        sleep|sleeping|nap|napping|doze|asleep ~ on|onto|under ~ sofa|couch|blanket|quilt|duvet,
        rest|resting ~ on|onto|under ~ tummy|stomach|cushion|pillow|beanbag|sofa|couch|quilt|duvet,
        sleep|sleeping|nap|napping|asleep ~ teddy|cuddly|stuffed|plush, on|onto ~ tummy|stomach|belly ~ nap|sleep|doze,
        tummy|stomach|front|belly sleep|sleeping|sleeper|nap, crib|cot bumper, bumper pad, sleep positioner, baby|infant nest|lounger|pillow|hammock,
        weighted blanket|swaddle|sack
      `,
      together: [
        {
          one: `
            crib, cot, bassinet, moses basket, snooze|snoozing|snoozes, doze|dozing, nap|napping, asleep
          `,
          other: `
            plush, plushie, plush toy, teddy, stuffed|soft|cuddly toy|animal|bear, blanket ~ chin|cheek|face|head, chin,
            on|onto =her|=his|=the|=their tummy|stomach|belly|front
          `,
        },
        {
          one: `
            crib, cot, bassinet, moses basket, cosleeper, co sleeper, sleepsuit, naptime, nap time, bedtime, night night, nighty night, goodnight,
            snooze|snoozing|snoozes, doze|dozing, slumber, tuck ~ in
          `,
          other: `
            pillow, quilt, duvet, comforter, bumper, sheepskin, fleece blanket|throw, up to ~ chin, face down, facedown, prone,
            stuffed toy =in|=beside|=around, plush =in|=beside|=around, ring =the|=her|=his|=your crib|cot
          `,
          anywhere: true,
        },
        {
          one: `
            sleep|sleeping|slept, nap|napping, asleep, doze|dozing, snooze|snoozing, naptime, slumber, nod|drift off,
            rest|resting =on|=upon|=against, baby|her|him rest
          `,
          other: 'pillow, cushion, quilt, duvet, comforter, sheepskin, teddy =in|=beside|=next, beanbag, sofa, couch',
        },
        {
          one: `
            asleep, =to sleep, sleep|sleeping =on|=with|=in, for|take|have|down =a|=her|=his|=the|=their nap|snooze|doze, napping, dozing,
            drift|nod off, for|at naptime|bedtime
          `,
          other: `
            under|with|over =a|=the|=her|=his blanket, under|with|over =a|=the|=her|=his warm|soft|light|thick|cosy|cozy blanket,
            soft|fluffy|folded|thick|cosy|cozy|warm blanket, tuck|cover|wrap ~ blanket,
            soft|stuffed|cuddly|plush toy|animal|bear =in|=beside|=next|=close, teddy, plushie,
            on|onto =her|=his|=the|=their|=its tummy|stomach|belly|front|side, face down, armchair
          `,
        },
      ],
    },
    shaking_throwing: {
      things: `
        shake|shaking|shook|jiggle|jolt =the|=your|=a|=our child|children|kid|toddler|baby|infant|boy|girl|son|daughter,
        toss|tossing|throw|throwing|fling|hurl =the|=your|=a|=our|=her|=him child|children|kid|toddler|baby|infant|boy,
        toss|tossing|throw|throwing|fling|hurl =the|=your|=a|=our|=her|=him girl|son|daughter|up|high|into|in,
        toss|throw|fling|swing|lift ~ child|children|kid|toddler|baby|infant|boy|girl|son|daughter|her|him ~ air|ceiling|catch,
        swing|swinging|spin|dangle|lift ~ by =the|=her|=his|=their|=both ankle|feet|arm|wrist|leg|hand,
        child|children|kid|toddler|baby|infant|boy|girl|son|daughter|her|him upside down,
        bounce ~ child|children|kid|toddler|baby|infant|boy|girl|son|daughter|her|him ~ vigorously|hard|wildly|roughly,
        rough|vigorous|wild shaking|bouncing|tossing,
        shake|shaking|jiggle|jiggling|jolt|rattle|joggle =her|=him|=baby back|hard|harder|fast|faster|until|till|up|about|around|like|from|side|=to,
        shake|shaking|jolt|rattle ~ baby|newborn|infant|little one|tot, fussy|crying|screaming|colicky|cranky ~ shake|shaking|jolt,
        toss|tosses|tossing|throw|throwing|fling baby|=him|=her|toddler, toss|throw|launch ~ above =your =head, into =the =air ~ catch,
        catch =him|=her|baby =under|=again|=in
      `,
      together: [
        {
          one: `
            fussy|crying|screaming|colicky|cranky|wailing baby|newborn|infant|tot, stop|stops crying|screaming|fussing
          `,
          other: `
            shake|shaking|shaken =her|=him|=baby|=them|=your|=the, jiggle ~ hard|fast, back =and forth, bounce ~ hard|fast
          `,
        },
      ],
    },
    strangling: {
      things: `
        around|round|about|over =the|=your|=his|=her|=their|=each neck, around|round|about|over =the|=your|=his|=her|=their|=each child|own neck,
        noose, lasso =around|=each|=your, rope|scarf|string|cord|helmet|ribbon|leash ~ climbing frame,
        rope|scarf|string|cord|helmet|ribbon|leash ~ monkey bars,
        tie|hang|loop|attach|fasten|knot ~ rope|scarf|string|cord|ribbon ~ monkey|slide|jungle|swing|climbing,
        rope|cord|string|strap|belt ~ round|around|to ~ waist|chest|tummy ~ climb*,
        tie|knot|loop|fasten|attach ~ rope|cord|string|strap ~ waist|chest|wrist|body,
        rope|cord|string|scarf|leash|helmet ~ slide|ladder|playground|swing, tie|tied|loop|looped ~ rope|cord|string|scarf ~ top|bar|bars|rail,
        rope|cord|string|strap|leash ~ around|round =your|=the|=their|=his|=her child|children|waist|belly|tummy|chest,
        around =your|=the|=their child|children|kid waist|belly|chest|tummy, other end ~ around ~ waist|chest|belly,
        around ~ waist ~ climb|climbs|mountaineer|climber
      `,
      together: [
        {
          one: 'rope, scarf, helmet, cord, string, cape, lanyard, leash, necklace, ribbon, lasso',
          other: 'climbing frame, monkey bars, jungle gym, play structure|equipment|frame, swing set',
        },
        {
          one: 'string, cord, scarf, ribbon, rope, yarn, cape, leash, lasso, elastic, wool, bandana, twine, shoelace, lanyard',
          other: 'neck',
        },
      ],
    },
    climbing_furniture: {
      things: `
        climb|climbing|clamber|scramble on|onto|up|over|across|to|off ~ chair|table|sofa|couch|shelf|bookcase|bookshelf|dresser|drawer|cabinet,
        climb|climbing|clamber|scramble on|onto|up|over|across|to|off ~ counter|countertop|windowsill|wardrobe|bunk|stool|furniture|cupboard,
        climb|climbing|clamber|scramble on|onto|up|over|across|to|off ~ armchair|desk|bench|crib|cot,
        stand|standing|step|hop|jump|jumping|leap on|onto|off|from|over ~ chair|table|sofa|couch|shelf|dresser|counter|countertop|windowsill,
        stand|standing|step|hop|jump|jumping|leap on|onto|off|from|over ~ stool|furniture|armchair|desk|drawer|bunk|bed,
        stand|standing|step|hop|jump|jumping|leap up on|onto|off|from|over ~ chair|table|sofa|couch|shelf|dresser|counter|countertop|windowsill,
        stand|standing|step|hop|jump|jumping|leap up on|onto|off|from|over ~ stool|furniture|armchair|desk|drawer|bunk|bed,
        drawers ~ stairs|steps|ladder|staircase, shelves ~ ladder|stairs|rungs,
        jump|leap|hop ~ from|between ~ sofa|couch|chair|armchair, floor is lava ~ sofa|couch|chair|table|furniture
      `,
      together: [
        {
          one: 'climb|climbing|climbed, clamber|clambering, floor is lava, parkour',
          other: `
            bookcase, bookshelf, dresser, chest of drawers, drawers, wardrobe, cupboard, cabinet, countertop, kitchen counter, worktop, windowsill,
            window sill, furniture, sideboard, banister, railing, headboard, bunk bed, couch, sofa, armchair
          `,
        },
      ],
    },
    wild_eating: {
      things: `
        nightshade, belladonna, foxglove, digitalis, hemlock, oleander, monkshood, aconite, wolfsbane, laburnum, lily|lilies of =the valley,
        castor bean, poison ivy|oak|sumac, poisonous berry|mushroom|plant|leaf, hogweed, jimsonweed, jimson, thorn apple, datura, brugmansia,
        angels trumpet, dieffenbachia, dumb cane, autumn crocus, colchicum, =yew, mistletoe, holly|ivy|privet berry, rhododendron, azalea, death cap,
        deathcap, fly agaric, amanita, destroying angel, pokeweed, lords and ladies, cuckoo pint, cherry laurel, euphorbia, larkspur, delphinium,
        wild|foraged|hedgerow|woodland food|mushroom|fungi|salad|snack|edibles, edible wild|flower|plant|weed|leaf|mushroom,
        forage|foraging =for =food|berries|mushrooms|edibles|snacks,
        eat|eating|taste|tasting|nibble|nibbling|chew|lick|try|sample|snack ~ wild|unknown|foraged|mushroom|toadstool|fungi,
        eat|eating|taste|tasting|nibble|nibbling|chew|lick|try|sample|snack ~ hedge|roadside|petal|dandelion|nettle|acorn,
        eat|eating|taste|tasting|nibble|nibbling|try ~ berry|berries ~ bush|hedge|forest|woods|tree|path|trail|plant|find|found|ground
      `,
      together: [
        {
          one: `
            pick|find|gather|collect ~ mushroom|mushrooms|toadstools|fungi, kind|type|sort of mushroom, mushroom|mushrooms you find|found|see
          `,
          other: `
            nibble, nibbles, =taste =them|=it|=a|=one|=some, lick, saute, peppery, nutty
          `,
          anywhere: true,
        },
        {
          one: `
            black|purple|blue|orange|little|tiny|small|dark|pretty|colorful|unknown|mystery|juicy berry|berries|fruit|fruits|ball|balls,
            bush|shrub|thicket|bramble|vine ~ fruit|fruits|berry|berries, mulberry|crabapple|juniper|snowberry
          `,
          other: `
            eat|eating|eaten, taste|tasting|tasted, nibble|nibbling, =bite|=bites, sample =them|=some|=a|=one|=it, =pop =one|=them|=it, =sweetest,
            =sweeter, =tastiest
          `,
        },
        {
          one: `
            wild|unknown|unfamiliar|foraged|found|hedge|hedgerow berry|mushroom|leaf|leaves|plant|flower|blackberry|raspberry,
            forest|woodland|roadside|red|unripe|bright|shiny berry|mushroom|leaf|leaves|plant|flower|blackberry|raspberry,
            wild|unknown|unfamiliar|foraged|found|hedge|hedgerow strawberry|garlic|greens|herb|fruit|root|cherry,
            forest|woodland|roadside|red|unripe|bright|shiny strawberry|garlic|greens|herb|fruit|root|cherry,
            berry|mushroom|blackberry from|off|on ~ bush|hedge|forest|woods,
            berry|leaf|leaves|mushroom|flower|root|plant you|they|he|she|we find|found|see|spot|pick|pass,
            any|whatever|whichever ~ berry|leaf|leaves|mushroom|plant, pick|gather|collect|find ~ berry, hedgerow, along|from =the hedge,
            look|search|hunt|gather|pick|collect|find ~ mushroom, pick|gather|collect ~ berry ~ forest|woods|hedge|bush|path|trail, toadstool,
            elderberry, rowan|sloe berry, =sloes, rowanberry, hawthorn, rosehip, forage|foraging|foraged, fungus, fungi, dandelion, nettle, sorrel
          `,
          other: `
            eat|eating|eaten, taste|tasting|tasted, nibble|nibbling, chew|chewing, lick|licking, snack|snacking, swallow,
            =try =a|=one|=some|=them|=it, cook|cooking, soup, salad, brew|tea, jam, omelette, smoothie, mouth
          `,
        },
      ],
    },
    water_alone: {
      things: `
        bathe|swim|swimming|paddle|splash|bath alone|unsupervised|unattended,
        alone|unattended|unsupervised in|at|by|near|beside|into bath|tub|bathtub|pool|water|pond|lake,
        alone|unattended|unsupervised in|at|by|near|beside|into river|sea|stream|basin|ocean|creek|bucket,
        alone|unattended|unsupervised in|at|by|near|beside|into =the|=a|=an|=your|=his|=her bath|tub|bathtub|pool|water|pond|lake,
        alone|unattended|unsupervised in|at|by|near|beside|into =their|=our|=each bath|tub|bathtub|pool|water|pond|lake,
        alone|unattended|unsupervised in|at|by|near|beside|into =shallow|=warm|=deep bath|tub|bathtub|pool|water|pond|lake,
        alone|unattended|unsupervised in|at|by|near|beside|into =the|=a|=an|=your|=his|=her river|sea|stream|basin|ocean|creek|bucket,
        alone|unattended|unsupervised in|at|by|near|beside|into =their|=our|=each|=shallow|=warm|=deep river|sea|stream|basin,
        alone|unattended|unsupervised in|at|by|near|beside|into =their|=our|=each|=shallow|=warm|=deep ocean|creek|bucket,
        leave|leaving|left ~ bath|bathtub|tub|pool|water|pond|lake|river|sea|bucket ~ alone|unattended|unsupervised|unwatched,
        unattended|unsupervised water|pool|bath|bathing|swim|swimming,
        swim|swimming|bath|bathe|bathing|pool without ~ adult|parent|lifeguard|supervision|watching
      `,
      together: [
        {
          one: `
            take|have|enjoy|sneak|catch =a|=your|=that|=quick nap|snooze|doze, =you|adult nap|snooze|doze, doze off, close =your =eyes,
            put =your =feet =up, make =a|=yourself|=the|=some|=your coffee|tea|lunch|dinner|sandwich|call|snack, coffee|lunch|phone break,
            grab|fetch|get =a|=your|=the|=some coffee|drink|towel|towels|phone|book|magazine|snack|camera|beer,
            answer =your|=the|=a|=emails|=messages, catch =up =on, scroll =your|=through, rest =your =eyes,
            chat|talk|gossip =with =a|=the|=your neighbor|friend|friends|parents, =their =own =lifeguard,
            no =need =to|=for =watch|=stay|=a|=supervise, you =can =go|=leave|=finally|=sit
          `,
          other: `
            swimming|paddling|wading|kiddie|inflatable|backyard|baby|splash pool, =pool, bathtub, bath, =tub, lake, river, creek, pond, stream,
            canal, jacuzzi, hot tub, swim|swims|swimming, =the =sea, =waves
          `,
        },
        {
          one: `
            nip|pop|slip|dash|run|duck|head|go|step in|inside|indoors|upstairs|downstairs|away|off|out|round ~ laundry|washing|clothes|dishes|coffee,
            nip|pop|slip|dash|run|duck|head|go|step in|inside|indoors|upstairs|downstairs|away|off|out|round ~ book|phone|emails|dinner|lunch|food,
            nip|pop|slip|dash|duck inside|indoors|upstairs|downstairs|away|off|out,
            go|run|head inside|indoors|upstairs|downstairs|back =and|=to|=for|=while,
            go|nip|pop|run|leave ~ hang|fold|iron|peg|sort ~ laundry|washing|clothes|ironing,
            while|as you hang|fold|iron|peg|sort|read|scroll|text|chat|sunbathe|vacuum|mow|work,
            go|nip|pop|run fold|hang|peg|sort|make|get|grab|put|fetch|start|check|answer,
            leave|leaving =him|=her|=them =to|=in|=there|=for|=with|splashing|scrubbing|playing|washing|soaking,
            leave|leaving =the|=your ~ splashing|scrubbing|playing|washing|soaking, listen|listening =out =for,
            listen =for giggles|splashes|splashing|=her|=him|=them, put =your feet up, half =an hour|hour ~ indoors|inside|book|peace|yourself,
            enjoy|have|take|get ~ book|coffee|nap|peace ~ indoors|inside, peace =and quiet,
            big|older|elder|little brother|sister|sibling|cousin ~ lifeguard|charge|mind|watch|watches|look, =s =the lifeguard, lifeguard,
            =is =in charge, keep|keeps =an eye ~ brother|sister, in|into|to|from =the =other room, down =the hall|corridor|landing,
            round|around =the front|corner|back, without =a|=an|=any|=the grownup|grown up|adult|parent|carer, out =of sight|earshot,
            you =can relax|rest|unwind|cook|work, baby monitor, finish =your|=the coffee|book|show|emails|chores|ironing
          `,
          other: `
            paddling|wading|kiddie|inflatable|splash|swimming|plunge pool, pool, fill|filled ~ tub,
            in|into|by|at =the|=a tub|bath|water|pool|pond|sea|lake|river|creek|stream, bath, bathtub, bathtime, pond, lake, river, creek, stream,
            canal, bucket ~ water|brim, full bucket|tub|basin, fill ~ bucket|basin|trough|barrel, water butt|barrel|trough, to =the =brim, hot tub,
            jacuzzi, rock pool, reservoir, quarry
          `,
          anywhere: true,
        },
        {
          one: `
            unattended, unsupervised, unwatched, play|playing|splash|splashing|stay|sit|sitting|left|leave|go|explore|float|wade|wait|soak ~ alone,
            alone =in|=with|=at|=by|=near|=while|=for|=beside, child|children|kid|toddler|baby|infant|little|her|him|them alone,
            without =an|=any adult|grownup|supervision, no adult|grownup|supervision,
            while you cook|shower|rest|work|nap|fetch|prepare|answer|check|relax|hang|tidy|go|clean|get|grab|finish|phone|call|run,
            while you =make|=do =dinner|=lunch|=the|=a|=some|=coffee|=tea|=laundry,
            go|run|nip|pop|step|fetch|get|grab|cook|answer|check|prepare|shower|make ~ while =she|=he|=they|=the|your|baby|child,
            leave|leaving her|him, leave|leaving =the|=your child|children|kid|toddler|baby|infant|boy|girl|son|daughter|little,
            leave|leaving =the room|bathroom|house ~ while|for|briefly|minute|quickly, left alone,
            =step|pop|nip|slip|dash away|inside|indoors|upstairs, pop|nip|slip out, step out =for|=to, answer =the|=your|=a phone|door|doorbell|call,
            go|run|nip|pop|step and|to check|fetch|get|grab =a|=the|=your|=his|=her towel|phone|door|laundry|clothes|drink|coffee,
            in|into|to|from next|another|other room, in|into|to|from =the next|another|other room, turn|turning =your =back,
            to himself|herself|themselves =while
          `,
          other: `
            =tub|=tubs, bath, bathtub, bathe|bathing, pool, pond, lake, river, =the =sea, ocean, stream, creek, jacuzzi, swim|swimming, water, basin,
            bucket, at|in|into|over =the|=a sink, puddle, beach, fountain, canal
          `,
        },
        {
          one: 'by|all herself|himself|themselves|itself|yourself, all =alone, on =her|=his|=their|=its =own, independently, solo',
          other: `
            tub =of|=with|=full, in =the|=a =tub, bath, bathtub, bathe|bathing, pool, pond, lake, river, by|in|at =the =sea, ocean, stream, creek,
            swim|swimming, bucket, canal
          `,
        },
      ],
      never: `
        leave|leaving|left ~ alone|unattended|unsupervised in|by|at|near|beside|with|on ~ bath|bathtub|tub|pool|water|pond|lake,
        leave|leaving|left ~ alone|unattended|unsupervised in|by|at|near|beside|with|on ~ river|sea|stream|beach|bucket|basin,
        go|walk|step|run|pop|nip|cook|shower ~ while ~ bathe|bathing|bath|swim|swimming|tub|pool,
        let|allow|have ~ swim|bathe|paddle|bath|pool|tub|water ~ alone|unattended|unsupervised
      `,
    },
    left_alone: {
      things: `
        leave|leaving|left child|children|kid|toddler|baby|infant|little|her|him|them alone|unattended|unsupervised|unwatched,
        leave|leaving|left the|your|a|our child|children|kid|toddler|baby alone|unattended|unsupervised|unwatched,
        leave|leaving|left the|your|a|our infant|little|her|him|them alone|unattended|unsupervised|unwatched,
        leave|leaving|left child|children|kid|toddler|baby|infant|little|her|him|them one alone|unattended|unsupervised|unwatched,
        leave|leaving|left the|your|a|our child|children|kid|toddler|baby one alone|unattended|unsupervised|unwatched,
        leave|leaving|left the|your|a|our infant|little|her|him|them one alone|unattended|unsupervised|unwatched,
        leave|leaving|left ~ child|children|kid|toddler|baby|infant|boy|girl|son|daughter alone|unattended|unsupervised,
        left|leave|stay|staying|be|wait|waiting|home|house alone =in|=at|=while|=inside|=outside|=home|=there|=for, home alone,
        alone at|in|to|on|around|across park|playground|street|road|shop|store|garden|yard|woods,
        alone at|in|to|on|around|across house|home|car|balcony|bathroom|kitchen|school|bus,
        alone at|in|to|on|around|across =the|=a|=an|=your|=his|=her|=their|=our|=each park|playground|street|road|shop,
        alone at|in|to|on|around|across =the|=a|=an|=your|=his|=her|=their|=our|=each store|garden|yard|woods,
        alone at|in|to|on|around|across =the|=a|=an|=your|=his|=her|=their|=our|=each house|home|car|balcony|bathroom|kitchen|school|bus,
        child|children|kid|toddler|baby|infant|boy|girl|son|daughter|she|he|they ~ unattended|unsupervised|unwatched,
        unattended|unsupervised child|children|kid|toddler|baby|infant|boy|girl|son|daughter|play|time|outing,
        walk|go|cross|travel|cycle|run ~ to|across|down|from|around ~ alone,
        without adult|grownup|parental supervision|around|present|nearby|watching,
        without an|any adult|grownup|parental supervision|around|present|nearby|watching, leave|leaving|left ~ in =the|=a|=your car|vehicle,
        leave|leaving|left ~ in =the|=a|=your parked|locked|hot car|vehicle, wait|sit|stay ~ in =the|=a|=your car =while|=and|=alone,
        wait|sit|stay ~ in =the|=a|=your parked|locked|hot car =while|=and|=alone, leave ~ outside|inside =while =you,
        without a|an|any|the adult|grownup|grown up|parent|carer|babysitter|sitter, be back in|by|at|for|when|soon|before|after,
        tell|promise =him|=her|=them =you ~ back, without =you|=mum|=mom|=dad =there|=around|=nearby|=watching, grownup|grown up|adult|parent free,
        =no grown =ups, no adults|grownups|parents needed|allowed|around|about
      `,
      together: [
        {
          one: `
            pop|nip|dash|run|step|duck|hop|slip|go into|in|inside|to|out ~ shop|store|bakery|pharmacy|supermarket|bank|post|gas|cash,
            pay =for =the|=your gas|fuel|petrol|groceries,
            quick errand, pick up =the|=your|=some|=a prescription|groceries|package|bread|milk|coffee|takeout,
            back =in|=within =a|=two|=five|=ten minute|minutes|sec|second|flash, grab =a|=your|=the|=some coffee|bread|milk|groceries|things
          `,
          other: `
            buckled|strapped|belted|fastened =in|=into, =stay|=stays|=staying|=wait|=waits|=sit|=sits ~ car|van|truck|vehicle|backseat,
            back|rear seat, backseat, car =seat, carseat, leave =the =engine|=window|=car
          `,
          anywhere: true,
        },
        {
          one: `
            find|get|grab|fetch|have|enjoy|sip|drink =yourself =a|=your coffee, find|get|grab|fetch|enjoy =a|=your coffee|latte|drink|nap, own fun,
            free range, off =you =go
          `,
          other: `
            playground, park, main road, shops, mall, car, beach, fair
          `,
        },
        {
          one: `
            run|nip|pop|dash|pay|step|go|hop|slip|head in|inside|into for|to|and|while|=the|=a,
            run|do|finish =your|=the|=some|=a errand|errands|groceries|shopping
          `,
          other: `
            parking lot, car park, parked, =park where|outside|near|=by|=the, car seat, =lock|=locked =the door|doors|car,
            in|inside =the|=a|=your car, windows =cracked|=up|=open
          `,
          anywhere: true,
        },
        {
          one: `
            unattended, unsupervised, unwatched, play|playing|splash|splashing|stay|sit|sitting|left|leave|go|explore|float|wade|wait|soak ~ alone,
            alone =in|=with|=at|=by|=near|=while|=for|=beside, child|children|kid|toddler|baby|infant|little|her|him|them alone,
            by herself|himself|themselves, on =her|=his|=their =own,
            leave|leaving her|him|child|children|kid|toddler|baby|infant|boy|girl|son|daughter,
            leave|leaving =the|=your child|children|kid|toddler|baby|infant|boy|girl|son|daughter, without =an|=any adult|grownup,
            while you =shop|=shower|=nap|=run|=sleep|=pay|=nip|=pop|=step, nip|pop|run|dash|step into|out =the|=of|=to|=for
          `,
          other: `
            in|inside|into =the|=a|=your car|vehicle, in|inside|into =the|=a|=your parked car|vehicle, stove, hob, oven, kettle, street, road,
            balcony, changing table, bus|train stop|station, in =the lift, elevator, shop, store, supermarket, campfire, fire, candle
          `,
        },
      ],
      never: `
        leave|leaving|left ~ alone|unattended|unsupervised in|at|inside|with|on|by ~ car|vehicle|stove|oven|hob,
        leave|leaving|left ~ alone|unattended|unsupervised in|at|inside|with|on|by ~ kettle|candle|fire|balcony,
        leave|leaving|left ~ in =the|=a|=your car, leave|leaving|left ~ in =the|=a|=your parked|locked|hot car
      `,
    },
    repellent: {
      things: `
        insect|bug|mosquito|midge|tick|fly repellent|repellant|spray, repellent, repellant, deet, picaridin, icaridin, citronella, permethrin,
        mosquito coil
      `,
    },
    eucalyptus_oils: {
      things: `
        essential oil, aromatherapy, diffuser, eucalyptus, lavender|peppermint|mint|clove|cinnamon|lemon|orange|chamomile|camomile|rosemary oil,
        thyme|pine|citronella|bergamot|frankincense|cedarwood|rose|geranium|tea oil, tea tree, teatree, drops of ~ lavender|peppermint|chamomile,
        menthol, camphor, vicks, vapor|vapour rub, vaporub, tiger balm, scented|fragrance|fragrant|aromatic oil
      `,
    },
    extreme_weather: {
      things: `
        heat wave|warning|advisory|alert, heatwave, sweltering, scorcher,
        sweltering|scorching|blistering|extreme|searing|blazing heat|hot|day|afternoon|temperature|weather, windchill,
        wind chill of|below|under|minus, hottest day, frostbite, blizzard, snowstorm, bitter|arctic|severe|extreme cold|frost, polar vortex,
        deep freeze,
        ice bath|plunge|swim|swimming, polar plunge, snow|ice bathing, icy|freezing|iced|ice cold shower|dip|plunge,
        hottest|coldest part|hours|time|days =of, hottest hours, in =this|=the =blazing|=scorching|=terrible heat|heat, triple digit|digits,
        heat index
      `,
      together: [
        {
          one: `
            swimsuit, bathing suit, swimming trunks, swimwear, bikini, strip|stripped|stripping|undress to|off|down|=and,
            bare|bared chest|chested|skin|legs, shirtless, barefoot =in|=through|=on,
            tip|pour|throw|splash|dunk|jump|dip|tipping|pouring ~ icy|freezing|iced|ice, soaked|drenched|wet =to|=through|clothes|socks,
            coat|jacket|glove off, without =a|=your coat|jacket
          `,
          other: `
            snow, snowy, frost, frosty, shiver|shivers|shivering, below zero|freezing, subzero, frozen lake|pond|river, ice =hole
          `,
        },
        {
          one: `
            =32|=33|=34|=35|=36|=37|=38|=39|=40|=41|=42|=43|=44|=45 c|celsius|degree|centigrade,
            =90|=91|=92|=93|=94|=95|=96|=97|=98|=99|=100|=101|=102|=103|=104|=105|=106|=108|=110|=115 f|fahrenheit,
            =91|=92|=93|=94|=95|=96|=97|=98|=99|=100|=102|=104|=105|=108|=110|=115 degree,
            thirty two|three|four|five|six|seven|eight|nine degree|celsius, forty|hundred degree|celsius,
            ninety degree|fahrenheit =heat|=outside|=outdoors|=day|=weather|=fahrenheit,
            ninety five degree|fahrenheit =heat|=outside|=outdoors|=day|=weather|=fahrenheit
          `,
          other: `
            outside, outdoors, outdoor, park, garden, yard, backyard, walk|walking, hike|hiking, playground, beach, run|running, ride|riding, sun,
            sunny, weather, picnic, field, football, soccer, match, forest, trail
          `,
        },
        {
          one: `
            minus =15|=16|=17|=18|=19|=20|=22|=25|=28|=30|=35|=40|fifteen|sixteen|eighteen|twenty|thirty,
            =15|=20|=25|=30|=40|=15|fifteen|twenty|thirty below, =15|=20|=25|=30|=40|=15|fifteen|twenty|thirty degree below, subzero, sub zero
          `,
          other: `
            outside, outdoors, outdoor, park, garden, yard, backyard, walk|walking, hike|hiking, playground, beach, run|running, ride|riding,
            weather, cold, snow, sledge, sledding, skate|skating, forest, trail
          `,
        },
      ],
    },
    unsafe_skin_paint: {
      things: `
        black|dark|hair|instant henna, henna stone, ppd, paraphenylenediamine,
        unlabelled|unlabeled|unmarked|unknown|homemade face|body|facepaint|makeup,
        unlabelled|unlabeled|unmarked|unknown|homemade face|body|facepaint|makeup paint,
        face|body paint =without|=with|=no|=whose ~ label|ingredients,
        acrylic|craft|poster|permanent|tempera|oil|enamel|house face|body paint|painting
      `,
      together: [
        {
          one: `
            acrylic, craft|oil|enamel|fabric|spray|wall|house|metallic|window|glass paint, permanent|board|whiteboard marker, sharpie, marker pen,
            felt tip
          `,
          other: `
            on|onto|over|across =the|=your|=his|=her|=their|=each|=childs|=babys|=bare face|cheek|skin|forehead|nose,
            on|onto|over|across =the|=your|=his|=her|=their|=each|=childs|=babys|=bare body|belly|tummy|arm|back,
            paint|painting|decorate =the|=your|=his|=her|=their|=childs|=each face|cheek|skin|body|belly|arm, face|body painting, skin
          `,
        },
        {
          one: 'henna',
          other: 'black, dark, hair, dye, instant, quick, cheap, market, unlabelled, unlabeled, stall',
        },
      ],
    },
    eyes_covered_moving: {
      things: 'blind walk|race|tag|mans, blindmans, blind man =buff|=bluff|=s, pin =the tail, pinata =blindfolded',
      together: [
        {
          one: `
            blindfold, blindfolded, eyes|face ~ covered|wrapped|tied|bound,
            hat|beanie|hood|box|bucket|bag|pillowcase ~ over =your|=their|=his|=her|=the =eyes|=face|=head,
            pull ~ over =your|=their|=his|=her|=the =eyes,
            eyes =tightly|=squeezed =shut|=closed, without =looking|=peeking|=seeing, cannot|cant =see
          `,
          other: `
            =walk|=walks|=walking|=waddle|=toddle|=totter|=march|=stroll|=wander,
            come|comes|coming|find|finds|finding =to|=toward|=towards|=you|=your|=mom|=dad|=the =way, =toward|=towards =you|=your|=the,
            cross|crosses|crossing =the, =race|=races|=relay, =steps =forward|=toward|=to, across =the =room|=grass|=yard|=garden|=floor|=hall
          `,
        },
        {
          one: `
            blindfold, blindfolded, blindfolding, sleep|eye mask, eyes closed|shut|covered|bandaged,
            eyes =are|=stay|=still|=tightly|=firmly closed|shut|covered, closed|covered|bandaged eyes,
            scarf|cloth|bandana|mask|hood ~ over|around|across ~ eyes, cover ~ eyes ~ scarf|cloth|bandana|mask,
            close|shut|cover =your|=their|=his|=her|=both eyes =and|=then|=while =walk|=step|=go|=run|=move|=crawl|=spin|=hop
          `,
          other: `
            walk|walking, =run|=runs|=running, step|stepping =forward|=over|=into|=onto|=along|=across|=through, crawl|crawling, hop|hopping,
            jump|jumping, climb|climbing, chase|chasing, =tag, dance|dancing, spin|spinning, move|moving, balance|balancing, obstacle,
            lead|guide|guiding|led, forwards, backwards, follow|following =the|=a|=your rope|string|voice|sound
          `,
        },
      ],
    },
    eyes_covered_hazard: {
      together: [
        {
          one: `
            blindfold, blindfolded, blindfolding, sleep|eye mask, eyes closed|shut|covered|bandaged,
            eyes =are|=stay|=still|=tightly|=firmly closed|shut|covered, closed|covered|bandaged eyes,
            scarf|cloth|bandana|mask|hood ~ over|around|across ~ eyes, cover ~ eyes ~ scarf|cloth|bandana|mask,
            close|shut|cover =your|=their|=his|=her|=both eyes =and|=then|=while =walk|=step|=go|=run|=move|=crawl|=spin|=hop
          `,
          other: `
            barefoot, bare foot|feet, shoes off, without shoes,
            walk|walking|step|stepping|run|move|go|jump|crawl|skip backwards|backward, stairs,
            staircase, stairway, down|up =the =steps, flight of, uneven =ground,
            walk|walking|step|stepping|run|running|crawl|hop|jump|climb ~ pond|pool|stream|river|lake|creek|sea|water|road,
            walk|walking|step|stepping|run|running|crawl|hop|jump|climb ~ street|curb|kerb|slope|rocks|cliff|ledge|edge, cycle|cycling,
            ride ~ bike|scooter, skate|skating, edge of =the|=a pool|pond|water|road|stairs|cliff|platform|dock|jetty|pavement
          `,
        },
      ],
    },
    social_media: {
      things: `
        hashtag, livestream, live stream, go|going live on, instagram|facebook|youtube|tiktok story|reel|live|post|account|channel, vlog, influencer
      `,
      together: [
        {
          one: `
            post|posting|posted, share|sharing|shared, upload|uploading|uploaded, publish|publishing|published, photo, picture, selfie, name, face,
            video, clip, recording, tag, followers
          `,
          other: `
            social media|network|account, instagram, insta, facebook, tiktok, snapchat, twitter, youtube, pinterest, reddit, discord, online,
            whatsapp status|group, followers, on|to =your|=a|=the|=our blog, internet
          `,
        },
      ],
    },
    ranking: {
      things: `
        autism, autistic, adhd, =asd, asperger, dyslexia, dyslexic, dyspraxia, dyscalculia, neurodivergent, tourette, hyperactivity, =iq,
        intelligence quotient|test, percentile, centile, =genius, prodigy, retarded, retardation, diagnos*, misdiagnos*, undiagnosed, abnormal*,
        red|warning flag|sign for|of|that|if, red flags, cause|reason for concern,
        developmental|development|speech|language|motor|cognitive delay|delayed|disorder|disability|deficit|impairment|lag,
        developmental|development|speech|language|motor|cognitive gap|screening|screener|test|assessment|score|checklist,
        learning|growth|intellectual|behavioural|behavioral|milestone delay|delayed|disorder|disability|deficit|impairment|lag,
        learning|growth|intellectual|behavioural|behavioral|milestone gap|screening|screener|test|assessment|score|checklist,
        delayed speech|development|language|walking|talking|growth|motor|child|for|in|compared,
        delay in speech|development|language|growth|talking|walking, late|slow talker|walker|bloomer|learner|developer,
        behind|ahead|advanced|delayed|immature|slow|backward for his|her|their|your|its age,
        behind|ahead of other|others|peers|schedule|age|classmates|kids|children,
        behind|ahead of his|her|their age|peers|class|classmates|siblings|friends,
        fall|falling|fell|lag|lagging|is|are behind =in|=other|=his|=her|=their =speech|=language|=development|=reading,
        fall|falling|fell|lag|lagging|is|are behind =in|=other|=his|=her|=their =milestones|=motor|=talking,
        seem|far|fallen|be|being|not|developmentally behind =in|=other|=his|=her|=their =speech|=language|=development|=reading,
        seem|far|fallen|be|being|not|developmentally behind =in|=other|=his|=her|=their =milestones|=motor|=talking,
        fall|falling|fell|lag|lagging|is|are behind =in|=other|=his|=her|=their =peers|=others|=children|=age|=kids|=classmates,
        seem|far|fallen|be|being|not|developmentally behind =in|=other|=his|=her|=their =peers|=others|=children|=age|=kids|=classmates,
        behind other|others|peers|schedule|children|classmates, behind his|her|their peers|age|classmates,
        fall|falling|fell|lag|lagging|developmentally behind,
        smarter|cleverer|brighter|slower|weaker|better|faster|quicker than ~ other|others|peers|classmates|siblings,
        smarter|cleverer|brighter|slower|weaker|better|faster|quicker than ~ average|age|kids|children, more advanced|mature|intelligent|gifted than,
        gifted child|kid|baby|toddler|and|learner, giftedness, above|below average|normal|norm, normal|average|advanced for ~ age,
        normal|healthy development|range|child|children|kid, normally|typically developing|developed,
        compare|comparing|rank|ranking|grade|grading|score ~ child|children|toddler|baby|kid|siblings|twins with|to|against|by|on,
        compare =your|=the child|children|kid|toddler|baby|infant|boy|girl|son|daughter,
        should already|=by ~ walk|talk|walking|talking|crawl|count|read|speak|know, by =this|=that|=now age ~ should|must,
        missed|missing|misses ~ milestone, despite limitation|disability|condition|handicap|delay|disorder|difficulty|impairment,
        despite his|her|their|the|any|your limitation|disability|condition|handicap|delay|disorder|difficulty|impairment,
        screen|screening|test|testing|assess ~ for|of|your|the ~ delay|autism|intelligence|disorder|adhd,
        assessing|assessment|evaluate|check ~ for|of|your|the ~ delay|autism|intelligence|disorder|adhd,
        screen|screening|test|testing|assess ~ for|of|your|the ~ dyslexia|iq|maturity|readiness|abnormality,
        assessing|assessment|evaluate|check ~ for|of|your|the ~ dyslexia|iq|maturity|readiness|abnormality,
        developmental|mental|reading|speech|bone age, learning difficulty|disability, handicapped, mentally disabled, suffer|suffering from,
        consult|see|ask|refer|seek ~ doctor|specialist|paediatrician ~ if ~ not|cannot|cant|doesnt|fails|unable|delay|behind,
        consult|see|ask|refer|seek ~ pediatrician|therapist|psychologist ~ if ~ not|cannot|cant|doesnt|fails|unable|delay|behind
      `,
      together: [
        {
          one: `
            delayed, lagging, behind schedule|others|peers, screen|screening for, symptom, disorder, deficit, syndrome, abnormality, warning sign,
            worrying sign
          `,
          other: 'child, children, development, developmental, age, toddler, baby, milestone, kid, peers, classmates',
        },
      ],
    },
    water: {
      mild: `
        puddle, sprinkler, hose, hosepipe, washing up, at|in|into|over =the|=a sink, water play|table|tray|bin|gun|pistol|wall|race|channel|painting,
        bubble|foot bath, shower, splash|splashing, basin|bucket|tub|tray|bowl|pail|pan|pot|bin of|with|full ~ water, filled with ~ water,
        fill|filling|pour|pouring|scoop|squeeze|squirt|spray|empty|carry ~ water,
        warm|cold|soapy|shallow|cool|clean|clear|coloured|colored|bath|lukewarm|running water, in|into|under|onto|through|on =the|=some|=their water,
        wash|washing ~ toy|doll|dish|car|clothes|hair|baby|fruit|vegetables, float|floating =or|=and|=on
      `,
    },
    open_water: {
      mild: `
        pool, poolside, swim|swimming, river, riverbank, lake, pond, stream, creek, canal, fountain, waterfall, seaside, seashore, beach, ocean,
        at|by|to|in|into|near|from =the =sea, paddling, wading, hot tub, jacuzzi, tide, tidal, bath, bathe|bathing, bathtub, =tub|=tubs of|with|full,
        jetty, harbour, harbor, bathwater, swimsuit, splash pad, surfing
      `,
    },
    boats: {
      mild: `
        canoe|canoeing, kayak*, rowboat, rowing boat, dinghy, ferry, pedalo, motorboat, sailboat, paddleboard, paddle boat|board,
        boat|boating ride|trip|tour, in|into|on|onto|aboard =the|=a|=your boat|ship|raft, rafting, =sailing, rowing =across|=the|=a
      `,
    },
    eating: {
      mild: `
        eat|eating|eaten, taste|tasting|tasted, snack|snacking, bite|biting, nibble|nibbling, chew|chewing, lick|licking, swallow, meal, lunch,
        breakfast, dinner, supper, picnic, feed|feeding ~ banana|puree|porridge|spoon|fruit|solids|yoghurt|yogurt,
        serve|serving|offer ~ food|fruit|soup|snack|bread
      `,
    },
    cords: {
      mild: `
        string, ribbon, yarn, rope, cord, shoelace, =lace|=laces, twine, =wool, streamer, elastic, lanyard, scarf, leash, washing|clothes line,
        clothesline, =thread|=threads
      `,
    },
    wheels: {
      mild: `
        =bike|=bikes|=biking, bicycle, cycling, =scooter|=scooters, skate|skating, skateboard*, tricycle, =trike|=trikes, rollerblade*, rollerskate*,
        inline, hoverboard, pedal|pedalling|pedaling
      `,
    },
    heights: {
      mild: `
        climb|climbing|climbed, clamber|clambering, monkey bars, jungle gym, bouldering, swing|swinging, =slide|=slides =down|=at|=in|=on|=and,
        playground, =the =slide, seesaw, treehouse, tree house, ladder, zipline, zip line, high rope, jump|jumping|leap from|off|down
      `,
    },
    balancing: {
      mild: `
        balance|balancing on|along|across|over, balance beam|board|log, slackline, tightrope, stilts, stepping stones, stand|standing on one|tiptoe,
        wobble board, unicycle, handstand, walk|walking along|on|across =the|=a wall|log|kerb|curb|beam|plank|line|rope,
        walk|walking along|on|across =the|=a low wall|log|kerb|curb|beam|plank|line|rope, blindfold|blindfolded, eyes closed|shut|covered,
        close|shut|cover eyes, close|shut|cover your|his|her|their eyes, closed eyes
      `,
    },
    mammals: {
      mild: `
        dog, doggy, puppy, cat, kitten, horse, pony, cow, calf, goat, sheep, lamb, pig, piglet, rabbit, bunny, guinea pig, hamster, gerbil, donkey,
        alpaca, llama, ferret, petting zoo, pet|city|open|working|dairy farm|zoo, farm visit|animal, =stables, =zoo, horseback, riding lesson|school,
        feed|feeding|stroke|stroking|pet|petting =the|=a|=an animal
      `,
    },
    long_grass: {
      mild: `
        woods, woodland, forest, bushes, undergrowth, thicket, bracken, long|tall|high|deep grass, meadow, heath, hedge, hedgerow, scrub,
        leaf litter, hiking|forest|woodland|nature trail|path
      `,
    },
    traffic: {
      mild: `
        street, road, roadside, crosswalk, zebra crossing, cross|crossing =the|=a|=at =street|=road|=traffic|=crosswalk|=light|=junction, sidewalk,
        pavement, traffic, kerb, curb, car park, parking lot, driveway, bus stop, neighbourhood|neighborhood walk|stroll,
        walk|walking|stroll ~ block|town|city|neighbourhood|neighborhood
      `,
    },
  },
  innocent: `
    popcorn ceiling|jump, hot air balloon, balloon breath|breathing, like =a balloon, belly|tummy button, button nose|mushroom,
    press|push|pressing|pushing|tap the|a|that|each|your button, press|push|pressing|pushing|tap the|a|that|each|your _ button,
    play|start|stop|pause|power button, marble cake|floor|countertop|statue, coin purse,
    small|little|tiny ball of dough|clay|playdough|paper|foil|yarn, giant|jumbo|huge|large|big|foam pompom|dice, large|big|jumbo pom pom,
    grape coloured|colored|purple, cherry tree|blossom|red|wood, ice cube tray|mould|mold, lolly|lollipop|lollypop stick, honey coloured|colored|bee,
    balloon whisk, like =a snail shell, =screws =it|=them|=on|=tight, blade of grass, blades of grass, grass blade,
    toy|play|cardboard stove|oven|cooker|kettle|toaster|microwave, oven mitt|glove, petrol station|pump, pine|fir|compass needle, candle pose,
    fire truck|engine|fighter|station|brigade|crew|drill|hydrant|exit|alarm|department|hose|helmet, breathe|breathing|spit fire,
    firework painting|picture|art, paint|draw|drawn|painted|paper|chalk firework, paint|draw|drawn|painted|paper|chalk a firework,
    toy|rubber|plastic|plush|stuffed|wooden|paper|felt|puppet|origami frog|turtle|snake|chicken|chick|hen|lizard|tortoise,
    frog|chicken|snake pose|jump|hop|dance, out of|from direct sun|sunlight, out of|from the direct sun|sunlight, away from direct sun|sunlight,
    away from the direct sun|sunlight, without direct sun|sunlight, window|place|spot|room with no direct sun|sunlight,
    syringe without needle, syringe without a needle, =crayon =walk|=walks, =music =walks, lunar eclipse, eclipse of =the moon,
    laser tag|maze|printer, video call|chat, delayed gratification, after|before|between|until nap|sleep|bedtime|naptime,
    after|before|between|until a|the|her|his|their|each nap|sleep|bedtime|naptime
  `,
  undoable: {
    wheelchair: `
      clamber|clambers|clambering, scramble|scrambles, stomp|stomps|stomping, trampoline, hopscotch, squat|squats, tumble|tumbles, skate|skates,
      climb|climbs|climbing, run|runs|running =to|=around|=across|=back|=fast|=and|=from|=up|=down|=as|=in|=over, sprint|sprints|sprinting,
      jump|jumps|jumping, hop|hops|hopping, skip|skips|skipping =to|=around|=across|=over|=rope|=along|=down, leap|leaps|leaping, ladder,
      crawl|crawls|crawling, kneel|kneels|kneeling, tiptoe, stand|stands =up|=on|=in|=with|=like, stairs|staircase, upstairs|downstairs,
      hike|hikes|hiking, on one leg|foot, somersault, cartwheel, kick|kicks|kicking, race|races =to|=each, chase|chases
    `,
    walking_aid: `
      clamber|clambers|clambering, scramble|scrambles, hopscotch, trampoline, skate|skates,
      climb|climbs|climbing, run|runs|running =to|=around|=across|=back|=fast|=and|=from|=as, sprint|sprints|sprinting, jump|jumps|jumping,
      hop|hops|hopping, leap|leaps|leaping, on one leg|foot, somersault, cartwheel, skip|skipping =rope, chase|chases, ladder
    `,
    hands_need_help: `
      thread|threading ~ needle|bead|beads, tie|tying|make ~ tiny|tight|small|fiddly knot|knots, tiny|tight|fiddly knot|knots,
      without ~ help|hand from,
      no help ~ allowed|from
    `,
    blind: `
      look|looks|looking at|closely|for|around|through|into|carefully, spot|spots =the|=a|=three|=five|=ten|=as, watch|watches =the|=a|=how|=it|=them,
      =draw|=draws|=drawing, colour|color|colours|colors in|match|sort|by|hunt|mixing, match|sort ~ colour|color|colours|colors,
      spot =the differences|difference, find =the differences|difference, camera, photograph|photographs, wordsearch, word search, maze|mazes,
      picture|pictures|photo|photos, mirror|mirrors, shadow|shadows, comic|comics, puzzle|puzzles, =read|=reads, telescope, binoculars
    `,
    deaf: `
      listen|listens|listening, hum|hums|humming, lullaby|lullabies, karaoke, sing|sings|singing,
      song|songs, music, melody, rhyme|rhymes|rhyming, hear|hears|hearing, whisper|whispers
    `,
    noise_sensitive: 'drum|drums|drumming, cymbal|cymbals, loud|loudly|louder, shout|shouts|shouting, scream|screams|screaming, bang|bangs|banging',
    light_sensitive: 'strobe, flashing|flicker|flickering light|lights, disco ball|light|lights',
    touch_sensitive: `
      mud|muddy, finger paint|paints|painting, fingerpaint|fingerpaints, slime, goo|gooey, sticky dough|clay|hands, squish|squishes|squishing,
      bare hands|feet, barefoot, wet clay, shaving foam
    `,
    few_words: 'riddle|riddles, tongue twister|twisters, rhyme|rhymes|rhyming, tell =jokes',
  },
  balls: 'ball, sphere, orb, bouncer, globe',
  units: {
    mm: '=mm|=millimetre|=millimetres|=millimeter|=millimeters',
    cm: '=cm|=cms|=centimetre|=centimetres|=centimeter|=centimeters',
    inch: '=in|=inch|=inches|=ins',
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
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    half: 0.5,
    quarter: 0.25,
  },
}
