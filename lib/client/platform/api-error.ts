import type { ProblemBody } from '#lib/schemas/platform/problem'

/** A call that did not succeed. `problem` holds sentences in the reader's language; it is absent where the server did not answer at all. */
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
