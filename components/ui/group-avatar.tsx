import { UsersRound } from 'lucide-react'
import { Avatar } from '#components/ui/avatar'

/** Several people, on the colour of their group's name. Decoration: the name stands beside it. */
export function GroupAvatar({ name, className }: { name: string; className?: string }) {
  return <Avatar name={name} image={null} icon={<UsersRound className="size-1/2" />} className={className} />
}
