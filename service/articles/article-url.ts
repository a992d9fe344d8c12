import type { Config } from '../config/config.ts'

/**
 * Where an article can be read once it is published; before that the address answers 404.
 * @param homeUrl its address at the destination that is its home; null on the desk's own site, and until it is live there
 */
export function articleUrl(
  ctx: { config: Pick<Config, 'serviceUrl'> },
  handle: string,
  slug: string,
  homeUrl: string | null,
): string {
  if (homeUrl !== null) return homeUrl
  return `${ctx.config.serviceUrl}/${handle}/${slug}`
}
