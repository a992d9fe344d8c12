import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBalance } from '#service/credits/get-balance.ts'
import { eventually } from '#test-support/eventually.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { connectOfficialClient } from '#test-support/official-mcp-clients.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'

let service: TestService
let server: ReturnType<typeof serve>
beforeAll(async () => {
  const port = await findFreePort()
  // Without a worker: what is accepted stays queued.
  service = await createTestService({ environment: { SERVICE_PORT: String(port) } })
  server = serve({ hostname: '127.0.0.1', port, fetch: service.app().fetch })
})
afterAll(async () => {
  if ('closeAllConnections' in server) server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await service.close()
})

test.each(['1.x', '2.x'] as const)(
  'over a socket, a cancelled call of the client %s costs nothing',
  async (era) => {
    const tenant = await service.createTenant({ credits: 100 })
    const url = new URL('/mcp', service.ctx.config.serviceUrl)
    const client = await connectOfficialClient(era, { url, key: tenant.key })
    const stop = new AbortController()
    const heard = async () => {
      expect(await getBalance(tenant.agent)).toMatchObject({ credits: 52, held: 48 })
      stop.abort()
    }
    const call = client.call(
      'generateArticle',
      { topic: 'Tea', size: 'pillar' },
      () => void heard(),
      stop.signal,
    )
    await expect(call).rejects.toThrow()
    const balance = await eventually(async () => {
      const now = await getBalance(tenant.agent)
      return now.held === 0 ? now : undefined
    })
    expect(balance).toMatchObject({ credits: 100 })
    await client.close()
  },
)
