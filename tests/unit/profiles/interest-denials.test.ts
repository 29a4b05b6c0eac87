import { describe, expect, test } from 'vitest'
import { interestTags, tagName, tagPhrases, tagsNamed } from '#lib/domain/profiles/interest-tags'

describe('interestTags', () => {
  test.each([
    ['not qq ww ee rr tt yy trains', []],
    ['not qq ww ee rr tt yy uu trains', ['trains']],
    ['does not qq ww ee rr like trains', []],
    ['does not qq ww ee rr tt like trains', ['trains']],
    ['trains not', []],
    ['trains not. Dogs', ['dogs']],
    ['dogs and not trains', ['dogs']],
    ['trains allergy', []],
    ['dogs trains allergy', ['dogs']],
    ['allergy to trains', []],
    ['hates mud, trains. Loves dogs', ['dogs']],
    ['not afraid qq ww ee rr tt of dogs', ['dogs']],
    ['hates hates trains', []],
    ['trains\nnot\ndogs', ['dogs', 'trains']],
    ['severe allergy to trains', []],
    ['an allergy to having mud on the skin', []],
    ['allergies and hates dogs', []],
    ['hates having mud on her hands', []],
    ['hates mud, not even with boots, and rain', []],
    ['hates qq ww ee rr tt yy uu trains', []],
    ['is not afraid and loves dogs', ['dogs']],
  ])('reads %j as %j', (text, found) => {
    expect(interestTags(text)).toEqual(found)
  })

  test.each([
    ['והרכבות', ['trains']],
    ['כשהרכבות', ['trains']],
    ['שרכבות', ['trains']],
    ['קררכבות', []],
    ['זרכבות', []],
    ['וכשהרכבות', ['trains']],
    ['שים לב', []],
    ['תמיד במצב רוח טוב', []],
    ['שונא רעש לכן רכבות', []],
  ])('reads Hebrew words with prefixes only where such prefixes occur: %j as %j', (text, found) => {
    expect(interestTags(text)).toEqual(found)
  })
})

describe('tagsNamed', () => {
  test('returns the tags that a text names by whole words, liked or not', () => {
    expect(tagsNamed('He hates Trains!', 'en')).toContain('trains')
    expect(tagsNamed('training', 'en')).not.toContain('trains')
    expect(tagsNamed('trains', 'he')).not.toContain('trains')
    expect(tagsNamed('trains', 'en')).toEqual(tagsNamed('trains', 'en'))
    expect(tagsNamed('', 'en')).toEqual([])
  })
})

test('tagPhrases lists the name of a tag first, and no phrase with spaces around it', () => {
  expect(tagPhrases('trains', 'es')[0]).toBe(tagName('trains', 'es'))
  expect(tagPhrases('trains', 'es').length).toBeGreaterThan(1)
  expect(tagPhrases('trains', 'es')).toEqual(tagPhrases('trains', 'es').map((phrase) => phrase.trim()))
})
