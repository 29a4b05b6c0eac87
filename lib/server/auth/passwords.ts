import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { PasswordAdvice } from '#lib/errors'
import { messagesOf } from '#lib/i18n/messages'
import { PASSWORD_MIN } from '#lib/schemas/account/user'

/** OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane (the library's algorithm default is argon2id). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** OWASP ASVS 5.0, 6.2.4: none of the 3,000 most common passwords that the length rule would let through. */
const COMMON_COUNT = 3000
const common = new Set(dictionary['passwords-common'].filter((entry) => entry.length >= PASSWORD_MIN).slice(0, COMMON_COUNT))

/** Whether a password is among the most common ones, in any case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}

/** zxcvbn's scores are 0 to 4; from 3 a password takes more than 10^8 guesses ("safely unguessable" online). */
const GOOD_SCORE = 3

/** Limits the checked part of a password: the worst input takes no longer (about 40 ms) than hashing. */
const bounds = { maxLength: 64, l33tMaxSubstitutions: 16 }

let estimator: ZxcvbnFactory | undefined

/**
 * Returns advice for a password that is easily guessed with the user's data and the app's name.
 * @returns undefined for one that is good enough
 */
export function weaknessOf(password: string, { email, name }: { email: string; name: string }): PasswordAdvice | undefined {
  // Created on demand: its tables take a moment and 8 MB.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, ...bounds })
  const { score, feedback } = estimator.check(password, wordsOf(['Cometa', name, email, ...email.split('@')]))
  if (score >= GOOD_SCORE) return undefined
  const { warning, suggestion } = messagesOf.en.passwordAdvice
  return {
    warning: feedback.warning !== null && isKeyOf(warning, feedback.warning) ? feedback.warning : undefined,
    suggestions: feedback.suggestions.filter((key) => isKeyOf(suggestion, key)),
  }
}

/** Returns the texts whole, split into words, and as one word. */
function wordsOf(texts: string[]): string[] {
  const words = texts.flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{N}]+/u)
    return [text, ...parts, parts.join('')]
  })
  return [...new Set(words)].filter((word) => word.length > 2)
}

function isKeyOf<T extends object>(texts: T, key: string): key is keyof T & string {
  return key in texts
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let decoy: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (no account, or one without a password) it returns false after the same work, so
 * that timing does not reveal which e-mail addresses have an account.
 */
export async function checkPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash != null
}
