import { listArticleTitles } from '../articles/list-article-titles.ts'
import type { AgentContext } from '../context.ts'
import { stemTexts } from '../knowledge/stem-texts.ts'
import { KnownTitles } from './near-duplicate.ts'
import { rankCandidates } from './rank-candidates.ts'
import { findCandidates, type TopicCandidate, type TopicWishes } from './topic-candidates.ts'

const mostTopics = 150

/**
 * The topic catalog of a session: the most useful first, without what the tenant's articles or `known` titles say
 * already, nearly the same included. Reads only; how long it takes grows with categories x problems.
 */
export async function buildCatalog(
  ctx: AgentContext,
  wishes: TopicWishes & { languages: readonly string[] },
  known: readonly string[] = [],
): Promise<TopicCandidate[]> {
  const candidates = rankCandidates(await findCandidates(ctx, wishes))
  const language = wishes.languages[0] ?? 'en'
  const existing = [...(await listArticleTitles(ctx)), ...known.map((title) => ({ title, language }))]
  const stems = await stemTitles(ctx, [...candidates.map(({ title }) => ({ title, language })), ...existing])
  const titles = new KnownTitles(stems)
  for (const title of stems.slice(candidates.length)) titles.add(title)
  const fresh = candidates.filter((_, place) => {
    const title = stems[place]
    if (!title || titles.has(title)) return false
    titles.add(title)
    return true
  })
  return fresh.slice(0, mostTopics)
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
