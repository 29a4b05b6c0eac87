import { type Allergen, allergens } from '#lib/domain/platform/vocabulary'
import { withoutAllergyPhrase } from '#lib/domain/safety/allergy-phrases'
import { plainWords } from '#lib/domain/safety/normalise'

/** Returns the allergen of an allergy: by code, or by an everyday name in any language ("egg", "leche", "lactose intolerant"); undefined for any other. */
export function allergenOf(allergy: string): Allergen | undefined {
  const [words, name] = [plainWords(allergy), plainWords(withoutAllergyPhrase(allergy))]
  return allergens.find((allergen) => allergen === words || allergen === name) ?? codesByWord.get(words) ?? codesByWord.get(name)
}

/** Adds a typed allergy to a list, if it is new. */
export function withAllergy(allergies: readonly string[], typed: string): string[] {
  const text = typed.trim()
  const known = allergenOf(text) ?? text
  return text === '' || allergies.includes(known) ? [...allergies] : [...allergies, known]
}

const typedCodes: Readonly<Record<string, Allergen>> = {
  egg: 'eggs',
  huevo: 'eggs',
  huevos: 'eggs',
  ביצה: 'eggs',
  ביצים: 'eggs',
  peanut: 'peanuts',
  cacahuete: 'peanuts',
  cacahuetes: 'peanuts',
  cacahuate: 'peanuts',
  mani: 'peanuts',
  בוטן: 'peanuts',
  בוטנים: 'peanuts',
  nut: 'nuts',
  'tree nuts': 'nuts',
  'frutos secos': 'nuts',
  nueces: 'nuts',
  אגוזים: 'nuts',
  אגוז: 'nuts',
  leche: 'milk',
  dairy: 'milk',
  lactose: 'milk',
  lactosa: 'milk',
  lacteos: 'milk',
  חלב: 'milk',
  לקטוז: 'milk',
  wheat: 'gluten',
  trigo: 'gluten',
  חיטה: 'gluten',
  גלוטן: 'gluten',
  soy: 'soybeans',
  soya: 'soybeans',
  soja: 'soybeans',
  סויה: 'soybeans',
  sesamo: 'sesame',
  ajonjoli: 'sesame',
  שומשום: 'sesame',
  pescado: 'fish',
  דגים: 'fish',
  דג: 'fish',
  shellfish: 'crustaceans',
  mariscos: 'crustaceans',
  marisco: 'crustaceans',
  'פירות ים': 'crustaceans',
  mostaza: 'mustard',
  חרדל: 'mustard',
  apio: 'celery',
  סלרי: 'celery',
  sulfites: 'sulphites',
  sulfitos: 'sulphites',
  lupine: 'lupin',
  altramuz: 'lupin',
  altramuces: 'lupin',
  תורמוס: 'lupin',
  moluscos: 'molluscs',
  mollusks: 'molluscs',
}
const codesByWord = new Map(Object.entries(typedCodes).map(([word, code]) => [plainWords(word), code]))
