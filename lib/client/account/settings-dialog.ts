type Listener = () => void

let shell: Listener | undefined
/** Whether they were asked for before the shell knew who is signed in. */
let isAwaited = false

/** Opens the settings of whoever is signed in, as soon as that is known. For visitors nothing opens: there is nothing to set. */
export function openSettings(): void {
  if (shell) shell()
  else isAwaited = true
}

/** The shell shows the dialog, whoever asks for it. @returns how to stop hearing */
export function onOpenSettings(listener: Listener): () => void {
  shell = listener
  if (isAwaited) listener()
  isAwaited = false
  return () => {
    if (shell === listener) shell = undefined
  }
}
