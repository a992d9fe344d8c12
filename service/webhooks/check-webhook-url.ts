import type { Context } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { parseOutboundAllowance } from '../outbound/outbound-allowance.ts'
import { ReadError } from '../outbound/read-error.ts'
import { parseWebAddress, vetAddress } from '../outbound/vet-address.ts'

/**
 * Refuses what could never be delivered to, without looking a name up: that is done at every attempt, since names move.
 * @throws {ServiceError} `invalid` at `url`: not http(s), a user name, a closed port, an address that is not public
 */
export async function checkWebhookUrl(ctx: Context, url: string): Promise<void> {
  try {
    const allowance = parseOutboundAllowance(ctx.config.outboundAllow)
    await vetAddress(parseWebAddress(url), allowance, async (host) =>
      // RFC 6761, section 6.3: these names are this machine whatever DNS says.
      /(^|\.)localhost\.?$/.test(host) ? ['127.0.0.1'] : [],
    )
  } catch (error) {
    throw error instanceof ReadError ? invalid('url', error.message) : error
  }
}
