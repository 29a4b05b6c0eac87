import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'

interface Props {
  text: string
  retryText: string
  isRetrying: boolean
  onRetry: () => void
}

/** Reports that content could not be loaded, with a retry button. */
export function LoadFailed({ text, retryText, isRetrying, onRetry }: Props) {
  return (
    <div className="flex flex-col items-start gap-3">
      <Banner>{text}</Banner>
      <Button look="secondary" busy={isRetrying} onClick={onRetry}>
        {retryText}
      </Button>
    </div>
  )
}
