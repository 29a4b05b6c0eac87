type Listener = () => void

let shell: Listener | undefined

/** Opens the settings of whoever is signed in. For visitors nothing opens: there is nothing to set. */
export function openSettings(): void {
  shell?.()
}

/** The shell shows the dialog, whoever asks for it. @returns how to stop hearing */
export function onOpenSettings(listener: Listener): () => void {
  shell = listener
  return () => {
    if (shell === listener) shell = undefined
  }
}
