import { describe, expect, test } from 'vitest'
import { placeNotes } from '#lib/domain/activities/doing/note-steps'

const steps = ['Fill a bowl with water and set out the towels.', 'Light the candle together.', 'Dip a wooden spoon, then dry it with a towel.']
const materials = ['Bowl', 'Towel (2)', 'Candle: 1, short', 'Wooden spoon']

describe('placeNotes', () => {
  test('puts a note next to the only step that uses the material it names', () => {
    const note = 'Only you light the candle, and you blow it out.'
    expect(placeNotes([note], steps, materials, 'en')).toEqual({ before: [], atStep: new Map([[1, [note]]]) })
  })

  test('puts several notes next to one step in their order', () => {
    const notes = ['Candles burn.', 'Keep hair away from the candle.']
    expect(placeNotes(notes, steps, materials, 'en').atStep.get(1)).toEqual(notes)
  })

  test('keeps a note before the steps if its material is used in several, or it names several materials of different steps, or none', () => {
    const notes = ['A wet towel is slippery.', 'Keep the bowl away from the candle.', 'Stay within reach.', 'Wooden floors are slippery.']
    expect(placeNotes(notes, steps, materials, 'en')).toEqual({ before: notes, atStep: new Map() })
  })

  test('keeps notes about allergens, hats and water before the steps', () => {
    const notes = ['The candle contains honey.', 'Sun hat and water to drink.', 'Stay away from the water.']
    const outdoors = ['Put on a hat.', 'Drink water.', 'Light the candle.']
    expect(placeNotes(notes, outdoors, ['Sun hat', 'Drinking water', 'Candle'], 'en').before).toEqual(notes)
  })

  test('finds a material in Spanish plurals and by its first word', () => {
    const note = 'Nadie se para en las pelotas.'
    const { atStep } = placeNotes([note], ['Siéntense.', 'Rueden la pelota.'], ['Pelota blanda: 1'], 'es')
    expect(atStep).toEqual(new Map([[1, [note]]]))
  })

  test('finds a material behind Hebrew prefixes, and all words of its name', () => {
    const note = 'הנר בוער: רק אתם מדליקים.'
    expect(placeNotes([note], ['יושבים.', 'מסתכלים בנר.'], ['נר'], 'he').before).toEqual([note])
    expect(placeNotes(['המספריים חדים.'], ['יושבים.', 'גוזרים במספריים.'], ['מספריים'], 'he').atStep.size).toBe(1)
    expect(placeNotes(['נייר חותך.'], ['יושבים.', 'לוקחים נייר.'], ['נייר דבק'], 'he').atStep.size).toBe(0)
  })
})
