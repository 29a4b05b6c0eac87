import * as z from 'zod/mini'
import { themeColors } from '#lib/domain/account/theme'
import { route } from '#lib/server/platform/http/route'

export const GET = route({ title: 'List the themes', access: 'public', isShared: true, responseSchema: z.array(z.string()) }, async () => [
  ...themeColors,
])
