import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string }

/** Answers one request; `count` says how many came to this path, this one included. */
type ReceiverAnswer = (response: ServerResponse, count: number) => void

/** A fake third-party server that receives webhooks. */
export type TestReceiver = {
  port: number
  /** Everything that came to this path, oldest first. */
  received(path: string): ReceivedWebhook[]
  /** From now on for this path; 204 until then. */
  answer(path: string, how: ReceiverAnswer): void
  close(): Promise<void>
}

export async function openTestReceiver(): Promise<TestReceiver> {
  const all: ReceivedWebhook[] = []
  const answers = new Map<string, ReceiverAnswer>()
  const received = (path: string) => all.filter((one) => one.path === path)
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      all.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      const how = answers.get(path)
      if (how) how(response, received(path).length)
      else response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The type also covers Unix sockets; this one listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    port,
    received,
    answer: (path, how) => void answers.set(path, how),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
