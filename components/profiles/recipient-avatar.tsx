import { UsersRound } from 'lucide-react'
import { Avatar } from '#components/ui/picture/avatar'
import type { Recipient } from '#lib/client/profiles/recipients'

/** A child's picture, or a group's icon on the color of its name. Decorative: the name is next to it. */
export function RecipientAvatar({ recipient, className }: { recipient: Recipient; className?: string }) {
  const image = recipient.type === 'child' ? recipient.avatarBase64 : null
  return <Avatar name={recipient.name} image={image} icon={recipient.type === 'group' && <UsersRound className="size-1/2" />} className={className} />
}
