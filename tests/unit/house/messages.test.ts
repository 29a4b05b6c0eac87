import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { distanceUnits } from '#lib/domain/account/distance-unit'
import { themeColors } from '#lib/domain/account/theme'
import { dislikeReasons } from '#lib/domain/activities/activity-state'
import { adaptationKinds } from '#lib/domain/activities/adaptations'
import { durations } from '#lib/domain/activities/duration'
import { activityWaits } from '#lib/domain/catalogue/catalogue-address'
import { exploreSorts, narrowings } from '#lib/domain/catalogue/explore-filter'
import { materialGroups } from '#lib/domain/catalogue/material-groups'
import { namedFields } from '#lib/domain/places/place-columns'
import { shownFacts } from '#lib/domain/places/place-facts'
import { correctionKinds, openStates, placeCategories, removalReasons, surfaces } from '#lib/domain/places/places'
import { languages, settings, userTypes } from '#lib/domain/platform/basics'
import { allergens, difficulties, elofDomains, eyfsAreas, learningAreas, needs, needsByKind, traits } from '#lib/domain/platform/vocabulary'
import { nameOrders } from '#lib/domain/profiles/class-list'
import { profileOrders } from '#lib/domain/profiles/profile-order'
import { dayOrders } from '#lib/domain/profiles/written-date'
import { efforts, uses } from '#lib/domain/safety/facts'
import { actors, hazardCodes, noteIds, ways } from '#lib/domain/safety/hazards'
import { wordSenses } from '#lib/domain/safety/word-senses'
import { problemStatus } from '#lib/errors'
import { messagesOf } from '#lib/i18n/messages'
import { withheldReasons } from '#lib/schemas/activities/activity'
import { importReasons, importStates } from '#lib/schemas/places/place-import'
import { waiting } from '#lib/schemas/platform/waiting'
import { childProblems } from '#lib/schemas/profiles/class-list'
import { avoidedWords } from '../../setup/glossary.ts'
import { readSources, type Source } from '../../setup/sources.ts'

/** Every text of a language under its whole key: "login.email". */
function flat(node: unknown, prefix = ''): [string, string][] {
  if (typeof node === 'string') return [[prefix, node]]
  return Object.entries(Object(node)).flatMap(([key, inner]) => flat(inner, prefix ? `${prefix}.${key}` : key))
}
const texts = { en: new Map(flat(messagesOf.en)), es: new Map(flat(messagesOf.es)), he: new Map(flat(messagesOf.he)) }
const keys = [...texts.en.keys()]

/** The names that a message has in braces, and its tags. */
function slotsOf(text = '') {
  const names = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()
  return { values: names(/\{(\w+)(?:\}|, *(?:plural|selectordinal|number)\b)/g), tags: names(/<(\w+)>/g) }
}

/** Whether it is a number: one language has a plural for it where another needs none. */
const counts = (key: string, name: string) => languages.some((language) => texts[language].get(key)?.includes(`{${name}, plural`))

/** The message as a user sees it, with ⟦name⟧ in place of a text and 17, 18 … in place of a count. @throws for broken ICU syntax */
function shown(language: 'en' | 'es' | 'he', key: string): { text: string; marks: string[] } {
  const message = texts[language].get(key) ?? ''
  const { values, tags } = slotsOf(texts.en.get(key))
  const given = values.map((name, i) => [name, counts(key, name) ? 17 + i : `⟦${name}⟧`] as const)
  const rich = Object.fromEntries(tags.map((name) => [name, (chunks: string) => `⟦${name}:${chunks}⟧`]))
  const onError = (error: Error) => {
    throw error
  }
  const t = createTranslator({ locale: language, messages: { message }, onError })
  const marks = [...given.map(([, value]) => String(value)), ...tags.map((name) => `⟦${name}:`)]
  return { text: t.markup('message', { ...Object.fromEntries(given), ...rich }), marks }
}

