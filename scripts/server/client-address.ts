// The list of proxies is Node's BlockList. proxy-addr also reads the hops, but accepts any text as an address ("nonsense" would be a
// separate client for the limits), and does not name an invalid entry. With both corrected around it, it would save nothing.
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Parses trusted proxies from a list like "127.0.0.1, 10.0.0.0/8".
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
 * Returns the client's address: the connection's other end or, if that is a trusted proxy, the nearest untrusted hop of
 * X-Forwarded-For. A client's own header never counts.
 */
export function clientAddressOf(connection: string | undefined, forwardedFor: string | undefined, proxies: BlockList): string {
  let address = toPlainAddress(connection ?? 'unknown')
  const hops = (forwardedFor ?? '').split(',').map((hop) => toPlainAddress(hop.trim()))
  while (isTrusted(address, proxies)) {
    const hop = hops.pop()
    if (!hop || !isIP(hop)) break
    address = hop
  }
  return address
}

/** Returns whether the address is one of the trusted proxies. */
export function isTrusted(address: string, proxies: BlockList): boolean {
  return proxies.rules.length > 0 && isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Writes an IPv4 address in IPv6 form (::ffff:10.0.0.1) as IPv4. */
export function toPlainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
