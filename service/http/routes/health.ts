import {
  getHealth as getHealthOperation,
  getOpenApi,
  getStatus as getStatusOperation,
} from '#contract/health.ts'
import { openApiDocument } from '#contract/openapi.ts'
import { version } from '../../config/version.ts'
import { getHealth } from '../../health/get-health.ts'
import { getStatus } from '../../health/get-status.ts'
import { statusParts } from '../../registry/registry.ts'
import { type Route, route } from '../route.ts'

/** `operations` are those that this service answers, this file's own included. */
export function healthRoutes(operations: () => readonly Route['operation'][]): Route[] {
  // Created once per base URL, of which there is one: it takes a good part of a second, and the endpoint is public.
  const documents = new Map<string, ReturnType<typeof openApiDocument>>()
  const documentAt = (baseUrl: string) => {
    const known = documents.get(baseUrl)
    if (known) return known
    const made = openApiDocument({ operations: operations(), baseUrl, version })
    documents.set(baseUrl, made)
    return made
  }
  return [
    route(getHealthOperation, async (ctx) => {
      const { usable, health } = await getHealth(ctx)
      return { status: usable ? 200 : 503, body: health }
    }),
    route(getStatusOperation, async (ctx) => ({ status: 200, body: await getStatus(ctx, statusParts) })),
    route(getOpenApi, async (ctx) => ({
      status: 200,
      body: documentAt(ctx.config.serviceUrl),
      headers: { 'Cache-Control': 'public, max-age=300' },
    })),
  ]
}
