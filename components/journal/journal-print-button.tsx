'use client'

import { useIsFetching } from '@tanstack/react-query'
import { PrintButton } from '#components/ui/print-button'
import { PICTURES } from '#lib/client/journal/entry-pictures'

/** Opens the browser's print dialog once the pictures are loaded. */
export function JournalPrintButton({ text }: { text: string }) {
  const isLoading = useIsFetching({ queryKey: [PICTURES] }) > 0
  return <PrintButton text={text} busy={isLoading} />
}
