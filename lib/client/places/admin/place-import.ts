import { useQueryClient } from '@tanstack/react-query'
import type { PlaceFile } from '#lib/client/places/admin/place-import-file'
import { ApiError } from '#lib/client/platform/api-error'
import { createStore } from '#lib/client/platform/store'
import { upload } from '#lib/client/platform/upload'
import type { ImportQuery, ShownImportReport } from '#lib/schemas/places/place-import'
import type { ProblemBody } from '#lib/schemas/platform/problem'
import { fromWire, toWire } from '#lib/schemas/platform/wire'

/** How far an import is. */
export type RunningImport =
  /** Bytes that have gone, of all. */
  | { phase: 'sending'; name: string; sent: number; size: number }
  /** All has gone; so many entries were read. */
  | { phase: 'reading' | 'writing'; name: string; entries: number }

/** The same, or how it ended. */
export type ImportRun =
  | { phase: 'none' }
  | RunningImport
  | { phase: 'done'; name: string; report: ShownImportReport }
  /** `text` is what the server says, where it said anything. */
  | { phase: 'failed'; name: string; text: string | undefined; mayBeIn: boolean }
  /** `mayBeIn`: all had gone, and it may have been whole just before. */
  | { phase: 'stopped'; name: string; mayBeIn: boolean }

// The page keeps it, not a part of it: whoever looks at something else meanwhile finds it again.
const none: ImportRun = { phase: 'none' }
let run: ImportRun = none
let line: AbortController | undefined
const { changed, useValue } = createStore()

function set(now: ImportRun) {
  run = now
  changed()
}

/** The import of a file of places, the only one at a time: what it does, and how it is begun, stopped and put away. */
export function useImportRun() {
  const client = useQueryClient()
  return {
    run: useValue(() => run, none),
    start: (file: PlaceFile, query: ImportQuery) => {
      void start(file, query).finally(() => client.invalidateQueries({ queryKey: ['places'] }))
    },
    stop: () => line?.abort(),
    clear: () => set(none),
  }
}

/** Whether something would be lost if the page were left now. */
export function isRunning(now: ImportRun): now is RunningImport {
  return now.phase === 'sending' || now.phase === 'reading' || now.phase === 'writing'
}

async function start({ file, type }: PlaceFile, query: ImportQuery): Promise<void> {
  const { name, size } = file
  line = new AbortController()
  const { signal } = line
  window.addEventListener('beforeunload', askFirst)
  set({ phase: 'sending', name, sent: 0, size })
  let outcome: ImportRun | undefined
  try {
    const { importProgress, importReport } = await import('#lib/schemas/places/place-import')
    const { problemBody } = await import('#lib/schemas/platform/problem')
    await upload(`/locations/import${parametersOf(query)}`, {
      ...{ file, type, signal },
      onSent: (sent) => set(sent < size ? { phase: 'sending', name, sent, size } : { phase: 'reading', name, entries: 0 }),
      onEvent: ({ event, data }) => {
        const said = fromWire(JSON.parse(data))
        if (event === 'progress') set({ name, ...importProgress.parse(said) })
        else if (event === 'report') outcome = { phase: 'done', name, report: importReport.parse(said) }
        else if (event === 'problem') outcome = failedWith(problemBody.parse(said), name)
      },
    })
    set(outcome ?? { phase: 'failed', name, text: undefined, mayBeIn: true })
  } catch (error) {
    const mayBeIn = run.phase !== 'sending' && !(error instanceof ApiError)
    const text = error instanceof ApiError ? error.problem?.detail : undefined
    set(outcome ?? (signal.aborted ? { phase: 'stopped', name, mayBeIn } : { phase: 'failed', name, text, mayBeIn }))
  } finally {
    window.removeEventListener('beforeunload', askFirst)
  }
}

/** A database that is lost while it writes may have it all: then to try again is not all there is to say. */
function failedWith({ code, detail }: ProblemBody, name: string): ImportRun {
  const mayBeIn = code === 'unavailable' && run.phase === 'writing'
  return { phase: 'failed', name, text: mayBeIn ? undefined : detail, mayBeIn }
}

/** The browser asks before the page is left. */
function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function parametersOf(query: ImportQuery): string {
  const wire = Object.entries(Object(toWire(query))).map(([key, value]) => [key, String(value)])
  const text = new URLSearchParams(wire).toString()
  return text && `?${text}`
}
