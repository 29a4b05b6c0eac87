import { expect, test } from 'vitest'
import { preparedStatement } from '#lib/prepared-statement'
import { findMatches, readSources } from '../../setup/sources.ts'

test('a statement is known by its text, whoever sends it and in whichever order', () => {
  const [first, second] = [preparedStatement('select 1'), preparedStatement('select $1::int', [2])]
  expect(preparedStatement('select $1::int', [3]).name).toBe(second.name)
  expect(preparedStatement('select 1')).toEqual(first)
  expect(first.name).not.toBe(second.name)
  expect(second).toMatchObject({ text: 'select $1::int', values: [2] })
  // PostgreSQL cuts longer names off.
  expect(first.name).toMatch(/^[\w-]{43}$/)
})

test('nothing is named by hand', () => {
  const byHand = /\bname(?:: [^,;(){}]+)?,\s*text\b/g
  expect(findMatches([{ file: 'x.ts', text: "query({ name: 'one', text, values })\nquery({ name, text: sql })" }], byHand)).toHaveLength(2)
  expect(findMatches(readSources(['lib/server', 'lib/catalogue', 'scripts']), byHand)).toEqual([])
})
