import type { ArticleSize, ArticleWish } from '#contract/articles.ts'
import type { WrittenArticle } from '../engines/writer/writer.ts'
import type { PriceList } from '../prices/price-list.ts'
import { deliveredSize } from './delivered-size.ts'
import { estimateArticle } from './estimate-article.ts'

/** What came of a generation. */
export type Delivery = Pick<WrittenArticle, 'form' | 'wordCount'> & {
  /** A table of the text became a figure. The cover is drawn for every article and costs nothing by itself. */
  illustrated: boolean
  hasAudio: boolean
  /** Pages that the text refers to: an address that gave nothing costs nothing. */
  citedPages: number
  /** The competition check had a page to compare with: what did not run is not charged. */
  isCompared: boolean
}

/** `size` is null when nothing is charged. `breakdown` has the items of the price list and sums to `used`. */
export type ArticleSettlement = {
  used: number
  breakdown: Record<string, number>
  size: ArticleSize | null
}

/**
 * The price of the delivered article: as an estimate of its size, its options and the URLs it used would give. Invariant: never more than was
 * reserved, whatever the current price list.
 */
export function settleArticle(
  ctx: { prices: PriceList },
  run: { input: ArticleWish; held: number; delivery: Delivery },
): ArticleSettlement {
  const { input, held, delivery } = run
  const size = deliveredSize({ words: delivery.wordCount, form: delivery.form, askedSize: input.size })
  if (size === null) return { used: 0, breakdown: {}, size }
  const illustrations = input.illustrations && delivery.illustrated
  const audio = input.audio && delivery.hasAudio
  const read = input.source_urls?.slice(0, delivery.citedPages)
  const price = estimateArticle(ctx, {
    ...input,
    size,
    illustrations,
    audio,
    source_urls: read,
    disable_competition: input.disable_competition || !delivery.isCompared,
  })
  if (price.creditsRequired <= held) return { used: price.creditsRequired, breakdown: price.breakdown, size }
  return { used: held, breakdown: { [`size.${size}`]: held }, size }
}

/**
 * Explains a price that differs from the reserved one: `Reserved 48, used 15: the text is shorter than asked (mini).`
 * @param asked.checksCompetition the check was priced in what was held
 */
export function settlementMessage(
  { used, size, breakdown }: ArticleSettlement,
  asked: {
    held: number
    size: ArticleSize
    checksCompetition: boolean
    isCompared: boolean
    asksFigures: boolean
    form: string
  },
): string {
  const { held, form } = asked
  if (used === held) return ''
  if (size === null)
    return `Reserved ${held}, used ${used}: ${form === 'brief' ? 'a brief costs nothing' : 'fewer than 80 words cost nothing'}.`
  const reasons = [
    size === asked.size ? '' : `the text is shorter than asked (${size})`,
    asked.checksCompetition && !asked.isCompared
      ? 'the comparison with sources was left out (no page was given by its URL)'
      : '',
    asked.asksFigures && breakdown[`illustrations.${size}`] === undefined
      ? 'no table in it could become a figure'
      : '',
  ].filter((reason) => reason !== '')
  return `Reserved ${held}, used ${used}${reasons.length === 0 ? '' : `: ${reasons.join(', and ')}`}.`
}
