import { Button } from '#components/ui/button'

/** The button of a long form, always in reach at the dialog's end. */
export function FormEnd({ text, isBusy, isReady }: { text: string; isBusy: boolean; isReady: boolean }) {
  return (
    <div className="sticky bottom-0 -mx-5 bg-surface px-5 pt-2 pb-3">
      <Button type="submit" busy={isBusy} disabled={!isReady} className="w-full">
        {text}
      </Button>
    </div>
  )
}
