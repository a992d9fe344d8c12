import { createHmac, generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Configuration, errors, KoaContextWithOIDC, default as Provider } from 'oidc-provider'
import { z } from 'zod'
import { accessScopeNames } from '#contract/access-scopes.ts'
import type { Context } from '../core/context.ts'
import { agents } from '../db/schema/agents.ts'
import { and, eq, isNull } from '../db/sql.ts'
import { networkScheme } from './network-scheme.ts'
import { explainOauthError } from './oauth-error-words.ts'
import type { OauthError } from './oauth-errors.ts'
import { createOauthStore } from './oauth-store.ts'
import { askedScopes, bothScopes, grantTypes, tokenSeconds, waitSeconds } from './oauth-terms.ts'
import { resourceOf, resourcePath } from './resources.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'

export type OauthHooks = {
  /** Whether the sender of the request may make this service read one more document of a program. */
  mayRead(incoming: IncomingMessage): Promise<boolean>
  /** The page for a request that cannot be sent back to a program. */
  errorPage(told: { error: string; error_description: string; error_uri: string }): {
    body: string
    headers: Readonly<Record<string, string>>
  }
}

/** The authorization server (OAuth 2.1). Loaded with the first request that needs it: most desks have no connector. */
export async function createProvider(ctx: Context, hooks: OauthHooks): Promise<Provider> {
  const base = ctx.config.serviceUrl
  const { default: Server, errors } = await import('oidc-provider')
  const { InvalidTarget } = errors
  const successors = new WeakMap<object, string>()
  const provider = new Server(base, {
    ...configuration(ctx, hooks, errors),
    // The library would make a new token of each use and forget which it made of the one before, so it keeps the old one
    // in its answer, in whose place the successor goes.
    async rotateRefreshToken(page) {
      refuseForeignResource(base, page.oidc, InvalidTarget)
      successors.set(page, await rotateRefreshToken(ctx, String(page.oidc.params?.refresh_token)))
      return false
    },
    adapter(kind) {
      const store = createOauthStore(ctx, kind)
      if (kind !== 'AuthorizationCode') return store
      // The library looks at the resource of a code only once it has used the code up.
      const consume = async (code: string) => {
        const agreed = [(await store.find(code))?.resource].flat()
        const asked = Server.ctx?.oidc.params?.resource
        if (typeof asked === 'string' && !agreed.includes(asked)) throw new InvalidTarget()
        return store.consume(code)
      }
      return { ...store, consume }
    },
  })
  // The frame sets what a proxy would say to what SERVICE_URL says.
  provider.proxy = true
  explainAnswers(provider, base)
  provider.use(async (page, next) => {
    await next()
    const successor = successors.get(page)
    if (successor !== undefined && page.status === 200)
      page.body = { ...Object(page.body), refresh_token: successor }
  })
  provider.on('server_error', (_, err) => ctx.log.error({ err }, 'oauth'))
  return provider
}

