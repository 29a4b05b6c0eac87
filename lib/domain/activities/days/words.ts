/** Chooses the texts of a composed time. */
import { clockText } from '#lib/domain/activities/days/clock'
import type { DayScene, DayWords, PauseAt, TitledText, Wording } from '#lib/domain/activities/days/day-words'
import { type ComposedDuration, highSunEnds, latestStart, type Pause } from '#lib/domain/activities/days/rhythm'
import { english } from '#lib/domain/activities/days/words/en'
import { spanish } from '#lib/domain/activities/days/words/es'
import { hebrew } from '#lib/domain/activities/days/words/he'
import type { Language } from '#lib/domain/platform/basics'

const words: Readonly<Record<Language, DayWords>> = { en: english, es: spanish, he: hebrew }

export function dayWords(language: Language): DayWords {
  return words[language]
}

/** The ages in months at which the wording of a pause changes. Our choice; sunscreen is for babies from six months of age (AAP). */
const BABY_UNDER_MONTHS = 12
const TODDLER_UNDER_MONTHS = 24
export const DIAPERS_UNDER_MONTHS = 30
const CIRCLE_WITH_PLAN_FROM_MONTHS = 36
const SCHOOL_AGE_FROM_MONTHS = 72
export const SUNSCREEN_FROM_MONTHS = 6

function wordingOf({ setting, people, youngestMonths, oldestMonths, older }: DayScene, { before, isClean, hasThings }: PauseAt): Wording {
  return {
    isOut: setting === 'outdoor',
    isOne: people === 'one',
    isClass: people === 'class',
    isBaby: youngestMonths < BABY_UNDER_MONTHS,
    isToddler: youngestMonths < TODDLER_UNDER_MONTHS,
    hasDiapers: youngestMonths < DIAPERS_UNDER_MONTHS,
    isFromThree: youngestMonths >= CIRCLE_WITH_PLAN_FROM_MONTHS,
    isSchoolAge: youngestMonths >= SCHOOL_AGE_FROM_MONTHS,
    sunscreen: sunscreenFor(youngestMonths, oldestMonths),
    hasOlder: older > 0,
    isClean,
    hasThings,
    before,
  }
}

function sunscreenFor(youngestMonths: number, oldestMonths: number): Wording['sunscreen'] {
  if (youngestMonths >= SUNSCREEN_FROM_MONTHS) return 'all'
  return oldestMonths >= SUNSCREEN_FROM_MONTHS ? 'some' : 'none'
}

/** Returns the title and text of a pause. */
export function pauseWords(pause: Exclude<Pause, 'free_play'>, scene: DayScene, at: PauseAt): TitledText {
  const { way, pauses } = words[scene.language]
  const write = pause === 'way' ? (at.isBack ? way.back : way.there) : pauses[pause]
  return write(wordingOf(scene, at))
}

/** Returns the sentence that asks for sunscreen again; empty if no child is old enough. */
export function sunscreenWords({ language, youngestMonths, oldestMonths }: DayScene): string {
  return words[language].sunscreenAgain[sunscreenFor(youngestMonths, oldestMonths)]
}

/** Returns the advice on when to begin a time outdoors of this length; undefined for an hour or two, which can avoid the sun anyway. */
export function beginWords(duration: ComposedDuration, minutes: number, language: Language): string | undefined {
  if (duration === '1-2hours') return undefined
  return words[language].beginEarly[duration](clockText(latestStart(duration, minutes), language), clockText(highSunEnds, language))
}
