import 'server-only'
import { isIPv6 } from 'node:net'

/**
 * Returns the key under which a client's requests are counted: its address, or its network for IPv6. The app's HTTP front sets the header
 * from the connection or a trusted proxy, so that a client cannot forge it.
 */
export function clientNetwork(headers: Headers): string {
  return networkOf(headers.get('x-forwarded-for') ?? 'unknown')
}

/** RIPE-690, 4.2: clients get at least a /64, which has 2^64 addresses. IPv4 addresses count individually, also in IPv6 notation. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
  return bytes.join('.')
}

/** Returns the eight groups of an IPv6 address as a URL writes them: lower case, without leading zeros. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%')
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [partsOf(head), partsOf(tail)]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function partsOf(groups: string): string[] {
  return groups === '' ? [] : groups.split(':')
}
