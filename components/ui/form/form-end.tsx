import type { ReactNode } from 'react'
import { Button } from '#components/ui/button'

interface Props {
  text: string
  isBusy: boolean
  isReady: boolean
  /** The click handler, if there is no form to submit. */
  onPress?: () => void
  /** Called when the button submits the form. */
  onSend?: () => void
  /** Another action at the end. */
  second?: ReactNode
}

/** The submit button of a long form, always visible at the dialog's end. */
export function FormEnd({ text, isBusy, isReady, onPress, onSend, second }: Props) {
  return (
    // Extends as far as the dialog's padding, so that scrolled content does not show under the button.
    // The button is first in the markup, because Enter in a field presses the first one.
    <div className="sticky -bottom-[calc(2rem+env(safe-area-inset-bottom))] -mx-5 -mb-[calc(2rem+env(safe-area-inset-bottom))] flex flex-row-reverse gap-2 bg-surface px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mb-6 low:static">
      <Button type={onPress ? 'button' : 'submit'} onClick={onPress ?? onSend} busy={isBusy} disabled={!isReady} className="flex-1">
        {text}
      </Button>
      {second}
    </div>
  )
}
