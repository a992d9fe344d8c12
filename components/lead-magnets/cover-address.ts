import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { webAddress } from '#lib/web-address.ts'

/** The picture of its landing page; undefined for one that has none. */
export function coverAddress({ status, public_url }: LeadMagnet): string | undefined {
  const page = status === 'published' ? webAddress(public_url) : undefined
  return page && `${page.replace(/\/$/, '')}/cover.png`
}
