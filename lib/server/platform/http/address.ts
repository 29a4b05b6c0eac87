import 'server-only'
import { isIPv6 } from 'node:net'

/**
 * What calls from one place are counted by: the address, or in IPv6 its network. The app's own HTTP front sets the header
 * from the connection (and from a trusted proxy's word), so what a client writes into it never arrives here.
 */
export function clientNetwork(headers: Headers): string {
  return networkOf(headers.get('x-forwarded-for') ?? 'unknown')
}

/** RIPE-690, 4.2: nobody is given less than a /64, and with it 2^64 addresses. An IPv4 address stands for itself, also where IPv6 writes it. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
  return bytes.join('.')
}

/** The eight groups of an IPv6 address, each as a URL writes it: in small letters, without zeros before it. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%')
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [partsOf(head), partsOf(tail)]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function partsOf(groups: string): string[] {
  return groups === '' ? [] : groups.split(':')
}
