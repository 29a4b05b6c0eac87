import 'server-only'

/** Does something once the caller has hung up, at once where that was before; nobody waits for it, so a failure is logged. */
export function onHangUp(signal: AbortSignal, work: () => Promise<unknown>) {
  const run = () => {
    work().catch((error: unknown) => console.error('After a caller hung up', error))
  }
  if (signal.aborted) run()
  else signal.addEventListener('abort', run, { once: true })
}
