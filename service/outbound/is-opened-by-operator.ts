import { type OutboundAllowance, parseOutboundAllowance } from './outbound-allowance.ts'

type Allowing = { outboundAllow: string }

const allowances = new WeakMap<Allowing, OutboundAllowance>()

/** Such a URL may be inside the operator's network: its response must not be exposed to others. */
export function isOpenedByOperator(config: Allowing, address: string): boolean {
  const allowance = allowances.get(config) ?? parseOutboundAllowance(config.outboundAllow)
  allowances.set(config, allowance)
  const url = new URL(address)
  return (
    allowance.fixed.has(url.hostname) ||
    allowance.open.has(`${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`)
  )
}
