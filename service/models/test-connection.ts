import type { Connection, ConnectionReport, ModelPurpose } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { modelConnections } from '../db/schema/models.ts'
import { and, eq } from '../db/sql.ts'
import { ModelError } from '../engines/chat-model/chat-model.ts'
import { answersOf } from '../engines/claim-check/answers-of.ts'
import type { ModelReport } from '../engines/connector/connector.ts'
import { SearchError } from '../engines/search/search.ts'
import { connectedSettings } from './connected-model.ts'
import { connectionJson } from './connection-json.ts'
import { notConnected } from './delete-connection.ts'
import { type ConnectionRow, findConnections } from './find-connections.ts'
import { connectedSearch } from './find-web-search.ts'

type Finding = Omit<ConnectionReport, 'tested_at'>

/**
 * Tests a connection and saves the result, unless the connection changed meanwhile.
 * @throws {ServiceError} `not_found` if nothing is connected
 */
export async function testConnection(
  ctx: AgentContext,
  purpose: ModelPurpose,
  signal: AbortSignal,
): Promise<Connection> {
  const row = (await findConnections(ctx))[purpose]
  if (!row) throw notConnected(purpose)
  const finding = await (purpose === 'search' ? trySearch(ctx, row, signal) : tryModel(ctx, row, signal))
  const now = ctx.now()
  const capabilities = { ...finding, tested_at: now.toISOString() }
  await ctx.db
    .update(modelConnections)
    .set({ capabilities, checkedAt: now })
    .where(
      and(
        eq(modelConnections.tenantId, row.tenantId),
        eq(modelConnections.purpose, purpose),
        eq(modelConnections.updatedAt, row.updatedAt),
      ),
    )
  return connectionJson({ ...row, capabilities, checkedAt: now })
}

async function tryModel(ctx: AgentContext, row: ConnectionRow, signal: AbortSignal): Promise<Finding> {
  try {
    const answers =
      row.options.answers ?? (row.purpose === 'checking' ? answersOf(row.model ?? '') : 'verdicts')
    const found = await ctx.engines.connector.probe({ ...connectedSettings(ctx, row), answers }, signal)
    return {
      ...judge(found),
      ...(found.contextTokens !== null && { context_tokens: found.contextTokens }),
      ...(found.structuredOutput !== null && { structured_output: found.structuredOutput }),
      ...(found.tokensPerSecond !== null && { tokens_per_second: found.tokensPerSecond }),
      ...(found.sample !== null && { sample: found.sample }),
    }
  } catch (error) {
    if (error instanceof ModelError) return { ok: false, message: error.message }
    throw error
  }
}

/** Whether the model is usable here, as a message. */
function judge({ structuredOutput, judgesRight, contextTokens }: ModelReport): Finding {
  if (judgesRight === false) {
    const message =
      "It didn't tell a supported statement from a wrong one. Choose a model that responds with Yes or No to a document and a statement."
    return { ok: false, message }
  }
  if (structuredOutput === 'none') {
    const message =
      'It responds, but not in the required structure. Plans and checks will fail. Choose another model.'
    return { ok: false, message }
  }
  if (contextTokens !== null && contextTokens < 8_000) {
    const message = `Connection works, but the context window of ${contextTokens} tokens is short. Articles are written section by section from little source text. With Ollama, set OLLAMA_CONTEXT_LENGTH to 16384 or more.`
    return { ok: true, message }
  }
  return { ok: true, message: 'Connection works.' }
}

async function trySearch(ctx: AgentContext, row: ConnectionRow, signal: AbortSignal): Promise<Finding> {
  try {
    const found = await connectedSearch(ctx, row).search('content marketing', {
      language: 'en',
      limit: 5,
      signal,
    })
    const [first] = found
    return first
      ? { ok: true, message: `Connection works. First page found: ${first.title}.`, results: found.length }
      : { ok: false, message: 'It responded, but found no pages for "content marketing".', results: 0 }
  } catch (error) {
    if (error instanceof SearchError) return { ok: false, message: error.message }
    throw error
  }
}
