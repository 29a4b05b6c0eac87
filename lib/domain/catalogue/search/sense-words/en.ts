/** English phrases for each sense; the first is its name. */
import type { SenseWords } from '#lib/domain/catalogue/search/senses'

export const english: SenseWords = {
  said: {
    'category:sensory-play': 'sensory play, sensory, sensory activity, sensory activities, sensory table, sensory tray, sensory bag, sensory bags',
    'category:movement': 'movement, move, moving, gross motor, exercise, workout, pe, physical education',
    'category:arts-crafts': 'arts and crafts, crafts, craft, art, art project, art projects, handicraft, diy',
    'category:music-rhythm':
      'music and rhythm, music, musical, rhythm, song, songs, singing, chant, chants, action song, action songs, sing along, music class',
    'category:stories-language':
      'stories and language, storytelling, story time, stories, language, literacy, rhymes, nursery rhymes, storytime, read aloud, read alouds, books',
    'category:building':
      'building, build, construction, engineering, blocks, stem challenge, stem challenges, engineering challenge, block corner, block area',
    'category:science':
      'science, stem, steam, experiment, experiments, science experiment, science experiments, science fair, stem challenge, stem challenges, stem activity',
    'category:nature': 'nature, nature walk, nature study, outdoors and nature',
    'category:pretend-play':
      'pretend play, pretend, role play, roleplay, make believe, dramatic play, imaginative play, imaginary play, pretending, house corner, puppet show',
    'category:numbers-logic': 'numbers and logic, math, maths, logic, number games, math games, math game, numeracy',
    'category:kitchen': 'in the kitchen, kitchen, cooking, cook, baking, bake, recipe, recipes, snack, snacks',
    'category:water-play': 'water play, water, water games, water game, splash, splashing',
    'category:adventures': 'adventures, adventure, exploring, expedition',
    'category:quiet-time':
      'quiet time, calm down, calming, wind down, winding down, relax, relaxing, relaxation, meltdown, meltdowns, rest time, quiet corner, calm corner, cozy corner, meditation, unwind',
    'category:games': 'games, game, party games, party game, group games, board game, board games, group game, cooperative game, cooperative games',
    'category:outings': 'outings, outing, day out, day trip, day trips, trip, field trip, field trips, excursion',
    'area:approaches_to_learning': 'approaches to learning, executive function, executive functions, attention span, focus, concentration',
    'area:social_emotional': 'social and emotional, social emotional, social-emotional, sel, social skills, social emotional learning',
    'area:language_literacy': 'language and literacy, language, literacy, ela, reading and writing, prereading, pre reading, pre-reading',
    'area:cognition': 'thinking, cognition, cognitive, cognitive development, brain, brain games, thinking skills',
    'area:perceptual_motor_physical': 'body and movement, motor skills, physical development, gross motor, motor',
    'area:communication_language': 'communication and language, communication, talking, oral language, speaking and listening',
    'area:physical': 'physical development, physical, motor skills',
    'area:personal_social_emotional': 'personal, social and emotional, psed, sel',
    'area:literacy': 'literacy, reading, writing, phonics, phonological awareness, letter sounds, prewriting, pre-writing, pre writing',
    'area:mathematics': 'mathematics, math, maths, numeracy, number sense, early math',
    'area:understanding_world': 'understanding the world, science, social studies, geography, history',
    'area:expressive_arts': 'expressive arts, art, arts, creative arts, drama, art and design',
    'trait:messy': 'messy, messy play, mess',
    'trait:active':
      'lively, active, energetic, burn energy, burn off energy, burning energy, high energy, lots of energy, hyper, wiggles, get the wiggles out, wild, brain break, brain breaks, movement break, movement breaks, energizer, energizers, get energy out, wear out, tire out, running around, wiggly',
    'trait:calm':
      'calm, quiet, calming, calm activity, calm activities, quiet game, quiet games, low energy, peaceful, gentle, soothing, quietly, quiet time, settle down, settle, calmly, relax, low key',
    'trait:no_prep':
      'no preparation, no prep, no-prep, without preparation, zero prep, nothing to prepare, low prep, no setup, no set up, easy setup, last minute, no planning, sub plan, sub plans, substitute, substitutes, substitute teacher, substitute plans, sub day, supply teacher, emergency plans, on the spot, at the last minute, in a pinch',
    'trait:social':
      'together, with friends, friends, playdate, play date, playdates, cooperative, team, teamwork, team building, as a family, cooperation, cooperative play, group work, teams',
    'trait:several_days': 'takes several days, over several days, more than one day',
    'occasion:rain':
      'rainy day, rain, rainy, rainy days, raining, bad weather, wet day, stuck inside, indoor recess, wet days, rainy recess, wet play, stuck indoors, stuck at home, cant go outside, storm, snowed in',
    'occasion:bedtime':
      'bedtime, before bed, sleep, going to sleep, night, nighttime, evening, bed time, good night, nap, nap time, naptime, sleepy, cant sleep, fall asleep, rest time, bed time routine',
    'occasion:waiting':
      'waiting, while waiting, waiting room, in line, queue, at the doctor, at the restaurant, restaurant, airport, appointment, waiting in line, standing in line, hallway, hallways, corridor, wait, delay, delayed, airport delay, waiting for food, waiting for the bus, bus line, before lunch, dead time',
    'occasion:travel':
      'traveling, travel, road trip, long drive, car ride, on the plane, plane ride, flight, train ride, long journey, journey, on the road, on the go, car trip, airport, plane, airplane, in the car, bus ride, vacation travel',
    'occasion:party':
      'party, birthday, birthday party, parties, celebration, sleepover, birthday party games, party game, birthdays, end of year party, class party',
    'occasion:sick_day': 'sick day, sick, ill, home sick, sick in bed, sick child, in bed, a cold, fever, hospital, recovering',
    'occasion:meal':
      'mealtime, meal, dinner, lunch, breakfast, at the table, dinner table, picky eater, while cooking, before lunch, before dinner, before snack, snack time, snacktime, picky eating, wont eat, while i cook, while i cook dinner, cooking dinner',
    'occasion:getting_dressed': 'getting dressed, dressing, get dressed, clothes, putting on shoes, shoes',
    'occasion:new_sibling':
      'a new sibling, new sibling, new baby, baby brother, baby sister, big brother, big sister, new baby brother, new baby sister, baby is coming, expecting a baby, pregnant',
    'occasion:holiday':
      'holidays, holiday, vacation, school break, christmas, hanukkah, chanukah, easter, halloween, thanksgiving, diwali, eid, passover, purim, new year, festival, valentine, valentines day, day of the dead, lunar new year, mothers day, fathers day, kwanzaa, rosh hashanah, sukkot, shavuot, tu bishvat, ramadan, st patricks day, saint patricks day, fourth of july, 4th of july, independence day, chinese new year, mardi gras, cinco de mayo, three kings day, shabbat, yom kippur, new years eve, winter holidays, memorial day, veterans day, grandparents day, national day, mother’s day, father’s day, valentine’s day, st patrick’s day',
    'occasion:morning':
      'morning, mornings, wake up, waking up, before school, morning routine, morning meeting, morning greeting, morning greetings, greeting, greetings, good morning, morning circle, arrival, arrival time, start of the day',
    'occasion:after_school': 'after school, afternoon, after kindergarten, after daycare, afterschool, end of the day, after work, pick up time',
    'occasion:goodbye':
      'saying goodbye, goodbye, separation, separation anxiety, drop off, drop-off, starting school, back to school, first week of school, misses mom, misses dad, missing dad, missing mom, deployed, deployment, crying at drop off, end of the day, new school',
    'occasion:transition':
      'transitions, transition, between activities, lining up, line up, hallway, hallways, corridor, transition song, transition songs, moving between, carpet to tables, change of activity, attention getter, attention getters, attention grabber, before lunch, dismissal',
    'occasion:potty': 'potty, potty training, toilet, toilet training',
    'occasion:tidying':
      'tidying up, tidy, tidy up, clean up, cleanup, cleaning up, cleaning, chores, chore, housework, clean up song, cleanup song, clean up time, cleanup time, tidy up song, pick up toys, picking up toys, putting toys away, put away toys, clean the room, clean room, helping at home',
    'occasion:visit': 'a visit, visit, visitors, guests, grandparents, grandma, grandpa, at grandmas, family gathering',
    'place:home': 'at home, home',
    'place:table': 'at the table, table, tabletop, desk, desks, at their desks, at desks, at our desks, table time',
    'place:bed': 'in bed, bed',
    'place:bath': 'in the bath, bath, bath time, bathtime, bathtub, tub, bathroom',
    'place:classroom':
      'classroom, in class, at school, school, preschool, kindergarten class, desks, school day, in the classroom, daycare, day care, child care, kindergarten',
    'place:hall': 'hall, gym, gymnasium, big room, in the gym, multipurpose room, indoor gym, sports hall',
    'place:car': 'in the car, car, car ride, back seat',
    'place:transit': 'on the bus or train, bus, train, plane, airplane, subway, on the train, on the bus, on the plane',
    'place:waiting_room':
      'waiting room, restaurant, doctors office, at the doctor, in line, queue, airport, hospital waiting room, dentist, doctor, doctors, airport gate',
    'place:yard': 'yard, backyard, back yard, garden, patio, balcony, porch, terrace, courtyard, driveway, small yard',
    'place:park': 'park, in the park, lawn, meadow, field, forest, woods',
    'place:playground': 'playground, at the playground, recess, schoolyard, recess games, recess game, at recess, recess time, school yard',
    'place:street':
      'street, sidewalk, walk, on a walk, walking, stroll, on the way, around the block, neighborhood, walk to school, neighborhood walk',
    'place:anywhere': 'anywhere, everywhere, on the go',
    'setting:indoor':
      'indoors, indoor, inside, at home, in the house, in the apartment, small space, apartment, inside the house, living room, studio apartment, tiny apartment, small apartment, indoor play',
    'setting:outdoor': 'outdoors, outdoor, outside, in the open, fresh air, open air, outdoor play, outdoor game, outdoor games, outside play',
    free: 'free, no cost, costs nothing, cheap, without money, low cost, budget, free of charge',
    group:
      'in a group, group, groups, large group, big group, whole class, circle time, circle, class, class activity, many children, classroom, camp, summer camp, icebreaker, icebreakers, ice breaker, ice breakers, team building, scouts, whole group, full class, entire class, large groups, group time, carpet time, rug time, carpet, rug, class meeting, community building, class building, entire group, large class, whole group activity, pe, pe game, pe games, field day, assembly, students, recess game, recess games',
    no_materials:
      'without materials, no materials, nothing needed, no supplies, no equipment, without anything, without toys, no toys, with nothing, no props, nothing, without props, no stuff, without supplies, no materials needed, no toys needed, zero materials, empty handed',
    no_mess: 'no mess, mess free, mess-free, without mess, clean, not messy, low mess, no cleanup, no clean up, without a mess, tidy, no dirt',
    'need:wheelchair':
      'for a wheelchair, wheelchair, wheelchairs, wheelchair friendly, wheelchair accessible, wheel chair, in a wheelchair, wheelchair user, cannot walk, cant walk, can’t walk',
    'need:walking_aid': 'for a walking aid, walking aid, walker, crutches, leg braces, cane, broken leg, leg in a cast',
    'need:tires_quickly':
      'for those who tire quickly, tires quickly, gets tired, low muscle tone, low stamina, weak muscles, fatigue, heart condition',
    'need:hands_need_help':
      'for hands that need help, weak hands, one hand, one handed, broken arm, cerebral palsy, poor grip, weak grip, cannot use hands',
    'need:low_vision':
      'for low vision, low vision, cannot see well, cant see well, can’t see well, visually impaired, visual impairment, vision impaired, poor eyesight',
    'need:blind': 'for blind children, blind, blindness, cannot see, visually impaired',
    'need:hard_of_hearing': 'for hard of hearing children, hard of hearing, hearing aid, hearing aids, hearing impaired, hearing loss',
    'need:deaf': 'for deaf children, deaf, deafness, cannot hear, cant hear',
    'need:noise_sensitive':
      'for noise sensitive children, noise sensitive, sensitive to noise, sensitive to sound, sound sensitive, loud noises, hates loud noises, sensory overload, autism, autistic, asd, neurodivergent',
    'need:light_sensitive': 'for light sensitive children, light sensitive, sensitive to light, bright lights',
    'need:touch_sensitive':
      'for touch sensitive children, touch sensitive, sensitive to touch, tactile defensive, hates messy hands, hates getting dirty, tactile sensitivity',
    'need:seeks_movement':
      'for those who need to move, adhd, hyperactive, hyperactivity, cant sit still, can’t sit still, cannot sit still, fidgety, fidgets, restless, needs to move, sensory seeker, sensory seeking',
    'need:few_words':
      'for children with few words, nonverbal, non verbal, non-verbal, speech delay, late talker, minimally verbal, not talking yet, few words',
    'need:sign_language': 'with sign language, sign language, asl, signing, baby signs',
    'need:picture_cards': 'with picture cards, picture cards, visual schedule, aac, pecs, visual supports',
    'need:new_language':
      'for new speakers of the language, english learner, english learners, english language learners, ell, esl, newcomer, newcomers, does not speak english, doesn’t speak english, second language, bilingual',
    'need:clear_steps':
      'with clear steps, clear steps, down syndrome, special needs, special education, special ed, sped, autism, autistic, asd, learning disability, developmental delay, neurodivergent',
    mixed_ages:
      'for different ages, different ages, mixed ages, mixed age, mixed-age, multi age, multiage, multi grade, multigrade, siblings, with siblings, for siblings, brother and sister, brothers and sisters, older and younger, toddler and baby',
    no_noise:
      'without noise, no noise, noiseless, silent, silently, silence, no talking, without talking, not loud, not too loud, quiet neighbors, downstairs neighbors, neighbors, whisper, whispering, no jumping, without jumping, no stomping',
    'children:1':
      'one child, just one child, for just one, only one child, one on one, 1 on 1, alone, by himself, by herself, by themselves, on their own, on her own, on his own, only child, solo, one kid, just one, single child, one player',
    'children:2':
      'for two, two players, 2 players, 2 player, two player, in pairs, pairs, partner, partners, partner game, partner games, twins, both kids, for 2, with a partner, buddy, buddies',
    'children:5':
      'small group, small groups, small-group, centers, learning center, learning centers, stations, center activity, guided group, a few kids, a few children',
    'children:20': 'big class, large class, full class',
  },
  themes: {
    snow: 'winter, wintertime, january, cold day, snow day, snow days, snowy, snowman',
    ice: 'winter, too hot, hot day, heat wave, cold treats, too hot to go outside',
    seasons: 'winter, spring, summer, fall, autumn, springtime, summertime, season',
    trees: 'fall, autumn, leaves, leaf',
    flowers: 'spring, springtime',
    beach: 'summer, summertime',
    water: 'summer, hot day, hot weather, heat, summertime, too hot, hot outside, heat wave, heatwave, too hot to go outside, hot day inside',
    letters: 'abc, abcs, letter recognition, letter sounds, phonics, alphabet, letter names, letter of the week, b and d, uppercase, lowercase',
    early_literacy:
      'phonics, phonological awareness, rhyming, rhymes, letter sounds, prereading, pre-reading, pre reading, learn to read, learning to read, sight words, writing, rhyme, rhyming words, rhyming game, rhyming games, beginning sounds, syllables, syllable, alliteration, story retelling, retelling, blending, phonemic awareness, b and d',
    writing: 'prewriting, pre-writing, pre writing, handwriting, spelling',
    early_math:
      'number, numbers, adding, addition, subtraction, numeracy, sorting and matching, patterns, number recognition, number bonds, more and less, comparing',
    math: 'addition, subtraction, multiplication, times tables, fractions, division, multiplication tables, measurement, place value, word problems, telling time, money, geometry, area and perimeter, mental math, math facts, telling the time, reading a clock, clock, fraction',
    fine_motor:
      'pincer, tongs, tweezers, hand skills, hand exercises, finger exercises, beads, lacing, scissor skills, cutting skills, scissors, scissor, scissor practice, scissors practice, cutting, cutting practice, snipping, threading, hand strength, finger strength, pencil grip, fine motor skills, cut with scissors, using scissors, cutting with scissors, cut and paste',
    gross_motor:
      'obstacle course, obstacle courses, crawl, hopping, exercise, workout, parachute, parachutes, parachute games, gross motor skills, big movements, large motor, tire out, animal walks',
    mindfulness:
      'calm down, meltdown, meltdowns, wind down, anxiety, anxious, stress, deep breaths, guided imagery, guided meditation, visualization, meditation, breathing, breathing exercise, breathing exercises, anger management, yoga, massage',
    emotions:
      'sel, angry, mad, sad, sadness, fear, fears, jealous, jealousy, tantrum, tantrums, big feelings, shy, worry, feelings, worries, worried, anxiety, anxious, nervous, grief, death, losing, sore loser, frustration, frustrated, scared, afraid, monsters under the bed, misses dad, misses mom, divorce, self esteem, confidence, gratitude, thankful, lose a game, lose gracefully, losing a game, bad loser, cries when he loses, cries when she loses, hates losing',
    friendship:
      'bullying, shy, making friends, conflict resolution, conflict, conflicts, fights, fighting, argument, arguments, arguing, kindness, kind, friends, name game, name games, names, get to know you, getting to know you, get to know each other, getting to know each other, icebreaker, icebreakers, inclusion, peer pressure, loneliness, first day of school, first week of school, meet each other, new class',
    environment: 'earth day, climate, pollution, sustainability, eco',
    sensory:
      'autism, autistic, sensory bottle, playdough, play dough, kinetic sand, texture, textures, sensory bin, sensory bins, sensory bottles, sensory table, pouring, scooping, rice bin, rice, foam',
    attention: 'focus, concentration, adhd, concentrate, attention span, cant focus',
    light_shadow:
      'flashlight, torch, shadows, shadow puppets, light table, dark, in the dark, power outage, power went out, no electricity, no power, blackout, light, campfire',
    experiments: 'stem, steam',
    building: 'stem, engineering challenge, fort, forts, marble run, cardboard box, pillow fort, blanket fort',
    recycling:
      'upcycling, recycled materials, cardboard, egg carton, toilet roll, toilet paper roll, cardboard boxes, newspaper, old newspaper, newspapers, plastic bottles, bottle caps, junk modeling',
    treasure_hunts: 'scavenger hunt, scavenger hunts, i spy, hide and seek, scavenger, treasure hunt, treasure hunts, hunt',
    self_care:
      'brushing teeth, washing hands, tying shoes, zipper, buttons, life skills, practical life, montessori, hand washing, handwashing, brush teeth, hygiene, tie shoes',
    independence:
      'life skills, practical life, montessori, chores, independent play, play alone, solo play, busy, keep busy, keep toddler busy, stay busy, occupied, on their own, by themselves, by himself, by herself, centers, learning centers, stations, quiet bins, early finishers, while i cook, while i cook dinner, while i work',
    turn_taking: 'sharing, share, fairness, taking turns, take turns, sharing toys, share toys, waiting your turn',
    animals: 'zoo, zoo animals, animal movement, animal movements',
    insects: 'bug, bugs, bug hunt, life cycle, caterpillar, caterpillars, metamorphosis, minibeasts',
    butterflies: 'butterfly life cycle, life cycle of a butterfly, life cycle of the butterfly, caterpillar, caterpillars, metamorphosis, chrysalis',
    plants: 'life cycle of a plant, plant life cycle, seeds, seed, sprout, growing',
    science: 'stem, steam, experiment',
    inventions: 'stem, stem challenge, stem challenges, maker, makerspace, engineering, tinkering',
    bridges: 'stem challenge',
    towers: 'stem challenge',
    balance: 'obstacle course, obstacle courses, balance beam, balancing',
    jumping: 'trampoline, trampolines, bounce, bouncing',
    cooperation: 'parachute, parachute games, teamwork, team building, working together, cooperative, conflict resolution, no losers, trust games',
    poetry: 'rhyming, rhyming words, rhymes, rhyme',
    numbers:
      'number recognition, recognizing numbers, numerals, numeral, 1 to 10, 1 10, numbers 1 to 10, one to ten, 1 to 20, 1 20, ten frame, ten frames, hundred chart',
    counting: 'number recognition, 1 to 10, 1 10, numbers 1 to 10, 1 to 20, counting to 10, count to ten, skip counting, counters',
    empathy: 'conflict resolution, conflict, conflicts, fights, kindness, kind, compassion, perspective taking, bullying, disability awareness',
    self_control:
      'losing, sore loser, impulse control, self regulation, self-regulation, waiting, patience, stop and go, freeze game, lose a game, lose gracefully, losing a game, bad loser, cries when he loses, cries when she loses, hates losing',
    persistence:
      'losing, sore loser, frustration, growth mindset, giving up, lose a game, lose gracefully, losing a game, bad loser, cries when he loses, cries when she loses, hates losing',
    imagination: 'guided imagery, visualization, imaginary',
    senses: 'five senses, 5 senses, smell, taste, touch, hearing, feely bag, mystery bag',
    body_awareness: 'left and right, left right, right and left, laterality, crossing the midline, midline, body parts, personal space',
    vehicles: 'road safety, traffic safety, traffic light, traffic lights, crossing the street, pedestrian, transportation',
    walking: 'road safety, crossing the street, crosswalk, stroller walk',
    maps: 'map skills, map reading, compass, directions, coordinates',
    cultures:
      'traditional games, traditional, old games, folk games, folk dance, around the world, countries, hanukkah, diwali, day of the dead, lunar new year, shabbat, sabbath',
    history: 'traditional games, old games, grandparents games, long ago, ancient',
    holidays: 'hanukkah, chanukah, christmas, easter, passover, halloween, thanksgiving, purim, diwali, eid, sukkot, rosh hashanah, shabbat, sabbath',
    ball_games: 'balloon, balloons, balls, ball',
    planning: 'executive function, organizing',
    memory: 'memory games, memory game, matching game, matching games',
    observation: 'i spy, find the difference, looking closely, nature journal',
    problem_solving: 'escape room, logic puzzles, logic, brain teaser, brain teasers, strategy',
    mysteries: 'escape room, detective, detectives, mystery game',
    speech: 'show and tell, talking, articulation, public speaking, conversation',
    listening: 'listening skills, following directions, follow directions, listening game, simon says, red light green light',
    vocabulary: 'word games, word game, new words',
    rain: 'wet day, rainy, puddles, puddle',
    mud: 'puddles, wet day, mud kitchen',
    paper: 'newspaper, newspapers, tissue paper',
    photography: 'camera',
    theater: 'play acting, acting, drama, charades, skits, skit, improv',
    planets: 'solar system, sun, earth',
    human_body: 'skeleton, heart, teeth, germs, health, bones',
    food: 'picky eater, nutrition, healthy eating, wont eat vegetables',
    vegetables: 'picky eater, wont eat vegetables',
    crawling: 'crawls, crawling baby',
    tummy_time: 'tummy',
    woodwork: 'hammer, nails',
    sports: 'pe, relay, relay race, relay races, field day',
    running: 'tag, tag games, chase, relay, relay race, relay races',
    painting: 'paint, paints, finger paint, finger painting, watercolor',
    sewing: 'yarn, knitting',
    family: 'grandparents, misses dad, misses mom, family tree, family night, family game night',
    babies: 'peekaboo, peek a boo',
    puzzles: 'jigsaw',
    camping: 'campfire, pillow fort, blanket fort, fort, forts, den, tent',
  },
  months: {
    1: 'newborn, newborns, new born',
    6: 'baby, babies, infant, infants',
    24: 'toddler, toddlers',
    48: 'preschooler, preschoolers, preschool, pre-k, pre k, prek, nursery',
    66: 'kindergartner, kindergartners, kindergartener, kindergarteners, kindergarten, kinder',
    78: 'first grade, 1st grade, first grader, first graders, grade 1, grade one',
    90: 'second grade, 2nd grade, second grader, second graders, grade 2',
    102: 'third grade, 3rd grade, third grader, third graders, grade 3',
    114: 'fourth grade, 4th grade, fourth graders, grade 4',
    126: 'fifth grade, 5th grade, fifth graders, grade 5, tween, tweens, preteen, preteens',
    138: 'sixth grade, 6th grade, grade 6, middle school, middle schooler, middle schoolers',
    180: 'teen, teens, teenager, teenagers, high school, adolescent, adolescents',
    72: 'six year old, six year olds, school age, school aged',
  },
  minutes: {
    5: 'one minute, two minutes, five minute, couple of minutes',
    15: 'quick, short, fast, in a hurry, quickie, few minutes, a few minutes, five minutes, ten minutes, fifteen minutes, time filler, time fillers, filler',
    30: 'half an hour, half hour, thirty minutes, twenty minutes',
    60: 'an hour, one hour',
  },
  counting: {
    ofAge: 'age, ages, aged',
    years: 'year, years, yr, yrs, yo, yos, y',
    months: 'month, months, mo, mos, mth, mths',
    minutes: 'minute, minutes, min, mins',
    hours: 'hour, hours, hr, hrs',
    between: 'to, and, or, through',
    after: 'old, olds, up',
    numbers: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  },
  children: {
    units:
      'kid, kids, child, children, student, students, pupil, pupils, player, players, people, preschoolers, toddlers, kindergartners, girls, boys, friends, siblings',
    groups: 'group, class, groups, classroom, team',
  },
  implied: [
    { said: 'deaf, hard of hearing, hearing impaired, cannot hear, cant hear', senses: ['tag:observation', 'tag:body_awareness'] },
    {
      said: 'low vision, cannot see well, cant see well, can’t see well, visually impaired, visual impairment, blind, cannot see',
      senses: ['tag:listening', 'tag:senses'],
    },
    {
      said: 'noise sensitive, sensitive to noise, sensitive to sound, sound sensitive, loud noises, hates loud noises, sensory overload',
      senses: ['no_noise', 'trait:calm'],
    },
    { said: 'free, no cost, costs nothing, free of charge, without money', senses: ['no_materials'] },
    { said: 'gym, in the gym, gymnasium, sports hall, indoor gym', senses: ['trait:active', 'group'] },
    { said: 'too hot to go outside, too cold to go outside', senses: ['setting:indoor'] },
    {
      said: 'brain break, brain breaks, movement break, movement breaks, energizer, energizers',
      senses: ['place:classroom', 'minutes:10', 'no_materials'],
    },
    {
      said: 'sub plan, sub plans, substitute, substitutes, substitute teacher, substitute plans, sub day, supply teacher',
      senses: ['group', 'place:classroom', 'no_materials'],
    },
    { said: 'indoor recess, rainy recess, wet play', senses: ['group', 'place:classroom', 'category:games', 'trait:active'] },
    { said: 'recess, recess time, at recess, recess game, recess games', senses: ['group'] },
    { said: 'hallway, hallways, corridor, lining up, line up, waiting in line, standing in line', senses: ['no_materials', 'group', 'no_noise'] },
    { said: 'circle time, carpet time, rug time, group time, morning meeting, morning circle', senses: ['group', 'place:classroom'] },
    { said: 'first day of school, first week of school, back to school', senses: ['group', 'tag:friendship', 'trait:social'] },
    { said: 'morning greeting, morning greetings, greeting, greetings', senses: ['group'] },
    { said: 'before lunch', senses: ['place:classroom', 'group'] },
    {
      said: 'get to know you, getting to know you, get to know each other, name game, name games, icebreaker, icebreakers, ice breaker, ice breakers',
      senses: ['group', 'trait:social'],
    },
    { said: 'pe, pe game, pe games, gym class, physical education', senses: ['group', 'trait:active'] },
    { said: 'transition song, transition songs, carpet to tables', senses: ['group', 'place:classroom'] },
    { said: 'clean up song, cleanup song, tidy up song', senses: ['tag:singing', 'category:music-rhythm', 'occasion:tidying'] },
    { said: 'parachute, parachutes, parachute games, parachute game, field day, relay race, relay races', senses: ['group'] },
    { said: 'siblings, with siblings, for siblings, brother and sister, brothers and sisters, twins', senses: ['children:2'] },
    { said: 'early finishers, centers, stations', senses: ['tag:independence', 'place:classroom'] },
    { said: 'airport, airport delay, restaurant, waiting room', senses: ['no_materials', 'trait:calm'] },
    { said: 'tantrum, tantrums, meltdown, meltdowns', senses: ['trait:calm'] },
  ],
  absent: [
    {
      said: 'video game, video games, videogame, videogames, minecraft, roblox, fortnite, nintendo, xbox, playstation, minecraft mods, computer game, computer games, online game, online games, online quiz, online quiz game',
      senses: ['category:games'],
    },
    {
      said: 'app, apps, ipad, tablet app, screen, screens, screen time, youtube, youtube video, youtube videos, video, videos, tv, tv show, television, movie, movies, netflix, kahoot, online, website, websites, software, computer, computers, phone game, phone games, tablet games',
      senses: [],
    },
    {
      said: 'worksheet, worksheets, printable, printables, free printable, free printables, pdf, download, downloads, coloring page, coloring pages, coloring sheet, coloring sheets, workbook, workbooks, lesson plan template, homework sheet, worksheet pdf download, worksheets pdf, pdf download',
      senses: [],
    },
    {
      said: 'fireworks, firecracker, firecrackers, sparklers, gun, guns, bb gun, toy gun, toy guns, nerf, nerf gun, nerf guns, borax, gasoline, bleach, knife throwing',
      senses: [],
    },
  ],
  things:
    'hanukkah, chanukah, christmas, easter, halloween, thanksgiving, diwali, eid, passover, purim, kwanzaa, rosh hashanah, sukkot, shavuot, tu bishvat, ramadan, st patricks day, saint patricks day, st patrick’s day, fourth of july, 4th of july, mardi gras, cinco de mayo, three kings day, valentine, valentines day, valentine’s day, mothers day, mother’s day, fathers day, father’s day, veterans day, memorial day, shabbat, sabbath, balloon, balloons, piñata, piñatas, fraction, fractions, scissors, scissor, scissor practice, scissors practice, rice, rice bin, guided imagery, guided imagination, guided meditation, visualization, costume, costumes, parachute, parachutes, trampoline, trampolines, road safety, traffic safety, clean up song, cleanup song, tidy up song, fort, forts, playing cards, slime, origami, kite, kites, jenga, lego, legos, puzzle, rocket, crossword, volcano, chess, checkers, hopscotch, marbles, marble run, yo-yo, hula hoop, jump rope, finger knitting, knitting, lanterns, paper airplane, paper airplanes, beads, lacing, tongs, tweezers, kinetic sand, sensory bottle, sensory bottles, egg carton, toilet roll, toilet paper roll, plastic bottles, bottle caps, balance beam, light table, campfire, compass, camera, skeleton, jigsaw, yarn, watercolor, finger paint, finger painting, mud kitchen, puddles, traffic light, traffic lights, crosswalk, simon says, charades, hide and seek, tag games, relay race, relay races, escape room, show and tell, times tables, multiplication, division, ten frame, ten frames, hundred chart, caterpillar, caterpillars, family tree, hammer, snowman, peekaboo, red light green light',
  alsoSaid: [
    'telling time, tell time, tell the time, clock, clocks',
    'place value, tens and ones, tens',
    'pillow fort, blanket fort, den, fort',
    'odd socks, lost socks, single socks, sock',
    'hobby horse, stick horse',
    'misses dad, misses mom, missing dad, missing mom, away',
    'pillow, cushion',
    'parachute, bedsheet, sheet',
    'fort, forts, den',
    'bug, insect',
    'stone, rock, pebble',
    'bike, bicycle',
    'trash, garbage, rubbish',
    'mom, mommy, mother',
    'dad, daddy, father',
    'grandma, grandmother, granny',
    'grandpa, grandfather',
    'airplane, plane',
    'angry, anger, mad',
    'scared, afraid',
    'box, carton',
    'sofa, couch',
    'teddy, plush, soft toy',
    'flashlight, torch',
    'playdough, playdoh, dough',
    'newspaper, newspapers',
    'stroller, pram',
    'diaper, nappy',
    'sock, socks',
    'rhyme, rhyming, rhymes',
    'quiz, riddle',
    'scissors, scissor',
  ],
  asides:
    'everything, nobody, nothing, different, same, last, first, next, week, month, stuck, just, free, well, always, never, every, again, whole, only, full, enough, also, still, even, almost, bit, lot, lots, many, much, few, extra, favorite, own, try, start, end, keeps, take, takes, taking, give, gives, put, puts, turned, working, know, knows, tell, tells, ready, possible, each',
  without: 'no, not, without, dont, don’t, doesnt, doesn’t',
  materials: 'playdough, play dough, playdoh, play doh, plasticine',
  nothing:
    'activity, activities, idea, ideas, kid, kids, child, children, childrens, game, games, play, playing, fun, things, thing, something, stuff, do, how, make, making, some, easy, simple, best, son, daughter, boy, boys, girl, girls, me, i, need, want, we, can, when, day, time, learning, learn, skill, skills, theme, themed, other, about, good, great, new, cool, project, projects, practice, lesson, lessons, today, please, help, find, looking, works, work, student, students, pupil, pupils, using, use, used, get, gets, got, let, lets, like, likes, love, loves, hands on, screen free, screen-free, no screens, no screen, without screens, unplugged, bored, boredom, keep, saturday, sunday, weekend, challenge, challenges, friendly, session, hard, really, nice, way, ways, teach, teaching, beginner, beginners, style, kind of, type, types, home made, homemade, diy, little, small, big, old, year, years, game night, with my, go, going, what to do, things to do, stuff to do, to do, make it, someone, everyone, everybody, anything, while, because, during, after, before, until, needs, well, went, come, comes',
}
