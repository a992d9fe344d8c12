import type { Config } from '../config/config.ts'
import { landingPath } from '../site/site-address.ts'

/** The address of a landing page below the service's own; it leads on where the site has a domain. */
export function landingUrl(
  ctx: { config: Pick<Config, 'serviceUrl'> },
  handle: string,
  slug: string,
): string {
  return `${ctx.config.serviceUrl}${landingPath(`/${handle}`, slug)}`
}
