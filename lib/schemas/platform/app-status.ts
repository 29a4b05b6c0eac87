import * as z from 'zod/mini'

/** The response of a healthy app. */
export const appStatus = z.object({ status: z.literal('ok') })
