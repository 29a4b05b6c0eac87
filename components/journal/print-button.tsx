'use client'

import { Printer } from 'lucide-react'
import { Button } from '#components/ui/button'

/** Opens the browser's own print window, which also saves as a file. */
export function PrintButton({ text }: { text: string }) {
  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      {text}
    </Button>
  )
}
