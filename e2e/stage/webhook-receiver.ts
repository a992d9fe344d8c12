import { createServer, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'

/** One request as it came, signature and all. */
export type ReceivedWebhook = { path: string; headers: Record<string, string>; body: string }

/** Somebody else's program, which is told about events. */
export type WebhookReceiver = {
  port: number
  /** What OUTBOUND_ALLOW must say so that the service may reach it. */
  allow: string
  url(path: string): string
  /** What came to a path, oldest first. */
  received(path: string): ReceivedWebhook[]
  /** From now on the path answers with this status; 204 until then. */
  answer(path: string, status: number): void
  close(): Promise<void>
}

const host = 'hooks.example'

export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const all: ReceivedWebhook[] = []
  const statuses = new Map<string, number>()
  const server = createServer((request, response: ServerResponse) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? '/'
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      all.push({ path, headers: Object.fromEntries(headers), body: Buffer.concat(chunks).toString('utf8') })
      response.writeHead(statuses.get(path) ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return {
    port: address.port,
    allow: `${host}=127.0.0.1:${address.port}`,
    url: (path) => `http://${host}${path}`,
    received: (path) => all.filter((one) => one.path === path),
    answer: (path, status) => void statuses.set(path, status),
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
