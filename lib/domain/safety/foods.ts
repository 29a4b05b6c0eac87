/** A small dictionary of foods to which children react, for allergies typed as free text: English, Spanish and Hebrew words
 * of each, in the notation of match.ts; a semicolon ends a food. The 14 EU allergens are in the term files. */
import { fold } from '#lib/domain/safety/normalise'

const foods = `
  strawberry|strawberries, fresa|fresas|frutilla|frutillas, תות|תותים|תותי;
  kiwi|kiwis|kiwifruit, קיווי;
  banana|bananas, plátano|plátanos|banano|guineo, בננה|בננות;
  apple|apples, manzana|manzanas, תפוח|תפוחים|תפוחי;
  pear|pears, pera|peras, אגס|אגסים;
  peach|peaches|nectarine|nectarines, melocotón|melocotones|durazno|duraznos|nectarina|nectarinas, אפרסק|אפרסקים|נקטרינה|נקטרינות;
  apricot|apricots, albaricoque|albaricoques|damasco|chabacano, משמש|משמשים|מישמש;
  plum|plums, ciruela|ciruelas, שזיף|שזיפים;
  cherry|cherries, cereza|cerezas, דובדבן|דובדבנים;
  orange|oranges, naranja|naranjas, תפוז|תפוזים;
  mandarin|mandarins|tangerine|tangerines|clementine|clementines, mandarina|mandarinas|clementina,
    מנדרינה|קלמנטינה|קלמנטינות|מנדרינות;
  lemon|lemons, limón|limones, לימון|לימונים;
  lime|limes, lima|limas, ליים;
  grapefruit|grapefruits, pomelo|pomelos|toronja, אשכולית|אשכוליות|פומלה;
  citrus, cítrico|cítricos|naranja|naranjas|limón|limones|mandarina, הדר|הדרים|תפוז|תפוזים|לימון|לימונים|קלמנטינה,
    orange|oranges|lemon|lemons|lime|tangerine|grapefruit|mandarin;
  pineapple|pineapples, piña|piñas|ananá, אננס;
  mango|mangoes|mangos, mango|mangos, מנגו;
  papaya, papaya|papayas|lechosa, פפאיה;
  avocado|avocados, aguacate|aguacates|palta|paltas, אבוקדו;
  melon|melons, melón|melones, מלון|מלונים;
  watermelon|watermelons, sandía|sandías, אבטיח|אבטיחים;
  grape|grapes|raisin|raisins, uva|uvas|pasas, ענב|ענבים|ענבי|צימוק|צימוקים;
  raspberry|raspberries, frambuesa|frambuesas, פטל;
  blueberry|blueberries, arándano|arándanos, אוכמנית|אוכמניות;
  blackberry|blackberries, mora|moras|zarzamora, אוכמנית|פטל;
  berry|berries|strawberries|blueberries|raspberries, bayas|frutos rojos, פירות יער, תות|תותים;
  fig|figs, higo|higos, תאנה|תאנים;
  date|dates, dátil|dátiles, תמר|תמרים;
  pomegranate|pomegranates, granada|granadas, רימון|רימונים;
  coconut|coconuts, coco|cocos, קוקוס;
  tomato|tomatoes|ketchup, tomate|tomates|kétchup, עגבנייה|עגבניה|עגבניות|קטשופ;
  potato|potatoes, patata|patatas|papa|papas, תפוח אדמה, תפוחי אדמה;
  carrot|carrots, zanahoria|zanahorias, גזר|גזרים;
  cucumber|cucumbers, pepino|pepinos, מלפפון|מלפפונים;
  pepper|peppers|paprika, pimiento|pimientos|pimentón, פלפל|פלפלים|פפריקה;
  spinach, espinaca|espinacas, תרד;
  onion|onions, cebolla|cebollas, בצל|בצלים;
  garlic, ajo|ajos, שום;
  aubergine|aubergines|eggplant|eggplants, berenjena|berenjenas, חציל|חצילים;
  courgette|zucchini|courgettes, calabacín|calabacines, קישוא|קישואים;
  pumpkin|pumpkins|squash, calabaza|calabazas|zapallo, דלעת;
  corn|sweetcorn|maize|popcorn|cornflour|cornstarch|polenta, maíz|maicena|palomitas|polenta|elote|choclo,
    תירס|פופקורן|קורנפלור|פולנטה;
  rice, arroz|arroces, אורז;
  bean|beans, frijol|frijoles|judía|judías|alubia|alubias|poroto|porotos, שעועית;
  lentil|lentils, lenteja|lentejas, עדשים;
  chickpea|chickpeas|hummus, garbanzo|garbanzos|hummus, חומוס;
  pea|peas, guisante|guisantes|arveja|arvejas, אפונה;
  broad|fava bean|beans, haba|habas, פול;
  buckwheat, alforfón, trigo sarraceno, כוסמת;
  cocoa|chocolate|cacao, cacao|chocolate|chocolates, קקאו|שוקולד|שוקו;
  cinnamon, canela, קינמון;
  vanilla, vainilla, וניל;
  honey, miel, דבש;
  chicken|poultry, pollo|pollos, עוף|תרנגול;
  beef|meat, carne|ternera|res, בשר|בקר;
  pork|ham, cerdo|jamón, חזיר;
  gelatin|gelatine|jelly|jello|marshmallow|marshmallows, gelatina|malvavisco|malvaviscos, ג'לטין|ג'לי|מרשמלו;
  almond|almonds|marzipan, almendra|almendras|mazapán, שקד|שקדים|מרציפן;
  walnut|walnuts, nuez|nueces אגוזי מלך;
  hazelnut|hazelnuts|nutella, avellana|avellanas|nutella, אגוזי לוז, לוז|נוטלה;
  cashew|cashews, anacardo|anacardos|marañón, קשיו;
  pistachio|pistachios, pistacho|pistachos, פיסטוק|פיסטוקים;
  pine nut|nuts, piñón|piñones, צנובר|צנוברים;
  sunflower, girasol|pipas, חמנייה|חמניה|חמניות;
  mushroom|mushrooms, champiñón|champiñones|seta|setas|hongo|hongos, פטרייה|פטריות|פטריה;
  latex|balloon|balloons, látex|globo|globos, לטקס|בלון|בלונים;
  red dye|food colouring|food coloring|food dye, colorante|colorantes alimentario|alimentarios, צבע|צבעי מאכל;
  wool|yarn, lana|lanas, צמר;
  pollen|grass, polen|césped|hierba, אבקנים|דשא
`