describe.each(languages)('%s', (language) => {
  test('has every key, and no other', () => {
    expect([...texts[language].keys()].sort()).toEqual([...keys].sort())
  })

  test('has no empty text, and none with spaces around it or doubled', () => {
    expect([...texts[language]].filter(([, text]) => text.trim() === '' || text !== text.trim() || / {2}/.test(text))).toEqual([])
  })

  test('shows all that goes into a text, and no brace or tag of its own', () => {
    const wrong = keys.filter((key) => {
      const { text, marks } = shown(language, key)
      return /[{}]|<\/?\w/.test(text) || !marks.every((mark) => text.includes(mark))
    })
    expect(wrong).toEqual([])
  })

  test('has nothing in braces and no tag that English has not', () => {
    const differing = keys.filter((key) => JSON.stringify(slotsOf(texts[language].get(key))) !== JSON.stringify(slotsOf(texts.en.get(key))))
    expect(differing).toEqual([])
  })
})

describe('Hebrew', () => {
  /** Names, formats and keys that are written in Latin letters in Hebrew too. */
  const latin = new Set([
    'Cometa',
    'JSON',
    'MB',
    'JPEG',
    'PNG',
    'GIF',
    'WebP',
    'PDF',
    'MIT',
    'argon2id',
    'Backspace',
    'Google',
    'OpenStreetMap',
    'ELOF',
    'EYFS',
    'https',
    'Mo',
    'Fr',
    'Sa',
    'GeoJSON',
    'Overpass',
    'CSV',
    'UTF',
    'IP',
    '8',
  ])

  test('has no other words in Latin letters', () => {
    const left = keys
      .filter((key) => !key.startsWith('languages.'))
      .flatMap((key) => {
        const words =
          shown('he', key)
            .text.replace(/⟦\w+:?/g, '')
            .match(/[A-Za-z][A-Za-z0-9]*/g) ?? []
        return words.filter((word) => !latin.has(word)).map((word) => `${key}: ${word}`)
      })
    expect(left).toEqual([])
  })

  test('is in Hebrew letters', () => {
    const without = keys.filter((key) => !key.startsWith('languages.') && !/[א-ת]/.test(shown('he', key).text.replace(/⟦\w+/g, '')))
    expect(without.toSorted()).toEqual(['deck.counter', 'explore.quoted', 'shell.name'])
  })
})

test('no translation is the English text, but for the name of the app and what has no words', () => {
  const words = (key: string) => shown('en', key).text.replace(/⟦\w+:?|\b(min|h|km)\b/g, '')
  const worded = keys.filter((key) => !key.startsWith('languages.') && /[a-z]/i.test(words(key)))
  for (const language of ['es', 'he'] as const) {
    expect(worded.filter((key) => texts[language].get(key) === texts.en.get(key))).toEqual(['shell.name'])
  }
})

