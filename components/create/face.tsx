import { Avatar } from '#components/ui/avatar'
import { GroupAvatar } from '#components/ui/group-avatar'
import type { Whom } from '#lib/client/whom'

/** A child's picture, or the sign of a group on the colour of its name. Decoration: the name stands beside it. */
export function Face({ whom, className }: { whom: Whom; className?: string }) {
  const { name } = whom
  return whom.type === 'group' ? (
    <GroupAvatar name={name} className={className} />
  ) : (
    <Avatar name={name} image={whom.avatarBase64} className={className} />
  )
}
