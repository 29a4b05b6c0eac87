import { describe, expect, test } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { library } from '../../../setup/data/library.ts'

const { activities } = library

describe('library activities', () => {
  /** Words that do not describe the activity, also for times of day, home and baby. */
  const fillerWords = new Set([
    ...'a an the of and or in on to with for from at by your my our you it its as is are all one two three out up into that'.split(' '),
    ...'day morning afternoon home baby día mañana tarde casa bebé יום בוקר בבית תינוק'.split(' '),
    ...'el la los las un una unos unas de del y o en con para por al tu mi su que se es lo sin como dos tres'.split(' '),
    ...'של על עם את אל זה או כל לא יש שני שתי שלוש שלושה'.split(' '),
  ])
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const contentWordsOf = (title: string) => new Set(wordsOf(title).filter((word) => !fillerWords.has(word)))

  test.each(languages)('share at most half of the content words of two titles in %s', (language) => {
    const contents = activities.map(({ slug, text }) => ({ slug, parts: contentWordsOf(text[language].title) }))
    expect(findNearPairs(contents, ({ shared, one, other }) => shared > Math.min(one, other) / 2)).toEqual([])
  })

  test.each(languages)('share at most a fifth of the four-word sequences of their steps in %s', (language) => {
    const grams = activities.map(({ slug, text }) => ({ slug, parts: fourWords(text[language].instructions.join(' ')) }))
    // Jaccard index: shared sequences divided by all sequences of both.
    expect(findNearPairs(grams, ({ shared, one, other }) => shared / (one + other - shared) > 0.2)).toEqual([])
  })

  function fourWords(text: string): Set<string> {
    const words = wordsOf(text)
    return new Set(words.slice(3).map((_, i) => words.slice(i, i + 4).join(' ')))
  }

  /** Returns pairs that share too much; compares only pairs with something in common. */
  function findNearPairs(
    all: { slug: string; parts: Set<string> }[],
    isTooNear: (sizes: { shared: number; one: number; other: number }) => boolean,
  ): string[] {
    const earlier = new Map<string, number[]>()
    return all.flatMap(({ slug, parts }, i) => {
      const shared = new Map<number, number>()
      for (const part of parts) {
        const having = earlier.get(part) ?? []
        for (const other of having) shared.set(other, (shared.get(other) ?? 0) + 1)
        earlier.set(part, [...having, i])
      }
      return [...shared].flatMap(([other, count]) => {
        const found = all[other]
        return found && isTooNear({ shared: count, one: parts.size, other: found.parts.size }) ? [`${found.slug} | ${slug}`] : []
      })
    })
  }
})
