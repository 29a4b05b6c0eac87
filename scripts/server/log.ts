// The server's log. Requests can cause entries, so each line has a date and a maximum length, and each kind a maximum count.
import { format } from 'node:util'

/** A stack trace has about 1,500 characters. */
const MAX_CHARACTERS = 2000
const WINDOW_MS = 60_000
/** Lines of one kind in a window. Later ones are counted only. */
const MAX_LINES = 5
/** With the lines of a kind, 60 kB a minute at most. */
const MAX_KINDS = 5
const OTHER = 'Other errors'

/** Dates and limits all errors and warnings of this process, including the framework's. */
export function boundConsole(): void {
  const log = boundedLog((line) => process.stderr.write(line))
  console.error = log
  console.warn = log
}

/** Writes like `console.error`. What exceeds the limit of its kind is counted, and the count is written at the end of the window. */
export function boundedLog(write: (line: string) => void): (...words: unknown[]) => void {
  const kinds = new Map<string, number>()
  const line = (text: string) => write(`${new Date().toISOString()} ${text}\n`)
  const endWindow = () => {
    for (const [kind, count] of kinds) if (count > MAX_LINES) line(`${kind.trim()} … repeated ${count - MAX_LINES} times`)
    kinds.clear()
  }
  return (...words) => {
    const text = bounded(format(...words))
    if (kinds.size === 0) setTimeout(endWindow, WINDOW_MS).unref()
    const own = kindOf(text)
    const kind = kinds.has(own) || kinds.size < MAX_KINDS ? own : OTHER
    const count = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, count)
    if (count <= MAX_LINES) line(text)
  }
}

/** Returns the code line of an error, or the start of its text: a client may choose the rest. */
function kindOf(text: string): string {
  return /^ *at .*$/m.exec(text)?.[0] ?? text.slice(0, 40)
}

/** Indents lines after the first, so that no text looks like a line of the log. */
function bounded(text: string): string {
  const short = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)} …` : text
  return short.replace(/[^\P{Cc}\n]/gu, ' ').replaceAll('\n', '\n  ')
}
