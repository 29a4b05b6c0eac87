// Ends a script cleanly: closes what it opened, last first, and never leaves PostgreSQL running.
import { sentenceOf } from './settings.ts'

type Step = (code: number) => unknown

const steps: Step[] = []
let ending: Promise<void> | undefined

/** Adds a step to run before the process ends. */
export function beforeEnd(step: Step): void {
  steps.push(step)
}

/** Returns whether the process is ending, so that failures are expected. */
export function isEnding(): boolean {
  return ending !== undefined
}

/** Runs all steps and ends the process. */
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

/** Ends cleanly with the code on Ctrl-C, SIGTERM and a closed terminal, at any point of the script. */
export function endOnSignals(code = 0): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(code))
  if (process.env.npm_lifecycle_event) endWithParent(code)
}

/** Watches the parent: npm sends SIGTERM only to the script's shell, which dies without passing it on. */
function endWithParent(code: number) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void end(code), 500).unref()
}
