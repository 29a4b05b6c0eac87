type Listener = () => void

let shell: Listener | undefined
/** Whether the settings were requested before the shell knew who is signed in. */
let isAwaited = false

/** Opens the signed-in user's settings, as soon as the session is known. Does nothing for visitors. */
export function openSettings(): void {
  if (shell) shell()
  else isAwaited = true
}

/** Registers the shell, which shows the dialog for every caller. @returns a function that unsubscribes */
export function onOpenSettings(listener: Listener): () => void {
  shell = listener
  if (isAwaited) listener()
  isAwaited = false
  return () => {
    if (shell === listener) shell = undefined
  }
}
