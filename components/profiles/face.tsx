import { UsersRound } from 'lucide-react'
import { Avatar } from '#components/ui/picture/avatar'
import type { Whom } from '#lib/client/profiles/whom'

/** A child's picture, or the sign of a group on the colour of its name. Decoration: the name stands beside it. */
export function Face({ whom, className }: { whom: Whom; className?: string }) {
  const image = whom.type === 'child' ? whom.avatarBase64 : null
  return <Avatar name={whom.name} image={image} icon={whom.type === 'group' && <UsersRound className="size-1/2" />} className={className} />
}
