import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#lib/domain/platform/basics'
import { readStamp } from '#seed/read.ts'
import { libraryHash } from '../../../../scripts/database/load-library.ts'
import { library, materialById } from '../../../setup/data/library.ts'

const { activities, categories, materials } = library

describe('library files', () => {
  test('have a new version after a change (if this fails, run `npm run library:stamp`)', () => {
    expect(readStamp()).toEqual({ version: expect.any(Number), hash: libraryHash(library) })
  })

  test('contain at least 300 activities', () => {
    expect(activities.length).toBeGreaterThanOrEqual(300)
  })

  test('are named by the slug of their activity', () => {
    const files = fs.readdirSync(path.join(import.meta.dirname, '../../../../prisma/seed/activities'))
    expect(activities.map(({ slug }) => `${slug}.json`)).toEqual(files.sort())
    expect(new Set(activities.map(({ slug }) => slug)).size).toBe(activities.length)
  })

  test('use only known materials, each once per activity', () => {
    expect(
      activities.flatMap(({ slug, materials: needed }) => needed.filter(({ id }) => !materialById.has(id)).map(({ id }) => `${slug}: ${id}`)),
    ).toEqual([])
    expect(activities.filter(({ materials: needed }) => new Set(needed.map(({ id }) => id)).size < needed.length).map(({ slug }) => slug)).toEqual([])
    expect(materialById.size).toBe(materials.length)
  })

  test('give each material everyday names that no other material shares', () => {
    const repeated = languages.flatMap((language) => {
      const words = materials.flatMap(({ name, alsoCalled }) => [name[language], ...(alsoCalled?.[language] ?? [])]).map((word) => word.toLowerCase())
      return words.filter((word, i) => words.indexOf(word) !== i).map((word) => `${language}: ${word}`)
    })
    expect(repeated).toEqual([])
    const wordsOf = (language: Language) => materialById.get('playdough')?.alsoCalled?.[language]
    expect([wordsOf('en'), wordsOf('es'), wordsOf('he')]).toEqual([
      expect.arrayContaining(['playdough', 'play-doh', 'playdoh']),
      expect.arrayContaining(['plastilina']),
      expect.arrayContaining(['פלסטלינה']),
    ])
  })

  test('use only pictures of the icon set', () => {
    const icons: unknown = JSON.parse(
      fs.readFileSync(path.join(import.meta.dirname, '../../../../node_modules/@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
    )
    const known = new Set(Object.keys(Object(Object(icons).icons)))
    const shown = [...categories.map(({ icon }) => icon), ...activities.flatMap(({ picture }) => picture)]
    expect(shown.filter((name) => !known.has(name))).toEqual([])
  })

  test('give activities of a category different sets of pictures and different first pictures', () => {
    const twice = (shown: string[]) => shown.filter((picture, i) => shown.indexOf(picture) !== i)
    expect(twice(activities.map(({ category, picture }) => `${category}: ${[...picture].sort()}`))).toEqual([])
    expect(twice(activities.map(({ category, picture: [first] }) => `${category}: ${first}`))).toEqual([])
  })

  test('use only known categories, and leave none empty', () => {
    const used = new Set(activities.map(({ category }) => category))
    expect(categories.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([])
    expect([...used].filter((id) => !categories.some((category) => category.id === id))).toEqual([])
  })

  test.each(languages)('have unique titles in %s', (language) => {
    const titles = activities.map(({ text }) => text[language].title.toLowerCase())
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  })
})
