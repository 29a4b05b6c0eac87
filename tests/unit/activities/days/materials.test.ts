import { expect, test } from 'vitest'
import { type BlockMaterials, listMaterials } from '#lib/domain/activities/days/materials'
import { splitMaterial } from '#lib/domain/activities/material-quantity'
import { library } from '../../../setup/data/library.ts'

/** Builds the materials of an activity from ids with their lines. */
const needing = (lines: Record<string, string>, childrenPerSet: number | null = null): BlockMaterials => ({
  materialIds: Object.keys(lines),
  materialsNeeded: Object.values(lines),
  childrenPerSet: Object.keys(lines).map(() => childrenPerSet),
})
const list = (blocks: BlockMaterials[], children = 1) => listMaterials(blocks, children, new Set())

test('lists a thing once, in the order of its first use', () => {
  expect(list([needing({ drum: 'Drum', towel: 'Towel' }), needing({ hoop: 'Hoop', drum: 'Drum' })])).toEqual(['Drum', 'Towel', 'Hoop'])
})

test('adds what each activity uses up', () => {
  const blocks = [needing({ paper: 'Paper (2 sheets)' }), needing({ paper: 'Paper' }), needing({ paper: 'Paper (1 large sheet)' })]
  expect(list(blocks)).toEqual(['Paper (2 sheets + 1 large sheet)'])
})

test('sums string in the same unit, and names one of two kinds of tape', () => {
  expect(list([needing({ string: 'String (8 m)' }), needing({ string: 'String (4 m)' })])).toEqual(['String (12 m)'])
  expect(list([needing({ string: 'String (8 m)' }), needing({ string: 'String (1 piece)' })])).toEqual(['String (8 m + 1 piece)'])
  expect(list([needing({ paper: 'Paper' }, 5), needing({ paper: 'Paper' }, 4)], 20)).toEqual(['Paper × 9'])
  const tapes = [
    needing({ 'sticky-tape': 'Sticky tape' }),
    needing({ 'masking-tape': 'Masking tape' }),
    needing({ 'masking-tape': 'Masking tape (1 roll)' }),
  ]
  expect(list(tapes)).toEqual(['Masking tape (1 roll)'])
  expect(list(tapes.slice(0, 1))).toEqual(['Sticky tape'])
})

test('takes the largest amount of what lasts', () => {
  const blocks = [needing({ towel: 'Towel' }), needing({ towel: 'Towel (5, folded)' }), needing({ towel: 'Towel (2 small ones)' })]
  expect(list(blocks)).toEqual(['Towel (5, folded)'])
  expect(list([needing({ chalk: 'Chalk (1 piece)' }), needing({ chalk: 'Chalk (3 pieces)' })])).toEqual(['Chalk (3 pieces)'])
})

test('multiplies by the sets that the children need', () => {
  expect(list([needing({ paper: 'Paper (1 sheet)' }, 1)], 20)).toEqual(['Paper (20 sheets)'])
  expect(list([needing({ crayons: 'Crayons' }, 4)], 20)).toEqual(['Crayons × 5'])
  expect(list([needing({ tubes: 'Tubes (× 2)' }, 1)], 20)).toEqual(['Tubes × 40'])
  expect(list([needing({ towel: 'Towel (3)' }), needing({ towel: 'Towel (1)' }, 1)], 20)).toEqual(['Towel × 20'])
})

test('leaves out what another list has', () => {
  expect(listMaterials([needing({ 'sun-hat': 'Sun hat', ball: 'Ball' })], 1, new Set(['sun-hat']))).toEqual(['Ball'])
})

test('takes no other word for a thing for its quantity', () => {
  expect(splitMaterial('Ceras gruesas (crayones) (2, rojas)')).toEqual({ name: 'Ceras gruesas (crayones)', quantity: '2, rojas' })
  expect(splitMaterial('Coches (carritos) de juguete')).toEqual({ name: 'Coches (carritos) de juguete', quantity: undefined })
  expect(splitMaterial('Towel (2 (small))')).toEqual({ name: 'Towel', quantity: '2 (small)' })
  expect(list([needing({ crayons: 'Ceras gruesas (crayones)' }, 4)], 20)).toEqual(['Ceras gruesas (crayones) × 5'])
  const names = library.materials.flatMap(({ name }) => Object.values(name))
  expect(names.filter((name) => splitMaterial(name).quantity !== undefined)).toEqual([])
})