describe('validation', () => {
  const check =
    /\b(?:minLength|maxLength|minimum|maximum|regex|uuid|email|url|date|int)\((?:[^()'\n]*, )?'([a-z_]+)'\)|\brefine[<(].*, '([a-z_]+)'\)|error: '([a-z_]+)'/g
  const named = readSources(['lib/schemas']).flatMap(({ text }) =>
    [...text.matchAll(check)].flatMap(([, ...words]) => words.find((word) => word !== undefined) ?? []),
  )

  test('has the text that each check of a schema names', () => {
    const words = new Set(named)
    expect(words.size).toBeGreaterThan(10)
    expect([...words].filter((word) => !(word in messagesOf.en.validation))).toEqual([])
  })
})

describe('the keys', () => {
  const code = readSources(['app', 'components', 'lib']).filter(({ file }) => !file.startsWith('lib/domain/safety/'))

  /** Keys named by a value of a list in the code: t(`reason.${reason}`), t(type). */
  const byList: Record<string, readonly string[]> = {
    'problem.title': Object.keys(problemStatus),
    'activity.reason': dislikeReasons,
    'activity.difficulty': difficulties,
    activity: adaptationKinds,
    duration: durations,
    setting: settings,
    'home.usualDuration': durations,
    'home.usualSetting': settings,
    repeats: settings,
    languages,
    'settings.themes': themeColors,
    'settings.units': distanceUnits,
    'settings.profileOrders': profileOrders,
    'classList.dayOrders': dayOrders,
    'classList.nameOrders': nameOrders,
    'classList.faults': childProblems,
    allergens,
    needs,
    'childForm.kind': Object.keys(needsByKind),
    validation: Object.keys(messagesOf.en.validation),
    'passwordAdvice.warning': Object.keys(messagesOf.en.passwordAdvice.warning),
    'passwordAdvice.suggestion': Object.keys(messagesOf.en.passwordAdvice.suggestion),
    'explore.sorts': exploreSorts,
    'explore.without': narrowings,
    'learningArea.names': learningAreas,
    'materials.groups': materialGroups,
    'catalogueAdmin.trait': traits,
    'catalogueAdmin.domain': elofDomains,
    'catalogueAdmin.area': eyfsAreas,
    hazard: hazardCodes,
    'catalogueAdmin.unsafe': ['uncovered', 'never', 'substance', 'blocked', 'markup'],
    'activity.withheld': withheldReasons,
    note: noteIds,
    'catalogueSafety.sense': wordSenses,
    'catalogueSafety.who': actors,
    'catalogueSafety.use': uses,
    'catalogueSafety.ways': ways,
    'catalogueSafety.effort': efforts,
    'catalogueSafety.place': ['card', 'easier', 'harder', 'elsewhere'],
    'catalogueAdmin.waits': activityWaits,
    'adminOverview.queue': Object.keys(waiting.shape),
    'adminOverview.text': Object.keys(waiting.shape),
    'placeImport.reason': importReasons,
    'placeImport.removed': removalReasons,
    'placeImportScreen.field': namedFields,
    'placeImportScreen.state': importStates,
    placeImportScreen: ['wrongKind', 'tooLarge', 'empty', 'unread'],
    'place.category': placeCategories,
    'place.categories': placeCategories.filter((category) => category !== 'other'),
    'place.openState': openStates,
    'place.fact': shownFacts,
    'place.surface': surfaces,
    'place.writtenIn': languages,
    place: distanceUnits,
    'map.units': distanceUnits,
    map: ['plain', 'googleFailed', 'failed'],
    'map.correction': correctionKinds,
    userType: [...userTypes, ...userTypes.map((type) => `${type}Text`)],
  }

  /** Keys named by a text in these files, beside the call: the codes and details of problems, and the lists that screens go through. */
  const beside: [string, string[]][] = [
    ['problem.detail', ['lib/errors.ts', 'lib/server']],
    ['privacy.kept', ['app/(standard)/privacy/page.tsx']],
    ['privacy.sent', ['app/(standard)/privacy/page.tsx']],
    ['terms.points', ['app/(standard)/terms/page.tsx']],
    ['nav', ['components/shell/navigation.tsx']],
    ['history', ['components/activities/history/history-screen.tsx']],
  ]

  const used = new Set([
    ...code.flatMap(namedIn),
    ...Object.entries(byList).flatMap(([prefix, list]) => list.map((key) => `${prefix}.${key}`)),
    ...beside.flatMap(([prefix, files]) => namedBeside(prefix, readSources(files))),
  ])

  test('are all used', () => {
    expect(keys.filter((key) => !used.has(key))).toEqual([])
  })

  /** The keys that a file's own translators are called with: t('email'), t(isNew ? 'signUp' : 'signIn'), t.rich('legal', …). */
  function namedIn({ text }: Source): string[] {
    const bindings = [...text.matchAll(/const (\w+) = (?:await )?(?:useTranslations|getTranslations|translator)\((?:[^\n]*, )?'(\w+)'\)/g)]
    return bindings.flatMap(([, name = '', namespace = '']) => {
      const calls = [...text.matchAll(new RegExp(`\\b${name}(?:\\.\\w+)?\\(([^)]*)`, 'g'))]
      return calls.flatMap(([, inside = '']) => [...inside.matchAll(/'([\w.-]+)'/g)].map(([, key = '']) => `${namespace}.${key}`))
    })
  }

  function namedBeside(prefix: string, files: Source[]): string[] {
    return files.flatMap(({ text }) => [...text.matchAll(/\b(\w+):|'(\w+)'/g)].map(([, name, literal]) => `${prefix}.${name ?? literal}`))
  }
})

test.each(languages)('%s: words are those of the glossary', (language) => {
  const found = [...texts[language]].flatMap(
    ([key, text]) =>
      text
        .match(avoidedWords[language])
        ?.slice(0, 1)
        .map((word) => `${key}: ${word}`) ?? [],
  )
  expect(found).toEqual([])
})
