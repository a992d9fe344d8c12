import type { GenerateArticleInput } from '#contract/articles.ts'
import type { PriceList } from '../prices/price-list.ts'
import { targetWords } from './target-words.ts'

/** `breakdown` has the items of the price list by their names, only those that count, and sums to `creditsRequired`. */
export type ArticleEstimate = { creditsRequired: number; breakdown: Record<string, number> }

type PricedOptions = Pick<
  GenerateArticleInput,
  'size' | 'mode' | 'enable_search' | 'disable_competition' | 'illustrations' | 'audio' | 'source_urls'
>

/** `turbo+` is turbo with search; the document names it among the modes of a finished article. */
export function articleMode(
  input: Pick<GenerateArticleInput, 'mode' | 'enable_search'>,
): 'standard' | 'turbo' | 'turbo+' {
  if (input.mode === 'standard') return 'standard'
  return input.enable_search ? 'turbo+' : 'turbo'
}

/** The price of one article in credits. Pure arithmetic on the price list. */
export function estimateArticle(ctx: { prices: PriceList }, input: PricedOptions): ArticleEstimate {
  const { prices } = ctx
  const { size } = input
  const parts = {
    ...textPrice(prices, input),
    [`illustrations.${size}`]: input.illustrations ? prices.article_illustrations[size] : 0,
    [`audio.${size}`]: input.audio ? prices.article_audio[size] : 0,
    source_url: prices.article_source_url * (input.source_urls?.length ?? 0),
  }
  const breakdown = Object.fromEntries(Object.entries(parts).filter(([, credits]) => credits !== 0))
  return {
    creditsRequired: Object.values(parts).reduce((sum, credits) => sum + credits, 0),
    breakdown,
  }
}

/** Turbo is one pass at a price of its own, which has no competition check left to save on. */
function textPrice(prices: PriceList, input: PricedOptions): Record<string, number> {
  switch (articleMode(input)) {
    case 'turbo':
      return { turbo: prices.article_turbo }
    case 'turbo+':
      return { turbo_with_search: prices.article_turbo_with_search }
    case 'standard': {
      const full = prices.article[input.size]
      const least = Math.min(full, prices.article_minimum)
      const saving = Math.min(prices.article_without_competition_saves, full - least)
      return {
        [`size.${input.size}`]: full,
        without_competition: input.disable_competition ? -saving : 0,
      }
    }
  }
}

/**
 * Reading takes seconds; a model then writes about 25 words a second in several passes, the built-in writer takes no
 * time.
 * @param writer of the tenant: `findWriterName`
 */
export function articleSeconds(writer: string, input: PricedOptions): number {
  const reading = (input.source_urls?.length ?? 0) > 0 || input.enable_search ? 4 : 1
  const passes = input.mode === 'turbo' ? 1 : 2
  const writing = writer === 'built-in' ? 2 : 10 + (passes * targetWords(input)) / 25
  return Math.round(reading + writing + (input.illustrations ? 3 : 0))
}
