import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Language } from '#lib/domain/platform/basics'
import { type ImportProgress, type ImportQuery, importReport } from '#lib/schemas/places/place-import'
import { openUpload } from '#lib/server/places/import/upload'
import { onDisconnect } from '#lib/server/platform/http/disconnect'
import { eventStream, problemEvent, sentEvent } from '#lib/server/platform/http/event-stream'

/** Also sent without progress, so that the client knows that the connection works. */
const EVERY_MS = 500

/**
 * Imports the file in the request's body, and streams its progress: `progress` now and then, and finally `report` or `problem`. If the
 * client disconnects before it is complete, nothing is imported.
 * @throws Problem errors known before the file is read, as a normal response
 */
export function streamImport(request: Request, query: ImportQuery, language: Language): Response {
  const bring = openUpload(request)
  const stop = new AbortController()
  const cancel = async () => stop.abort()
  onDisconnect(request.signal, cancel)
  let progress: ImportProgress = { phase: 'reading', entries: 0 }
  const bringing = bring({
    ...{ query, language, signal: stop.signal },
    onProgress: (now) => {
      progress = now
    },
  })
  // A disconnected client reads no event, so no one else catches the error.
  bringing.catch(() => {})
  async function* events(): AsyncGenerator<Uint8Array, void> {
    try {
      for (;;) {
        const report = await Promise.race([bringing, sleep(EVERY_MS)])
        if (report) return yield sentEvent('report', z.parse(importReport, report))
        yield sentEvent('progress', progress)
      }
    } catch (error) {
      if (stop.signal.aborted) return
      yield await problemEvent(error, request, language)
    }
  }
  return eventStream(events(), language, cancel)
}
