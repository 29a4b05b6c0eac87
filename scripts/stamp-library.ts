// `npm run library:stamp`: gives changed library files the next version, so that no older copy of the app overwrites them.
import fs from 'node:fs'
import path from 'node:path'
import type { LibraryStamp } from '#seed/format.ts'
import { readLibrary, readStamp } from '#seed/read.ts'
import { libraryHash } from './database/load-library.ts'

const { version, hash: before } = readStamp()
const hash = libraryHash(readLibrary())
if (hash === before) console.log(`The library is unchanged: version ${version}.`)
else {
  const stamp: LibraryStamp = { version: version + 1, hash }
  fs.writeFileSync(path.join(import.meta.dirname, '../prisma/seed/version.json'), `${JSON.stringify(stamp, null, 2)}\n`)
  console.log(`The library is now version ${stamp.version}.`)
}
