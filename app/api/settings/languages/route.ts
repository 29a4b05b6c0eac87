import * as z from 'zod/mini'
import { languages } from '#lib/domain/platform/basics'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'List the languages', access: 'public', isShared: true, responseSchema: z.array(z.string()) }, async () => [
  ...languages,
])
