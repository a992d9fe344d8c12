import type { Sent } from '#contract/always-sent.ts'
import type { ArticleForecast, ForecastArticleInput } from '#contract/article-forecast.ts'
import type { AgentContext } from '../core/context.ts'
import type { ReadPage } from '../engines/reader/reader.ts'
import { digestTurboWords } from '../engines/writer/digest-length.ts'
import { isAboutOurselves } from '../engines/writer/shared.ts'
import type { EvidenceSource, WrittenArticle } from '../engines/writer/writer.ts'
import { isFormWord } from '../knowledge/framing-words.ts'
import { joinHyphenated } from '../knowledge/join-hyphenated.ts'
import { findModels } from '../models/find-models.ts'
import { findWebSearch } from '../models/find-web-search.ts'
import { draftDigest } from './draft-digest.ts'
import { estimateArticle } from './estimate-article.ts'
import { type EvidenceForecast, isEvidence, type MissingWord } from './evidence-forecast.ts'
import { expandTopic } from './expand-topic.ts'
import { expectDigestWords, expectDraftWords, expectModelWords } from './expected-words.ts'
import { findForeignLanguages } from './find-foreign-languages.ts'
import { type AddressForecast, forecastAddresses, readAddresses } from './forecast-addresses.ts'
import { forecastDocuments } from './forecast-documents.ts'
import { forecastNotes, otherLanguage } from './forecast-notes.ts'
import { isSameLanguage } from './is-same-language.ts'
import { pageEvidence } from './read-sources.ts'
import { settleArticle } from './settle-article.ts'
import { targetWords } from './target-words.ts'

/** The user is typing and waiting: anything unknown by then is reported as unknown. */
const maxReadingMs = 6000
const maxExpandingMs = 4000

/**
 * What the evidence for an article can carry: the relevant documents and URLs, the article's length, and its cost.
 * Charges nothing, and stores nothing but a short cache of the pages it read.
 * @param asks false: sends no external request, neither to a URL nor to a model
 */
export async function forecastArticle(
  ctx: AgentContext,
  input: ForecastArticleInput,
  { signal, asks }: { signal: AbortSignal; asks: boolean },
): Promise<Sent<typeof ArticleForecast>> {
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
    forecastDocuments(ctx, { topic, language, expansion, takesSmall: writing === null }),
  ])
  const writes = writing ? 'model' : 'digest'
  const sources = [...pages.sources, ...documents.sources]
  const languages = wordsByLanguage(sources)
  const words = [...languages.values()].reduce((sum, count) => sum + count, 0)
  const foreign = words > 0 || read.length > 0 ? [] : await findForeignLanguages(ctx, language)
  const isForeign = otherLanguage({ languages, language }) !== undefined
  const target = longestWords(input, writes)
  const search = input.enable_search ? await findWebSearch(ctx) : undefined
  const named = pages.usable.filter((page) => isSameLanguage(page.language, language))
  const cited = documents.sources.filter((source) => source.kind === 'page' && isEvidence(source))
  const own = documents.sources.filter((source) => source.kind === 'knowledge' && isEvidence(source))
  const isOwnLanguage = (source: { language?: string | undefined }) =>
    isSameLanguage(source.language ?? '', language)
  const guessed = () =>
    expectDigestWords(
      {
        documents: own.filter(isOwnLanguage).map((source) => source.words),
        pages: [...named, ...cited.filter(isOwnLanguage)].map((page) => page.words),
        isAboutOurselves:
          isAboutOurselves(given, language) && documents.sources.some(({ kind }) => kind === 'knowledge'),
        searches: search !== undefined,
      },
      target,
    )
  // What a search will find is not known, so that there is nothing to draft from.
  const draft =
    writes === 'digest' && search === undefined
      ? await draftDigest(ctx, input, { evidence: evidenceOf(read, documents.evidence), signal })
      : undefined
  const expected = draft
    ? expectDraftWords(draft)
    : writes === 'digest'
      ? guessed()
      : // Search results are unknown in advance: assume the requested amount.
        expectModelWords(search ? target : words, target)
  const reading = sources.filter(({ status }) => status === 'reading').length
  const missing = commonMissing(given, [pages, documents])
  const figures = input.illustrations ? countFigures(ctx, draft, language) : undefined
  return {
    sources,
    engine: writing?.name ?? 'built-in',
    words_expected: expected.words,
    words_guessed: draft === undefined || reading > 0,
    credits_expected: expectedCredits(ctx, input, {
      wordCount: expected.maxWords,
      hasPages: search !== undefined || sources.some(({ kind }) => kind === 'page'),
      illustrated: input.illustrations && figures !== 0,
    }),
    ...(figures !== undefined && { figures_expected: figures }),
    language_matches: !isForeign,
    ...tellMissing(missing, foreign),
    notes: forecastNotes({
      language,
      writes,
      languages,
      foreign,
      missing,
      hasEvidence: writes === 'model' ? words > 0 : expected.words > 0 || (words > 0 && isForeign),
      isUndrafted: writes === 'digest' && search === undefined && draft === undefined,
      isThin: draft?.isThin === true,
      hasNoFigure: figures === 0,
      reading,
      reads: asks,
      offTopic: offTopicTitles(pages, writes),
      search: !input.enable_search ? 'none' : (search ?? 'missing'),
      wordsExpected: expected.words,
      maxWords: expected.maxWords,
      targetWords: target,
    }),
  }
}

