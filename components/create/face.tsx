import { UsersRound } from 'lucide-react'
import { Avatar } from '#components/ui/avatar'
import type { Whom } from '#lib/client/whom'

/** A child's picture, or the sign of a group on the colour of its name. Decoration: the name stands beside it. */
export function Face({ whom, className }: { whom: Whom; className?: string }) {
  if (whom.type === 'child') return <Avatar name={whom.name} image={whom.avatarBase64} className={className} />
  return <Avatar name={whom.name} image={null} icon={<UsersRound className="size-1/2" />} className={className} />
}
