import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { createTestService } from '#test-support/test-service.ts'

test('a body that is refused before it has come spoils no later request of its connection', async () => {
  const service = await createTestService()
  const server = createServer(getRequestListener(service.app().fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { key } = await service.createTenant()
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  let text = ''
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  const half = Buffer.alloc(2_000_000, ' ')
  const head = `Host: localhost\r\nAuthorization: Bearer ${key}\r\n`
  const type = 'Content-Type: application/json\r\n'
  socket.write(
    `POST /api/agent/estimate HTTP/1.1\r\n${head}${type}Content-Length: ${2 * half.length}\r\n\r\n`,
  )
  socket.write(half)
  // Longer than the rest of a body is usually waited for.
  await sleep(800)
  socket.write(half)
  socket.write(`GET /api/agent/me HTTP/1.1\r\n${head}\r\n`)
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  await eventually(async () => (statuses().length === 2 || socket.closed ? true : undefined))
  expect(statuses()).toEqual(['413', '200'])
  socket.destroy()
  server.close()
  await service.close()
})
