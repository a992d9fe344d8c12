import type { Context } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { parseOutboundAllowance } from '../outbound/outbound-allowance.ts'
import { ReadError } from '../outbound/read-error.ts'
import { parseWebAddress } from '../outbound/vet-address.ts'

/**
 * The address of a destination without fragment and trailing slash. Credentials go there, so it is https unless the operator
 * opened the host. Whether it is a public address is decided when it is called.
 * @throws {ServiceError} `invalid` at `url`
 */
export function checkDestinationUrl(ctx: Context, address: string): string {
  try {
    const url = parseWebAddress(address)
    const allowance = parseOutboundAllowance(ctx.config.outboundAllow)
    const isOpened =
      allowance.fixed.has(url.hostname) || allowance.open.has(`${url.hostname}:${url.port || '80'}`)
    if (url.protocol !== 'https:' && !isOpened)
      throw invalid('url', 'Credentials are only sent over https. Write https:// before the name.')
    url.hash = ''
    return url.href.replace(/\/+$/, '')
  } catch (error) {
    throw error instanceof ReadError ? invalid('url', error.message) : error
  }
}
