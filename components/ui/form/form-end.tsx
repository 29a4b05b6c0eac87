import { Button } from '#components/ui/button'

interface Props {
  text: string
  isBusy: boolean
  isReady: boolean
  /** Where it is the end of something that is no form to send. */
  onPress?: () => void
}

/** The button of a long form, always in reach at the dialog's end. */
export function FormEnd({ text, isBusy, isReady, onPress }: Props) {
  return (
    // As far beyond the dialog's padding as that is high: what scrolls must not show under the button.
    <div className="sticky -bottom-[calc(2rem+env(safe-area-inset-bottom))] -mx-5 -mb-[calc(2rem+env(safe-area-inset-bottom))] bg-surface px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mb-6">
      <Button type={onPress ? 'button' : 'submit'} onClick={onPress} busy={isBusy} disabled={!isReady} className="w-full">
        {text}
      </Button>
    </div>
  )
}
