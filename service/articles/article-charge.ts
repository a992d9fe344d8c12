import { type GenerateArticleInput, generateArticle } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'
import { findWriterName } from '../models/find-writer-name.ts'
import { checkArticleOptions } from './check-article-options.ts'
import { personaTypo } from './choose-voice.ts'
import { articleSeconds, estimateArticle } from './estimate-article.ts'

const sizeLabels = {
  mini: 'Mini article, up to 750 words',
  standard: 'Standard article, up to 1,250 words',
  full: 'Full article, up to 2,000 words',
  pillar: 'Pillar article, more than 2,000 words',
} as const
const sizes = ['mini', 'standard', 'full', 'pillar'] as const

export const articleCharge = chargingOperation({
  operation: generateArticle,
  formula:
    'size.{size} (without_competition taken off, but at least 2; or turbo, or turbo_with_search, in place of both) + source_url × number of source_urls + illustrations.{size} if illustrations + audio.{size} if audio. Charged by the size that the finished text has, never above this; 0 for fewer than 80 words; without_competition is taken off, too, where there was no page to compare with',
  prices: (prices) => [
    ...sizes.map((size) => ({
      item: `size.${size}`,
      label: sizeLabels[size],
      credits: prices.article[size],
    })),
    { item: 'turbo', label: 'Turbo article, up to 800 words', credits: prices.article_turbo },
    {
      item: 'turbo_with_search',
      label: 'Turbo article with search',
      credits: prices.article_turbo_with_search,
    },
    {
      item: 'without_competition',
      label: 'Without “Compare with sources”',
      credits: -prices.article_without_competition_saves,
    },
    {
      item: 'source_url',
      label: 'Reading a URL',
      credits: prices.article_source_url,
      unit: 'source URL',
    },
    ...sizes.map((size) => ({
      item: `illustrations.${size}`,
      label: `Images for a ${size} article`,
      credits: prices.article_illustrations[size],
    })),
    ...sizes.map((size) => ({
      item: `audio.${size}`,
      label: `Reading a ${size} article aloud`,
      credits: prices.article_audio[size],
    })),
  ],
  check: checkArticleOptions,
  async estimate(ctx, article) {
    const secondsExpected = articleSeconds(await findWriterName(ctx), article)
    const typo = personaTypo(article.persona)
    return {
      ...estimateArticle(ctx, article),
      secondsExpected,
      ...(await expectArticle(ctx, article)),
      ...(typo !== undefined && { warnings: [typo] }),
    }
  },
})

/**
 * What the forecast says, with no length while an address is not read: an estimate opens no page. A model writes
 * something on any topic; without one nothing but a brief comes of sources that carry no words.
 */
async function expectArticle(
  ctx: AgentContext,
  article: GenerateArticleInput,
): Promise<Pick<CreditEstimate, 'notes' | 'expected' | 'isFeasible'>> {
  const signal = new AbortController().signal
  const { forecastArticle } = await import('./forecast-article.ts')
  const forecast = await forecastArticle(ctx, article, { signal, asks: false })
  const { sources, engine, words_expected, words_guessed, credits_expected, figures_expected, notes } =
    forecast
  if (sources.some(({ status }) => status === 'reading')) return { notes, expected: undefined }
  const expected = {
    words: words_expected,
    isGuess: words_guessed,
    figures: figures_expected,
    credits: credits_expected,
  }
  return { notes, expected, isFeasible: words_expected > 0 || engine !== 'built-in' }
}
