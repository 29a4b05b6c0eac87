// Reads settings for start, admin and prisma: .env in the project's folder, then the environment, which wins.
import fs from 'node:fs'
import path from 'node:path'
import { loadEnvFile } from 'node:process'
import { type Env, parseEnv } from '#lib/env'
import { readSecretFiles } from './secret-files.ts'

/** Reads the settings and changes to the project's folder, independent of where the script was called. @throws EnvError */
export function readSettings(): Env {
  process.chdir(path.join(import.meta.dirname, '../..'))
  if (fs.existsSync('.env')) loadEnvFile('.env')
  Object.assign(process.env, readSecretFiles(process.env))
  const env = parseEnv(process.env)
  if (!env.SITE || env.NEXTAUTH_URL) return env
  const address = `https://${env.SITE}`
  // The app reads the variables again.
  process.env.NEXTAUTH_URL = address
  return { ...env, NEXTAUTH_URL: address }
}

/** Returns an error as one sentence for the host. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A refused connection to several addresses is an AggregateError with an empty message.
  if (error instanceof AggregateError) return error.errors.map(sentenceOf).join(', ')
  const code = 'code' in error ? error.code : undefined
  const file = 'path' in error ? error.path : undefined
  if (file && (code === 'EACCES' || code === 'EPERM')) {
    return `${file} belongs to another user: start Cometa as its owner, or choose another folder with DATA_DIR.`
  }
  if (file && code === 'EROFS') return `${file} cannot be written, because its folder is read-only: choose another with DATA_DIR.`
  if (file && (code === 'ENOTDIR' || code === 'EEXIST')) return `${file} is in the way: a folder is needed there.`
  if (code === 'ENOSPC') return 'The disk is full.'
  return error.message
}
