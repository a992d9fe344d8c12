import type { ConnectionList, EngineInUse } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { connectionJson } from './connection-json.ts'
import { type ConnectionRow, findConnections } from './find-connections.ts'
import { findModels } from './find-models.ts'
import { presets, providers } from './providers.ts'

/** What the tenant connected, what is in use, and the presets. */
export async function listConnections(ctx: AgentContext): Promise<ConnectionList> {
  const own = await findConnections(ctx)
  const { writing, judge } = await findModels(ctx, own)
  const { config, engines } = ctx
  const operator = (model: string, url: string): EngineInUse => ({
    name: model,
    host: new URL(url).host,
    from: 'operator',
  })
  const inUse = (row: ConnectionRow | undefined, other: EngineInUse): EngineInUse =>
    row ? { name: row.model ?? labelOf(row), host: new URL(row.url).host, from: 'tenant' } : other
  const writer = inUse(
    own.writing,
    config.writer
      ? operator(config.writer.model, config.writer.url)
      : writing
        ? { name: writing.model, host: new URL(engines.ollama.baseUrl).host, from: 'local' }
        : { name: 'evidence digest', from: 'none' },
  )
  const checker = inUse(
    own.checking,
    config.checker
      ? operator(config.checker.model, config.checker.url)
      : judge
        ? { ...writer, from: 'writing' }
        : { name: 'comparison of words and numbers', from: 'none' },
  )
  const search = inUse(
    own.search,
    engines.webSearch
      ? { name: engines.webSearch.name, from: 'operator' }
      : { name: 'own knowledge', from: 'none' },
  )
  return {
    connections: Object.values(own).map(connectionJson),
    in_use: { writing: writer, checking: checker, search },
    providers: presets(engines.ollama.baseUrl),
  }
}

function labelOf({ provider }: ConnectionRow): string {
  return providers.find(({ id, kind }) => id === provider && kind === 'search')?.label ?? provider
}
