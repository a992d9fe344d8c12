import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

const trustedProxies = new BlockList()
trustedProxies.addSubnet('10.0.0.0', 8, 'ipv4')
trustedProxies.addAddress('2001:db8::7', 'ipv6')

async function addressOf(
  peer: string,
  forwarded?: string,
  serviceUrl = 'http://127.0.0.1:4000',
): Promise<string> {
  const app = new Hono()
  app.get('/', (request) => request.text(clientAddress({ serviceUrl, trustedProxies }, request)))
  const environment = { incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } } }
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.request('/', { headers }, environment)).text()
}

test.each([
  ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['2001:db8::7', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['10.1.2.3', '198.51.100.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
])('a listed proxy %s that forwards %s speaks for %s', async (peer, forwarded, expected) => {
  expect(await addressOf(peer, forwarded)).toBe(expected)
})

test('what a caller writes into X-Forwarded-For is not believed without a listed proxy', async () => {
  expect(await addressOf('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
})

test("ignores hops before a third party's, and values that are no IP address", async () => {
  expect(await addressOf('10.1.2.3', '127.0.0.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(await addressOf('10.1.2.3', 'unknown')).toBe('10.1.2.3')
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
