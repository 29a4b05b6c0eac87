import { Problem } from '#lib/errors'
import { route } from '#lib/server/platform/http/route'

/** Answers any other path under /api with a problem instead of a page. */
async function respondNotFound(): Promise<void> {
  throw new Problem('not_found')
}

export const GET = route({ title: 'Respond that the path does not exist', access: 'public' }, respondNotFound)

export const POST = route({ title: 'Respond that the path does not exist', access: 'public' }, respondNotFound)

export const PUT = route({ title: 'Respond that the path does not exist', access: 'public' }, respondNotFound)

export const PATCH = route({ title: 'Respond that the path does not exist', access: 'public' }, respondNotFound)

export const DELETE = route({ title: 'Respond that the path does not exist', access: 'public' }, respondNotFound)
