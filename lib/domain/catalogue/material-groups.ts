/** The groups of the materials list, in display order. */
export const materialGroups = ['paper', 'craft', 'household', 'kitchen', 'food', 'toys', 'outdoors', 'nature', 'other'] as const
export type MaterialGroup = (typeof materialGroups)[number]

const ids: Readonly<Record<Exclude<MaterialGroup, 'other'>, string>> = {
  paper:
    'paper colored-paper cardboard-box cardboard cardboard-tube newspaper magazines tissue-paper paper-plates paper-cups paper-bags envelopes sticky-notes index-cards notebook photos map',
  craft:
    'pencil colored-pencils crayons markers chalk washable-paint watercolors paintbrush scissors craft-knife screwdriver glue-stick hot-glue white-glue masking-tape sticky-tape ruler tape-measure string yarn ribbon rope fabric-scraps needle-plastic sewing-needle sewing-thread buttons beads pipe-cleaners craft-sticks rubber-bands paper-clips playdough modelling-clay sandpaper',
  household:
    'blanket bedsheet pillows towel scarves socks balls-of-socks dress-up-clothes hairbrush toothbrush hand-mirror chairs table laundry-basket clothespins basin bucket sponge soap spray-bottle flashlight timer music-player camera thermometer coins stroller household-packages long-sleeved-coat potty diapers wet-wipes clothes shoes child-toothbrush broom',
  kitchen:
    'bowl pots-pans tray muffin-tin wooden-spoon ladle tongs measuring-cups kitchen-scale colander sieve funnel jar plastic-bottle plastic-containers egg-carton ice-cube-tray paper-straws kitchen-foil baking-paper kitchen-paper water ice',
  food: 'drinking-water snacks picnic bread rice-cakes rice pasta cooked-pasta oats lentils flour sugar salt baking-soda dry-yeast cornstarch vinegar cooking-oil food-coloring milk yoghurt cheese butter cream eggs apple banana orange lemon berries avocado carrot cucumber tomato potato onion lettuce red-cabbage herbs',
  toys: 'soft-toys dolls toy-cars toy-animals blocks wooden-blocks building-bricks stacking-cups rattle play-mat picture-books board-books playing-cards dice drum ball soft-ball hoop skipping-rope cones frisbee kite bubble-mix sand-toys sand-tray',
  outdoors: 'sun-hat rain-gear backpack picnic-blanket tent bicycle helmet puncture-kit magnifying-glass binoculars bug-box compass garden-hose',
  nature: 'leaves sticks stones pinecones sand soil seeds small-seeds flower-pots trowel watering-can',
}

const groupById = new Map(materialGroups.flatMap((group) => (group === 'other' ? [] : ids[group].split(' ').map((id) => [id, group] as const))))

/** Returns a material's group; "other" for a material newer than this list. */
export function groupOfMaterial(id: string): MaterialGroup {
  return groupById.get(id) ?? 'other'
}

/** A starter list of common materials, for the user to correct. It has nothing that spoils in a few days. */
export const starterMaterials: readonly string[] = (
  'paper notebook cardboard-box cardboard cardboard-tube pencil colored-pencils markers scissors glue-stick sticky-tape ruler string ' +
  'blanket bedsheet pillows towel socks balls-of-socks hairbrush hand-mirror chairs table clothespins basin bucket sponge soap flashlight timer ' +
  'music-player camera coins photos bowl pots-pans tray wooden-spoon ladle measuring-cups colander jar plastic-bottle plastic-containers ' +
  'kitchen-foil kitchen-paper water ice drinking-water snacks rice pasta flour sugar salt cooking-oil soft-toys ball picture-books ' +
  'sun-hat rain-gear backpack leaves sticks stones'
).split(' ')
