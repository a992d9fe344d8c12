import type { Lead } from '#contract/lead-magnets.ts'
import type { AgentContext, Context } from '../core/context.ts'
import { namePages } from '../results/page-totals.ts'
import { sourceOf } from '../results/source-of.ts'
import { findPage } from '../site/find-page.ts'

/** How a browser came to a landing page: the page before it, and the address that was asked for. */
export type Visit = { referrer: string; url: string }

type Origin = NonNullable<Lead['came_from']>

/** Pages have keys as in the counts; what comes back from the form is a stranger's text. */
const key = /^(?:article:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\/[^\s<>"]{0,300}|source:\S.{0,99})$/

export function isOrigin(text: string | undefined): text is string {
  return text !== undefined && key.test(text)
}

/**
 * What brought a visitor, as the form carries it: an article or another page of the site, else the source that a count of
 * views would have. It says nothing of the person. Undefined where nothing was said.
 */
export async function findOrigin(ctx: Context, handle: string, visit: Visit): Promise<string | undefined> {
  const { group, name } = sourceOf(visit)
  if (group === 'direct') return undefined
  if (group !== 'own') return `source:${name}`
  const path = new URL(visit.referrer).pathname
  const root = `/${handle}`
  const isInRoot = path === root || path.startsWith(`${root}/`)
  // On a domain of the site's own no path has its handle; on that of the service other paths are of other sites.
  if (!isInRoot && new URL(visit.url).pathname.startsWith(`${root}/`)) return undefined
  const inSite = path.slice(isInRoot ? root.length + 1 : 1)
  if (inSite.startsWith('guides/')) return undefined
  const isSlug = /^[a-z0-9-]{1,200}$/.test(inSite)
  const page = isSlug && (await findPage(ctx, { handle, slug: inSite, encoding: 'identity' }))
  if (page) return `article:${page.articleId}`
  return isOrigin(path) ? path : undefined
}

/** Names stored origins as they are called now. */
export async function nameOrigins(
  ctx: AgentContext,
  keys: readonly (string | null)[],
): Promise<(key: string | null) => Origin | undefined> {
  const named = await namePages(
    ctx,
    keys.filter((one) => one !== null),
  )
  return (one) => {
    if (one === null) return undefined
    if (one.startsWith('source:')) return { kind: 'source', name: one.slice('source:'.length) }
    const { kind, title, article_id } = named(one)
    return {
      kind: kind === 'article' ? 'article' : 'page',
      name: title,
      ...(article_id !== undefined && { article_id }),
    }
  }
}
