import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type JsonRequest = {
  method: string
  url: URL
  headers: Record<string, string>
  bytes: Buffer
  /** The parsed body; undefined where it is not JSON. */
  json: unknown
}
export type JsonReply = { status?: number; body: unknown; headers?: Record<string, string> }

/** A server on a free port of this machine that answers each request with JSON. */
export async function startJsonServer(
  reply: (request: JsonRequest) => JsonReply,
): Promise<{ url: string; allow: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const bytes = Buffer.concat(chunks)
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      const answer = reply({
        method: request.method ?? 'GET',
        url: new URL(request.url ?? '/', 'http://127.0.0.1'),
        headers: Object.fromEntries(headers),
        bytes,
        json: parsed(bytes),
      })
      response
        .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
        .end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    allow: `127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
