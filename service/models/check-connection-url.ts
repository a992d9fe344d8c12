import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { parseOutboundAllowance } from '../outbound/outbound-allowance.ts'
import { ReadError } from '../outbound/read-error.ts'
import { parseWebAddress } from '../outbound/vet-address.ts'

/**
 * The address of a connection without a trailing slash. What cannot be reached is refused here. A key goes over https,
 * unless the operator opened the host.
 * @throws {ServiceError} `invalid` at `url`
 */
export async function checkConnectionUrl(
  ctx: AgentContext,
  { url, hasKey }: { url: string; hasKey: boolean },
): Promise<string> {
  try {
    const address = parseWebAddress(url)
    const base = address.href.replace(/\/+$/, '')
    if (address.origin === new URL(ctx.engines.ollama.baseUrl).origin) return base
    const allowance = parseOutboundAllowance(ctx.config.outboundAllow)
    await ctx.engines.vetAddress(url)
    const port = address.port || (address.protocol === 'https:' ? '443' : '80')
    const isOpened =
      allowance.fixed.has(address.hostname) || allowance.open.has(`${address.hostname}:${port}`)
    if (hasKey && address.protocol !== 'https:' && !isOpened)
      throw invalid('url', 'API keys are only sent over https. Write https:// before the name.')
    return base
  } catch (error) {
    throw error instanceof ReadError ? invalid('url', error.message) : error
  }
}
