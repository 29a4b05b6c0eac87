import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '#lib/schemas/user'

/** OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 passes, 1 lane (the library's algorithm default is argon2id). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** OWASP ASVS 5.0, 6.2.4: none of the 3,000 most common passwords that the length rule would let through. */
const COMMON_COUNT = 3000
const common = new Set(dictionary['passwords-common'].filter((entry) => entry.length >= PASSWORD_MIN).slice(0, COMMON_COUNT))

/** Whether a password is among the most common ones, in any case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let decoy: Promise<string> | undefined

/**
 * Whether the password is the one of the hash. Without a hash (no such account, or one without a password) it answers
 * false after the same work, so that time says nothing about which addresses exist.
 */
export async function checkPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash != null
}
