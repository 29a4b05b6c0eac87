import { describe, expect, test, vi } from 'vitest'
import { Problem } from '#lib/errors'
import { LANGUAGE_COOKIE } from '#lib/i18n/language'
import { clientNetwork } from '#lib/server/platform/http/address'
import { backToForm } from '#lib/server/platform/http/back-to-form'
import { onlyCookie, setCookie } from '#lib/server/platform/http/cookies'
import { onDisconnect } from '#lib/server/platform/http/disconnect'
import { etagOf, hasEtag } from '#lib/server/platform/http/etag'
import { eventStream, problemEvent, sentEvent, wantsStream } from '#lib/server/platform/http/event-stream'
import { requestLanguage } from '#lib/server/platform/http/language'
import { sharedResponse } from '#lib/server/platform/http/shared-response'
import { streamedText } from '#lib/server/platform/http/streamed-text'
import { pictureResponse } from '#lib/server/platform/pictures/picture-response'

const toRequest = (headers: Record<string, string> = {}) => new Request('http://localhost:3000/api/try', { headers })

describe('etagOf', () => {
  test('returns a quoted tag that depends on all of the content', () => {
    expect(etagOf('a', 'b')).toMatch(/^"[\w-]{27}"$/)
    expect(etagOf('a', 'b')).toBe(etagOf('a', new TextEncoder().encode('b')))
    expect(etagOf('a', 'b')).not.toBe(etagOf('a', 'c'))
    expect(etagOf('a', 'b')).not.toBe(etagOf('c', 'b'))
  })
})

describe('hasEtag', () => {
  test.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", W/"abc" ,"y"', true],
    ['*', true],
    ['"ab"', false],
    ['"abcW/"', false],
    ['abc', false],
    ['', false],
  ])('compares If-None-Match: %s', (given, expected) => {
    expect(hasEtag(toRequest({ 'if-none-match': given }), '"abc"')).toBe(expected)
  })

  test('returns false without the header', () => {
    expect(hasEtag(toRequest(), '"abc"')).toBe(false)
  })
})

describe('sharedResponse', () => {
  test('lets visitors store the list and asks signed-in clients not to', async () => {
    const open = sharedResponse(toRequest(), '{}', { language: 'en', isPersonal: false })
    expect(open.headers.get('cache-control')).toBe('public, no-cache')
    expect(open.headers.get('vary')).toBe('Authorization, Accept-Language')
    expect(open.headers.get('content-language')).toBe('en')
    expect(open.headers.get('content-type')).toBe('application/json')
    expect(await open.text()).toBe('{}')
    expect(sharedResponse(toRequest(), '{}', { language: 'en', isPersonal: true }).headers.get('cache-control')).toBe('private, no-store')
  })

  test('returns 304 with the same headers and without a body for a known tag', async () => {
    const etag = sharedResponse(toRequest(), '{}', { language: 'he', isPersonal: false }).headers.get('etag') ?? ''
    const again = sharedResponse(toRequest({ 'if-none-match': etag }), '{}', { language: 'he', isPersonal: false })
    expect([again.status, await again.text(), again.headers.get('etag'), again.headers.get('content-type')]).toEqual([304, '', etag, null])
  })
})

describe('pictureResponse', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])

  test('returns the file, which only the browser of its user may keep', async () => {
    const response = pictureResponse(toRequest(), jpeg)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(jpeg)
    expect(Object.fromEntries(response.headers)).toEqual({
      etag: etagOf(jpeg),
      'cache-control': 'private, no-cache',
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
  })

  test('returns 304 for a known tag', () => {
    expect(pictureResponse(toRequest({ 'if-none-match': etagOf(jpeg) }), jpeg).status).toBe(304)
  })
})

describe('clientNetwork', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['1::ffff:198.51.100.7', '1:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('counts %s as %s', (address, network) => {
    expect(clientNetwork(new Headers({ 'x-forwarded-for': address }))).toBe(network)
  })

  test('counts clients without an address together', () => {
    expect(clientNetwork(new Headers())).toBe('unknown')
  })
})

describe('requestLanguage', () => {
  test('prefers the setting, then the first cookie, then the browser', () => {
    const headers = { cookie: `${LANGUAGE_COOKIE}=he; ${LANGUAGE_COOKIE}=en`, 'accept-language': 'es' }
    expect(requestLanguage(toRequest(headers), 'en')).toBe('en')
    expect(requestLanguage(toRequest(headers))).toBe('he')
    expect(requestLanguage(toRequest({ 'accept-language': 'es' }))).toBe('es')
  })
})

describe('cookies that the server sets', () => {
  test('are hidden from scripts and other sites', () => {
    expect(setCookie('note', 'x', 60)).toMatch(/^note=x; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax(; Secure)?$/)
  })

  test('come in an empty response that is not stored', async () => {
    const response = onlyCookie('note=x')
    expect([response.status, response.headers.get('set-cookie'), response.headers.get('cache-control')]).toEqual([204, 'note=x', 'no-store'])
  })
})

