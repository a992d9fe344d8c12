import { createServer, type ServerResponse } from 'node:http'

export type LoopbackPage =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | ((response: ServerResponse) => void)

export type LoopbackPageSite = {
  /** What OUTBOUND_ALLOW must say. */
  allow: string
  url(path: string): string
  /** Paths in the order in which they were asked for. */
  asked: string[]
  pages: Map<string, LoopbackPage>
  close(): Promise<void>
}

const host = 'shop.example'

/** A site on loopback whose pages a test sets as it goes; what it does not have answers 404. */
export async function startLoopbackPageSite(): Promise<LoopbackPageSite> {
  const pages = new Map<string, LoopbackPage>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const page = pages.get(path)
    if (typeof page === 'function') return page(response)
    if (page === undefined)
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('Missing')
    const { status = 200, headers = {}, body = '' } = typeof page === 'string' ? { body: page } : page
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return {
    allow: `${host}=127.0.0.1:${address.port}`,
    url: (path) => `http://${host}${path}`,
    asked,
    pages,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
