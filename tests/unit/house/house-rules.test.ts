import { describe, expect, test } from 'vitest'
import { findMatches, readSources } from '../../setup/sources.ts'

const app = readSources(['app', 'components', 'lib'])
const screens = readSources(['app', 'components'], ['.tsx'])
const routes = readSources(['app/api']).filter(({ file }) => file.endsWith('/route.ts'))
const everything = readSources(['app', 'components', 'lib', 'prisma/seed', 'scripts', 'tests', 'proxy.ts'], ['.ts', '.tsx', '.mjs'])
// This file names what it looks for.
const others = everything.filter(({ file }) => file !== 'tests/unit/house/house-rules.test.ts')

test('the rules find what they are for', () => {
  const wrong = [
    {
      file: 'x.tsx',
      text: `<p className="ml-2 md:-left-4">Hello there</p>\n<img alt="A dog" /> <i>{count} of them</i>\n{'Also hidden'} <b>\n  More\n  words\n</b> fetch('/x') process.env.X`,
    },
  ]
  expect(findMatches(wrong, physical)).toHaveLength(2)
  expect(findMatches(wrong, spokenAttribute)).toHaveLength(1)
  expect(findMatches(wrong, jsxText).map((found) => found.replace(/\s+/g, ' '))).toEqual([
    'x.tsx:1 Hello there',
    'x.tsx:2 } of them',
    'x.tsx:3 More words',
  ])
  expect(findMatches(wrong, jsxLiteral)).toHaveLength(1)
  expect(findMatches(wrong, rawFetch)).toHaveLength(1)
  expect(findMatches(wrong, environment)).toHaveLength(1)
  expect(
    findMatches([{ file: 'x.ts', text: 'format.dateTime(new Date(at), style) format.dateTime(dayDate(day), style)' }], bareInstant),
  ).toHaveLength(1)
  expect(findMatches([{ file: 'y.tsx', text: '<form>\n<form\n  hidden\n<Formula /> <Form>' }], rawForm)).toHaveLength(2)
})

