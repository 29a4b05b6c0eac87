'use client'

import { Printer } from 'lucide-react'
import { Button } from '#components/ui/button'

/** Opens the browser's print dialog, which can also save a file. */
export function PrintButton({ text, busy = false }: { text: string; busy?: boolean }) {
  return (
    <Button busy={busy} onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      {text}
    </Button>
  )
}
