// The list of proxies is Node's own BlockList. proxy-addr would walk the hops as well, but takes whatever stands there for an address
// ("nonsense" would be a caller of its own to the limits), and names no entry of the list that is wrong: with both put right around
// it, it would save nothing.
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * The trusted proxies of a list like "127.0.0.1, 10.0.0.0/8".
 * @throws Error naming the entry that is neither an address nor a CIDR range
 */
export function parseTrustedProxies(list: string): BlockList {
  const proxies = new BlockList()
  for (const entry of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const most = family === 'ipv6' ? 128 : 32
    const prefix = Number(bits ?? most)
    if (!isIP(address) || prefix > most) {
      throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a range like 10.0.0.0/8.`)
    }
    proxies.addSubnet(address, prefix, family)
  }
  return proxies
}

/**
 * Who is really asking: the connection's other end; where that is a trusted proxy, the nearest hop of X-Forwarded-For
 * that is not one itself. What a client writes there on its own never counts.
 */
export function clientAddressOf(connection: string | undefined, forwardedFor: string | undefined, proxies: BlockList): string {
  let address = plain(connection ?? 'unknown')
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  while (isTrusted(address, proxies)) {
    const hop = hops.pop()
    if (!hop || !isIP(hop)) break
    address = hop
  }
  return address
}

/** Whether the address is one of the trusted proxies. */
export function isTrusted(address: string, proxies: BlockList): boolean {
  return proxies.rules.length > 0 && isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** An IPv4 address that came in as IPv6 (::ffff:10.0.0.1) is written as IPv4. */
export function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
