import { describe, expect, test } from 'vitest'
import { draggedHeight, isExpandedAfter } from '#lib/domain/places/sheet-drag'

test.each([
  [false, 0, 40],
  [false, -25, 65],
  [false, -90, 80],
  [false, 10, 40],
  [true, 0, 80],
  [true, 15, 65],
  [true, 90, 40],
])('a sheet (expanded: %s) dragged %i %% down is %i %% high', (wasExpanded, down, height) => {
  expect(draggedHeight({ wasExpanded, down })).toBe(height)
})

describe('a sheet that is let go', () => {
  test.each([
    ['stays where it was hardly moved', { wasExpanded: false, down: -5, speed: 0 }, false],
    ['goes on where it is nearer', { wasExpanded: false, down: -25, speed: 0.1 }, true],
    ['goes back where it is nearer', { wasExpanded: true, down: 30, speed: 0 }, false],
    ['goes the way it is flicked up', { wasExpanded: false, down: -3, speed: -0.9 }, true],
    ['goes the way it is flicked down', { wasExpanded: true, down: 3, speed: 0.9 }, false],
  ])('%s', (_, drag, isExpanded) => {
    expect(isExpandedAfter(drag)).toBe(isExpanded)
  })
})
