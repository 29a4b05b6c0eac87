import * as z from 'zod/mini'
import { needs as allNeeds } from '#lib/domain/platform/vocabulary'
import { dateOfBirth, day, id, instant, line, note, version } from '#lib/schemas/platform/fields'

const allergies = z.array(line(80)).check(z.maxLength(30))
const needs = z.array(z.enum(allNeeds)).check(z.maxLength(allNeeds.length))
const weeksEarly = z.nullable(z.int().check(z.minimum(0), z.maximum(17)))

/** The input of a child profile. `avatarBase64` is a data URL or bare base64 of a JPEG, PNG, GIF or WebP of at most 5 MB. */
export const childInput = z.strictObject({
  name: line(80),
  dateOfBirth,
  avatarBase64: z.optional(z.nullable(z.string())),
  interestLevel: note(500),
  specialNeeds: note(500),
  description: note(500),
  allergies: z.optional(z.nullable(allergies)),
  needs: z.optional(z.nullable(needs)),
  weeksEarly: z.optional(weeksEarly),
})
export type ChildInput = z.infer<typeof childInput>

/** A change: absent fields stay, null clears. With `version`, an outdated change is refused. */
export const childChange = z.extend(z.partial(childInput), { version: z.optional(version) })
export type ChildChange = z.infer<typeof childChange>

export const child = z.object({
  id,
  name: z.string(),
  dateOfBirth: day,
  avatarBase64: z.nullable(z.string()),
  interestLevel: z.nullable(z.string()),
  specialNeeds: z.nullable(z.string()),
  description: z.nullable(z.string()),
  allergies: z.array(z.string()),
  /** The unrecognized allergies. Until they are reworded, activities with food, plants, animals, latex or adhesives are blocked. */
  unknownAllergies: z.array(z.string()),
  /** Codes of the vocabulary of needs. */
  needs: z.array(z.string()),
  weeksEarly: z.nullable(z.number()),
  createdAt: instant,
  version: z.number(),
})
export type Child = z.infer<typeof child>

export const childList = z.array(child)

/** An allergy as typed. */
export const allergyQuery = z.strictObject({ name: line(80) })
/** The recognized allergy: an id of the vocabulary with its name in the user's language; null if unknown. */
export const knownAllergy = z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) })
