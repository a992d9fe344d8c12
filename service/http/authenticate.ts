import { findCaller } from '../agents/find-caller.ts'
import type { AgentContext, Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'

/**
 * Turns the bearer key (or access token, where `path` is what it is bound to) of a request into the caller (RFC 6750, section 2.1: the header is the only place for it).
 * @throws {ServiceError} `unauthorized`
 */
export async function authenticate(
  ctx: Context,
  authorization: string | undefined,
  path: string,
): Promise<AgentContext> {
  const key = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  if (key === undefined) {
    throw new ServiceError(
      { kind: 'unauthorized', keySent: false },
      'Send your API key in the header "Authorization: Bearer <key>". POST /agent/auth explains how to get one.',
    )
  }
  const caller = await findCaller(ctx, key, path)
  if (!caller)
    throw new ServiceError(
      { kind: 'unauthorized', keySent: true },
      'Invalid API key: unknown, rotated or revoked.',
    )
  return { ...ctx, caller }
}
