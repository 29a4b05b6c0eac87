import { expect, test } from 'vitest'
import { preparedStatement } from '#lib/prepared-statement'

test('preparedStatement computes the name from the text only', () => {
  const [first, second] = [preparedStatement('select 1'), preparedStatement('select $1::int', [2])]
  expect(preparedStatement('select $1::int', [3]).name).toBe(second.name)
  expect(preparedStatement('select 1')).toEqual(first)
  expect(first.name).not.toBe(second.name)
  expect(second).toMatchObject({ text: 'select $1::int', values: [2] })
  // PostgreSQL truncates longer names.
  expect(first.name).toMatch(/^[\w-]{43}$/)
})