/** A digest in Turbo is shorter than an article in Turbo. */
function longestWords(input: ForecastArticleInput, writes: 'model' | 'digest'): number {
  const words = targetWords(input)
  return writes === 'digest' && input.mode === 'turbo' ? Math.min(digestTurboWords, words) : words
}

/**
 * What an article of at most that many words costs, so that the charge is never higher; nothing below the least that is
 * charged, and no comparison without a page to compare with.
 */
function expectedCredits(
  ctx: AgentContext,
  input: ForecastArticleInput,
  { wordCount, hasPages, illustrated }: { wordCount: number; hasPages: boolean; illustrated: boolean },
): number {
  const { creditsRequired } = estimateArticle(ctx, input)
  const delivery = {
    form: 'article' as const,
    wordCount,
    illustrated,
    hasAudio: input.audio,
    citedPages: input.source_urls?.length ?? 0,
    isCompared: hasPages,
  }
  return settleArticle(ctx, { input, held: creditsRequired, delivery }).used
}

/** A digest quotes a named page that mentions the topic at all. */
function offTopicTitles({ sources, usable }: AddressForecast, writes: 'model' | 'digest'): string[] {
  const isQuoted = (address: string | undefined) =>
    writes === 'digest' && usable.some(({ url }) => url === address)
  return sources
    .filter((source) => source.status === 'read' && !isEvidence(source) && !isQuoted(source.url))
    .map(({ title }) => title)
}

/** Of a text that is not drafted it is not known which tables it will have. */
function countFigures(
  { engines }: AgentContext,
  draft: WrittenArticle | undefined,
  language: string,
): number | undefined {
  return draft?.tables.filter((table) => engines.illustrator.drawsChart({ ...table, language })).length
}

function wordsByLanguage(sources: EvidenceForecast['sources']): Map<string, number> {
  const languages = new Map<string, number>()
  for (const source of sources.filter(isEvidence)) {
    const language = source.language ?? ''
    languages.set(language, (languages.get(language) ?? 0) + source.words)
  }
  return languages
}

/** Everything that the writer would be given, each source once. */
function evidenceOf(read: readonly ReadPage[], others: readonly EvidenceSource[]): EvidenceSource[] {
  const named = read.map((page) => ({ ...pageEvidence(page), isNamed: true }))
  return [...new Map([...named, ...others].map((source) => [source.id, source])).values()]
}

/** A topic in one language is not mentioned in documents of another, whatever they say. */
function tellMissing(
  missing: readonly MissingWord[],
  foreign: readonly string[],
): Pick<ArticleForecast, 'missing'> {
  const words = missing.flatMap(({ word }) => (isFormWord(word) ? [] : [word]))
  return foreign.length > 0 || words.length === 0 ? {} : { missing: words }
}

/** Words of the topic that nothing mentions that was looked through; none of one that is only the titles of pages. */
function commonMissing(topic: string, forecasts: readonly EvidenceForecast[]): MissingWord[] {
  if (topic === '') return []
  const [first, ...others] = forecasts.flatMap(({ missing }) => (missing ? [missing] : []))
  const common = (first ?? []).filter(({ word }) =>
    others.every((other) => other.some((one) => one.word === word)),
  )
  return joinHyphenated(
    topic,
    common.map(({ word }) => word),
  ).map((word) => ({ word }))
}
