import { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { createProvider } from '../oauth/create-provider.ts'
import { clientAddress, networkOf } from './client-address.ts'
import type { HttpRequest } from './http-variables.ts'
import { pageHeaders, refusedPage } from './oauth-pages.ts'

/** A request and its answer as Node has them, which is how the library takes them. */
export type Sides = { incoming: IncomingMessage; outgoing: ServerResponse }

/** The library's authorization server, and a request in the shape that it takes. */
export type OauthServer = {
  base: string
  /** Loaded by the first request that needs it. */
  provider(): Promise<Provider>
  sides(request: HttpRequest): Sides
  /** Whom limits are counted for before anybody is known. */
  network(request: HttpRequest): string
}

export function createOauthServer(ctx: Context): OauthServer {
  const networks = new WeakMap<IncomingMessage, string>()
  let known: Promise<Provider> | undefined
  const network = (request: HttpRequest) => networkOf(clientAddress(ctx.config, request))
  return {
    base: ctx.config.serviceUrl,
    network,
    provider() {
      known ??= createProvider(ctx, {
        mayRead: async (incoming) =>
          (await ctx.engines.limiter.count('oauth-document', networks.get(incoming) ?? 'unknown')).allowed,
        errorPage: (told) => ({ body: String(refusedPage(told)), headers: pageHeaders() }),
      }).catch((error: unknown) => {
        known = undefined
        throw error
      })
      return known
    },
    sides(request) {
      const { incoming, outgoing } = z
        .object({ incoming: z.instanceof(IncomingMessage), outgoing: z.instanceof(ServerResponse) })
        .parse(request.env)
      // What SERVICE_URL says counts, not what the caller says.
      const base = new URL(ctx.config.serviceUrl)
      incoming.headers['x-forwarded-proto'] = base.protocol.slice(0, -1)
      incoming.headers['x-forwarded-host'] = base.host
      delete incoming.headers['x-forwarded-for']
      // No sign-in carries over to the next one.
      const cookies = incoming.headers.cookie?.split(/;\s*/).filter((one) => !one.startsWith('_session'))
      if (cookies) incoming.headers.cookie = cookies.join('; ')
      networks.set(incoming, network(request))
      return { incoming, outgoing }
    },
  }
}
