import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import { isLocalRequest } from './is-local-request.ts'

const local = 'http://127.0.0.1:4000'
const behindProxy = 'https://desk.example'

async function ask(
  serviceUrl: string,
  peer: string,
  options: { host?: string; headers?: Record<string, string> } = {},
): Promise<{ isLocal: boolean; address: string }> {
  const app = new Hono()
  app.get('/', (request) =>
    request.json({
      isLocal: isLocalRequest({ serviceUrl }, request),
      address: clientAddress({ serviceUrl, trustedProxies: new BlockList() }, request),
    }),
  )
  // What @hono/node-server gives each request.
  const environment = { incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } } }
  const url = `http://${options.host ?? 'localhost:4000'}/`
  return (await app.request(url, { headers: options.headers ?? {} }, environment)).json()
}

test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('%s is this machine', async (peer) => {
  expect(await ask(local, peer)).toEqual({ isLocal: true, address: peer })
})

test.each(['10.0.0.7', '172.17.0.1', '::ffff:10.0.0.7', 'fe80::1'])('%s is another machine', async (peer) => {
  expect((await ask(local, peer)).isLocal).toBe(false)
})

test.each(['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded-Host'])(
  'a request that was forwarded (%s) is not local, whoever forwarded it',
  async (name) => {
    expect((await ask(local, '127.0.0.1', { headers: { [name]: '127.0.0.1' } })).isLocal).toBe(false)
  },
)

test('behind a proxy that adds no header nothing is local once the service has a public address', async () => {
  expect((await ask(behindProxy, '127.0.0.1')).isLocal).toBe(false)
})

test("a page whose name a third party pointed at this machine cannot read for its visitor's browser", async () => {
  expect((await ask(local, '127.0.0.1', { host: 'rebound.example:4000' })).isLocal).toBe(false)
})

test('callers behind the proxy of a public service are distinguished by what the proxy added last', async () => {
  const headers = { 'X-Forwarded-For': '1.1.1.1, 203.0.113.9' }
  expect((await ask(behindProxy, '127.0.0.1', { headers })).address).toBe('203.0.113.9')
  expect((await ask(behindProxy, '198.51.100.2', { headers })).address).toBe('198.51.100.2')
  expect((await ask(local, '127.0.0.1', { headers })).address).toBe('127.0.0.1')
  expect((await ask(behindProxy, '127.0.0.1', { headers: { 'X-Forwarded-For': 'x\ty' } })).address).toBe(
    '127.0.0.1',
  )
})
