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
])('draggedHeight of a sheet (expanded: %s) dragged %i %% down is %i %%', (wasExpanded, down, height) => {
  expect(draggedHeight({ wasExpanded, down })).toBe(height)
})

describe('isExpandedAfter', () => {
  test.each([
    ['keeps the state after a small move', { wasExpanded: false, down: -5, speed: 0 }, false],
    ['changes the state if the new one is nearer', { wasExpanded: false, down: -25, speed: 0.1 }, true],
    ['collapses if the lower height is nearer', { wasExpanded: true, down: 30, speed: 0 }, false],
    ['expands after a flick up', { wasExpanded: false, down: -3, speed: -0.9 }, true],
    ['collapses after a flick down', { wasExpanded: true, down: 3, speed: 0.9 }, false],
  ])('%s', (_, drag, isExpanded) => {
    expect(isExpandedAfter(drag)).toBe(isExpanded)
  })
})
