import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

/** One request as it came, signature and all. */
export type ReceivedWebhook = { path: string; headers: Record<string, string>; body: string }

/** A third-party webhook receiver. GET on a path returns what was posted to it, as JSON. */
export type WebhookReceiver = {
  port: number
  /** What OUTBOUND_ALLOW must say so that the service may reach it. */
  allow: string
  /** `/first/410/…` refuses the first webhook with that status; every other one is answered 204. */
  url(path: string): string
  /** What came to a path, oldest first. */
  received(path: string): ReceivedWebhook[]
  close(): Promise<void>
}

const host = 'hooks.example'

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const all: ReceivedWebhook[] = []
  const received = (path: string) => all.filter((one) => one.path === path)
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(received(path)))
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      all.push({ path, headers: Object.fromEntries(headers), body: Buffer.concat(chunks).toString('utf8') })
      const [, refusal] = /^\/first\/(\d{3})\//.exec(path) ?? []
      response.writeHead(refusal && received(path).length === 1 ? Number(refusal) : 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return {
    port: address.port,
    allow: `${host}=127.0.0.1:${address.port}`,
    url: (path) => `http://${host}${path}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The envelope of a webhook, read as a receiver reads it. @throws when its signature is not by `secret` */
export function verifyWebhook(secret: string, webhook: ReceivedWebhook): unknown {
  return new Webhook(secret).verify(webhook.body, webhook.headers)
}
