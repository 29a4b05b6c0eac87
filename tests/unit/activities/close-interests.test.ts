import { expect, test } from 'vitest'
import { closeInterest, interestsAmong } from '#lib/domain/activities/close-interests'

test('interestsAmong returns interests, not skills', () => {
  expect(interestsAmong(['speech', 'trains', 'toy', 'ants'])).toEqual(['ants', 'trains'])
})

test('closeInterest returns the loved interest that an activity is close to', () => {
  expect(closeInterest(['ants', 'dinosaurs'], ['speech', 'volcanoes'])).toBe('dinosaurs')
  expect(closeInterest(['dinosaurs'], ['boats'])).toBeUndefined()
  expect(closeInterest([], ['volcanoes'])).toBeUndefined()
})

test('closeInterest returns nothing for an activity about a loved interest itself', () => {
  expect(closeInterest(['dinosaurs', 'ants'], ['volcanoes', 'ants'])).toBeUndefined()
})