const rawFetch = /(?<![\w.])fetch\(|\bXMLHttpRequest\b/g
test('the browser reaches the server through fetchFromServer', () => {
  // upload.ts needs the progress, which fetch has not; keep-recent.ts fetches pictures; token-sync.ts is the server's own.
  const allowed = [
    'lib/client/platform/offline/connection.ts',
    'lib/client/platform/upload.ts',
    'lib/client/offline/keep-recent.ts',
    'lib/server/auth/token-sync.ts',
    'lib/worker/sw.ts',
  ]
  expect(
    findMatches(
      app.filter(({ file }) => !allowed.includes(file)),
      rawFetch,
    ),
  ).toEqual([])
})

const nextAuth = /(?:from |import |import\()'next-auth\b/g
test('next-auth is known to its own folder, and in the browser to one file', () => {
  const own = /^lib\/server\/auth\/next-auth\/|^lib\/client\/auth\/next-auth\.ts$/
  expect(findMatches(app, nextAuth).length).toBeGreaterThan(3)
  expect(
    findMatches(
      app.filter(({ file }) => !own.test(file)),
      nextAuth,
    ),
  ).toEqual([])
})

const environment = /process\.env\b/g
test('variables are read in lib/env alone', () => {
  // proxy.ts runs where lib/env cannot; scripts, tests and settings of tools set them; the browser's build id is written in by the build.
  const allowed = ['lib/env.ts', 'lib/client/platform/offline/copies.ts']
  expect(
    findMatches(
      app.filter(({ file }) => !allowed.includes(file)),
      environment,
    ),
  ).toEqual([])
})

const rawForm = /<form\b/g
test('a form says itself how it is sent before the page runs: there are none but those of components/ui/form/form', () => {
  const own = 'components/ui/form/form.tsx'
  const elsewhere = screens.filter(({ file }) => file !== own)
  expect(findMatches(elsewhere, rawForm)).toEqual([])
})

const bareInstant = /\.dateTime(?:Range)?\((?!dayDate\()[^)]*|\.toLocale(?:Date|Time)?String\(/g
test('screens write instants as days with useDayText, by the reader’s clock: else they would be of the server’s', () => {
  // Opening hours use the clock of the place; the print has days, the same everywhere; copy-age.tsx never runs on the server.
  const allowed = ['lib/client/places/use-opening-text.ts', 'components/journal/printed-journal.tsx', 'components/offline/copy-age.tsx']
  const files = readSources(['app', 'components', 'lib/client']).filter(({ file }) => !allowed.includes(file))
  expect(findMatches(files, bareInstant)).toEqual([])
})

const physical =
  /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|rounded-[lrtb]?[lr]|border-[lr]|scroll-[mp][lr])-[\w[.]+|\btext-(?:left|right)\b|\b(?:border|rounded)-[lr]\b/g
test('screens have no left and right but where the hand does', () => {
  const allowed = [
    // Centred: half of the width is the same from either side.
    'components/ui/picture/picture.tsx:left-1/2',
    // The word at the side a card is dragged to: left is left in every language.
    'components/activities/deck/swipe-card.tsx:right-4',
    'components/activities/deck/swipe-card.tsx:left-4',
    // The heart is where the swipe that saves goes.
    'components/catalogue/detail/save-button.tsx:right-1',
  ]
  const found = findMatches(screens, physical).map((at) => at.replace(/:\d+ /, ':'))
  expect(found.filter((at) => !allowed.some((prefix) => at.startsWith(prefix) || prefix.startsWith(at)))).toEqual([])
})

describe('no sentence is hard-coded in a screen', () => {
  test('as text', () => {
    expect(findMatches(screens, jsxText)).toEqual([])
    expect(findMatches(screens, jsxLiteral)).toEqual([])
  })

  test('as an attribute that is read out or seen', () => {
    expect(findMatches(screens, spokenAttribute)).toEqual([])
  })

  test('in Hebrew letters or accents', () => {
    expect(findMatches(screens, /[\u0590-\u05ff]+|[áéíóúñ¿¡]/gi)).toEqual([])
  })

  test('as the title of a page', () => {
    expect(findMatches(screens, /\b(?:title|description): ['"`](?!\$\{)[^'"`]*[a-z]{2}/g)).toEqual([])
  })
})

// Text between two tags, or a tag and a brace: words, and nothing that only code has.
const jsxText = /(?<=["'}\w/\s]>|^\s*>)\s*[A-Za-zÀ-ÿ][^<>{}=;|&`()]*(?=<\/?[A-Za-z]|\{)|\}[^<>{}=;|&`()'"\n]*[A-Za-z]{2}[^<>{}=;|&`()'"\n]*(?=<\/)/gm
const jsxLiteral = /(?<=>\s*)\{\s*['"`][^'"`{}]*[A-Za-z]{2}[^'"`{}]*['"`]\s*\}/g
const spokenAttribute =
  /\b(?:aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|text|hint|heading)=(?:"[^"]*[A-Za-z]{2}[^"]*"|\{['`][^'`]*[a-z]{2} [^'`]*['`]\})/g

describe('the API', () => {
  test('has one way in: route()', () => {
    const free = ['app/api/auth/[...nextauth]/route.ts', 'app/api/livez/route.ts']
    const around = routes
      .filter(({ file }) => !free.includes(file))
      .flatMap(({ file, text }) => {
        const handlers = [...text.matchAll(/^export (?:const|async function|function) (\w+)\b(.*)$/gm)]
        return handlers.filter(([, , rest = '']) => !/^ = route\(/.test(rest)).map(([whole]) => `${file}: ${whole}`)
      })
    expect(around).toEqual([])
    expect(routes.filter(({ file, text }) => !free.includes(file) && !/^export const (GET|POST|PUT|PATCH|DELETE) = route\(/m.test(text))).toEqual([])
  })

  test('has no SQL and no Prisma in its handlers, nor have pages', () => {
    expect(findMatches(readSources(['app']), /#lib\/server\/(?:platform\/db|generated|[^']*\/sql)[^']*|@prisma\/[^']*/g)).toEqual([])
  })
})

test('what is the server’s never reaches the browser', () => {
  const server = readSources(['lib/server']).filter(({ file }) => !file.endsWith('.d.ts'))
  expect(server.filter(({ text }) => !/^import 'server-only'$/m.test(text)).map(({ file }) => file)).toEqual([])
})

describe('nothing is left undone or switched off', () => {
  test.each([
    ['notes to come back', /\b(?:TODO|FIXME|XXX|HACK)\b/g],
    ['the type checker', /@ts-(?:ignore|nocheck|expect-error)/g],
    ['types', /\bas (?:any|unknown as|never)\b|: any\b|<any>/g],
    ['tests', /\b(?:test|it|describe)\.(?:skip|only|todo|fails|skipIf|runIf)\b|\bx(?:it|describe|test)\(/g],
  ])('%s', (_, pattern) => {
    expect(findMatches(others, pattern)).toEqual([])
  })

  test('a linter rule is switched off with its reason', () => {
    expect(findMatches(others, /biome-ignore [\w/]+(?!.*: \S)/g)).toEqual([])
  })
})
