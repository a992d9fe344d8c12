import type { Config } from '../config/config.ts'

/** The path of a landing page on this service; it answers 404 until the lead magnet is published. */
export function landingPath(handle: string, slug: string): string {
  return `/${handle}/guides/${slug}`
}

export function landingUrl(
  ctx: { config: Pick<Config, 'serviceUrl'> },
  handle: string,
  slug: string,
): string {
  return `${ctx.config.serviceUrl}${landingPath(handle, slug)}`
}
