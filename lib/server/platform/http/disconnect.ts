import 'server-only'

/** Runs `work` once the client disconnects, or at once if it already has; its failure is logged, because no one awaits it. */
export function onDisconnect(signal: AbortSignal, work: () => Promise<unknown>) {
  const run = () => {
    work().catch((error: unknown) => console.error('Work after a client disconnected failed', error))
  }
  if (signal.aborted) run()
  else signal.addEventListener('abort', run, { once: true })
}
