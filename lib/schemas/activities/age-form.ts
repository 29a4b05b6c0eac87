import * as z from 'zod/mini'
import { settings } from '#lib/domain/platform/basics'
import { MAX_AGE_MONTHS } from '#lib/domain/profiles/age'

/** The durations this form offers, days first, because it is mainly for days. */
export const ageFormDurations = ['half-day', 'full-day', '5-15min', '15-30min', '30-60min', '1-2hours'] as const

const MAX_INTERESTS = 20
const LONGEST_INTEREST = 80

const months = z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^\d{1,4}$/, 'number'))
const words = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
)

/** The form with an age instead of a child. Its input is typed text; its output fits the API. */
export const ageForm = z.object({
  ageMonths: z.pipe(z.pipe(months, z.transform(Number)), z.int().check(z.minimum(0), z.maximum(MAX_AGE_MONTHS))),
  interests: z.pipe(
    words,
    z.array(z.string()).check(
      z.maxLength(MAX_INTERESTS),
      z.refine((list) => list.every((word) => word.length <= LONGEST_INTEREST), 'wrong_value'),
    ),
  ),
  duration: z.enum(ageFormDurations),
  location: z.enum(settings),
})
