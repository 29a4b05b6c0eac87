// How a script ends when it is told to: what it opened is closed, last first, and PostgreSQL is never left behind.
import { sentenceOf } from './settings.ts'

type Step = (code: number) => unknown

const steps: Step[] = []
let ending: Promise<void> | undefined

/** Adds what is to be closed before the process ends. */
export function beforeEnd(step: Step): void {
  steps.push(step)
}

/** Whether the process is on its way out: what fails now fails because of that. */
export function isEnding(): boolean {
  return ending !== undefined
}

/** Closes what was opened and ends the process. */
export function end(code: number): Promise<void> {
  ending ??= closeAll(code)
  return ending
}

async function closeAll(code: number) {
  let status = code
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await step(status)
    } catch (error) {
      console.error(sentenceOf(error))
      status = 1
    }
  }
  process.exit(status)
}

/** Ends in order, with the code, on Ctrl-C, on SIGTERM and when the terminal is closed, at whatever point the script is. */
export function endOnSignals(code = 0): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(code))
  if (process.env.npm_lifecycle_event) endWithParent(code)
}

/** npm gives a SIGTERM to the shell it runs the script in, which dies of it and tells nobody. */
function endWithParent(code: number) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void end(code), 500).unref()
}
