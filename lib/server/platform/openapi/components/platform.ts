import 'server-only'
import * as z from 'zod/mini'
import { type ProblemCode, problemStatus } from '#lib/errors'
import { cataloguePagination } from '#lib/schemas/catalogue/catalogue'
import { explorePagination } from '#lib/schemas/catalogue/explore'
import { appStatus } from '#lib/schemas/platform/app-status'
import { pagination } from '#lib/schemas/platform/cursor'
import { waiting } from '#lib/schemas/platform/waiting'
import { responseComponent } from '#lib/server/platform/openapi/components/component'

/** Every problem code, from the one table. */
export const problemCodes = Object.keys(problemStatus).filter((code): code is ProblemCode => code in problemStatus)

/** Body of an error response. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  /** Code for programs. */
  code: z.enum(problemCodes),
  /** Reason among those of the code. */
  reason: z.optional(z.string()),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  /** Current row, with a conflict of versions. */
  current: z.optional(z.unknown()),
})

/** `{"position": 7, "id": …}` */
const EXPLORE_CURSOR = 'eyJwb3NpdGlvbiI6NywiaWQiOiIwMTkzMmY2ZC1hMmMwLTdkNDMtODNmMi04MTkyYTBiZWNmZDQifQ'

export const platformComponents = [
  responseComponent('Problem', problem, {
    type: 'urn:cometa:problem:invalid',
    title: 'Please check what you entered',
    status: 422,
    detail: 'Some fields need another look.',
    code: 'invalid',
    errors: [{ field: 'date_of_birth', message: 'The date of birth is in the future' }],
  }),
  responseComponent('CursorPagination', pagination, { limit: 20, nextCursor: 'MDE5MzJmNmQtYTJjMC03ZDQzLTgzZjItODE5MmEwYmVjZmQ0', hasMore: true }),
  responseComponent('OffsetPagination', cataloguePagination, { limit: 20, offset: 0, hasMore: true }),
  responseComponent('ExplorePagination', explorePagination, { limit: 20, offset: 0, nextCursor: EXPLORE_CURSOR, hasMore: true }),
  responseComponent('AppStatus', appStatus, { status: 'ok' }),
  responseComponent('Waiting', waiting, { corrections: 2, imports: 1, drafts: 3, decisions: 0, refused: 0, materials: 0 }),
]
