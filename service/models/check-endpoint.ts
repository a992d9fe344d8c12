import type { ModelProvider } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { checkConnectionUrl } from './check-connection-url.ts'
import { keyFor, type SealedKey } from './connection-key.ts'

/**
 * The address that a connection is to reach, and the key that goes there: the one that was sent, else the saved one of
 * the same host.
 * @throws {ServiceError} `invalid` at `key` or `url`
 */
export async function checkEndpoint(
  ctx: AgentContext,
  provider: ModelProvider,
  saved: (SealedKey & { url: string }) | undefined,
  input: { url: string; key?: string | undefined },
): Promise<{ url: string; key: string | undefined }> {
  const key = keyFor(ctx, saved, input)
  // Before the address, which may ask a name server.
  if (provider.needs_key && key === undefined) throw invalid('key', `${provider.label} needs an API key.`)
  return { url: await checkConnectionUrl(ctx, { url: input.url, hasKey: key !== undefined }), key }
}
