import fs from 'node:fs'
import path from 'node:path'

type Tree = { [key: string]: string | Tree }

/** Returns the app's message by its key, such as `text('he', 'login.signIn')`, so that tests follow changed texts. */
export function text(language: string, key: string): string {
  const file = path.join(import.meta.dirname, `../../../messages/${language}.json`)
  const tree: Tree = JSON.parse(fs.readFileSync(file, 'utf8'))
  const found = key.split('.').reduce<string | Tree | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), tree)
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${language}`)
  return found
}
