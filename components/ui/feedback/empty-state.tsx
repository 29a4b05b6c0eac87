import type { ReactNode } from 'react'
import { Picture } from '#components/ui/picture/picture'
import type { ScreenPicture } from '#lib/domain/platform/pictures'

interface Props {
  /** One to three emoji names that illustrate the content. */
  picture: ScreenPicture[]
  title: string
  text?: string
  /** The main next action. */
  action?: ReactNode
  /** The heading's level: 1 as the page's heading, 3 in a dialog. */
  level?: 1 | 2 | 3
}

/** An invitation shown if there is no content yet. */
export function EmptyState({ picture, title, text, action, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <Picture names={picture} seed={title} className="mb-6 h-36 w-56 rounded-card" />
      <Heading className="text-heading">{title}</Heading>
      {text && <p className="mt-2 max-w-prose text-soft">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
