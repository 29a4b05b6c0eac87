import { UsersRound } from 'lucide-react'
import { Avatar } from '#components/ui/avatar'
import type { Whom } from '#lib/client/whom'

/** A child's picture, or the sign of a group on the colour of its name. Decoration: the name stands beside it. */
export function Face({ whom, className }: { whom: Whom; className?: string }) {
  const isGroup = whom.type === 'group'
  return (
    <Avatar
      name={whom.name}
      image={isGroup ? null : whom.avatarBase64}
      icon={isGroup ? <UsersRound className="size-1/2" /> : undefined}
      className={className}
    />
  )
}
