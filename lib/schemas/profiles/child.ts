import * as z from 'zod/mini'
import { needs as allNeeds } from '#lib/domain/platform/vocabulary'
import { dateOfBirth, day, id, instant, line, note, version } from '#lib/schemas/platform/fields'

const allergies = z.array(line(80)).check(z.maxLength(30))
const needs = z.array(z.enum(allNeeds)).check(z.maxLength(allNeeds.length))
const weeksEarly = z.nullable(z.int().check(z.minimum(0), z.maximum(17)))

/** What a child profile is made of. `avatarBase64` is a data URL or bare base64 of a JPEG, PNG, GIF or WebP of at most 5 MB. */
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

/** A change: what is absent stays, null clears. With `version`, the change is refused where the row has moved on. */
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
  /** Of these, what stands for nothing that is known: until it is worded anew, nothing with food, plants, animals, latex or adhesives comes. */
  unknownAllergies: z.array(z.string()),
  /** Codes of the fixed vocabulary of needs. */
  needs: z.array(z.string()),
  weeksEarly: z.nullable(z.number()),
  createdAt: instant,
  version: z.number(),
})
export type Child = z.infer<typeof child>

export const childList = z.array(child)

/** An allergy as it is typed. */
export const allergyQuery = z.strictObject({ name: line(80) })
/** What it stands for: an id of the vocabulary with its name in the reader's language; null where nothing is known by that name. */
export const knownAllergy = z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) })
