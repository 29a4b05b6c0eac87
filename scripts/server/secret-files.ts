// Reads secrets from files, as containers provide them: NEXTAUTH_SECRET_FILE and similar variables.
import fs from 'node:fs'
import { EnvError, secretNames } from '#lib/env'

type Variables = Record<string, string | undefined>

/**
 * Reads the secrets of the named files. A secret that is set directly wins, and its file is not read.
 * @throws EnvError naming the first file without a secret
 */
export function readSecretFiles(variables: Variables): Variables {
  return Object.fromEntries(
    secretNames.flatMap((name) => {
      const file = variables[`${name}_FILE`]?.trim()
      return file && !variables[name]?.trim() ? [[name, readSecret(`${name}_FILE`, file)]] : []
    }),
  )
}

function readSecret(variable: string, file: string): string {
  const secret = readText(variable, file).trim()
  if (!secret) throw new EnvError(`${variable}: ${file} is empty.`)
  return secret
}

function readText(variable: string, file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EISDIR') throw new EnvError(`${variable}: ${file} is a folder, and a file is needed.`)
    if (code === 'ENOENT') throw new EnvError(`${variable}: there is no file ${file}.`)
    if (code === 'EACCES') throw new EnvError(`${variable}: ${file} belongs to another user and cannot be read.`)
    throw error
  }
}
