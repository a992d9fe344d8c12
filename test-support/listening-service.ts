import { serve } from '@hono/node-server'
import { eventStreamType } from '#contract/event-list.ts'
import type { OperationShape } from '#contract/operation.ts'
import { routes } from '#service/http/routes.ts'
import { findFreePort } from './free-port.ts'
import { createTestService, type TestService } from './test-service.ts'

/** What the service was sent and answered, as it went over the wire. */
export type SeenAnswer = {
  operation: OperationShape | undefined
  /** Path with query. */
  address: string
  sent: unknown
  status: number
  body: unknown
}

export type ListeningService = TestService & {
  /** Where it listens, without a trailing slash. */
  baseUrl: string
  /** The answers so far, oldest first. */
  seen: readonly SeenAnswer[]
}

/** A test service on a loopback port, so that the dashboard's own client can call it, with its worker running. */
export async function startListeningService(
  environment: Record<string, string> = {},
): Promise<ListeningService> {
  const port = await findFreePort()
  const service = await createTestService({ environment: { SERVICE_PORT: String(port), ...environment } })
  await service.startWorker()
  const app = service.app()
  const seen: SeenAnswer[] = []
  const server = serve({
    hostname: '127.0.0.1',
    port,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const sent = readJson(await request.clone().text())
      const answer = await app.fetch(request)
      // A stream has no end to wait for.
      if (answer.headers.get('content-type') === eventStreamType) return answer
      const text = await answer.clone().text()
      seen.push({
        operation: findOperation(request),
        address: `${pathname}${search}`,
        sent,
        status: answer.status,
        body: readJson(text),
      })
      return answer
    },
  })
  return {
    ...service,
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await service.close()
    },
  }
}

/** A path without parameters wins over one with them, as it does in the service. */
export function findOperation(request: Request): OperationShape | undefined {
  const { pathname } = new URL(request.url)
  return routes
    .map(({ operation }) => operation)
    .filter(({ method, path }) => method === request.method && pattern(path).test(pathname))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