describe('backToForm', () => {
  test.each([
    ['http://localhost:3000/login?next=%2Fhome#top', '/login?next=%2Fhome#sign%20in'],
    ['https://evil.example//evil.example/', '/#sign%20in'],
    ['no address', '/#sign%20in'],
  ])('leads from %s to %s', (referer, location) => {
    const response = backToForm(toRequest({ referer }), 'sign in')
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([303, location, 'no-store'])
  })

  test('leads to the first page without a referer', () => {
    expect(backToForm(toRequest(), 'form').headers.get('location')).toBe('/#form')
  })
})

describe('onDisconnect', () => {
  test('runs the work once when the client disconnects, or at once if it already has', async () => {
    const leaving = new AbortController()
    let count = 0
    const work = async () => {
      count++
    }
    onDisconnect(leaving.signal, work)
    expect(count).toBe(0)
    leaving.abort()
    leaving.signal.dispatchEvent(new Event('abort'))
    expect(count).toBe(1)
    onDisconnect(leaving.signal, work)
    expect(count).toBe(2)
  })

  test('logs work that fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onDisconnect(AbortSignal.abort(), async () => {
      throw new Error('broken')
    })
    await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
    log.mockRestore()
  })
})

describe('server-sent events', () => {
  test.each([
    ['text/event-stream', true],
    ['application/json, text/event-stream;q=0.9', true],
    ['application/json', false],
  ])('are wanted by a client that accepts %s: %s', (accept, wanted) => {
    expect(wantsStream(toRequest({ accept }))).toBe(wanted)
  })

  test('are not wanted by a client that accepts nothing in particular', () => {
    expect(wantsStream(toRequest())).toBe(false)
  })

  test('have a name and data in snake case', () => {
    expect(new TextDecoder().decode(sentEvent('activity', { ageMonths: 3 }))).toBe('event: activity\ndata: {"age_months":3}\n\n')
  })

  test('hold the problem of an error', async () => {
    const event = await problemEvent(new Problem('not_found'), toRequest(), 'en')
    expect(new TextDecoder().decode(event)).toMatch(/^event: problem\ndata: \{.*"status":404.*\}\n\n$/)
  })

  test('log the error if it is unexpected', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await problemEvent(new Error('broken'), toRequest(), 'en')
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  test('are sent in order, never stored nor buffered', async () => {
    async function* events() {
      yield sentEvent('one', {})
      yield sentEvent('two', {})
    }
    const response = eventStream(events(), 'es', async () => {})
    expect(await response.text()).toBe('event: one\ndata: {}\n\nevent: two\ndata: {}\n\n')
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'content-language': 'es',
    })
  })

  test('end their work when the client disconnects', async () => {
    async function* events() {
      yield sentEvent('one', {})
    }
    let isCancelled = false
    const response = eventStream(events(), 'en', async () => {
      isCancelled = true
    })
    await response.body?.cancel()
    expect(isCancelled).toBe(true)
  })
})

describe('streamedText', () => {
  const nothing: string[] = []

  /** Counts what is read of an endless file, and whether reading ended. */
  function createFile() {
    const state = { read: 0, isEnded: false }
    async function* parts() {
      try {
        for (;;) yield `part ${++state.read}\n`
      } finally {
        state.isEnded = true
      }
    }
    return { state, parts: parts() }
  }

  test('sends the whole file with its headers', async () => {
    async function* parts() {
      yield 'a'
      yield 'ñ'
    }
    const response = await streamedText(parts(), new AbortController().signal, { 'content-type': 'text/csv' })
    expect(await response.text()).toBe('añ')
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'text/csv', 'cache-control': 'no-store' })
  })

  test('sends an empty file', async () => {
    async function* parts() {
      yield* nothing
    }
    expect(await (await streamedText(parts(), new AbortController().signal, {})).text()).toBe('')
  })

  test('fails before the response begins if the first part fails', async () => {
    async function* parts() {
      yield* nothing
      throw new Problem('unavailable')
    }
    await expect(streamedText(parts(), new AbortController().signal, {})).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('reads nothing ahead of the client', async () => {
    const { state, parts } = createFile()
    const response = await streamedText(parts, new AbortController().signal, {})
    expect(state.read).toBe(1)
    const reader = response.body?.getReader()
    await reader?.read()
    expect(state.read).toBe(1)
    await reader?.read()
    expect(state.read).toBe(2)
    await reader?.cancel()
    expect(state.isEnded).toBe(true)
  })

  test('cuts the file off and stops reading when the client disconnects', async () => {
    const { state, parts } = createFile()
    const leaving = new AbortController()
    const response = await streamedText(parts, leaving.signal, {})
    const reader = response.body?.getReader()
    await reader?.read()
    leaving.abort()
    await expect(reader?.read()).rejects.toThrow('disconnected')
    expect(state).toEqual({ read: 1, isEnded: true })
  })
})
