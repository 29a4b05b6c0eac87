// Secrets that are given as files, as containers have them: NEXTAUTH_SECRET_FILE and its like.
import fs from 'node:fs'
import { EnvError, secretNames } from '#lib/env'

type Variables = Record<string, string | undefined>

/**
 * The secrets of the files that the variables name. A secret that has a value itself keeps it, and its file is not read.
 * @throws EnvError naming the first file that holds no secret
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
