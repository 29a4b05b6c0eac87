import { clsx } from 'clsx'
import { UsersRound } from 'lucide-react'
import { avatarColor } from '#components/ui/avatar'

/** Several people, on the colour of their group's name. Decoration: the name stands beside it. */
export function GroupAvatar({ name, className = 'size-14' }: { name: string; className?: string }) {
  return (
    <span aria-hidden className={clsx('grid shrink-0 place-items-center rounded-full text-white', avatarColor(name), className)}>
      <UsersRound className="size-1/2" />
    </span>
  )
}
