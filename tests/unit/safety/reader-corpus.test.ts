import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

const folder = path.join(import.meta.dirname, '../../corpus/reader/blind')
const text = z.string().min(1)
const line = z.strictObject({
  name: text,
  language: z.enum(['en', 'es', 'he']),
  age_months: z.int().min(1).max(228),
  allergies: z.array(text),
  needs: z.array(text),
  expect: z.enum(['refuse', 'pass']),
  why: text,
  card: z.strictObject({
    title: text,
    description: text,
    benefits: z.array(text),
    materials_needed: z.array(text),
    instructions: z.array(text).min(3).max(7),
    safety_notes: z.array(text),
    easier: z.string(),
    harder: z.string(),
  }),
})
const files = fs.readdirSync(folder)
const linesOf = (file: string) =>
  fs
    .readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((one) => line.parse(JSON.parse(one)))

describe('the cards by writers who have not seen the vocabulary', () => {
  it.each(files)('%s has as many dangerous cards as good ones', (file) => {
    const cards = linesOf(file)
    expect(cards.filter((one) => one.expect === 'refuse')).toHaveLength(cards.length / 2)
  })

  it('are 390', () => {
    expect(files.flatMap(linesOf)).toHaveLength(390)
  })

  it.each(files)('%s repeats no title', (file) => {
    const titles = linesOf(file).map(({ language, card }) => `${language} ${card.title}`)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })
})
