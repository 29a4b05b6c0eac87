import { describe, expect, test } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { allergens, needs } from '#lib/domain/platform/vocabulary'
import { resolveAllergies } from '#lib/domain/safety/allergies'
import type { SafetyAudience } from '#lib/domain/safety/gate'
import { type CardFindings, getFindings, getRefusalReasons, getWordRefusals, parseCard, type Refusal } from '#lib/domain/safety/word-gate'
import { readCorpus } from '../../setup/data/corpus.ts'

const none: SafetyAudience = { youngestMonths: 120, allergies: resolveAllergies([]), needs: [] }
const audiences: SafetyAudience[] = [
  ...[2, 7, 11, 17, 23, 35, 47, 59, 71, 95, 143, 200].map((youngestMonths) => ({ ...none, youngestMonths })),
  ...[...allergens, 'kiwi', 'bread', 'latex'].map((allergy) => ({ ...none, allergies: resolveAllergies([allergy]) })),
  ...needs.map((need) => ({ ...none, needs: [need] })),
  { youngestMonths: 30, allergies: resolveAllergies(['milk', 'nuts']), needs: [...needs] },
]

function kindsOf(refusals: Refusal[]): string[] {
  return [...new Set(refusals.map(({ rule }) => (rule === 'allergy' || rule === 'need' ? rule : 'age')))].sort()
}

describe('getRefusalReasons', () => {
  test.each(languages)('agrees with getWordRefusals for every card in %s and every audience, also after JSON', (language) => {
    const differing: string[] = []
    for (const kind of ['danger', 'good', 'fragments'] as const) {
      for (const { name, card } of readCorpus(kind, language)) {
        const read = parseCard({ ...card, language })
        const findings: CardFindings = JSON.parse(JSON.stringify(getFindings(read)))
        for (const audience of audiences) {
          const [byWords, byFindings] = [kindsOf(getWordRefusals(read, audience)), [...getRefusalReasons(findings, audience)].sort()]
          if (byWords.join() !== byFindings.join()) differing.push(`${name}: ${byWords} and not ${byFindings} for ${JSON.stringify(audience)}`)
        }
      }
    }
    expect(differing).toEqual([])
  })
})
