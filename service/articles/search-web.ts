import type { AgentContext } from '../core/context.ts'
import { type Search, SearchError } from '../engines/search/search.ts'
import { type ReadSources, readSources } from './read-sources.ts'

const maxPages = 3
/** Some results cannot be read; asking for a few more keeps the number up without waiting for a second round. */
const triedPages = 5

/** Finds pages on the web and reads them. A search that fails costs the article nothing but its pages; `note` says so. */
export async function searchWeb(
  ctx: AgentContext,
  search: Search,
  query: { text: string; language: string; known: ReadonlySet<string>; signal: AbortSignal },
): Promise<ReadSources & { note?: string }> {
  const { text, language, known, signal } = query
  try {
    const found = await search.search(text, { language, limit: triedPages + known.size, signal })
    const fresh = found.map(({ url }) => url).filter((url) => !known.has(url))
    const { results, sources } = await readSources(ctx, fresh.slice(0, triedPages), signal)
    return {
      sources: sources.slice(0, maxPages),
      results: results.filter(({ status }) => status === 'read').slice(0, maxPages),
      ...(sources.length === 0 && { note: 'The web search found no page that could be read.' }),
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof SearchError)) throw error
    return { results: [], sources: [], note: error.message }
  }
}
