import { describe, expect, it, test } from 'vitest'
import { noAllergies, resolveAllergies } from '#lib/domain/safety/allergies'
import { withoutPrefixes } from '#lib/domain/safety/hebrew-prefixes'
import { foldWord } from '#lib/domain/safety/normalise'
import { getWordRefusals, parseCard } from '#lib/domain/safety/word-gate'

const forms = (word: string) => withoutPrefixes(foldWord(word))

describe('withoutPrefixes', () => {
  it.each([
    ['הבלון', 'בלון'],
    ['ומהחרוזים', 'חרוזים'],
    ['כשהגולות', 'גולות'],
    ['שבחצר', 'חצר'],
    ['ולתנור', 'תנור'],
    ['ובלון', 'בלון'],
    ['שבלון', 'בלון'],
    ['בבלון', 'בלון'],
    ['כבלון', 'בלון'],
    ['מבלון', 'בלון'],
    ['לכשהבלון', 'בלון'],
    ['ולכשבלון', 'בלון'],
    ['משהבלון', 'בלון'],
    ['מהבלון', 'בלון'],
    ['והגיר', 'גיר'],
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
    ['הים', 'ים', 'the sea, and a word of two letters'],
    ['ולכשהבלון', 'בלון', 'five prefixes'],
    ['הובלון', 'בלון', 'two prefixes in the wrong order'],
    ['שובלון', 'בלון', 'two prefixes in the wrong order'],
    ['הלבלון', 'בלון', 'two prefixes of which one is enough'],
    ['נבלון', 'בלון', 'a letter that is no prefix'],
    ['ונבלון', 'בלון', 'a letter that is no prefix'],
  ])('does not read %s as a prefix and %s (%s)', (word, noun) => {
    expect(forms(word)).not.toContain(foldWord(noun))
  })
})

describe('getWordRefusals in Hebrew', () => {
  const refusingRules = (step: string, months: number, ...allergies: string[]) =>
    getWordRefusals(
      parseCard({
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
  ])('allows: %s', (step, months) => {
    expect(refusingRules(step, months)).toEqual([])
  })

  test.each([
    ['הוא מחזיר את הספר למדף.', 'חזיר'],
    ['הוא מבקר את סבתא במשחק.', 'בקר'],
    ['הוא מנענע את הסדין.', 'נענע'],
    ['צוחקים, משום שמצחיק.', 'שום'],
  ])('does not read a verb as a food or plant: %s', (step, allergy) => {
    expect(refusingRules(step, 80, allergy)).toEqual([])
  })

  test.each([
    ['שמים שייבות בצלחת.', 20, 'small_parts'],
    ['יושבים מול המסכים.', 40, 'screens'],
    ['משחקים במחשבים.', 40, 'screens'],
    ['מפזרים נצנצים.', 20, 'loose_fill'],
  ])('still refuses: %s', (step, months, rule) => {
    expect(refusingRules(step, months)).toContain(rule)
  })
})
