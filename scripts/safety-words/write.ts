// Writes lib/domain/safety/words/generated.ts from the word files, so that no file is read at run time.
import fs from 'node:fs'
import path from 'node:path'
import { languages } from '#lib/domain/platform/basics'
import { readLanguage } from './language.ts'

const wordFolder = path.join(import.meta.dirname, '../../lib/domain/safety/words')
export const safetyWordsFile = path.join(wordFolder, 'generated.ts')

/** Writes the generated file. @throws Error that names file and line of the first error in a word file */
export function writeSafetyWords(): void {
  const all = Object.fromEntries(languages.map((language) => [language, readLanguage(language, readFolder(language))]))
  fs.writeFileSync(
    safetyWordsFile,
    `/** Generated from the word files by scripts/safety-words/write.ts. */
import type { Language } from '#lib/domain/platform/basics'
import type { LanguageWords } from '#lib/domain/safety/words/format'

export const words: Readonly<Record<Language, LanguageWords>> = ${JSON.stringify(all)}
`,
  )
}

/** Reads the texts of a language's files, by their names without ".txt". */
export function readFolder(language: string): Map<string, string> {
  const folder = path.join(wordFolder, language)
  return new Map(
    fs
      .readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map((name) => [path.basename(name, '.txt'), fs.readFileSync(path.join(folder, name), 'utf8')]),
  )
}
