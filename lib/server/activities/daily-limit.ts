import 'server-only'
import { env } from '#lib/env'
import { Problem } from '#lib/errors'
import type { SignedIn } from '#lib/server/auth/sessions'
import { consumeRateLimit, type RateLimit, refundRateLimit } from '#lib/server/platform/rate-limiter'

const DAY_SECONDS = 24 * 60 * 60

function dailyLimit(): RateLimit {
  return { name: 'generation', points: env().GENERATION_DAILY_LIMIT, seconds: DAY_SECONDS }
}

/** Counts activities, not requests, toward a user's daily limit. Rejected ones do not count. @throws Problem rate_limited */
export async function countTowardsDailyLimit(user: SignedIn, activities: number): Promise<void> {
  try {
    await consumeRateLimit(dailyLimit(), user.id, activities)
  } catch (error) {
    if (error instanceof Problem) await refundDailyLimit(user, activities)
    throw error
  }
}

/** Gives back activities that were not created. */
export async function refundDailyLimit(user: SignedIn, activities: number): Promise<void> {
  await refundRateLimit(dailyLimit(), user.id, activities)
}
