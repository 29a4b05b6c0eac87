import type * as z from 'zod/mini'
import type { Messages } from '#lib/i18n/messages'

type Issue = z.core.$ZodIssue

export type ValidationKey = keyof Messages['validation']

/** A message under `validation`, with what goes into its braces. */
export interface ValidationMessage {
  key: ValidationKey
  values?: Record<string, string | number>
}

/** What is wrong with a field, as a message under `validation` in messages/: a check's own key, else one by the kind of fault. */
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

/** Whether there is nothing to judge: no value, or no word for which of several kinds it is. */
function isMissing(issue: Issue): boolean {
  if (issue.code === 'custom' || !('input' in issue)) return false
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) return !(issue.discriminator in Object(issue.input))
  return issue.input === undefined
}

/** Zod's own messages are sentences; those of our checks are keys, and a test looks for each of them among the texts. */
function isKey(message: string): message is ValidationKey {
  return /^[a-z_]+$/.test(message)
}
