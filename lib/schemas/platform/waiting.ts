import * as z from 'zod/mini'

/** How many things wait for an admin. */
export const waiting = z.object({
  /** Users' corrections of places that no admin has decided. */
  corrections: z.number(),
  /** Imports of places that run, were interrupted or refused entries. */
  imports: z.number(),
  /** Activities that an admin began and that are not published. */
  drafts: z.number(),
  /** Activities and changes of packs that an admin must accept or delete. */
  decisions: z.number(),
  /** Activities written here that today's safety rules refuse. */
  refused: z.number(),
  /** Materials of packs whose contents no admin has confirmed. */
  materials: z.number(),
})
export type Waiting = z.infer<typeof waiting>
