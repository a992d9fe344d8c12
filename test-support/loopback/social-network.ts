import { createServer, type IncomingMessage } from 'node:http'

export type NetworkRequest = {
  method: string
  /** Without the query. */
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}
export type NetworkReply = { status: number; body: unknown; headers?: Record<string, string> }

export type LoopbackNetwork = {
  /** What OUTBOUND_ALLOW must say so that it may be reached under its name. */
  allow: string
  /** Its origin under its name. */
  origin: string
  requests: NetworkRequest[]
  close(): Promise<void>
}

/** A network's server on loopback with a name of its own, for tests. `null` cuts the connection without an answer. */
export async function startLoopbackNetwork(
  host: string,
  reply: (request: NetworkRequest) => NetworkReply | null,
): Promise<LoopbackNetwork> {
  const requests: NetworkRequest[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const url = new URL(incoming.url ?? '/', 'http://loopback')
    const request: NetworkRequest = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: text === '' ? {} : JSON.parse(text),
    }
    requests.push(request)
    const answer = reply(request)
    if (answer === null) return void incoming.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return {
    allow: `${host}=127.0.0.1:${address.port}`,
    origin: `http://${host}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
