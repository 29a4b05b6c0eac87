import { plainWords } from '#lib/domain/safety/normalise'

/**
 * Names of children that are also words for plants, animals, foods or materials. In a class list they are names until an allergy phrase
 * says otherwise.
 */
const names = `
  alder almond amaryllis anise apple ash aspen aster azalea basil bear berry birdie brie buddy bunny candy caraway cedar cherry chia clementine
  cliff clover coco coral crystal curry daisy dahlia dale dill dove drake fern finch fish flora fox ginger hazel heath heather herb holly honey
  iris ivy jasmine jay juniper kitty lamb lark laurel lavender lily linden lotus magnolia maple marigold melissa mimosa myrtle narcissus olive
  pansy peach pearl penny pepper petal petunia plum pony poppy primrose raven reed robin rocket rose rosemary rowan ruby rue rush saffron sage
  sandy silver sky tulip vanilla violet wheat willow wolf wren
  acacia amapola anís azucena begonia camelia canela cereza clavel dalia flor gardenia hortensia jazmín laurel lirio lirios manzana margarita
  melisa miel mora nieves oliva olivo paloma perla romero rosa salvia sauce sol tulipán verbena violeta violetas
  אגוז אדר אורן איילה אילה איריס אלה אלון אלמוג ארז אריה אשל ברוש גפן דבורה דבש דולב דליה דפנה דקל דרור הדס הדר ורד זאב זהב זית חבצלת חרוב
  טוהר יונה יסמין יעל יערה כלנית כפיר לביא לוטם לילך מור מרווה ניצן נענע נרקיס סביון סיגלית סיגל סנונית ענב ענבר עופר ערבה פרג פרח צבי
  רימון רקפת שושן שושנה שזיף שקד שקמה תאנה תות תמר
`

const givenNames = new Set(names.split(/\s+/).map(plainWords))

/** Returns whether a text is one word that is a child's name as well as a plant, an animal, a food or a material. */
export function isGivenName(text: string): boolean {
  return givenNames.has(plainWords(text))
}
