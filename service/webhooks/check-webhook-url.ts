import type { Context } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { ReadError } from '../outbound/read-error.ts'
import { vetWithoutLookup } from '../outbound/vet-without-lookup.ts'

/**
 * Refuses what could never be delivered to.
 * @throws {ServiceError} `invalid` at `url`: not http(s), a user name, a closed port, an address that is not public
 */
export async function checkWebhookUrl(ctx: Context, url: string): Promise<void> {
  try {
    await vetWithoutLookup(url, ctx.config.outboundAllow)
  } catch (error) {
    throw error instanceof ReadError ? invalid('url', error.message) : error
  }
}
