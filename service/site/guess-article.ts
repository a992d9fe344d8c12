import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { lettersBetween } from '../text/nearest-name.ts'
import type { TenantSite } from './find-site.ts'
import { findSiteDocument } from './find-site-document.ts'
import type { GuessedArticle } from './not-found-page.ts'

const Address = z.object({ slug: z.string(), title: z.string() })
const Addresses = z.object({ label: z.string(), articles: z.array(Address) })
type Address = z.infer<typeof Address>

const maxWords = 30
/** Of the words of both addresses; below it, they are about different things. */
const minShare = 0.5

/** The published article that an unknown address of a site most likely means; undefined where none is like it. */
export async function guessArticle(
  ctx: Context,
  site: TenantSite,
  path: string,
): Promise<GuessedArticle | undefined> {
  const bytes = await findSiteDocument(ctx, site, { kind: 'addresses', encoding: 'identity' })
  if (!bytes) return undefined
  const { label, articles } = Addresses.parse(JSON.parse(Buffer.from(bytes).toString()))
  const article = nearestArticle(path, articles)
  return article && { ...article, label }
}

/** By the words that the last part of the path shares with a slug; a typing error in a longer word does not count. */
export function nearestArticle(path: string, known: readonly Address[]): Address | undefined {
  const sent = wordsOf(path.split('/').findLast((part) => part !== '') ?? '')
  if (sent.length === 0) return undefined
  let best: { article: Address; share: number } | undefined
  for (const article of known) {
    const own = wordsOf(article.slug)
    const shared = sent.filter((word) => own.some((other) => isSame(word, other))).length
    const isWithin = shared === sent.length && sent.some((word) => word.length > 4)
    const share = (2 * shared) / (sent.length + own.length)
    if ((isWithin || share >= minShare) && share > (best?.share ?? 0)) best = { article, share }
  }
  return best?.article
}

function isSame(word: string, other: string): boolean {
  return word === other || (word.length > 3 && lettersBetween(word, other) <= Math.floor(word.length / 4))
}

function wordsOf(slug: string): string[] {
  const words = decoded(slug)
    .toLowerCase()
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.filter((word) => word.length > 1).slice(0, maxWords)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
