import { describe, expect, test } from 'vitest'
import { parseEnv } from '#lib/env'
import { readerAddress } from '#lib/models/addresses'
import { examKey, hasPassed } from '#lib/models/trust'

const writer = { OPENAI_BASE_URL: 'https://writer.example/v1', OPENAI_API_KEY: 'the-writers-key', OPENAI_MODEL: 'writer' }
const addressWith = (variables: Record<string, string>) => readerAddress(parseEnv({ ...writer, ...variables }))

describe('readerAddress', () => {
  test('returns the writer’s address without settings for the reader', () => {
    expect(addressWith({})).toMatchObject({ baseUrl: 'https://writer.example/v1', apiKey: 'the-writers-key', model: 'writer' })
  })

  test.each(['https://reader.example/v1', 'http://writer.example/v1', 'https://writer.example:8443/v1'])(
    'never sends the writer’s key to another origin: %s',
    (url) => {
      expect(addressWith({ OPENAI_READER_BASE_URL: url }).apiKey).toBeUndefined()
      expect(addressWith({ OPENAI_READER_BASE_URL: url, OPENAI_READER_API_KEY: 'its-own' }).apiKey).toBe('its-own')
    },
  )

  test('uses the writer’s key for another path of the same origin', () => {
    expect(addressWith({ OPENAI_READER_BASE_URL: 'https://writer.example/reader/v1' }).apiKey).toBe('the-writers-key')
  })

  test('uses the writer’s reasoning effort only for the same model', () => {
    expect(addressWith({ OPENAI_REASONING_EFFORT: 'low' }).reasoningEffort).toBe('low')
    expect(addressWith({ OPENAI_REASONING_EFFORT: 'low', OPENAI_READER_MODEL: 'another' }).reasoningEffort).toBeUndefined()
  })
})

describe('examKey', () => {
  const keyWith = (variables: Record<string, string>) => examKey(parseEnv({ ...writer, ...variables })).join(' ')

  test.each<[string, Record<string, string>]>([
    ['model', { OPENAI_READER_MODEL: 'another' }],
    ['host', { OPENAI_READER_BASE_URL: 'https://reader.example/v1' }],
    ['path', { OPENAI_READER_BASE_URL: 'https://writer.example/reader/v1' }],
    ['reasoning effort', { OPENAI_REASONING_EFFORT: 'low' }],
  ])('changes with the reader’s %s', (_, variables) => {
    expect(keyWith(variables)).not.toBe(keyWith({}))
  })
})

describe('hasPassed', () => {
  test.each([
    [98, 10, true],
    [97, 10, false],
    [98, 11, false],
  ])('returns, for %i of 100 dangerous cards found and %i of 100 good ones refused, %s', (found, refused, passed) => {
    expect(hasPassed({ dangerous: 100, found, good: 100, refused })).toBe(passed)
  })

  test('returns false without cards of both kinds', () => {
    expect(hasPassed({ dangerous: 0, found: 0, good: 100, refused: 0 })).toBe(false)
    expect(hasPassed({ dangerous: 100, found: 100, good: 0, refused: 0 })).toBe(false)
  })
})
