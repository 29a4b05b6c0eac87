import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EnvError, secretNames } from '#lib/env'
import { readSecretFiles } from '../../../../scripts/server/secret-files.ts'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cometa-secrets-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const file = path.join(folder, name)
  fs.writeFileSync(file, text)
  return file
}

describe('readSecretFiles', () => {
  test.each(secretNames)('reads %s from the file that its variable with _FILE names', (name) => {
    expect(readSecretFiles({ [`${name}_FILE`]: write('secret', 'a secret\n') })).toEqual({ [name]: 'a secret' })
  })

  test('reads nothing without such variables', () => {
    expect(readSecretFiles({ SMTP_URL_FILE: ' ', PORT_FILE: write('port', '1') })).toEqual({})
  })

  test('does not read the file of a secret that has a value', () => {
    expect(readSecretFiles({ DATABASE_URL: 'postgresql://h/d', DATABASE_URL_FILE: '/nowhere' })).toEqual({})
  })

  test.each([
    ['is empty', 'an empty file', () => write('empty', ' \n'), (file: string) => `SMTP_URL_FILE: ${file} is empty.`],
    ['is a folder', 'a folder', () => folder, (file: string) => `SMTP_URL_FILE: ${file} is a folder, and a file is needed.`],
    ['is missing', 'no file', () => path.join(folder, 'none'), (file: string) => `SMTP_URL_FILE: there is no file ${file}.`],
  ])('throws one sentence when the file %s', (_, _what, make, sentence) => {
    const file = make()
    expect(() => readSecretFiles({ SMTP_URL_FILE: file })).toThrow(new EnvError(sentence(file)))
  })
})
