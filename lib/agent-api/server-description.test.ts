import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getStatus } from '#contract/health.ts'
import { eventually } from '#test-support/eventually.ts'
import { describeServer } from './server-description.ts'

let server: Server
let baseUrl: string
let asked: string[]
let respond: (request: IncomingMessage, response: ServerResponse) => void

const document = JSON.stringify({ openapi: '3.1.0', paths: { [getStatus.path]: { get: {} } } })
const minuteMs = 60_000

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

test('the document is read once for everybody, and after a minute only if it has changed', async () => {
  respond = (request, response) => {
    if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end()
    response.writeHead(200, { etag: '"1"' }).end(document)
  }
  const both = await Promise.all([describeServer(baseUrl), describeServer(baseUrl)])
  expect(both.map((one) => one?.names(getStatus))).toEqual([true, true])
  expect(asked).toHaveLength(1)
  vi.setSystemTime(Date.now() + minuteMs + 1)
  expect((await describeServer(baseUrl))?.names(getStatus)).toBe(true)
  await eventually(async () => asked[1])
})

test('a catalogue leads to the document, unless to the server of somebody else', async () => {
  const links = [{ href: 'https://elsewhere.example/openapi.json' }, { href: '/spec.json' }]
  respond = ({ url }, response) => {
    if (url === '/spec.json') response.end(document)
    else if (url === '/.well-known/api-catalog')
      response.end(JSON.stringify({ linkset: [{ 'service-desc': links }] }))
    else response.writeHead(404).end()
  }
  expect((await describeServer(baseUrl))?.names(getStatus)).toBe(true)
  expect(asked.at(-1)).toBe('/spec.json')
})

test('a server without a document is not asked for it with every read', async () => {
  respond = (_, response) => response.writeHead(404).end('<html></html>')
  expect(await describeServer(baseUrl)).toBeUndefined()
  const { length } = asked
  expect(await describeServer(baseUrl)).toBeUndefined()
  expect(asked).toHaveLength(length)
})

test('an outage makes nothing known, and takes nothing that was known', async () => {
  respond = (_, response) => response.writeHead(503).end()
  expect(await describeServer(baseUrl)).toBeUndefined()
  respond = (_, response) => response.end(document)
  vi.setSystemTime(Date.now() + minuteMs)
  expect((await describeServer(baseUrl))?.names(getStatus)).toBe(true)
  respond = (_, response) => response.writeHead(503).end()
  vi.setSystemTime(Date.now() + minuteMs + 1)
  const { length } = asked
  expect((await describeServer(baseUrl))?.names(getStatus)).toBe(true)
  await eventually(async () => asked[length])
  expect((await describeServer(baseUrl))?.names(getStatus)).toBe(true)
})
