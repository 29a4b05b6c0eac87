import { describe, expect, test } from 'vitest'
import spelling from '../../../cspell.json' with { type: 'json' }
import { readSources } from '../../setup/sources.ts'

describe('the word list of cspell.json', () => {
  test('is sorted and names no word twice', () => {
    const compare = new Intl.Collator('en').compare
    expect(spelling.words).toEqual([...new Set(spelling.words)].sort(compare))
  })

  test('contains only words that a checked file uses', () => {
    const roots = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', '.env.example']
    const folders = ['docs', '.github', 'lib', 'messages', 'prisma', 'tests/corpus']
    const text = readSources([...roots, ...folders], ['.md', '.example', '.prisma']).map((source) => source.text)
    const all = text.join('\n')
    expect(spelling.words.filter((word) => !all.includes(word))).toEqual([])
  })
})
