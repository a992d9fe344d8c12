import { accessScopeNames } from '#contract/access-scopes.ts'
import { version } from '../config/version.ts'
import type { Context } from '../core/context.ts'
import { oauthMetadata } from '../oauth/oauth-terms.ts'
import type { HttpApp } from './app.ts'
import { authGuide } from './auth-guide.ts'
import { wellKnown } from './resource-metadata.ts'
import { staticText } from './static-text.ts'

const cached = { 'Cache-Control': 'public, max-age=300' }

/** How a program finds out what this is and how to get a key: RFC 9728, RFC 8414, auth.md. */
export function mountDiscovery(app: HttpApp, ctx: Context): void {
  const base = ctx.config.serviceUrl
  const resource = (path: string) => ({
    resource: `${base}${path}`,
    authorization_servers: [base],
    scopes_supported: [...accessScopeNames],
    bearer_methods_supported: ['header'],
    resource_name: 'Masthead API',
    resource_documentation: `${base}/auth.md`,
  })
  for (const path of ['', '/api/agent', '/mcp']) {
    app.get(`${wellKnown}${path}`, (request) => request.json(resource(path), 200, cached))
  }
  app.get('/.well-known/oauth-authorization-server', (request) =>
    request.json(
      {
        issuer: base,
        service_documentation: `${base}/auth.md`,
        scopes_supported: [...accessScopeNames],
        ...oauthMetadata(base),
        agent_auth: {
          skill: `${base}/auth.md`,
          register_uri: `${base}/agent/auth`,
          claim_uri: `${base}/agent/auth/claim/complete`,
          identity_types_supported: ['identity_assertion'],
          identity_assertion: {
            assertion_types_supported: ['verified_email'],
            credential_types_supported: ['api_key'],
          },
        },
      },
      200,
      cached,
    ),
  )
  app.get(
    '/auth.md',
    staticText(() => ({
      text: authGuide(base, version, { hasOutbox: ctx.engines.outbox !== undefined }),
      contentType: 'text/markdown; charset=utf-8',
      cacheControl: cached['Cache-Control'],
    })),
  )
  app.get('/robots.txt', (request) =>
    request.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /agent/\nDisallow: /oauth/\nDisallow: /outbox\n\nSitemap: ${base}/sitemap.xml\n`,
      200,
      cached,
    ),
  )
  const { securityContact } = ctx.config
  if (securityContact !== undefined) {
    app.get('/.well-known/security.txt', (request) =>
      request.text(securityText(base, securityContact, ctx.now()), 200, cached),
    )
  }
}

/** RFC 9116, section 2.5.5: less than a year into the future. */
const validMs = 180 * 86_400_000

/** RFC 9116. It names whoever runs the service, so there is none until an address is configured. */
function securityText(base: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + validMs).toISOString()
  return `Contact: ${contact}\nExpires: ${expires}\nCanonical: ${base}/.well-known/security.txt\nPreferred-Languages: en\n`
}
