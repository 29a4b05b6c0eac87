import { Skeleton } from '#components/ui/feedback/skeleton'

/** Placeholder for a card being generated. */
export function WaitingCard({ text }: { text?: string }) {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card">
      <Skeleton className="h-[clamp(3.5rem,36cqh,13rem)] shrink-0 rounded-none" />
      <div className="flex min-h-48 flex-col gap-3 p-5">
        {text && <p className="text-soft">{text}</p>}
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-8 w-2/3 rounded-full" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-5/6" />
      </div>
    </div>
  )
}
