import { describe, expect, it, test } from 'vitest'
import { noAllergies, resolveAllergies } from '#lib/domain/safety/allergies'
import { withoutPrefixes } from '#lib/domain/safety/hebrew-prefixes'
import { foldWord } from '#lib/domain/safety/normalise'
import { searchCard, wordRefusals } from '#lib/domain/safety/strict-words'

const forms = (word: string) => withoutPrefixes(foldWord(word))

describe('withoutPrefixes', () => {
  it.each([
    ['הבלון', 'בלון'],
    ['ומהחרוזים', 'חרוזים'],
    ['כשהגולות', 'גולות'],
    ['שבחצר', 'חצר'],
    ['ולתנור', 'תנור'],
  ])('finds the noun behind the prefixes of %s', (word, noun) => {
    expect(forms(word)).toContain(foldWord(noun))
  })

  it.each([
    ['מושיבים', 'שיבים', 'seat, and washers'],
    ['לוחצים', 'חצים', 'press, and arrows'],
    ['שומרים', 'מרים', 'guard, and lift'],
    ['מודבק', 'דבק', 'glued, and glue'],
    ['לשתות', 'תות', 'drink, and a strawberry'],
    ['מצאו', 'צאו', 'find, and go out'],
    ['מסיכות', 'סיכות', 'masks, and pins'],
    ['מעלים', 'עלים', 'raise, and leaves'],
    ['וכבדים', 'בדים', 'heavy, and fabrics'],
  ])('does not read %s as a prefix and %s (%s)', (word, noun) => {
    expect(forms(word)).not.toContain(foldWord(noun))
  })
})

describe('the strict gate in Hebrew', () => {
  const rules = (step: string, months: number, ...allergies: string[]) =>
    wordRefusals(
      searchCard({
        language: 'he',
        title: '',
        description: '',
        benefits: [],
        materialsNeeded: [],
        instructions: [step],
        safetyNotes: [],
        variations: [],
        setting: 'indoor',
        durationMinutes: 20,
      }),
      { youngestMonths: months, allergies: allergies.length > 0 ? resolveAllergies(allergies) : noAllergies, needs: [] },
    ).map(({ rule }) => rule)

  test.each([
    ['מושיבים את הילדה על השטיח.', 20],
    ['סופרים ומחשבים כמה צעדים עד הדלת.', 40],
    ['אם הילד מסכים, מתחילים שוב.', 40],
    ['עוטים מסיכות נייר.', 20],
  ])('lets pass: %s', (step, months) => {
    expect(rules(step, months)).toEqual([])
  })

  test.each([
    ['הוא מחזיר את הספר למדף.', 'חזיר'],
    ['הוא מבקר את סבתא במשחק.', 'בקר'],
    ['הוא מנענע את הסדין.', 'נענע'],
    ['צוחקים, משום שמצחיק.', 'שום'],
  ])('takes no verb for a food or plant: %s', (step, allergy) => {
    expect(rules(step, 80, allergy)).toEqual([])
  })

  test.each([
    ['שמים שייבות בצלחת.', 20, 'small_parts'],
    ['יושבים מול המסכים.', 40, 'screens'],
    ['משחקים במחשבים.', 40, 'screens'],
    ['מפזרים נצנצים.', 20, 'loose_fill'],
  ])('still refuses: %s', (step, months, rule) => {
    expect(rules(step, months)).toContain(rule)
  })
})
