import { useQueryClient } from '@tanstack/react-query'
import { importRunsQuery } from '#lib/client/places/admin/import-runs'
import type { PlaceFile } from '#lib/client/places/admin/place-import-file'
import { ApiError } from '#lib/client/platform/api-error'
import { createStore } from '#lib/client/platform/store'
import { upload } from '#lib/client/platform/upload'
import { MAX_FILE_NAME_CHARACTERS } from '#lib/domain/places/place-files'
import type { ImportQuery, ShownImportReport } from '#lib/schemas/places/place-import'
import type { ProblemBody } from '#lib/schemas/platform/problem'
import { fromWire, toWire } from '#lib/schemas/platform/wire'

/** The progress of an import. */
export type RunningImport =
  /** Bytes sent, and their total. */
  | { phase: 'sending'; name: string; sent: number; size: number }
  /** The whole file is sent; `entries` were read. */
  | { phase: 'reading' | 'writing'; name: string; entries: number }

/** The progress or the result of an import. */
export type ImportRun =
  | { phase: 'none' }
  | RunningImport
  | { phase: 'done'; name: string; report: ShownImportReport }
  /** `text` is the server's message, if there is one. */
  | { phase: 'failed'; name: string; text: string | undefined; mayBeIn: boolean }
  /** `mayBeIn`: the whole file was sent, so the import may have finished. */
  | { phase: 'stopped'; name: string; mayBeIn: boolean }

// Kept outside the component, so that the admin finds it again after looking at another part.
const none: ImportRun = { phase: 'none' }
let run: ImportRun = none
let controller: AbortController | undefined
const { notify, useValue } = createStore()

function set(now: ImportRun) {
  run = now
  notify()
}

/** The only running import of places: its state, and functions to start, stop and clear it. */
export function useImportRun() {
  const client = useQueryClient()
  return {
    run: useValue(() => run, none),
    start: (file: PlaceFile, query: ImportQuery) => {
      void start(file, query).finally(() => {
        for (const queryKey of [['places'], importRunsQuery().queryKey]) void client.invalidateQueries({ queryKey })
      })
    },
    stop: () => controller?.abort(),
    clear: () => set(none),
  }
}

/** Whether leaving the page now would interrupt an import. */
export function isRunning(now: ImportRun): now is RunningImport {
  return now.phase === 'sending' || now.phase === 'reading' || now.phase === 'writing'
}

async function start({ file, type }: PlaceFile, query: ImportQuery): Promise<void> {
  const { name, size } = file
  controller = new AbortController()
  const { signal } = controller
  window.addEventListener('beforeunload', askBeforeUnload)
  set({ phase: 'sending', name, sent: 0, size })
  let outcome: ImportRun | undefined
  try {
    const { importProgress, importReport } = await import('#lib/schemas/places/place-import')
    const { problemBody } = await import('#lib/schemas/platform/problem')
    await upload(`/locations/import${toParameters({ ...query, fileName: name.slice(0, MAX_FILE_NAME_CHARACTERS) })}`, {
      ...{ file, type, signal },
      onSent: (sent) => set(sent < size ? { phase: 'sending', name, sent, size } : { phase: 'reading', name, entries: 0 }),
      onEvent: ({ event, data }) => {
        const said = fromWire(JSON.parse(data))
        if (event === 'progress') set({ name, ...importProgress.parse(said) })
        else if (event === 'report') outcome = { phase: 'done', name, report: importReport.parse(said) }
        else if (event === 'problem') outcome = toFailedRun(problemBody.parse(said), name)
      },
    })
    set(outcome ?? { phase: 'failed', name, text: undefined, mayBeIn: true })
  } catch (error) {
    const mayBeIn = run.phase !== 'sending' && !(error instanceof ApiError)
    const text = error instanceof ApiError ? error.problem?.detail : undefined
    set(outcome ?? (signal.aborted ? { phase: 'stopped', name, mayBeIn } : { phase: 'failed', name, text, mayBeIn }))
  } finally {
    window.removeEventListener('beforeunload', askBeforeUnload)
  }
}

/** A lost database may still have committed the import: then retrying is not the right advice. */
function toFailedRun({ code, detail }: ProblemBody, name: string): ImportRun {
  const mayBeIn = code === 'unavailable' && run.phase === 'writing'
  return { phase: 'failed', name, text: mayBeIn ? undefined : detail, mayBeIn }
}

/** Makes the browser ask before the page is left. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  event.preventDefault()
}

function toParameters(query: ImportQuery): string {
  const wire = Object.entries(Object(toWire(query))).map(([key, value]) => [key, String(value)])
  const text = new URLSearchParams(wire).toString()
  return text && `?${text}`
}
