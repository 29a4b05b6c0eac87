import { describe, expect, test } from 'vitest'
import { clientAddressOf, parseTrustedProxies } from '../../../scripts/server/client-address.ts'

const none = parseTrustedProxies('')
const proxies = parseTrustedProxies('127.0.0.1, 10.0.0.0/8,2001:db8:1::/48')

describe("the client's address", () => {
  test('is the other end of the connection', () => {
    expect(clientAddressOf('198.51.100.7', undefined, none)).toBe('198.51.100.7')
    expect(clientAddressOf('2001:db8::7', undefined, proxies)).toBe('2001:db8::7')
  })

  test.each(['1.2.3.4', '1.2.3.4, 5.6.7.8', '127.0.0.1', '10.0.0.1', 'unknown', ''])('is not what a client claims: %s', (claim) => {
    expect(clientAddressOf('198.51.100.7', claim, none)).toBe('198.51.100.7')
    expect(clientAddressOf('198.51.100.7', claim, proxies)).toBe('198.51.100.7')
  })

  test('comes from a trusted proxy’s word', () => {
    expect(clientAddressOf('10.1.2.3', '198.51.100.7', proxies)).toBe('198.51.100.7')
    expect(clientAddressOf('127.0.0.1', '2001:db8:2::7', proxies)).toBe('2001:db8:2::7')
    expect(clientAddressOf('2001:db8:1::1', '198.51.100.7', proxies)).toBe('198.51.100.7')
  })

  test('is the last hop that no trusted proxy vouches for, however much a client wrote before it', () => {
    expect(clientAddressOf('10.1.2.3', '1.2.3.4, 198.51.100.7', proxies)).toBe('198.51.100.7')
    expect(clientAddressOf('127.0.0.1', '1.2.3.4, 198.51.100.7, 10.9.9.9, 10.1.2.3', proxies)).toBe('198.51.100.7')
    expect(clientAddressOf('127.0.0.1', '10.0.0.66, 198.51.100.7,10.9.9.9', proxies)).toBe('198.51.100.7')
  })

  test('is the outermost proxy where the list ends or breaks off there', () => {
    expect(clientAddressOf('10.1.2.3', undefined, proxies)).toBe('10.1.2.3')
    expect(clientAddressOf('127.0.0.1', '10.0.0.5, 10.1.2.3', proxies)).toBe('10.0.0.5')
    expect(clientAddressOf('127.0.0.1', '1.2.3.4, nonsense, 10.1.2.3', proxies)).toBe('10.1.2.3')
    expect(clientAddressOf('127.0.0.1', '1.2.3.4, , 10.1.2.3', proxies)).toBe('10.1.2.3')
  })

  test('is written as IPv4 where it came in as IPv6', () => {
    expect(clientAddressOf('::ffff:198.51.100.7', '1.2.3.4', proxies)).toBe('198.51.100.7')
    expect(clientAddressOf('::FFFF:10.1.2.3', '::ffff:198.51.100.7', proxies)).toBe('198.51.100.7')
  })

  test('is unknown where the connection is gone, and then nothing else counts', () => {
    expect(clientAddressOf(undefined, '1.2.3.4', proxies)).toBe('unknown')
  })

  test('trusts no range that was not named', () => {
    expect(clientAddressOf('11.0.0.1', '1.2.3.4', proxies)).toBe('11.0.0.1')
    expect(clientAddressOf('2001:db8:2::1', '1.2.3.4', proxies)).toBe('2001:db8:2::1')
  })
})

describe('the list of proxies', () => {
  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/8.5', '10.0.0.0/x', '2001:db8::/129', '10.0.0'])(
    'refuses "%s", naming it',
    (entry) => {
      expect(() => parseTrustedProxies(`127.0.0.1, ${entry}`)).toThrow(`TRUSTED_PROXIES: "${entry}"`)
    },
  )

  test('may be empty or have spaces and commas too many', () => {
    expect(clientAddressOf('127.0.0.1', '1.2.3.4', parseTrustedProxies(' , 127.0.0.1 ,'))).toBe('1.2.3.4')
    expect(clientAddressOf('127.0.0.1', '1.2.3.4', parseTrustedProxies(' '))).toBe('127.0.0.1')
  })
})
