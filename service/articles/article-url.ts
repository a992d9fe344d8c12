import type { Config } from '../config/config.ts'

/** Where an article can be read once it is published; before that the address answers 404. */
export function articleUrl(
  ctx: { config: Pick<Config, 'serviceUrl'> },
  handle: string,
  slug: string,
): string {
  return `${ctx.config.serviceUrl}/${handle}/${slug}`
}
