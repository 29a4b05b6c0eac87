import { nameOfPart } from '#lib/domain/safety/card-parts'
import type { DeclaredHazard, Facts, Place } from '#lib/domain/safety/facts'
import type { LintedText } from '#lib/domain/safety/lint'
import { plainWords } from '#lib/domain/safety/normalise'
import { cardToRead } from '#lib/domain/safety/reading'
import { findSubstance } from '#lib/domain/safety/substances'

/** A question of the app to the reader. */
export interface ReadingQuestion {
  language: 'en' | 'es' | 'he'
  card: {
    title: string
    description: string
    benefits: string[]
    materials_needed: string[]
    instructions: string[]
    safety_notes: string[]
    easier: string
    harder: string
  }
  words: { word: string; where: string }[]
}

/** A reader's answer. */
export interface ReaderAnswerOnWire {
  hazards: { code: string; where: string; who: string; way: string | null; minutes: number | null }[]
  substances: { name: string; use: string; where: string }[]
  impossible_for: string[]
  words: { word: string; where: string; is: string }[]
  unsure: { code: string; where: string }[]
}

export const nothingFound: ReaderAnswerOnWire = { hazards: [], substances: [], impossible_for: [], words: [], unsure: [] }

/** Builds the answer of a reader who finds exactly the declared facts and explains every word, as briefly as the prompt asks. */
export function answerFromFacts(question: ReadingQuestion, facts: Facts): ReaderAnswerOnWire {
  const { findings } = cardToRead(textOf(question), question.language)
  const acknowledged = facts.acknowledged.flatMap(({ words }) => words[question.language] ?? []).map(plainWords)
  const words = question.words.map(({ word, where }) => ({ word, where, is: acknowledged.includes(plainWords(word)) ? 'other_meaning' : 'hazard' }))
  const placesOf = (code: string) =>
    findings.flatMap(({ about, part, index }) => ('hazard' in about && about.hazard === code ? [nameOfPart(part, index)] : []))
  const hazards = facts.hazards.flatMap((one) => {
    const named = [...new Set(placesOf(one.code))].filter((where) => words.some((word) => word.where === where && word.is === 'hazard'))
    const isPlain = one.who === 'child' && one.as === undefined && one.minutes === undefined
    if (isPlain) return named.length > 0 ? [] : [hazard(one, nameOf(one.at[0] ?? 'card'))]
    return (named.length > 0 ? named : [nameOf(one.at[0] ?? 'card')]).map((where) => hazard(one, where))
  })
  return {
    hazards,
    substances: facts.substances.map(({ id, use }) => ({ name: findSubstance(id)?.name.en ?? id, use, where: 'title' })),
    impossible_for: facts.effort.impossible,
    words,
    unsure: [],
  }
}

function nameOf(place: Place): string {
  if (typeof place === 'number') return `step ${place}`
  return place === 'easier' || place === 'harder' ? place : 'title'
}

function hazard({ code, who, as, minutes }: DeclaredHazard, where: string): ReaderAnswerOnWire['hazards'][number] {
  return { code, where, who, way: as ?? null, minutes: minutes ?? null }
}

/** Returns the card of a question in the lint's format. */
function textOf({ card: { materials_needed: materials, safety_notes: safetyNotes, ...card } }: ReadingQuestion): LintedText {
  return { ...card, materials, safetyNotes, guidance: [] }
}
