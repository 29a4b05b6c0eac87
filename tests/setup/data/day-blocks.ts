import type { Block } from '#lib/domain/activities/days/blocks'
import type { WrittenBlock } from '#lib/domain/activities/days/card'
import { facts } from './facts.ts'

/** Builds a quiet block of a separate category, for everyone from two to eighteen years, everywhere. */
export function dayBlock(id: string, fields: Partial<Block> = {}): Block {
  return {
    ...{ id, categoryId: `category of ${id}`, setting: 'indoor', settings: ['indoor', 'outdoor'], places: ['home', 'classroom', 'yard'] },
    ...{ occasions: ['rain'], tags: [], traits: [], materialIds: [], durationMinutes: 20, prepMinutes: 0, tidyMinutes: 0, isFree: true },
    ...{ ageMinMonths: 0, ageMaxMonths: 216, partsByAge: [], quick: ['One', 'Two', 'Three'], hasGroupText: true, facts: null },
    circumstances: { energy: 0, participants: { min: 1, max: 25 } },
    ...fields,
  }
}

/** Returns circumstances with this energy. */
export function withEnergy(energy: number): Pick<Block, 'circumstances'> {
  return { circumstances: { energy, participants: { min: 1, max: 25 } } }
}

/** Builds a block with its texts. */
export function writtenBlock(id: string, fields: Partial<WrittenBlock> = {}): WrittenBlock {
  return {
    ...dayBlock(id),
    circumstances: { energy: 1, mess: 0, noise: 0, weather: null, participants: { min: 1, max: 25 }, childrenPerAdult: 6 },
    ...{ guidance: null, childrenPerSet: [] },
    ...{ categoryId: 'games', quick: [`${id}.`], title: `The ${id}`, benefits: [], safetyNotes: [], materialsNeeded: [], materialIds: [] },
    ...{ picture: [], tags: [], traits: [], ageMinMonths: 24, ageMaxMonths: 72, difficulty: 'easy', facts: facts() },
    ...fields,
  }
}
