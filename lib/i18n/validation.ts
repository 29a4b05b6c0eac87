import type * as z from 'zod/mini'
import type { Messages } from '#lib/i18n/messages'

type Issue = z.core.$ZodIssue

export type ValidationKey = keyof Messages['validation']

/** A message under `validation`, with the values for its placeholders. */
export interface ValidationMessage {
  key: ValidationKey
  values?: Record<string, string | number>
}

/** Returns a field's error as a message under `validation`: the check's own key, else one by the kind of error. */
export function validationMessage(issue: Issue): ValidationMessage {
  if (isMissing(issue)) return { key: 'required' }
  if (isKey(issue.message)) return { key: issue.message }
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return { key: 'min_length', values: { length: Number(issue.minimum) } }
      if (issue.origin === 'array') return { key: 'min_items', values: { minimum: Number(issue.minimum) } }
      return { key: 'minimum', values: { minimum: Number(issue.minimum) } }
    case 'too_big':
      if (issue.origin === 'string') return { key: 'max_length', values: { length: Number(issue.maximum) } }
      if (issue.origin === 'array') return { key: 'max_items', values: { maximum: Number(issue.maximum) } }
      return { key: 'maximum', values: { maximum: Number(issue.maximum) } }
    case 'unrecognized_keys':
      return { key: 'unknown_field' }
    case 'invalid_type':
      return { key: 'wrong_type' }
    default:
      return { key: 'wrong_value' }
  }
}

/** Returns whether the value, or the discriminator of a union, is missing. */
function isMissing(issue: Issue): boolean {
  if (issue.code === 'custom' || !('input' in issue)) return false
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) return !(issue.discriminator in Object(issue.input))
  return issue.input === undefined
}

/** Returns whether a message is a key: Zod's own messages are sentences. A test looks for each key in messages/. */
function isKey(message: string): message is ValidationKey {
  return /^[a-z_]+$/.test(message)
}
