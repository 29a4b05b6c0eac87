import type { ProblemBody } from '#lib/schemas/platform/problem'

/** A failed request. `problem` holds texts in the user's language; it is absent if the server did not respond. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: ProblemBody | undefined

  constructor(status: number, statusText: string, problem?: ProblemBody) {
    // HTTP/2 has no status text.
    super(`API request failed: ${statusText || status}`)
    this.status = status
    this.problem = problem
  }
}
