import { allergyId } from '#lib/domain/safety/allergies'
import { findSubstance } from '#lib/domain/safety/substances'
import { allergyQuery, knownAllergy } from '#lib/schemas/profiles/child'
import { route } from '#lib/server/platform/http/route'

/** Finds the substance that a typed allergy means, while the user types. */
export const GET = route(
  {
    title: 'Recognize an allergy',
    description: 'Finds the substance that a typed allergy means; null if it is unknown.',
    query: allergyQuery,
    responseSchema: knownAllergy,
  },
  async ({ query, language }) => {
    const id = allergyId(query.name) ?? null
    return { id, name: (id && findSubstance(id)?.name[language]) ?? null }
  },
)
