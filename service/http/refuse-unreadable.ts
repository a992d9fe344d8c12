import { randomUUID } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { documentationUrl, type ErrorCode, errorCodes } from '#contract/error-codes.ts'
import { statusPhrases } from '#contract/status-phrases.ts'

type Refusal = { code: ErrorCode; message: string }

const tooLarge: Refusal = {
  code: 'headers_too_large',
  message:
    'The headers of the request are larger than 16 KB in all. Send fewer or shorter ones; long input belongs into the body.',
}
const tooSlow: Refusal = {
  code: 'request_timeout',
  message:
    'The request did not arrive in time: its headers within 15 seconds, all of it within 60. Send it again.',
}
const unknownMethod: Refusal = {
  code: 'malformed_request',
  message:
    'The request line has a method that HTTP does not know. GET /openapi.json lists every operation with its method.',
}
const malformed: Refusal = {
  code: 'malformed_request',
  message:
    'What arrived is no HTTP request that can be read: look for line breaks in headers and a wrong Content-Length.',
}
const noHost: Refusal = {
  code: 'malformed_request',
  message:
    'The request has no header Host. Send the host of this service in it, as every client of HTTP does.',
}

const byCode: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_INVALID_METHOD: unknownMethod,
}

/**
 * Answers what Node's parser refuses with an error like every other (Errors), in place of a status without a word. To be
 * called before the server takes its first request.
 */
export function refuseUnreadable(server: Server, baseUrl: string): void {
  // Bytes put between those of an answer that has begun would be read as a part of it.
  const answering = new WeakMap<Duplex, number>()
  server.prependListener('request', ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1)
    response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isBusy = (answering.get(socket) ?? 0) > 0
    if (!socket.writable || error.code === 'ECONNRESET' || isBusy) return void socket.destroy(error)
    socket.end(answerTo(byCode[error.code ?? ''] ?? malformed, baseUrl), () => socket.destroy())
  })
}

/**
 * The same listener for requests that name a host; others are answered like every other error. The server has to be made
 * with `requireHostHeader: false`, or Node answers them without a word.
 */
export function requireHost(listener: RequestListener, baseUrl: string): RequestListener {
  return (request, response) => {
    if (request.headers.host) return listener(request, response)
    const { status, headers, body } = answerOf(noHost, baseUrl)
    response.writeHead(status, headers).end(body)
  }
}

function answerTo(refusal: Refusal, baseUrl: string): string {
  const { status, phrase, headers, body } = answerOf(refusal, baseUrl)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${phrase}`, ...lines, '', body].join('\r\n')
}

function answerOf({ code, message }: Refusal, baseUrl: string) {
  const { status } = errorCodes[code]
  const requestId = randomUUID()
  const phrase = statusPhrases[status]
  const doc_url = documentationUrl(baseUrl, code)
  const body = JSON.stringify({ error: phrase, message, code, request_id: requestId, doc_url })
  const headers = {
    'Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  return { status, phrase, headers, body }
}
