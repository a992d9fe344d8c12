import { ConnectionReport } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import type { ChatModel } from '../engines/chat-model/chat-model.ts'
import type { ConnectedModel } from '../engines/connector/connector.ts'
import { openConnectionKey } from './connection-key.ts'
import type { ConnectionRow } from './find-connections.ts'

/** How many tenants' models a process keeps; the one made first makes room. */
const maxKept = 500
type Kept = { version: string; model: ChatModel }
const keptBy = new WeakMap<object, Map<string, Kept>>()

/** What the connector needs to reach the model of a connection. */
export function connectedSettings(ctx: AgentContext, row: ConnectionRow): ConnectedModel {
  const { context_tokens, evidence_tokens, concurrency } = row.options
  const report = ConnectionReport.safeParse(row.capabilities)
  const isLocal = new URL(row.url).origin === new URL(ctx.engines.ollama.baseUrl).origin
  return {
    baseUrl: row.url,
    model: row.model ?? '',
    key: openConnectionKey(ctx, row),
    contextTokens: context_tokens ?? (report.success ? report.data.context_tokens : undefined),
    evidenceTokens: evidence_tokens,
    // Ollama runs one call of a model after the other on most machines.
    concurrency: concurrency ?? (isLocal ? 1 : undefined),
  }
}

/** The model of a connection, one for the process: its bound on concurrency holds over all articles of the tenant. */
export function connectedModel(ctx: AgentContext, row: ConnectionRow): ChatModel {
  const { connector } = ctx.engines
  const kept = keptBy.get(connector) ?? new Map<string, Kept>()
  keptBy.set(connector, kept)
  const place = `${row.tenantId} ${row.purpose}`
  const version = `${row.updatedAt.toISOString()} ${row.checkedAt?.toISOString()}`
  const found = kept.get(place)
  if (found?.version === version) return found.model
  const model = connector.chatModel(connectedSettings(ctx, row))
  kept.delete(place)
  kept.set(place, { version, model })
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  return model
}
