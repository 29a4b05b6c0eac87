import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { browserSources, findNewerNames, getNewerNames, oldestBrowsers } from '../../setup/browsers.ts'

const newer = getNewerNames(oldestBrowsers())
const found = (text: string) => findNewerNames({ file: 'x.ts', text }, newer).map((at) => at.replace('x.ts: ', ''))

describe('what the oldest browsers have not is found', () => {
  test.each([
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['const { promise } = Promise.withResolvers<void>()', 'Promise.withResolvers'],
    ['Object.groupBy(rows, ({ id }) => id)', 'Object.groupBy'],
    ['await Array.fromAsync(lines)', 'Array.fromAsync'],
    ['if (URL.canParse(text)) return', 'URL.canParse'],
    ['URL.parse(text)', 'URL.parse'],
    ['RegExp.escape(text)', 'RegExp.escape'],
    ['mine.isSubsetOf(theirs)', 'isSubsetOf'],
    ['menu.showPopover()', 'showPopover'],
    ['all.values().map(String)', 'map'],
    ['new Intl.DurationFormat(locale)', 'Intl.DurationFormat'],
    ['Temporal.Now.instant()', 'Temporal'],
    ['<div popover="auto">', 'popover'],
    ['const only = /[\\p{L}--[a-z]]/v', 'v'],
    ['await navigator.share({ url })', 'Navigator.share'],
    ['document.startViewTransition(show)', 'Document.startViewTransition'],
  ])('%s', (text, name) => expect(found(text)).toContain(name))

  test.each([
    'structuredClone(draft)',
    'rows.toSorted(byName).findLast(isNew)',
    'Object.values(rows).map(String)',
    'Object.hasOwn(row, "id")',
    'text.replaceAll("a", "b").at(-1)',
    'z.union([a, b])',
    '// AbortSignal.any is too new',
    'new Intl.Segmenter(locale)',
    'const words = /[^/]+\\/v/gu',
  ])('and nothing else: %s', (text) => expect(found(text)).toEqual([]))
})

/** What is used nevertheless, and why a browser without it does well. */
const fallbacks: Record<string, string> = {
  'lib/schemas/places/location.ts: URL.canParse': 'Next brings it to browsers that have none',
  'lib/client/activities/doing/use-step-timer.ts: Navigator.vibrate': 'called if it is there; else the end of a timer is only seen and read out',
  'lib/client/platform/use-keep-awake.ts: Navigator.wakeLock': 'asked for first; else the screen turns off as usual',
  'lib/client/activities/use-share.ts: Navigator.share': 'asked for first; else the link is copied',
  'lib/client/platform/forms/back-handler.ts: Window.navigation': 'asked for first; else a link is followed like every other',
  'lib/client/places/map/render-resolution.ts: Window.devicePixelRatio': 'only Safari’s own zoom is left out of it, which the map is not drawn by',
  'lib/client/platform/offline/connection.ts: AbortSignal.timeout': 'before Chrome 124 it ends with another name of error, which is not read',
  'lib/client/platform/use-health.ts: AbortSignal.timeout': 'before Chrome 124 it ends with another name of error, which nobody reads',
  'components/catalogue/admin/category-dialog.tsx: autocapitalize': 'without it a keyboard begins with a capital letter, which is corrected',
  'components/places/admin/hours-field.tsx: autocapitalize': 'without it a keyboard begins with a capital letter, as most hours do',
  'components/ui/form/password-field.tsx: autocapitalize': 'without it nothing changes: keyboards leave passwords alone',
}

test('the browsers get nothing newer than they are, but with a fallback', () => {
  const files = browserSources()
  expect(files.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['lib/client/platform/event-stream.ts', 'lib/domain/profiles/age.ts', 'app/error.tsx']),
  )
  expect(files.filter(({ file }) => file.startsWith('lib/server/'))).toEqual([])
  const all = [...new Set(files.flatMap((file) => findNewerNames(file, newer)))]
  expect(all.sort()).toEqual(Object.keys(fallbacks).sort())
})

test('what Next brings, it brings', () => {
  const polyfills = path.join(import.meta.dirname, '../../../node_modules/next/dist/build/polyfills/polyfill-module.js')
  expect(fs.readFileSync(polyfills, 'utf8')).toContain('"canParse"in URL||')
})
