import type { Context } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { parseOutboundAllowance } from '../outbound/outbound-allowance.ts'
import { ReadError } from '../outbound/read-error.ts'
import { parseWebAddress } from '../outbound/vet-address.ts'

/**
 * The origin of the server that an account lives at. Credentials go there, so it is https unless the operator opened
 * the host. Whether it is a public address is decided when it is called.
 * @throws {ServiceError} `invalid` at `server`
 */
export function checkServer(ctx: Context, server: string): string {
  try {
    const url = parseWebAddress(server)
    const allowance = parseOutboundAllowance(ctx.config.outboundAllow)
    const opened =
      allowance.fixed.has(url.hostname) || allowance.open.has(`${url.hostname}:${url.port || '80'}`)
    if (url.protocol !== 'https:' && !opened)
      throw invalid('server', 'Credentials are only sent over https; write https:// before the name.')
    return url.origin
  } catch (error) {
    throw error instanceof ReadError ? invalid('server', error.message) : error
  }
}
