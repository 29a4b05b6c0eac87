import * as z from 'zod/mini'

/** How the app says that it is well. */
export const appStatus = z.object({ status: z.literal('ok') })
