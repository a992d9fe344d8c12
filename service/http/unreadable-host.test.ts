import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { createWorkerApp } from './worker-app.ts'

let service: TestService
const servers: Server[] = []
beforeAll(async () => {
  service = await createTestService()
})
afterAll(async () => {
  for (const server of servers) server.close()
  await service.close()
})

async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<number> {
  const server = createServer(getRequestListener((sent) => fetch(sent)))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function statusOf(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const sent = request({ host: '127.0.0.1', port, path, agent: false, headers }).end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  return answer.statusCode
}

test.each(['1.2.3.4.5', '12n.0.0.1', '127.0.-.1', '999.999.999.999'])(
  'a request to the host %s is refused, whatever it asks for, and is no fault of the server',
  async (host) => {
    const { key } = await service.createTenant()
    const [api, worker] = [
      await listen(service.app().fetch),
      await listen(createWorkerApp(service.ctx).fetch),
    ]
    const headers = { host, authorization: `Bearer ${key}` }
    for (const path of ['/api/agent/me', '/api/agent/health', '/mcp', '/docs', '/metrics', '/somebody'])
      expect([path, await statusOf(api, path, headers)]).toEqual([path, 400])
    for (const path of ['/health', '/metrics'])
      expect([path, await statusOf(worker, path, headers)]).toEqual([path, 400])
  },
)
