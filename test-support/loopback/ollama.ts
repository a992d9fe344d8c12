import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LoopbackOllama = {
  url: string
  /** Names of the models that were asked for. */
  pulled: string[]
  /** Sends the next line of the download that is running. */
  send(line: object): void
  /** Ends it as Ollama does, or breaks the connection off. */
  end(how: 'whole' | 'broken'): void
  close(): Promise<void>
}

/** For tests: speaks `/api/tags` and `/api/pull` of Ollama's API documentation. A model that was pulled to its end is there. */
export async function startLoopbackOllama(
  names: string[] = [],
  options: { port?: number; onPull?: (ollama: Pick<LoopbackOllama, 'send' | 'end'>) => void } = {},
): Promise<LoopbackOllama> {
  const pulled: string[] = []
  let download: ServerResponse | undefined
  const send = (line: object) => {
    download?.write(`${JSON.stringify(line)}\n`)
  }
  const end = (how: 'whole' | 'broken'): void => {
    if (how === 'broken') {
      download?.destroy()
      return
    }
    names.push(pulled.at(-1) ?? '')
    download?.end(`${JSON.stringify({ status: 'success' })}\n`)
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    if (request.url === '/api/tags') {
      const details = { family: 'gemma3', parameter_size: '4B', quantization_level: 'Q4_K_M' }
      const models = names.map((name) => ({ name, model: name, size: 1_000_000, details }))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ models }))
    } else if (request.url === '/api/pull') {
      const { model } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { model: string }
      pulled.push(model)
      response.writeHead(200, { 'content-type': 'application/x-ndjson' })
      response.write(`${JSON.stringify({ status: 'pulling manifest' })}\n`)
      download = response
      options.onPull?.({ send, end })
    } else {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}')
    }
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pulled,
    send,
    end,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
