import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#lib/domain/platform/basics'
import { exposuresOf } from '#lib/domain/safety/substances'
import type { LibraryActivity } from '#seed/format.ts'
import { library } from '../../../setup/data/library.ts'

// A child with a food allergy touches food residue in a used package, so that food counts as touched.
const { activities, materials } = library
const materialOf = new Map(materials.map((material) => [material.id, material]))

interface Package {
  substance: string
  /** False for molded paper, which cannot be washed: the word "clean" does not excuse it. */
  isWashable: boolean
  names: Record<Language, RegExp>
}

const packages: Package[] = [
  {
    substance: 'eggs',
    isWashable: false,
    names: {
      en: /\begg[ -]?(cartons?|box(es)?|trays?)\b/i,
      es: /\bhueveras?\b|\b(cart[oó]n(es)?|cajas?|maples?|bandejas?|envases?) (vac[ií][oa]s? )?de huevos?\b/i,
      he: /(תבניו?ת|קרטון|קרטוני|קופסאו?ת|מגשי?|אריזו?ת) (של )?ה?ביצים/,
    },
  },
  {
    substance: 'milk',
    isWashable: true,
    names: {
      en: /\b(milk|cream|yogh?urt|cheese|butter|margarine|ice[ -]cream) (cartons?|box(es)?|bottles?|jugs?|cups?|pots?|tubs?|containers?|lids?)\b|\b(cups?|tubs?|pots?) (of|from) yogh?urt\b/i,
      es: /\b(cart[oó]n(es)?|cajas?|botellas?|envases?|vas(it)?os?|potes?|botes?|tarrinas?|tapas?) (vac[ií][oa]s? )?de (leche|crema|yogur(es)?|queso|mantequilla|margarina|helado)\b/i,
      he: /(קרטון|קרטוני|קופסאו?ת|בקבוקי?|גביעי?|כוסו?ת|כוסיות|אריזו?ת|מכסי?) (של )?ה?(חלב|שמנת|יוגורט|גבינה|חמאה|מרגרינה|גלידה)/,
    },
  },
  {
    substance: 'gluten',
    isWashable: true,
    names: {
      en: /\b(cereal|cracker|cookie|flour|pasta|bread|pizza|oatmeal) (box(es)?|bags?|packages?|packets?|tins?)\b/i,
      es: /\b(cajas?|bolsas?|paquetes?|latas?|envases?) (vac[ií][oa]s? )?de (cereal(es)?|galletas?|harina|pasta|pan|pizza|avena)\b/i,
      he: /(קופסאו?ת|שקיו?ת|אריזו?ת|קרטון|קרטוני) (של )?ה?(דגנים|דגני בוקר|קורנפלקס|עוגיות|קרקרים|קמח|פסטה|לחם|פיצה)/,
    },
  },
  {
    substance: 'peanuts',
    isWashable: true,
    names: {
      en: /\b(peanut|nut)([ -]?butter| spread) (jars?|tubs?|lids?)\b/i,
      es: /\b(frascos?|tarros?|potes?|tapas?) (vac[ií][oa]s? )?de (crema|mantequilla|pasta) de (man[ií]|cacahuates?|nuez|nueces)\b/i,
      he: /(צנצנו?ת|מכסי?) (של )?(חמאת|ממרח) (ה)?(בוטנים|אגוזים)/,
    },
  },
]

const clean: Record<Language, RegExp> = {
  en: /\b(clean|rinsed|washed|unused)\b/i,
  es: /\b(limpi|enjuagad|lavad)[oa]s?\b|\bsin usar\b/i,
  he: /נקי(י?ה|ים|ות)?(?![א-ת])|שטופ(ה|ים|ות)?(?![א-ת])|רחוצ(ה|ים|ות)(?![א-ת])/,
}

/** Returns all passages of a card in the same order in every language, to compare translations. */
function passagesOf({ text, watchFor, why, adaptations, materials: needed }: LibraryActivity, language: Language): string[] {
  const listed = needed.map(({ id, quantity }) => `${materialOf.get(id)?.name[language]} (${quantity?.[language] ?? ''})`)
  const { title, description, benefits, instructions, safetyNotes, easier, harder, quick, say, ask, nextDay, group = '' } = text[language]
  const guidance = [...watchFor.flatMap(({ works, stop }) => [works, stop]), ...[...why, ...adaptations].map((one) => one.text)]
  const told = [title, description, ...benefits, ...instructions, ...safetyNotes, easier, harder, ...quick, ...say, ...ask, nextDay, group]
  return [...listed, ...told, ...guidance.map((one) => one[language])]
}

/** Returns the passages that name a package without its food in the facts or "clean" in every language. */
function listUndeclaredPackages(activity: LibraryActivity): string[] {
  const declared = new Set(activity.facts.substances.flatMap(({ id }) => [...exposuresOf(id)]))
  const inLanguages = languages.map((language) => ({ language, passages: passagesOf(activity, language) }))
  return packages
    .filter(({ substance }) => !declared.has(substance))
    .flatMap(({ substance, isWashable, names }) =>
      inLanguages.flatMap(({ language, passages }) =>
        passages
          .filter((passage, i) => {
            const isClean = inLanguages.every((other) => clean[other.language].test(other.passages[i] ?? ''))
            return names[language].test(passage) && !(isWashable && isClean)
          })
          .map((passage) => `${activity.slug}: ${substance} in "${passage}"`),
      ),
    )
}

describe('used food packages', () => {
  test.each<[Language, string, string]>([
    ['en', 'eggs', '1 egg carton, cut in half'],
    ['en', 'milk', 'milk cartons'],
    ['en', 'milk', 'a yogurt cup'],
    ['en', 'gluten', 'an empty cereal box'],
    ['en', 'peanuts', 'a peanut butter jar'],
    ['es', 'eggs', 'un cartón de huevos'],
    ['es', 'milk', 'una caja de leche'],
    ['es', 'milk', 'vasitos de yogur'],
    ['es', 'gluten', 'cajas vacías de cereal'],
    ['es', 'peanuts', 'un frasco de crema de cacahuate'],
    ['he', 'eggs', 'תבנית ביצים אחת'],
    ['he', 'eggs', 'קרטון של ביצים'],
    ['he', 'milk', 'קרטון חלב'],
    ['he', 'milk', 'גביעי יוגורט'],
    ['he', 'gluten', 'קופסאות דגנים'],
    ['he', 'peanuts', 'צנצנת של חמאת בוטנים'],
  ])('are found in %s as %s: %s', (language, substance, words) => {
    expect(packages.filter(({ names }) => names[language].test(words)).map((one) => one.substance)).toEqual([substance])
  })

  test('are declared with their food, or described as clean in every language', () => {
    expect(activities.flatMap(listUndeclaredPackages)).toEqual([])
  })

  test('are called clean in the names of package materials', () => {
    const soiled = ['household-packages', 'jar', 'plastic-bottle'].flatMap((id) =>
      languages.filter((language) => !clean[language].test(materialOf.get(id)?.name[language] ?? '')).map((language) => `${id} ${language}`),
    )
    expect(soiled).toEqual([])
  })
})
