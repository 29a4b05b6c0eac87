import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'
import { avatarColorOf, initialsOf } from '#lib/domain/catalogue/looks'

const colors = [
  'bg-avatar-0',
  'bg-avatar-1',
  'bg-avatar-2',
  'bg-avatar-3',
  'bg-avatar-4',
  'bg-avatar-5',
  'bg-avatar-6',
  'bg-avatar-7',
  'bg-avatar-8',
  'bg-avatar-9',
] as const

interface Props {
  name: string
  image: string | null
  /** Replaces the initials. */
  icon?: ReactNode
  className?: string | undefined
}

/** A person's picture, or initials on the person's color. Decorative: the name is next to it. */
export function Avatar({ name, image, icon, className = 'size-14 text-sub' }: Props) {
  const shape = clsx('grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold text-white', className)
  if (!image) {
    return (
      <span aria-hidden className={clsx(shape, colors[avatarColorOf(name)])}>
        {icon || initialsOf(name)}
      </span>
    )
  }
  // biome-ignore lint/performance/noImgElement: a data URL of a few kB
  return <img aria-hidden src={image} alt="" className={clsx(shape, 'object-cover')} />
}
