import type { OperationShape } from '#contract/operation.ts'
import { accessToken, findCaller } from '../agents/find-caller.ts'
import type { Caller } from '../core/caller.ts'
import type { AgentContext, Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { isReading, notTools } from './mcp/tool-effects.ts'

const keyMissing =
  'Send your API key in the header "Authorization: Bearer <key>". GET /auth.md explains how to get one.'
const schemeMissing =
  'The header Authorization has the key alone. Send "Authorization: Bearer <key>", with the word Bearer and a space before it.'
const schemeNotRead = (scheme: string) =>
  `${scheme} authentication is not read. Send your API key as "Authorization: Bearer <key>". GET /auth.md explains how to get one.`
/** Where other services take a key. */
const otherHeaders = ['x-api-key', 'api-key', 'apikey', 'x-auth-token']
const headerNotRead = (name: string) =>
  `The header ${name} is not read. Send the key as "Authorization: Bearer <key>". GET /auth.md explains how to get one.`
/** Names of a query under which other services take a key. */
const keyParameters = ['api_key', 'apikey', 'api-key', 'key', 'access_token', 'token']
const addressNotRead = (name: string) =>
  `A key in the URL (${name}) is not read, since URLs are kept in logs: treat it as seen by others. Send it as "Authorization: Bearer <key>". GET /auth.md explains how to get one.`
const mcpKeyMissing = `${keyMissing} Or sign in by OAuth 2.1: the resource_metadata in WWW-Authenticate names the authorization server.`
const keyInvalid = 'Invalid API key: unknown, rotated or revoked. GET /auth.md explains how to get one.'
const mcpKeyInvalid =
  'Invalid credential: unknown, expired, rotated or revoked. If it is an access token, get a new one from token_endpoint with grant_type=refresh_token; if that is refused, sign in again: the resource_metadata in WWW-Authenticate names the authorization server. If it is an API key, GET /auth.md explains how to get one.'

const tokenElsewhere =
  'Invalid access token: unknown, expired, or for another resource. One for /mcp works at /mcp only; ask for the resource that the resource_metadata in WWW-Authenticate names, or send an API key. GET /auth.md explains both.'

/**
 * An access token of OAuth may do what a tool may: it makes and replaces no lasting secret. One that was granted reading
 * alone changes nothing.
 * @throws {ServiceError} `forbidden`
 */
export function rejectToken(
  operation: OperationShape,
  authorization: string | undefined,
  { onlyReads }: Caller,
): void {
  if (operation.id in notTools && accessToken.test(bearer(authorization) ?? '')) {
    throw new ServiceError(
      { kind: 'forbidden' },
      'This takes or answers a secret, so it takes an API key and no access token of OAuth.',
    )
  }
  if (onlyReads && !isReading(operation)) {
    throw new ServiceError(
      { kind: 'forbidden', scope: 'agent' },
      'This access token only reads: its sign-in was granted the scope agent:read, and this changes or charges something. To do it, the user connects the program again with full access.',
    )
  }
}

/**
 * Turns the bearer key (or access token, where `path` is what it is bound to) of a request into the caller (RFC 6750,
 * section 2.1: the header is the only place for it).
 * @throws {ServiceError} `unauthorized`
 */
export async function authenticate(
  ctx: Context,
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  path: () => string,
): Promise<AgentContext> {
  const readsAlone = path() === '/mcp' && new URL(url).searchParams.get('readonly') === 'true'
  const needed = { kind: 'unauthorized', scope: readsAlone ? 'agent:read' : 'agent' } as const
  const key = bearer(headers.get('authorization') ?? undefined)
  if (key === undefined) {
    throw new ServiceError({ ...needed, keySent: false }, whyNoKey({ headers, url }, path))
  }
  const caller = await findCaller(ctx, key, path)
  if (!caller) {
    throw new ServiceError(
      { ...needed, keySent: true },
      path() === '/mcp' ? mcpKeyInvalid : accessToken.test(key) ? tokenElsewhere : keyInvalid,
    )
  }
  return { ...ctx, caller }
}

function whyNoKey({ headers, url }: Pick<Request, 'headers' | 'url'>, path: () => string): string {
  const sent = headers.get('authorization') ?? ''
  if (/^service_agent_\S+$/.test(sent)) return schemeMissing
  const scheme = /^([a-z-]{1,20})\s+\S/i.exec(sent)?.[1]
  if (scheme !== undefined && !/^Bearer$/i.test(scheme)) return schemeNotRead(scheme)
  const other = headers.has('authorization') ? undefined : otherHeaders.find((name) => headers.has(name))
  if (other !== undefined) return headerNotRead(other)
  const parameter = keyParameters.find((name) => new URL(url).searchParams.has(name))
  if (parameter !== undefined && !headers.has('authorization')) return addressNotRead(parameter)
  return path() === '/mcp' ? mcpKeyMissing : keyMissing
}

/** The credential of the header, where there is one. */
export function bearer(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
}
