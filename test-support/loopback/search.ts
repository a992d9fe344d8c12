import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedSearch = { url: URL; headers: Record<string, string>; body: Record<string, unknown> }
export type LoopbackSearch = { origin: string; received: ReceivedSearch[]; close(): void }

/** For tests: a search engine on a free port of 127.0.0.1 that answers each request with what `reply` says. */
export async function startLoopbackSearch(
  reply: (request: ReceivedSearch) => { status?: number; body: unknown },
  port = 0,
): Promise<LoopbackSearch> {
  const received: ReceivedSearch[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const text = Buffer.concat(parts).toString('utf8')
    const asked: ReceivedSearch = {
      url: new URL(request.url ?? '/', 'http://search.example'),
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    }
    received.push(asked)
    const { status = 200, body } = reply(asked)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
