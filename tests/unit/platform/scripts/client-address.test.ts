import { describe, expect, test } from 'vitest'
import { clientAddressOf, parseTrustedProxies } from '../../../../scripts/server/client-address.ts'

const none = parseTrustedProxies('')
const proxies = parseTrustedProxies('127.0.0.1, 10.0.0.0/8,2001:db8:1::/48')

describe('clientAddressOf', () => {
  test('returns the other end of the connection', () => {
    expect(clientAddressOf('198.51.100.7', undefined, none)).toBe('198.51.100.7')
    expect(clientAddressOf('2001:db8::7', undefined, proxies)).toBe('2001:db8::7')
  })

  test.each(['1.2.3.4', '1.2.3.4, 5.6.7.8', '127.0.0.1', '10.0.0.1', 'unknown', ''])('ignores the address that a client claims: "%s"', (claim) => {
    expect(clientAddressOf('198.51.100.7', claim, none)).toBe('198.51.100.7')
    expect(clientAddressOf('198.51.100.7', claim, proxies)).toBe('198.51.100.7')
  })

  test('returns the address that a trusted proxy reports', () => {
    expect(clientAddressOf('10.1.2.3', '198.51.100.7', proxies)).toBe('198.51.100.7')
    expect(clientAddressOf('127.0.0.1', '2001:db8:2::7', proxies)).toBe('2001:db8:2::7')
    expect(clientAddressOf('2001:db8:1::1', '198.51.100.7', proxies)).toBe('198.51.100.7')
  })

  test('returns the last hop that is not a trusted proxy, and ignores what a client wrote before it', () => {
    expect(clientAddressOf('10.1.2.3', '1.2.3.4, 198.51.100.7', proxies)).toBe('198.51.100.7')
    expect(clientAddressOf('127.0.0.1', '1.2.3.4, 198.51.100.7, 10.9.9.9, 10.1.2.3', proxies)).toBe('198.51.100.7')
    expect(clientAddressOf('127.0.0.1', '10.0.0.66, 198.51.100.7,10.9.9.9', proxies)).toBe('198.51.100.7')
  })

  test('returns the outermost proxy if the list ends there or is invalid before it', () => {
    expect(clientAddressOf('10.1.2.3', undefined, proxies)).toBe('10.1.2.3')
    expect(clientAddressOf('127.0.0.1', '10.0.0.5, 10.1.2.3', proxies)).toBe('10.0.0.5')
    expect(clientAddressOf('127.0.0.1', '1.2.3.4, nonsense, 10.1.2.3', proxies)).toBe('10.1.2.3')
    expect(clientAddressOf('127.0.0.1', '1.2.3.4, , 10.1.2.3', proxies)).toBe('10.1.2.3')
  })

  test('writes an IPv4 address received as IPv6 as IPv4', () => {
    expect(clientAddressOf('::ffff:198.51.100.7', '1.2.3.4', proxies)).toBe('198.51.100.7')
    expect(clientAddressOf('::FFFF:10.1.2.3', '::ffff:198.51.100.7', proxies)).toBe('198.51.100.7')
  })

  test('returns "unknown" if the connection is closed', () => {
    expect(clientAddressOf(undefined, '1.2.3.4', proxies)).toBe('unknown')
  })

  test('trusts only the configured ranges', () => {
    expect(clientAddressOf('11.0.0.1', '1.2.3.4', proxies)).toBe('11.0.0.1')
    expect(clientAddressOf('2001:db8:2::1', '1.2.3.4', proxies)).toBe('2001:db8:2::1')
  })
})

describe('parseTrustedProxies', () => {
  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/8.5', '10.0.0.0/x', '2001:db8::/129', '10.0.0'])(
    'throws for "%s" and names it',
    (entry) => {
      expect(() => parseTrustedProxies(`127.0.0.1, ${entry}`)).toThrow(`TRUSTED_PROXIES: "${entry}"`)
    },
  )

  test('accepts an empty list and extra spaces and commas', () => {
    expect(clientAddressOf('127.0.0.1', '1.2.3.4', parseTrustedProxies(' , 127.0.0.1 ,'))).toBe('1.2.3.4')
    expect(clientAddressOf('127.0.0.1', '1.2.3.4', parseTrustedProxies(' '))).toBe('127.0.0.1')
  })
})
