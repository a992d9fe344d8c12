import type { AgentContext } from '../core/context.ts'
import type { Search, SearchProvider } from '../engines/search/search.ts'
import { openConnectionKey } from './connection-key.ts'
import { type ConnectionRow, findConnections } from './find-connections.ts'

/** The tenant's web search, else the operator's; undefined when there is none. */
export async function findWebSearch(ctx: AgentContext): Promise<Search | undefined> {
  const { search } = await findConnections(ctx)
  return search ? connectedSearch(ctx, search) : ctx.engines.webSearch
}

export function connectedSearch(ctx: AgentContext, row: ConnectionRow): Search {
  return ctx.engines.connector.search({
    // Only what `saveConnection` knows as a search provider is saved as one.
    provider: row.provider as SearchProvider,
    address: row.url,
    key: openConnectionKey(ctx, row) ?? '',
    engineId: row.options.engine_id ?? '',
  })
}

/** The note before a charge and in the result if `enable_search` was requested without a web search. */
export const noWebSearch =
  'No web search connected. Articles only use your knowledge. Connect one in Settings › Models.'
