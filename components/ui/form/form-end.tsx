import type { ReactNode } from 'react'
import { Button } from '#components/ui/button'

interface Props {
  text: string
  isBusy: boolean
  isReady: boolean
  /** Where it is the end of something that is no form to send. */
  onPress?: () => void
  /** As it is pressed to send the form. */
  onSend?: () => void
  /** Another way to end it. */
  second?: ReactNode
}

/** The button of a long form, always in reach at the dialog's end. */
export function FormEnd({ text, isBusy, isReady, onPress, onSend, second }: Props) {
  return (
    // As far beyond the dialog's padding as that is high: what scrolls must not show under the button.
    // In the markup the button comes first: Enter in a field presses the first one.
    <div className="sticky -bottom-[calc(2rem+env(safe-area-inset-bottom))] -mx-5 -mb-[calc(2rem+env(safe-area-inset-bottom))] flex flex-row-reverse gap-2 bg-surface px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mb-6 low:static">
      <Button type={onPress ? 'button' : 'submit'} onClick={onPress ?? onSend} busy={isBusy} disabled={!isReady} className="flex-1">
        {text}
      </Button>
      {second}
    </div>
  )
}
