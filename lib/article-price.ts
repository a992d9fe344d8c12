import type { Price } from '#contract/credits.ts'
import { formatCredits } from './format-number.ts'

/** What the price of an article depends on; `size` is that of the text that is written. */
export type PricedArticle = {
  size: string
  mode: string
  search: boolean
  pictures: boolean
  audio: boolean
  competition: boolean
  urls: number
}

/** A text costs no less, whatever is left out of it (the formula of the price list). */
const leastCredits = 2

/** The whole price of an article by the price list; undefined if the service does not list a part of it. */
export function articleCredits(
  prices: readonly Price[] | undefined,
  article: PricedArticle,
): number | undefined {
  const { size, mode, search, pictures, audio, competition, urls } = article
  const priceOf = (item: string) =>
    prices?.find((price) => price.operation === 'generateArticle' && price.item === item)?.credits
  const full = mode === 'turbo' ? priceOf(search ? 'turbo_with_search' : 'turbo') : priceOf(`size.${size}`)
  const saving = mode === 'turbo' || competition ? 0 : (priceOf('without_competition') ?? 0)
  const parts = [
    full && Math.max(Math.min(full, leastCredits), full + saving),
    pictures ? priceOf(`illustrations.${size}`) : 0,
    audio ? priceOf(`audio.${size}`) : 0,
    urls > 0 ? priceOf('source_url') : 0,
  ]
  const [text, images, recording, url] = parts
  if (text === undefined || images === undefined || recording === undefined || url === undefined)
    return undefined
  return text + images + recording + url * urls
}

/** `20 credits`: what the article costs with one choice made so, and everything else as it is. */
export function totalWith(
  prices: readonly Price[] | undefined,
  article: PricedArticle,
  choice: Partial<PricedArticle>,
): string | undefined {
  const credits = articleCredits(prices, { ...article, ...choice })
  return credits === undefined ? undefined : formatCredits(credits)
}

/** The options of an article, in the order of its form. */
const options = ['search', 'pictures', 'competition', 'audio'] as const
export type ArticleOption = (typeof options)[number]

const bare = { search: false, pictures: false, audio: false, competition: false, urls: 0 }

/** One line of the sum: the text, an option that is chosen, or the pages that are read for it. */
export type ArticleSumPart = { part: 'text' | 'urls' | ArticleOption; credits: number }

/**
 * The price as a sum: the text, and what each chosen option adds. Together they are the whole price; undefined if the
 * service does not list a part of it.
 */
export function articleSum(
  prices: readonly Price[] | undefined,
  article: PricedArticle,
): readonly ArticleSumPart[] | undefined {
  const steps = [
    { part: 'text' as const, chosen: {} },
    ...options.filter((part) => article[part]).map((part) => ({ part, chosen: { [part]: true } })),
    { part: 'urls' as const, chosen: { urls: article.urls } },
  ]
  let described = { ...article, ...bare }
  let sum = 0
  const parts: ArticleSumPart[] = []
  for (const { part, chosen } of steps) {
    described = { ...described, ...chosen }
    const credits = articleCredits(prices, described)
    if (credits === undefined) return undefined
    if (credits > sum) parts.push({ part, credits: credits - sum })
    sum = credits
  }
  return parts
}

/** `+8 credits`: what an option adds to the price, whether it is chosen or not; undefined where it adds nothing. */
export function addedBy(
  prices: readonly Price[] | undefined,
  article: PricedArticle,
  option: ArticleOption,
): string | undefined {
  const chosen = articleCredits(prices, { ...article, [option]: true })
  const left = articleCredits(prices, { ...article, [option]: false })
  if (chosen === undefined || left === undefined || chosen <= left) return undefined
  return `+${formatCredits(chosen - left)}`
}
