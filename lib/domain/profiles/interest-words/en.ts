/** English phrases for each tag; the first is its name. */
import type { Tag } from '#lib/domain/platform/vocabulary'

export const english: Readonly<Record<Tag, string>> = {
  animals: 'animals, animal, creatures, critters, zoo, zoos, zoo animals, petting zoo, baby animals, wildlife park',
  ants: 'ants, ant, anthill, anthills, ant hill, ant farm',
  art: 'art, arts, arts and crafts, arts & crafts, crafts, craft, crafting, artist, artists, artistic, artwork, making art, museum of art, handicraft, handicrafts',
  babies: 'babies, baby, newborn, newborns, baby brother, baby sister, new baby, baby care',
  baking: 'baking, bake, bakes, bakery, baker, cake, cakes, cupcake, cupcakes, cookie, cookies, muffins, bread, making bread, dough, pastry',
  ball_games:
    'ball games, ball game, ball, balls, ballgames, throwing and catching, playing catch, volleyball, tennis, baseball, dodgeball, table tennis, ping pong, handball, bowling',
  basketball: 'basketball, basket ball, basketballs, nba, shooting hoops',
  beach: 'the beach, beach, beaches, sea, seaside, seashore, coast, surfing, surf, shells, seashells, seashell, sea shells',
  bees: 'bees, bee, honeybee, honeybees, honey bees, bumblebee, bumblebees, beehive, beekeeping, honey',
  birds:
    'birds, bird, birdwatching, bird watching, owl, owls, parrot, parrots, duck, ducks, eagle, eagles, penguin, penguins, pigeons, feathers, nests',
  blocks: 'blocks, block, wooden blocks, toy blocks, building blocks, cubes, stacking cups, stacking toys',
  board_games: 'board games, board game, boardgames, boardgame, tabletop games, chess, checkers, monopoly, dominoes, snakes and ladders, backgammon',
  boats: 'boats, boat, ship, ships, sailing, sail, sailboat, sailboats, canoe, kayak, submarine, submarines, titanic',
  books: 'books, book, reading, read, reads, picture books, picture book, library, libraries, bookworm, reader',
  bricks: 'bricks, brick, toy bricks, lego, legos, lego bricks, duplo',
  bridges: 'bridges, bridge, building bridges',
  bubbles: 'bubbles, bubble, soap bubbles, blowing bubbles, foam',
  building:
    'building, build, builds, builder, builders, constructing, construction, construction toys, construction sets, construction site, construction sites, constructions, engineering, engineer, engineers, lego, legos, lego bricks, magnetic tiles, magna tiles, magnatiles, architecture, architect, dens, den building, blanket forts, fort, forts',
  buses: 'buses, bus, school bus, school buses, double decker, bus driver, bus drivers',
  butterflies: 'butterflies, butterfly, moth, moths, caterpillar, caterpillars, cocoon',
  camping: 'camping, camp, camps, campfire, campfires, tent, tents, scouts, sleeping bag',
  card_games: 'card games, card game, playing cards, cards, deck of cards, trading cards, pokemon cards, collectible cards',
  cars: 'cars, car, race cars, race car, racing cars, racing car, toy cars, toy car, racecars, racecar, hot wheels, automobile, automobiles, formula 1, formula one',
  castles: 'castles, castle, knight, knights, medieval, kings and queens, fortress',
  cats: 'cats, cat, kitten, kittens, kitty, kitties, kittycat',
  chemistry: 'chemistry, chemical, chemicals, chemical reactions, chemist, potions, potion, potion making, acids',
  climbing: 'climbing, climb, climbs, climber, rock climbing, wall climbing, climbing wall, climbing frame, climbing trees, bouldering, monkey bars',
  clay: 'clay, play dough, playdough, play doh, playdoh, plasticine, pottery, ceramics, modelling clay, modeling clay, salt dough',
  collage: 'collage, collages, cutting and sticking, cutting and gluing, gluing, glueing, sticking, cut and paste, scrapbooking, stickers',
  collecting: 'collecting, collect, collects, collector, collection, collections, stamps, treasures',
  color_mixing: 'mixing colors, color mixing, colour mixing, mixing colours, mixing paint, mixing paints, mix colors, mix colours',
  colors: 'colors, color, colour, colours, rainbow, rainbows, colorful, colourful',
  comics: 'comics, comic, comic books, comic book, manga, cartoons, cartoon, graphic novels, graphic novel, comic strips',
  cooking:
    'cooking, cook, cooks, chef, chefs, kitchen, recipes, recipe, play kitchen, toy kitchen, mud kitchen, helping in the kitchen, pizza making, making pizza',
  counting: 'counting, count, counts, counting to ten, counting things',
  cultures: 'cultures, culture, customs, traditions, other countries, world cultures, folk tales, folklore, indigenous peoples',
  cycling:
    'cycling, bike, bikes, biking, bicycle, bicycles, tricycle, tricycles, cycle, balance bike, balance bikes, mountain biking, cyclist, scooter, scooters, bike rides',
  dancing: 'dancing, dance, dances, dancer, dancers, ballet, ballerina, ballerinas, hip hop, zumba',
  diggers:
    'diggers, digger, excavator, excavators, bulldozer, bulldozers, crane, cranes, tractor, tractors, construction vehicles, construction trucks, construction machines, backhoe, backhoes, dump truck, dump trucks',
  dinosaurs:
    'dinosaurs, dinosaur, dino, dinos, t-rex, trex, tyrannosaurus, triceratops, stegosaurus, velociraptor, jurassic, jurassic park, jurassic world, fossil, fossils, paleontology',
  doctors: 'doctors, doctor, playing doctor, nurse, nurses, hospital, hospitals, dentist, dentists, vet, vets, veterinarian, medicine',
  dogs: 'dogs, dog, puppy, puppies, pup, pups, doggy, doggies, doggie, paw patrol',
  dolls: 'dolls, doll, dollhouse, doll house, dolls house, dollhouses, barbie, barbies, baby dolls, baby doll, paper dolls, teddy bears, teddy bear',
  dragons: 'dragons, dragon, baby dragons, dungeons and dragons',
  drawing:
    'drawing, draw, draws, drawings, sketching, sketch, doodling, doodle, doodles, coloring, colouring, coloring in, colouring in, coloring books, colouring books, coloring book, colouring book, crayons, crayon, pencils, chalk, scribbling',
  dressing_up: 'dressing up, dress up, dress-up, dresses up, costumes, costume, disguises, disguise, masks, face painting',
  drums: 'drums, drum, drumming, drummer, drum kit, percussion, banging pots',
  electricity: 'electricity, electric, electrical, circuits, circuit, batteries, light bulbs, magnets and batteries, electronics',
  environment:
    'the environment, environment, ecology, climate, climate change, protecting nature, saving the planet, save the planet, sustainability, pollution',
  experiments: 'experiments, experiment, experimenting, science experiments, science experiment, lab, laboratory',
  explorers:
    'explorers, explorer, exploring, explore, explores, exploration, adventure, adventures, expedition, expeditions, discovering, indiana jones',
  fairies: 'fairies, fairy, tooth fairy, elves, elf, gnomes, pixies, fairy garden, fairy gardens, tinkerbell, unicorn, unicorns, mermaid, mermaids',
  family: 'family, families, grandparents, grandma, grandpa, grandmother, grandfather, siblings, family tree, playing house',
  farm: 'the farm, farm, farms, farmer, farmers, farming, farm animals, farm animal, cow, cows, sheep, goat, goats, pig, pigs, chickens, chicken coop, barn',
  fashion:
    'fashion, clothes, clothing, outfits, outfit, fashion design, designing clothes, styling, makeup, make up, hair styling, hairdresser, nail polish',
  firefighters:
    'firefighters, firefighter, fireman, firemen, fire fighters, fire fighter, fire truck, fire trucks, firetruck, firetrucks, fire engine, fire engines, fire station, fireman sam',
  fish: 'fish, fishes, fishing, aquarium, aquariums, goldfish, fish tank, clownfish',
  flowers: 'flowers, flower, roses, sunflower, sunflowers, tulips, bouquets, daisies',
  flying: 'flying, fly, flies, flight, wings, hot air balloon, hot air balloons, parachute, parachutes, gliders, drone, drones',
  food: 'food, foods, eating, eat, eats, snacks, ice cream, ice-cream, icecream, ice lolly, ice lollies, popsicles, pizza, pasta, chocolate, picnic, picnics, tasting, tasting food, hot dogs, hot dog',
  football: 'football, soccer, footballs, footballer, american football, messi, ronaldo, world cup, goalkeeper',
  forest: 'the forest, forest, forests, woods, woodland, woodlands, jungle, rainforest, rainforests, forest school',
  friendship: 'friendship, friend, friends, making friends, best friend, best friends, playdates, playing with others, playing with other children',
  fruit: 'fruit, fruits, apple, apples, banana, bananas, strawberries, strawberry, berries, oranges, watermelon',
  gardening: 'gardening, garden, gardens, gardener, planting, seeds, sowing, growing things, watering plants, watering the plants, greenhouse',
  geography: 'geography, countries, flags, flag, capitals, capital cities, continents, continent, globe, world flags',
  gymnastics: 'gymnastics, gymnast, gymnasts, acrobatics, tumbling, cartwheels, cartwheel, somersaults, trampolining, handstands, circus',
  history:
    'history, ancient egypt, egypt, egyptians, mummies, pyramids, romans, vikings, ancient rome, ancient greece, archaeology, archeology, museum, museums, the past, stone age, cavemen',
  holidays:
    'holidays, holiday, christmas, hanukkah, chanukah, easter, halloween, purim, passover, birthdays, birthday, birthday parties, celebrations, party, parties, eid, diwali, santa',
  horses: 'horses, horse, pony, ponies, horse riding, horseback riding, riding horses, foals, my little pony, donkeys',
  human_body: 'the human body, human body, body, bodies, anatomy, skeleton, skeletons, bones, teeth, muscles, how the body works',
  ice: 'ice, icicles, icicle, freezing, frozen water, ice cubes, ice cube, ice experiments',
  insects:
    'insects, insect, bugs, bug, creepy crawlies, mini beasts, minibeasts, beetle, beetles, ladybug, ladybugs, ladybird, ladybirds, dragonflies, dragonfly, grasshoppers, worms, worm, snails, snail, fireflies, firefly',
  instruments:
    'musical instruments, musical instrument, instruments, instrument, piano, guitar, violin, flute, ukulele, xylophone, recorder, trumpet, keyboard, cello, bells, wind instruments',
  inventions: 'inventions, invention, inventing, invent, invents, inventor, inventors, gadgets, tinkering',
  jewelry:
    'jewelry, jewellery, beads, bead, beading, bracelets, bracelet, necklace, necklaces, rings, friendship bracelets, friendship bracelet, gems',
  jokes: 'jokes, joke, joking, humor, humour, funny things, being silly, clowns, clown, pranks, silly jokes',
  jumping:
    'jumping, jump, jumps, hopping, hop, hops, skipping, skipping rope, jump rope, trampoline, trampolines, bouncing, bouncy castle, hopscotch',
  kites: 'kites, kite, flying kites, flying a kite, fly a kite, kite flying',
  languages: 'languages, language, foreign languages, foreign language, spanish, english, hebrew, french, sign language, bilingual',
  letters: 'letters, letter, alphabet, abc, abcs, spelling, phonics',
  light_shadow:
    'light and shadow, lights, shadows, shadow, light, flashlight, flashlights, torches, shadow play, light play, light table, sensory lights',
  machines: 'machines, machine, engines, engine, motors, motor, gears, how things work, washing machine, mechanics, taking things apart, levers',
  magic: 'magic, magic tricks, magic trick, magician, magicians, wizard, wizards, witches, witch, harry potter',
  maps: 'maps, map, compass, atlas, treasure map, treasure maps, orienteering',
  math: 'math, maths, mathematics, arithmetic, adding, addition, sums, multiplication, algebra, geometry, mental math',
  mirrors: 'mirrors, mirror, reflections, kaleidoscope, looking in the mirror',
  monsters: 'monsters, monster, ghosts, ghost, zombies, zombie, vampires, godzilla, aliens and monsters, trolls',
  moon: 'the moon, moon, moons, moon landing, full moon, lunar',
  mud: 'mud, muddy, mud pies, mud play, muddy puddles, mud puddles, playing in the dirt, dirt',
  music: 'music, musical, songs and music, listening to music, melodies, concerts, concert, rock music, classical music, musician, band',
  mysteries:
    'mysteries, mystery, detective, detectives, spies, spy, secret agents, secret agent, secret codes, secret code, codes, clues, escape room, escape rooms',
  nature:
    'nature, outdoors, the outdoors, natural world, nature walks, nature walk, hiking, hike, hikes, wildlife, national parks, mountains, mountain, rivers, river, leaves',
  numbers: 'numbers, number, digits, numerals',
  origami: 'origami, paper folding, folding paper, paper cranes, paper crane',
  painting:
    'painting, paint, paints, paintings, finger painting, finger paint, finger paints, fingerpainting, watercolor, watercolors, watercolour, watercolours, painter',
  paper:
    'paper, cardboard, paper crafts, papercraft, paper planes, paper plane, paper airplanes, paper airplane, cardboard boxes, cardboard box, cutting paper, tearing paper',
  patterns: 'patterns, pattern, mandalas, mandala, tessellations, symmetry, mosaics, mosaic',
  pets: 'pets, pet, hamster, hamsters, guinea pig, guinea pigs, rabbit, rabbits, bunny, bunnies, gerbils, pet care',
  photography:
    'photography, photos, photo, photographs, taking pictures, taking photos, camera, cameras, photographer, film making, making movies, making videos',
  physics: 'physics, gravity, forces, magnets, magnet, magnetism, pendulums, ramps, marble runs, marble run',
  pirates: 'pirates, pirate, pirate ship, pirate ships, captain hook, jack sparrow',
  planes:
    'planes, plane, airplane, airplanes, aeroplane, aeroplanes, aircraft, airport, airports, pilot, pilots, helicopter, helicopters, jets, jet, paper planes, paper plane, paper airplanes, paper airplane',
  planets: 'planets, planet, solar system, saturn, jupiter, mars, neptune, uranus, pluto',
  plants: 'plants, plant, cactus, cacti, botany, moss, seedlings, house plants, houseplants, carnivorous plants',
  poetry: 'poetry, poems, poem, rhymes, rhyme, rhyming, nursery rhymes, nursery rhyme, poet',
  princesses:
    'princesses, princess, disney princess, disney princesses, queens, queen, prince, cinderella, tiaras, crowns, rapunzel, snow white, sleeping beauty',
  puppets:
    'puppets, puppet, puppet show, puppet shows, puppet theatre, puppet theater, hand puppets, finger puppets, sock puppets, muppets, marionettes',
  puzzles: 'puzzles, puzzle, jigsaw, jigsaws, jigsaw puzzle, jigsaw puzzles, rubik, rubiks cube, tangram, sudoku, mazes, maze, brain teasers',
  rain: 'rain, raining, rainy, rainy days, puddles, puddle, jumping in puddles, umbrellas, umbrella, raindrops',
  recycling:
    'recycling, recycle, recycles, recycled, recycled materials, upcycling, junk modelling, junk modeling, garbage trucks, garbage truck, bin lorry, trash, rubbish',
  reptiles:
    'reptiles, reptile, snakes, snake, lizards, lizard, turtles, turtle, tortoise, tortoises, crocodiles, crocodile, alligators, chameleons, gecko, frogs, frog, amphibians',
  riddles: 'riddles, riddle, guessing games, guessing game, guessing, quizzes, quiz, trivia, i spy',
  robots: 'robots, robot, robotics, transformers, coding, programming, androids, wall-e',
  rockets: 'rockets, rocket, rocket ship, rocket ships, spaceships, spaceship, space ships, space shuttle, nasa',
  running: 'running, run, runs, runner, races, racing, race, chasing, chase, tag games, playing tag, jogging, obstacle course, obstacle courses',
  sand: 'sand, sandbox, sandpit, sandcastles, sandcastle, sand castles, sand castle, kinetic sand, sand play, sand pit, sand box',
  science: 'science, sciences, scientist, scientists, scientific, stem, biology, microscope, microscopes',
  sculpture: 'sculpture, sculptures, sculpting, sculpt, statues, statue, modelling, carving',
  sea_life:
    'sea life, sealife, sea animals, sea animal, sea creatures, marine life, marine animals, marine biology, ocean, oceans, ocean animals, under the sea, octopus, octopuses, jellyfish, crabs, crab, starfish, seahorse, seahorses, sea turtles, sea turtle, seals, coral, coral reefs',
  seasons: 'seasons, season, winter, summer, spring, autumn, four seasons',
  senses: 'senses, five senses, the five senses, smells, smelling, tastes, sense of touch, textures, texture',
  sewing: 'sewing, sew, sews, stitching, embroidery, embroider, needlework, quilting, cross stitch',
  shapes: 'shapes, shape, circles, triangles, squares, shape sorter, shape sorting, shape sorters',
  sharks: 'sharks, shark, baby shark, megalodon, great white',
  shopping: 'shopping, shop, shops, store, supermarket, playing shop, playing store, market, cash register, grocery store',
  singing: 'singing, sing, sings, singer, singers, song, songs, choir, karaoke, taylor swift',
  skating:
    'skating, skate, skates, skateboard, skateboards, skateboarding, roller skating, roller skates, rollerblades, rollerblading, ice skating, ice skates, figure skating',
  snow: 'snow, snowman, snowmen, snowballs, snowball, sledding, sledging, skiing, ski, snowflakes, snowboarding',
  space:
    'space, outer space, astronaut, astronauts, universe, galaxy, galaxies, astronomy, alien, aliens, star wars, black holes, black hole, cosmos, telescope',
  spiders: 'spiders, spider, tarantula, tarantulas, spider webs, spiderwebs, spider web, cobwebs, scorpions',
  sports: 'sports, sport, sporty, athletics, exercise, martial arts, karate, judo, taekwondo, hockey, rugby, cricket, olympics, golf, ice hockey',
  stars: 'stars, star, stargazing, star gazing, constellations, constellation, shooting stars, night sky',
  stones: 'stones, stone, rocks, rock, pebbles, pebble, minerals, crystals, crystal, gemstones, geology, rock collecting',
  stories:
    'stories, story, storytelling, tales, tale, fairy tales, fairy tale, fairytales, fairytale, bedtime stories, bedtime story, audiobooks, legends, myths, mythology',
  superheroes:
    'superheroes, superhero, super heroes, super hero, spiderman, spider-man, spidey, batman, superman, hulk, iron man, avengers, marvel, wonder woman, captain america, ninjas, ninja',
  swimming: 'swimming, swim, swims, swimmer, swimming pool, pool, pools, diving, snorkeling, snorkelling, swimming lessons',
  theater:
    'theater, theatre, acting, actor, actress, drama, drama club, putting on shows, plays and shows, performing, pretend play, role play, roleplay, make believe, improvisation',
  tools: 'tools, tool, hammer, hammers, screwdriver, screwdrivers, toolbox, tool box, tool bench, workbench, fixing things, repairing, repairs',
  towers: 'towers, tower, skyscrapers, skyscraper, eiffel tower, lighthouse, lighthouses',
  trains:
    'trains, train, train set, train sets, train tracks, railway, railways, railroad, locomotive, locomotives, steam trains, steam train, subway, metro, tram, trams, thomas the tank engine, choo choo',
  treasure_hunts:
    'treasure hunts, treasure hunt, treasure, scavenger hunt, scavenger hunts, hide and seek, hide-and-seek, easter egg hunt, egg hunt, geocaching, treasure hunting',
  trees: 'trees, tree, oak, acorns, acorn, pinecones, pine cones, tree house, treehouse, tree houses, treehouses',
  trucks:
    'trucks, truck, lorry, lorries, monster trucks, monster truck, fire truck, fire trucks, firetruck, firetrucks, fire engine, fire engines, garbage trucks, garbage truck, dump truck, dump trucks, semi trucks',
  vegetables:
    'vegetables, vegetable, veggies, veg, carrot, carrots, tomatoes, tomato, potatoes, potato, cucumbers, broccoli, vegetable garden, pumpkins, pumpkin',
  vehicles:
    'vehicles, vehicle, transport, transportation, things that go, anything with wheels, wheels, motorcycles, motorcycle, motorbikes, motorbike, ambulance, ambulances, police car, police cars, traffic',
  volcanoes: 'volcanoes, volcano, volcanos, lava, eruptions, magma, earthquakes',
  water:
    'water, water play, waterplay, playing with water, splashing, bath, baths, bath time, bathtime, sprinkler, sprinklers, water balloons, pouring water, water guns, fountains',
  weather: 'weather, storms, storm, thunder, lightning, tornadoes, tornado, hurricanes, sun, sunshine, clouds, cloud, meteorology, thermometers',
  weaving: 'weaving, weave, loom, looms, knitting, knit, crochet, crocheting, macrame, braiding, yarn, wool, pom poms',
  whales: 'whales, whale, dolphins, dolphin, orca, orcas, blue whale, killer whale, killer whales',
  wild_animals:
    'wild animals, wild animal, safari, lions, lion, tigers, tiger, elephants, elephant, giraffes, giraffe, zebras, zebra, monkeys, monkey, gorillas, bears, bear, wolves, wolf, foxes, fox, pandas, panda, cheetahs, cheetah, jungle animals, forest animals, leopards, rhinos, hippos, koalas, kangaroos, polar bears, polar bear',
  wind: 'wind, windy, windmills, windmill, pinwheels, pinwheel, breeze, wind chimes',
  woodwork: 'woodwork, woodworking, carpentry, carpenter, wood, whittling, working with wood, sawing, wood carving',
  writing: 'writing, write, writes, writer, journaling, journal, diary, handwriting, writing stories, creative writing, author, calligraphy',
  yoga: 'yoga, yoga poses, pilates, stretching',
  attention:
    'attention, attention span, paying attention, focus, focusing, focused, concentration, concentrate, concentrating, adhd, attention deficit, easily distracted, distracted, sit still, sitting still, cant sit still, cannot sit still, cant focus, cant concentrate, doesnt focus, doesnt concentrate',
  balance: 'balance, balancing, balance beam, balance problems, poor balance, loses balance, wobbly',
  body_awareness: 'body awareness, proprioception, proprioceptive, body parts, spatial body awareness, knowing the body',
  cause_effect:
    'cause and effect, cause & effect, chain reactions, chain reaction, domino effect, pop up toys, pressing buttons, buttons and switches',
  cooperation:
    'cooperation, co-operation, cooperating, cooperate, teamwork, team work, working together, team games, social skills, playing together, group play, collaboration, collaborating',
  coordination: 'coordination, co-ordination, dyspraxia, clumsy, clumsiness, motor coordination, juggling, bilateral coordination',
  crawling: 'crawling, crawl, crawls, learning to crawl, creeping, not crawling yet',
  creativity: 'creativity, creative, creating, making things, being creative, create, creates, diy, maker, design, designing',
  curiosity: 'curiosity, curious, asks questions, asking questions, asks why, inquisitive, wants to know everything, wondering',
  early_literacy:
    'early reading, early literacy, literacy, learning to read, learn to read, pre-reading, learning letters, letter sounds, reading readiness, dyslexia, reading difficulties, reading skills',
  early_math:
    'early math, early maths, number sense, learning to count, learning numbers, sorting, sorting things, matching, measuring, comparing sizes, pre-math',
  emotions:
    'emotions, emotion, feelings, feeling, emotional, anxiety, anxious, worries, anger, frustration, emotional regulation, meltdowns, naming feelings',
  empathy: 'empathy, kindness, caring, helping others, helping people, compassion, empathetic, taking care of others, caring for others',
  fine_motor:
    'fine motor skills, fine motor, fine-motor, pincer grip, pincer grasp, cutting, scissors, using scissors, threading, lacing, grip, pencil grip, small movements, manual dexterity, hand strength, finger strength',
  gross_motor:
    'gross motor skills, gross motor, gross-motor, big movements, playground, playgrounds, slides, slide, swings, swing, active play, very active, always moving, lots of energy, energetic, movement, rough and tumble',
  hand_eye:
    'hand-eye coordination, hand eye coordination, hand-eye, eye-hand coordination, catching, throwing, aiming, target games, throwing and aiming, darts',
  imagination:
    'imagination, imaginative, imaginative play, imagining, imaginary, pretending, pretend, fantasy, imaginary friend, imaginary friends, imaginary worlds',
  independence:
    'independence, independent, independently, doing things alone, doing things herself, doing things himself, by herself, by himself, independent play, self-reliance, confidence, self-confidence, self-esteem',
  listening:
    'listening, listen, listens, sounds, hearing, listening skills, following instructions, following directions, auditory processing, noises',
  memory: 'memory, memory games, memory game, remembering, remember, memorizing, memorising, working memory, matching pairs, pairs game',
  mindfulness:
    'mindfulness, meditation, meditating, calm, calming, relaxing, relaxation, breathing, breathing exercises, calming down, calm down, quiet time, quiet activities, quiet play, massage',
  observation:
    'observation, observing, observes, observant, noticing, watching things, looking closely, magnifying glass, magnifying glasses, binoculars, spot the difference, looking at things',
  persistence:
    'persistence, perseverance, patience, patient, not giving up, never gives up, gives up easily, resilience, determined, determination, gets frustrated easily',
  planning:
    'planning, plans, plan, organizing, organising, organization, executive function, executive functions, executive functioning, strategy, strategy games, strategic',
  problem_solving:
    'problem solving, problem-solving, solving problems, logic, logical, logical thinking, thinking games, logic games, critical thinking, figuring things out',
  rhythm: 'rhythm, rhythms, beat, beats, clapping, clapping games, clapping hands, beatboxing',
  self_care:
    'self-care, self care, getting dressed, dressing, brushing teeth, tooth brushing, washing hands, potty training, toilet training, potty, hygiene, tying shoes, tying laces, eating alone, daily living skills',
  self_control:
    'self-control, self control, self-regulation, self regulation, impulse control, impulsive, impulsivity, tantrums, tantrum, stop and go games, hyperactive, hyperactivity',
  sensory:
    'sensory play, sensory, sensory processing, sensory bins, sensory bin, sensory seeking, sensory seeker, slime, messy play, touch, touching things, squishy, water beads, ball pit, fidget, fidgets, sensory breaks',
  spatial: 'spatial skills, spatial, spatial awareness, spatial thinking, spatial reasoning, construction puzzles',
  speech:
    'speech, speaking, talking, talk, talks, speech delay, speech therapy, delayed speech, language delay, late talker, first words, pronunciation, stutter, stuttering, nonverbal, non-verbal, not talking, not speaking, communication, conversation, expressive language, doesnt talk yet, doesnt speak yet, doesnt talk, doesnt speak',
  strength:
    'strength, muscle strength, core strength, low muscle tone, muscle tone, low tone, hypotonia, pushing and pulling, lifting, weak muscles, heavy work',
  tummy_time: 'tummy time, tummy-time, on the tummy, lying on the tummy, rolling over, lifting the head',
  turn_taking:
    'taking turns, turn taking, turn-taking, take turns, sharing, share, shares, waiting, waiting for a turn, waiting turns, waiting his turn, waiting her turn, sharing toys, doesnt share, wait for his turn, wait for her turn, cant wait for his turn, cant wait for her turn, cant wait his turn, cant wait her turn',
  vocabulary: 'vocabulary, new words, words, naming things, word games, word game, learning words, naming objects',
  walking: 'walking, walk, walks, first steps, learning to walk, toddling, cruising, push walker, strolls, not walking yet, not yet walking',
}
