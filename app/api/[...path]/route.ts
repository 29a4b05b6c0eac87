import { Problem } from '#lib/errors'
import { route } from '#lib/server/platform/http/route'

/** Any other path under /api: a problem as everywhere, not a page. */
async function nothingHere(): Promise<void> {
  throw new Problem('not_found')
}

export const GET = route({ access: 'public' }, nothingHere)

export const POST = route({ access: 'public' }, nothingHere)

export const PUT = route({ access: 'public' }, nothingHere)

export const PATCH = route({ access: 'public' }, nothingHere)

export const DELETE = route({ access: 'public' }, nothingHere)
