import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { library } from '../../../setup/data/library.ts'

const folder = path.join(import.meta.dirname, '../../../../public/drawings')
const drawn = fs.readdirSync(folder).map((file) => path.basename(file, '.svg'))
const captioned = library.activities.filter(({ text }) => text.en.drawing)

test('each drawing in public/drawings belongs to an activity with a caption in every language', () => {
  expect(captioned.map(({ slug }) => slug).sort()).toEqual(drawn.toSorted())
  expect(captioned.filter(({ text }) => !languages.every((language) => text[language].drawing)).map(({ slug }) => slug)).toEqual([])
})

describe.each(drawn)('drawing %s', (name) => {
  const file = fs.readFileSync(path.join(folder, `${name}.svg`), 'utf8')

  test('is at most 2 kB and holds one symbol of the common size', () => {
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(2048)
    expect(file.match(/<symbol\b[^>]*>/g)).toEqual([expect.stringMatching(/^<symbol id="drawing" viewBox="0 0 320 180" /)])
  })

  test('uses only shapes and the colors of the page', () => {
    const elements = new Set([...file.matchAll(/<(\w+)/g)].map(([, element]) => element))
    expect([...elements].filter((element) => !/^(svg|symbol|g|path|circle|ellipse|rect|line|polyline|polygon|use)$/.test(element ?? ''))).toEqual([])
    const paints = [...file.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint)
    expect([...new Set(paints)].filter((paint) => !/^(none|currentColor|var\(--color-accent\))$/.test(paint ?? ''))).toEqual([])
    expect(file).not.toMatch(/\b(on\w+|href="(?!#)|style|class)=?/)
  })
})
