import type { ReactNode } from 'react'

/** The classes of a list's row that chooses a name. */
export const nameRowClass = 'flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-start hover:bg-sunken aria-disabled:opacity-55'

/** A face, a name and one line about it, as the content of a list's row. Names may be long, in either writing direction. */
export function NameLine({ face, name, text }: { face: ReactNode; name: string; text: string }) {
  return (
    <>
      {face}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="wrap-anywhere line-clamp-2 font-medium">
          <bdi>{name}</bdi>
        </span>
        <span className="truncate text-sm text-soft">
          <bdi>{text}</bdi>
        </span>
      </span>
    </>
  )
}