/** What some of these words mean besides the food: a bird, a colour, a day. */
const others: readonly string[] = `
  kiwi bird|birds|chick|feather|feathers, kiwi|pájaro|pajarito|ave kiwi, ave =que =no =vuela kiwi, עוף|ציפור|ציפורי|הציפור קיווי|הקיווי,
  orange paper|paint|card|crayon|crayons|cone|cones|ball|balls|felt|scarf|cup|cups|block|blocks|light|lights|hoop|marker|markers|pencil|flag,
  orange circle|circles|square|squares|leaf|leaves|colour|color|sky|sock|socks|car|tape|cloth|ribbon|one|ones|team|things|objects|and =red|=yellow|=blue,
  red|yellow|blue|green|pink|purple ^ orange, red|yellow|blue|green|pink|purple and|or orange, play|birth|due|calendar date, date of|and =time|=birth, to date,
  write|note|put ~ date, lime green, nail file, lima de uñas|=la =capital, mamá|mama y|o papá, papá|papa y|o|^ mamá, con|el|su|tu|mi papá|papa, a|de su|tu papá,
  squash the|it|them|your|down|ball|court|racket, pasas por|al|a|el|la|de =lado|=una, apple|pear|cherry|plum|peach|fig tree|trees|blossom, granada =ciudad,
  pepper =pig, naranja|naranjas y|^ rojo|amarillo|azul|verde, rojo|roja|amarillo|amarilla|azul|verde|rosa ^|y|o naranja,
  papel|pintura|cartulina|rotulador|pelota|aro|círculo|cinta|tela|cono|conos|hoja|hojas|luz|témpera naranja|naranjas, media =naranja,
  chicken dance|walk|pose|run|wing =flap, like =a chicken, chicken =puppet|=pox, corn =field, unicorn, coco =hombre, el coco =viene, תמר =הילדה, גן =תות
`
  .split(',')
  .map((phrase) => phrase.trim())

/** The phrases in which one of these words means something else. */
export function otherMeanings(words: readonly string[]): string[] {
  const heads = new Set(words.flatMap((phrase) => phrase.split(/[\s|]+/)).map(fold))
  return others.filter((phrase) => phrase.split(/[\s|=^~]+/).some((word) => word !== '' && heads.has(fold(word))))
}

interface Entry {
  words: ReadonlySet<string>
  phrases: readonly string[]
}
const entries: readonly Entry[] = foods.split(';').map((food) => {
  const phrases = food.split(',').map((phrase) => phrase.trim())
  return { phrases, words: new Set(phrases.flatMap(spellings)) }
})

/** Every wording a phrase stands for when it is one word with variants; the phrase itself where it is longer. */
function spellings(phrase: string): string[] {
  return phrase.includes(' ') ? [fold(phrase)] : phrase.split('|').map((word) => fold(word))
}

/** The phrases, in all three languages, of the food that a folded text names ("fresas", "תותים"); none where it is not in the dictionary. */
export function foodWords(text: string): string[] {
  const readings = new Set([text, text.replace(/s$/, ''), text.replace(/es$/, ''), text.replace(/ies$/, 'y'), text.replace(/^ה/, '')])
  return entries.filter(({ words }) => [...readings].some((reading) => words.has(reading))).flatMap(({ phrases }) => phrases)
}
