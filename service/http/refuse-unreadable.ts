import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
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

function answerTo({ code, message }: Refusal, baseUrl: string): string {
  const { status } = errorCodes[code]
  const requestId = randomUUID()
  const error = statusPhrases[status]
  const doc_url = documentationUrl(baseUrl, code)
  const body = JSON.stringify({ error, message, code, request_id: requestId, doc_url })
  return [
    `HTTP/1.1 ${status} ${error}`,
    `Request-Id: ${requestId}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
