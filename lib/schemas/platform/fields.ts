import * as z from 'zod/mini'
import { MAX_SLUG, slugPattern } from '#lib/domain/catalogue/catalogue-limits'

/** Fields that several resources share. A check's message is a key under `validation` in messages/. */

/** PostgreSQL refuses text with U+0000 or half a surrogate pair. */
export const storable = z.refine<string>((text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text), 'wrong_value')

/** A typed line: trimmed, not empty. */
export const line = (max: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max), storable)

/** A longer, optional text; empty becomes null. */
export const note = (max: number) =>
  z.optional(
    z.pipe(
      z.nullable(z.string().check(z.trim(), z.maxLength(max), storable)),
      z.transform((text) => text || null),
    ),
  )

export const id = z.uuid('unknown_id')

/** An id that is a word, of a category or a material. */
export const slug = z.string().check(z.regex(slugPattern, 'unknown_id'), z.maxLength(MAX_SLUG))

/** The maximum age of a profile, in years. */
const MAX_AGE_YEARS = 18

const isoDate = z.string().check(z.minLength(1, 'required'), z.iso.date('date'))

/** YYYY-MM-DD, not in the future, at most 18 years ago, by the date in UTC. */
export const dateOfBirth = isoDate.check(
  z.refine((date) => date <= today(), 'date_future'),
  z.refine((date) => date >= today(MAX_AGE_YEARS), 'date_too_old'),
)

/** YYYY-MM-DD of a past day: at most tomorrow in UTC, which is already today in the east, and at most 18 years ago. */
export const pastDay = isoDate.check(
  z.refine((date) => date <= tomorrow(), 'day_future'),
  z.refine((date) => date >= today(MAX_AGE_YEARS), 'day_too_old'),
)

function tomorrow(): string {
  const now = new Date()
  now.setUTCDate(now.getUTCDate() + 1)
  return now.toISOString().slice(0, 10)
}

function today(yearsAgo = 0): string {
  const now = new Date()
  now.setUTCFullYear(now.getUTCFullYear() - yearsAgo)
  return now.toISOString().slice(0, 10)
}

/** The version of a row that a change is based on, up to the maximum of the database's integer. */
export const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** A number in a query string. */
export const queryNumber = (min: number, max: number) =>
  z.pipe(z.string().check(z.regex(/^-?\d{1,10}$/, 'number')), z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))))

/** `true` or `false` in a query string. */
export const yesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
)

/** 1 to 100 rows. */
export const limit = queryNumber(1, 100)
/** Deeper pages use a cursor. */
export const offset = queryNumber(0, 10_000)

/** An instant from the database or the API. */
export const instant = z.pipe(
  z.union([z.date(), z.string()]),
  z.transform((at) => (typeof at === 'string' ? at : at.toISOString())),
)

/** A day, YYYY-MM-DD, from the database or the API. */
export const day = z.pipe(
  z.union([z.date(), z.string()]),
  z.transform((at) => (typeof at === 'string' ? at : at.toISOString()).slice(0, 10)),
)

/** A response without a body. */
export const nothing = z.undefined()
