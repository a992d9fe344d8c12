import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { lettersBetween } from '../text/nearest-name.ts'
import type { TenantSite } from './find-site.ts'
import { findSiteDocument } from './find-site-document.ts'
import type { GuessedArticle } from './not-found-page.ts'

const Address = z.object({ slug: z.string(), title: z.string() })
const Addresses = z.object({ label: z.string(), articles: z.array(Address) })
type Address = z.infer<typeof Address>

/** Anybody may ask for any address, and each word of it is compared with those of all slugs. */
const maxWords = 10
const maxLetters = 30
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
  const slugs = known.map((article) => ({ article, own: wordsOf(article.slug) }))
  const all = [...new Set(slugs.flatMap(({ own }) => own))]
  const same = sent.map((word) => new Set(all.filter((other) => isSame(word, other))))
  let best: { article: Address; share: number } | undefined
  for (const { article, own } of slugs) {
    const shared = same.filter((others) => own.some((word) => others.has(word))).length
    const isWithin = shared === sent.length && sent.some((word) => word.length > 4)
    const share = (2 * shared) / (sent.length + own.length)
    if ((isWithin || share >= minShare) && share > (best?.share ?? 0)) best = { article, share }
  }
  return best?.article
}

function isSame(word: string, other: string): boolean {
  const mayDiffer = word.length > 3 ? Math.floor(word.length / 4) : 0
  if (word === other) return true
  return Math.abs(word.length - other.length) <= mayDiffer && lettersBetween(word, other) <= mayDiffer
}

function wordsOf(slug: string): string[] {
  const words = decoded(slug)
    .toLowerCase()
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.filter((word) => word.length > 1 && word.length <= maxLetters).slice(0, maxWords)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
