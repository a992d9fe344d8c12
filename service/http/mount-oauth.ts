import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from '../core/context.ts'
import { methodNotAllowed, routeNotFound } from '../core/errors.ts'
import type { HttpApp } from './app.ts'
import { commonHeaders } from './frame-headers.ts'
import type { HttpRequest } from './http-variables.ts'
import { createOauthServer } from './oauth-server.ts'
import { mountOauthSignIn } from './oauth-sign-in.ts'
import { rejectExceeded } from './rate-limit.ts'

/** OAuth 2.1 for programs that cannot be handed a key: the library's endpoints, and the pages where a person consents. */
export function mountOauth(app: HttpApp, ctx: Context): void {
  const server = createOauthServer(ctx)
  const count = async (name: string, request: HttpRequest) => {
    rejectExceeded(ctx, name, await ctx.engines.limiter.count(name, server.network(request)))
  }
  const answerByLibrary = async (request: HttpRequest) => {
    const { incoming, outgoing } = server.sides(request)
    const handle = (await server.provider()).callback()
    for (const [name, value] of Object.entries(commonHeaders(request))) outgoing.setHeader(name, value)
    request.set('operationId', 'oauth')
    await handle(incoming, outgoing)
    request.set('framed', true)
    request.set('sentStatus', outgoing.statusCode)
    return RESPONSE_ALREADY_SENT
  }
  app.get('/oauth/authorize', async (request) => {
    await count('oauth-authorize', request)
    return answerByLibrary(request)
  })
  app.get('/oauth/authorize/:uid', (request) => {
    request.set('loggedPath', '/oauth/authorize')
    return answerByLibrary(request)
  })
  app.post('/oauth/register', async (request) => {
    await count('oauth-registration', request)
    return answerByLibrary(request)
  })
  for (const path of ['/oauth/token', '/oauth/revoke']) {
    app.post(path, async (request) => {
      await count('oauth-token', request)
      return answerByLibrary(request)
    })
  }
  for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke']) {
    app.all(path, (request) => {
      throw methodNotAllowed(request.req.method, ['OPTIONS', 'POST'])
    })
  }
  mountOauthSignIn(app, ctx, server)
  app.all('/oauth/*', () => {
    throw routeNotFound()
  })
}
