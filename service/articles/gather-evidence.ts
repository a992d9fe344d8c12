import type { ExtractionResult } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { isAboutOurselves } from '../engines/writer/shared.ts'
import type { EvidenceSource, WriteProgress } from '../engines/writer/writer.ts'
import { findModels } from '../models/find-models.ts'
import { findWebSearch, noWebSearch } from '../models/find-web-search.ts'
import { ArticleFailure } from './article-failure.ts'
import { expandTopic } from './expand-topic.ts'
import { findCitedPages } from './find-cited-pages.ts'
import { findKnowledgeEvidence } from './find-knowledge-evidence.ts'
import type { ArticleRow } from './get-article-row.ts'
import { measurePages } from './measure-pages.ts'
import { type ReadSources, readSources } from './read-sources.ts'
import { searchWeb } from './search-web.ts'

/** A model on a small machine is slow; without its words search has its own. */
const maxExpandingMs = 90_000

export type Evidence = {
  sources: EvidenceSource[]
  extractionResults: ExtractionResult[]
  /** What the reader of the result should know: an address that failed, a search that did not answer. */
  notes: string[]
}

/**
 * All evidence for an article: the requested URLs, pages from web search, the tenant's relevant documents, and the
 * pages that its published articles cite. Its own articles are no evidence.
 * @throws {ArticleFailure} `sources_unreadable` if none of the requested URLs could be read
 */
export async function gatherEvidence(
  ctx: AgentContext,
  row: ArticleRow,
  job: { signal: AbortSignal; report(progress: WriteProgress): Promise<void> },
): Promise<Evidence> {
  const { input } = row
  const { signal, report } = job
  const asked = input.source_urls ?? []
  const count = `${asked.length} ${asked.length === 1 ? 'address' : 'addresses'}`
  if (asked.length > 0) await report({ stage: 'reading', percent: 10, message: `Reading ${count}.` })
  const named = await readSources(ctx, asked, signal)
  rejectUnreadable(named.results)

  const text = input.topic?.trim() || named.sources.map(({ title }) => title).join(' ')
  const search = input.enable_search ? await findWebSearch(ctx) : undefined
  if (search) await report({ stage: 'reading', percent: 50, message: `Searching with ${search.name}.` })
  const known = new Set([...asked, ...named.sources.map(({ id }) => id)])
  const found: ReadSources & { note?: string } = search
    ? await searchWeb(ctx, search, { text, language: input.language, known, signal })
    : { results: [], sources: [] }

  await report({ stage: 'reading', percent: 80, message: 'Searching your knowledge.' })
  const { writing } = await findModels(ctx)
  const languages = [...named.sources, ...found.sources].map((source) => source.language)
  const expansion = await expandTopic(ctx, text, { maxMs: maxExpandingMs, signal, languages })
  const [knowledge, cited, foundPages] = await Promise.all([
    findKnowledgeEvidence(ctx, {
      topic: text,
      expansion,
      takesWeak: writing !== null,
      takesSmall: writing === null,
      isAboutOurselves: isAboutOurselves(text, input.language),
    }),
    findCitedPages(ctx, text),
    keepBearing(ctx, text, input.language, found.sources),
  ])
  signal.throwIfAborted()
  const failed = named.results.filter(({ status }) => status === 'failed').length
  const namedSources = named.sources.map((source) => ({ ...source, isNamed: true }))
  const sources = [...namedSources, ...foundPages, ...knowledge.sources, ...cited]
  return {
    sources: [...new Map(sources.map((source) => [source.id, source])).values()],
    extractionResults: [...named.results, ...found.results],
    notes: [
      ...(failed > 0 ? [`${failed} of ${count} could not be read.`] : []),
      ...(found.note ? [found.note] : []),
      ...describeWithoutRoom(knowledge.withoutRoom),
      ...(input.enable_search && !search ? [noWebSearch] : []),
    ],
  }
}

const maxNamed = 5

function describeWithoutRoom(titles: readonly string[]): string[] {
  if (titles.length === 0) return []
  const named = titles.slice(0, maxNamed).map((title) => `“${title}”`)
  const more = titles.length > maxNamed ? ` and ${titles.length - maxNamed} more` : ''
  return [`No room for these documents, which touch on the topic: ${named.join(', ')}${more}.`]
}

/** Pages that a search found and that do not speak of the topic are left out. */
async function keepBearing(
  ctx: AgentContext,
  topic: string,
  language: string,
  pages: readonly EvidenceSource[],
): Promise<EvidenceSource[]> {
  const measured = await measurePages(ctx, { topic, language, pages })
  return measured.filter(({ strength }) => strength !== 'none').map(({ page }) => page)
}

function rejectUnreadable(results: ExtractionResult[]): void {
  if (results.length === 0 || results.some(({ status }) => status === 'read')) return
  throw new ArticleFailure('sources_unreadable', explainUnreadable(results), results)
}

/** What is wrong with an address says which; of several it stands with each of them. */
function explainUnreadable(results: readonly ExtractionResult[]): string {
  const [only] = results
  if (results.length === 1 && only) return only.message ?? `${only.url} could not be read.`
  return `None of the ${results.length} URLs could be read.`
}
