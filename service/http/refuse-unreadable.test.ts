import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCodes, isErrorCode } from '#contract/error-codes.ts'
import { refuseUnreadable, requireHost } from './refuse-unreadable.ts'

const base = 'https://desk.example'
const server = createServer(
  { headersTimeout: 300, connectionsCheckingInterval: 50, requireHostHeader: false },
  requireHost((request, response) => {
    if (request.url !== '/slow') return void response.end('ok')
    response.writeHead(200, { 'Content-Length': '4' })
    response.write('ha')
    setTimeout(() => response.end('lf'), 200)
  }, base),
)
const port = () => Object(server.address()).port

beforeAll(async () => {
  refuseUnreadable(server, base)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function answerTo(bytes: string) {
  const socket = connect(port(), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

test.each([
  ['a method that HTTP does not know', 'FOO /api/agent/me HTTP/1.1\r\nHost: a\r\n\r\n', 'malformed_request'],
  ['bytes that are no request', 'hello\r\n\r\n', 'malformed_request'],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${'a'.repeat(20_000)}\r\n\r\n`,
    'headers_too_large',
  ],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: keep-alive\r\n\r\n', 'malformed_request'],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 'request_timeout'],
])('%s are answered like every other error, with a request id', async (_, bytes, code) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
  const told = JSON.parse(body)
  expect(told).toMatchObject({ code, doc_url: `https://desk.example/docs/errors#${code}` })
  expect(head).toContain(`Request-Id: ${told.request_id}`)
  expect(isErrorCode(code) && head.startsWith(`HTTP/1.1 ${errorCodes[code].status} `)).toBe(true)
  expect(head).toContain('Connection: close')
})

test('an answer that has begun gets no other one between its bytes', async () => {
  const answer = await answerTo('GET /slow HTTP/1.1\r\nHost: a\r\n\r\nFOO / HTTP/1.1\r\n\r\n')
  expect(answer).not.toContain('malformed_request')
})
