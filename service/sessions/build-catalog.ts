import { listArticleTitles } from '../articles/list-article-titles.ts'
import type { AgentContext } from '../core/context.ts'
import { stemTexts } from '../knowledge/stem-texts.ts'
import { findModels } from '../models/find-models.ts'
import { findLikedArticles } from './find-liked-articles.ts'
import { KnownTitles } from './near-duplicate.ts'
import { preferLiked } from './prefer-liked.ts'
import { proposeTopics } from './propose-topics.ts'
import { rankCandidates } from './rank-candidates.ts'
import type { TopicCandidate } from './topic-candidate.ts'
import { findCandidates, type TopicWishes } from './topic-candidates.ts'

const maxTopics = 150
/** With fewer proposals of a model the built-in topics follow them. */
const enoughProposals = 10

export type CatalogRequest = TopicWishes & {
  languages: readonly string[]
  /** Titles that are settled: written, vetoed, added by a person. */
  known: readonly string[]
  /** Topics that wait in a queue already: they keep their place in the catalog, with new evidence. */
  planned: readonly TopicCandidate[]
}

/**
 * The topic catalog of a session: the most useful first, without what the tenant's articles or `known` titles say
 * already, nearly the same included. The model proposes where one is connected, and what it leaves open is filled by
 * what was named and what the documents have headings for. Reads only; how long it takes grows with categories x problems.
 */
export async function buildCatalog(ctx: AgentContext, request: CatalogRequest): Promise<TopicCandidate[]> {
  const { known, planned } = request
  const language = request.languages[0] ?? 'en'
  const written = await listArticleTitles(ctx)
  const { writing: model } = await findModels(ctx)
  const existing = [...written.map(({ title }) => title), ...known, ...planned.map(({ title }) => title)]
  const proposed = model && (await proposeTopics(ctx, model, { ...request, language, existing }))
  const found =
    proposed && proposed.length >= enoughProposals ? [] : await findCandidates(ctx, { ...request, language })
  const prefer = await preferenceOf(ctx, language)
  const candidates = [
    ...rankCandidates(await prefer([...(proposed ? planned : []), ...(proposed ?? [])])),
    ...rankCandidates(await prefer(found)),
  ]
  const titles = [...candidates.map(withoutCategory), ...known].map((title) => ({ title, language }))
  const stems = await stemTitles(ctx, [...titles, ...written])
  const seen = new KnownTitles(stems)
  for (const title of stems.slice(candidates.length)) seen.add(title)
  const fresh = candidates.filter((_, place) => {
    const title = stems[place]
    if (!title || seen.has(title)) return false
    seen.add(title)
    return true
  })
  return fresh.slice(0, maxTopics)
}

/** “Coffee: Cleaning the grinder” says what “Cleaning a grinder” says. */
function withoutCategory({ title, category, isWhole }: TopicCandidate): string {
  return !isWhole && title.startsWith(`${category}: `) ? title.slice(category.length + 2) : title
}

type Preferred = TopicCandidate & { liked: string | null; interest: number }

/** What readers of the tenant liked, as marks on topics that are about the same. */
async function preferenceOf(
  ctx: AgentContext,
  language: string,
): Promise<(topics: readonly TopicCandidate[]) => Promise<Preferred[]>> {
  const articles = await findLikedArticles(ctx)
  const stems = await stemTitles(ctx, articles)
  const liked = articles.map((article, place) => ({ article, stems: stems[place] ?? new Set<string>() }))
  return async (topics) => {
    const own = await stemTitles(
      ctx,
      topics.map(({ title }) => ({ title, language })),
    )
    const titled = topics.map((candidate, place) => ({ candidate, stems: own[place] ?? new Set<string>() }))
    return preferLiked(titled, liked)
  }
}

/** A title of very common words alone is compared as it is. */
async function stemTitles(
  ctx: AgentContext,
  titles: readonly { title: string; language: string }[],
): Promise<ReadonlySet<string>[]> {
  const stems = await stemTexts(
    ctx,
    titles.map(({ title, language }) => ({ text: title, language })),
  )
  return stems.map((one, place) => (one.size > 0 ? one : new Set([titles[place]?.title.toLowerCase() ?? ''])))
}
