import { providers } from './providers.ts'

/** What to say when a preset's own host has no address here: nobody typed it, so the network of this server is at fault. */
export function unreachablePreset(url: string): string | undefined {
  const host = URL.parse(url)?.hostname
  const isPreset = providers.some((one) => !one.local && URL.parse(one.url)?.hostname === host)
  return isPreset ? `This server can't reach ${host}. Ask the operator to check its network.` : undefined
}