function configuration(
  ctx: Context,
  hooks: OauthHooks,
  { InvalidTarget, InvalidRedirectUri }: typeof errors,
): Configuration {
  const base = ctx.config.serviceUrl
  return {
    clientAuthMethods: ['none'],
    clientBasedCORS: () => true,
    clientDefaults: {
      application_type: 'native',
      id_token_signed_response_alg: 'ES256',
      grant_types: [...grantTypes],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    cookies: {
      keys: [createHmac('sha256', ctx.config.tokenKey).update('oauth cookies').digest('base64url')],
      short: { httpOnly: true, sameSite: 'lax', signed: true },
      long: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    expiresWithSession: () => false,
    // Whatever a program calls itself, the rules of native ones hold: `http:` on this computer only, own schemes, and
    // none that runs as a script or is a protocol of the network.
    extraClientMetadata: {
      properties: ['application_type'],
      validator(_, __, ___, metadata) {
        metadata.application_type = 'native'
        for (const name of ignoredMetadata) delete metadata[name]
        const scheme = networkScheme(metadata.redirect_uris)
        if (scheme === undefined) return
        const refusal = new InvalidRedirectUri()
        refusal.error_description = `redirect_uris must not use the ${scheme} URI scheme`
        throw refusal
      },
    },
    features: features(hooks, base, InvalidTarget),
    fetch: guardedFetch(ctx),
    async findAccount(_, id) {
      const [agent] = await ctx.db
        .select({ id: agents.id })
        .from(agents)
        .where(and(eq(agents.id, id), isNull(agents.revokedAt)))
      return agent && { accountId: id, claims: () => ({ sub: id }) }
    },
    formats: { bitsOfOpaqueRandomness: 256 },
    jwks: { keys: [unusedKey()] },
    interactions: { url: (_, { uid }) => `/oauth/sign-in/${uid}` },
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    pkce: { required: () => true },
    renderError(page, out) {
      const { body, headers } = hooks.errorPage({ error: out.error, ...explainOauthError(base, out) })
      page.set({ ...headers })
      page.type = 'html'
      page.body = body
    },
    responseTypes: ['code'],
    revokeGrantPolicy: () => true,
    routes: {
      authorization: '/oauth/authorize',
      jwks: '/oauth/jwks',
      registration: '/oauth/register',
      revocation: '/oauth/revoke',
      token: '/oauth/token',
    },
    scopes: [...accessScopeNames],
    ttl: { ...tokenSeconds, Interaction: waitSeconds, Session: waitSeconds, IdToken: waitSeconds },
  }
}

/** Before the refresh token is used: its repeat is none. */
function refuseForeignResource(
  base: string,
  { entities, params }: KoaContextWithOIDC['oidc'],
  InvalidTarget: typeof errors.InvalidTarget,
): void {
  const token = entities.RefreshToken
  const asked = params?.resource ?? token?.resource
  const resource = Array.isArray(asked) ? usualResource(base, asked) : asked
  if (typeof resource === 'string' && !token?.resourceIndicators.has(resource)) throw new InvalidTarget()
}

/** Puts what the library says into words that say what to do. */
function explainAnswers(provider: Provider, base: string): void {
  /** Why a code or a token was refused, which the answer of the library keeps to itself. */
  const causes = new WeakMap<object, string>()
  provider.on('grant.error', (page, { error, error_detail: cause }) => {
    if (error === 'invalid_grant' && cause !== undefined) causes.set(page, cause)
  })
  provider.use(async (page, next) => {
    const { response_mode: mode, ...query } = page.query
    const hasMode = mode !== undefined && query.response_type === 'code'
    if (page.path === '/oauth/authorize')
      page.query = { ...query, ...(hasMode && { response_mode: mode }), scope: askedScopes(query.scope) }
    await next()
    const location = page.response.get('location')
    const explained = location && explainRedirect(base, location, hasMode)
    // The page for who does not follow leads there, too.
    if (explained && explained !== location) page.redirect(explained)
    const refused = LibraryError.safeParse(page.body).data
    if (refused && page.path === '/oauth/token' && isForeignGrant(page.oidc?.params)) {
      page.status = 400
      page.body = explainedError(base, { error: 'unsupported_grant_type' })
    } else if (refused) page.body = explainedError(base, refused, causes.get(page))
    if (page.path === '/oauth/register' && page.status === 201) page.body = registered(page.body)
  })
}

/** RFC 6749, 5.2: a kind of grant that nobody gets is said to be one, whatever else the request lacks. */
function isForeignGrant(params: unknown): boolean {
  const grant: unknown = Object(params).grant_type
  return typeof grant === 'string' && grant !== '' && !grantTypes.includes(grant)
}

/** The error of the standard, where the library has another one for what it says. */
const standardErrors: ReadonlyMap<string, OauthError> = new Map([
  ['code_verifier must be provided', 'invalid_request'],
  ['requested grant type is not allowed for this client', 'unauthorized_client'],
])

const LibraryError = z.looseObject({ error: z.string(), error_description: z.string().optional() })

/**
 * An error of the token endpoint. What the request lacks is no fault of the code, which can be sent again; a kind of grant
 * that the program did not register for is no fault of the request (RFC 6749, 5.2).
 */
function explainedError(
  base: string,
  refused: z.output<typeof LibraryError>,
  cause = refused.error_description,
) {
  const error = standardErrors.get(cause ?? '') ?? refused.error
  return { ...refused, error, ...explainOauthError(base, { error, error_description: cause }) }
}

/**
 * An error on its way back to the program is one of its address: of its query, the one mode of answers that the metadata
 * names, unless the program asked for the fragment.
 */
function explainRedirect(base: string, location: string, hasMode: boolean): string {
  const target = URL.parse(location)
  if (!target || target.origin === base) return location
  const fragment = new URLSearchParams(target.hash.slice(1))
  const told = fragment.has('error') ? fragment : target.searchParams
  const error = told.get('error')
  // What a person does on the pages is in our words already.
  if (!error || error === 'access_denied') return location
  const said = told.get('error_description') ?? undefined
  const explained = explainOauthError(base, { error, error_description: said })
  for (const [name, value] of Object.entries(explained)) told.set(name, value)
  if (told === fragment && hasMode) target.hash = String(fragment)
  if (told === fragment && !hasMode) {
    target.hash = ''
    for (const [name, value] of fragment) target.searchParams.set(name, value)
  }
  return String(target)
}

/** Of several resources, the one that a token is for unless it was asked for another. */
function usualResource(base: string, granted: readonly string[] = []): string {
  const usual = resourceOf(base, '/mcp')
  return granted.includes(usual) ? usual : (granted[0] ?? usual)
}

/**
 * What a program sends for OpenID Connect, or to authenticate itself: nothing here reads it, and RFC 7591 says to ignore
 * what is not understood. A program asks for a scope with each sign-in, whatever it registered for.
 */
const ignoredMetadata = [
  'default_acr_values',
  'default_max_age',
  'id_token_signed_response_alg',
  'initiate_login_uri',
  'jwks',
  'jwks_uri',
  'require_auth_time',
  'scope',
  'sector_identifier_uri',
  'subject_type',
]

/** What of a registration is true here: no ID token is given, and no program has a secret. */
const Registered = z.object({
  client_id: z.string(),
  client_id_issued_at: z.number(),
  client_name: z.string().optional(),
  client_uri: z.string().optional(),
  logo_uri: z.string().optional(),
  contacts: z.array(z.string()).optional(),
  policy_uri: z.string().optional(),
  tos_uri: z.string().optional(),
  application_type: z.string(),
  redirect_uris: z.array(z.string()),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
  token_endpoint_auth_method: z.string(),
})

const registered = (client: unknown) => ({ ...Registered.parse(client), scope: bothScopes })

/** What the library may do beyond a code for a token, and what it may not. */
function features(
  hooks: OauthHooks,
  base: string,
  InvalidTarget: typeof errors.InvalidTarget,
): Configuration['features'] {
  return {
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      allowFetch: ({ req }) => hooks.mayRead(req),
    },
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: (_, __, granted) => usualResource(base, granted),
      useGrantedResource: () => true,
      async getResourceServerInfo(_, indicator) {
        const path = resourcePath(base, indicator)
        if (path === undefined) throw new InvalidTarget()
        return {
          scope: bothScopes,
          audience: resourceOf(base, path),
          accessTokenFormat: 'opaque',
          accessTokenTTL: tokenSeconds.AccessToken,
        }
      },
    },
    revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
  }
}

/** A document of a program is somebody's address, so it is read as every other one. */
function guardedFetch(ctx: Context): NonNullable<Configuration['fetch']> {
  return async (address, request) => {
    const answer = await ctx.engines.guardedFetch(String(address), {
      headers: new Headers(request?.headers),
      maxBytes: 64_000,
      maxRedirects: 0,
      timeoutMs: 5000,
    })
    const body = answer.status === 204 || answer.status === 304 ? null : new Uint8Array(answer.body)
    return new Response(body, { status: answer.status, headers: answer.headers })
  }
}

/**
 * The library wants a key to sign with, and has a public one if it is given none. Nothing is signed here (tokens are
 * opaque, and `openid` is not offered), so this one lives and ends with the process.
 */
function unusedKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), kty: 'EC', alg: 'ES256', use: 'sig' }
}
