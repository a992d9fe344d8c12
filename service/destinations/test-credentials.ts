import type { DestinationKind, PostState } from '#contract/destinations.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid, ServiceError } from '../core/errors.ts'
import {
  type DestinationConnection,
  DestinationError,
  type DestinationFacts,
} from '../engines/destination/destination.ts'

/** The field of the form that a refusal of the credentials is about. */
const fields: Record<DestinationKind, string> = {
  wordpress: 'app_password',
  ghost: 'admin_key',
  devto: 'api_key',
  shopify: 'client_secret',
  webflow: 'site_token',
  webhook: 'url',
}

/**
 * Asks a destination whether it takes these credentials, and articles in the state in which they are to arrive.
 * @throws {ServiceError} `invalid` at the field that the destination rejected, with its reason in a sentence
 */
export async function testCredentials(
  ctx: AgentContext,
  kind: DestinationKind,
  connection: DestinationConnection & { as: PostState },
  signal: AbortSignal,
): Promise<DestinationFacts> {
  try {
    const facts = await ctx.engines.destinations[kind].test(connection, signal)
    if (connection.as === 'live' && facts.features.includes('drafts_only'))
      throw new DestinationError(
        'credentials',
        `${facts.account} may not publish there. Let articles arrive as drafts, or use an account that may publish.`,
      )
    return facts
  } catch (error) {
    if (!(error instanceof DestinationError)) throw error
    if (error.failure === 'rate_limited')
      throw new ServiceError(
        { kind: 'rate_limited', retryAfterSeconds: error.retryAfterSeconds },
        error.message,
      )
    const isAddress = error.failure === 'unreachable' || /address|redirects/.test(error.message)
    throw invalid(isAddress ? 'url' : fields[kind], error.message)
  }
}
