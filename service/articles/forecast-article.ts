import type { ArticleForecast } from '#contract/article-forecast.ts'
import type { GenerateArticleInput } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { findModels } from '../models/find-models.ts'
import { findWebSearch } from '../models/find-web-search.ts'
import { estimateArticle } from './estimate-article.ts'
import { type EvidenceForecast, isEvidence, type MissingWord } from './evidence-forecast.ts'
import { expandTopic } from './expand-topic.ts'
import { forecastAddresses, readAddresses } from './forecast-addresses.ts'
import { forecastDocuments } from './forecast-documents.ts'
import { forecastNotes, otherLanguage } from './forecast-notes.ts'
import { settleArticle } from './settle-article.ts'
import { targetWords } from './target-words.ts'

/**
 * A digest reports what its sources say of the topic, without repetitions and statements that depend on their context.
 */
const digestShare = 0.5
/** A model explains what the sources state; more than this beyond them it can only make up. */
const modelShare = 1.2
const modelExtraWords = 120

/**
 * Expected word count of an article: the requested one, as far as the evidence suffices.
 * @param input.evidenceWords words of the passages relevant to the topic
 */
function expectedWords(input: {
  evidenceWords: number
  targetWords: number
  writes: 'model' | 'digest'
}): number {
  const { evidenceWords, targetWords, writes } = input
  if (evidenceWords === 0) return 0
  const carried =
    writes === 'model' ? modelExtraWords + evidenceWords * modelShare : evidenceWords * digestShare
  return Math.round(Math.min(targetWords, carried) / 10) * 10
}

/** The user is typing and waiting: anything unknown by then is reported as unknown. */
const maxReadingMs = 6000
const maxExpandingMs = 4000

/**
 * What the evidence for an article can carry: the relevant documents and URLs, the article's length, and its cost.
 * Charges nothing, and stores nothing but a short cache of the pages it read.
 * @param options.asks false: sends no external request, neither to a URL nor to a model
 */
export async function forecastArticle(
  ctx: AgentContext,
  input: GenerateArticleInput,
  options: { signal: AbortSignal; asks: boolean },
): Promise<ArticleForecast> {
  const { signal, asks } = options
  const { language } = input
  const given = input.topic?.trim() ?? ''
  const [{ writing }, addresses] = await Promise.all([
    findModels(ctx),
    readAddresses(ctx, input.source_urls ?? [], { maxMs: asks ? maxReadingMs : 0, signal }),
  ])
  const read = addresses.flatMap((address) => (address.status === 'read' ? [address.page] : []))
  const topic = given || read.map(({ title }) => title).join(' ')
  const expansion = await expandTopic(ctx, topic, {
    maxMs: asks ? maxExpandingMs : 0,
    signal,
    languages: read.map((page) => page.language),
  })
  const [pages, documents] = await Promise.all([
    forecastAddresses(ctx, { topic: given, language, addresses, expansion }),
    forecastDocuments(ctx, { topic, language, expansion }),
  ])
  const writes = writing ? 'model' : 'digest'
  const sources = [...pages.sources, ...documents.sources]
  const languages = wordsByLanguage(sources)
  const words = [...languages.values()].reduce((sum, count) => sum + count, 0)
  const isForeign = otherLanguage({ languages, language }) !== undefined
  const target = targetWords(input)
  const evidenceWords = isForeign && writes === 'digest' ? 0 : words
  const search = input.enable_search ? await findWebSearch(ctx) : undefined
  // Search results are unknown in advance: assume the requested amount.
  const wordsExpected = search ? target : expectedWords({ evidenceWords, targetWords: target, writes })
  return {
    sources,
    engine: writing?.name ?? 'built-in',
    words_expected: wordsExpected,
    credits_expected: expectedCredits(ctx, input, wordsExpected),
    language_matches: !isForeign,
    notes: forecastNotes({
      language,
      writes,
      languages,
      missing: given === '' ? [] : commonMissing([pages, documents]),
      hasEvidence: words > 0,
      reading: sources.filter(({ status }) => status === 'reading').length,
      offTopic: pages.sources.flatMap((source) =>
        source.status === 'read' && !isEvidence(source) ? [source.title] : [],
      ),
      search: !input.enable_search ? 'none' : (search ?? 'missing'),
      wordsExpected,
      targetWords: target,
    }),
  }
}

/** What an article of that many words costs; nothing below the least that is charged. */
function expectedCredits(ctx: AgentContext, input: GenerateArticleInput, wordCount: number): number {
  const { creditsRequired } = estimateArticle(ctx, input)
  const delivery = {
    form: 'article' as const,
    wordCount,
    illustrated: input.illustrations,
    hasAudio: input.audio,
  }
  return settleArticle(ctx, { input, held: creditsRequired, delivery }).used
}

function wordsByLanguage(sources: EvidenceForecast['sources']): Map<string, number> {
  const languages = new Map<string, number>()
  for (const source of sources.filter(isEvidence)) {
    const language = source.language ?? ''
    languages.set(language, (languages.get(language) ?? 0) + source.words)
  }
  return languages
}

/** Words of the topic that nothing mentions that was looked through. */
function commonMissing(forecasts: readonly EvidenceForecast[]): MissingWord[] {
  const [first, ...others] = forecasts.flatMap(({ missing }) => (missing ? [missing] : []))
  return (first ?? []).filter(({ word }) => others.every((other) => other.some((one) => one.word === word)))
}
