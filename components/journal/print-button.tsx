'use client'

import { useIsFetching } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Button } from '#components/ui/button'
import { PICTURES } from '#lib/client/journal/entry-pictures'

/** Opens the browser's print dialog, which can also save a file, once the pictures are loaded. */
export function PrintButton({ text }: { text: string }) {
  const isLoading = useIsFetching({ queryKey: [PICTURES] }) > 0
  return (
    <Button busy={isLoading} onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      {text}
    </Button>
  )
}
