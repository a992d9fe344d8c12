import type { Connection, ModelPurpose, SaveConnectionInput } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { modelConnections } from '../db/schema/models.ts'
import { checkEndpoint } from './check-endpoint.ts'
import { connectionJson } from './connection-json.ts'
import { sealConnectionKey } from './connection-key.ts'
import { findConnections } from './find-connections.ts'
import { providers } from './providers.ts'

/**
 * Connects one purpose, replacing the existing connection. An omitted key stays for the same host. The last test result
 * is deleted, because it was for another connection.
 * @throws {ServiceError} `invalid` at the field that is missing or unusable
 */
export async function saveConnection(
  ctx: AgentContext,
  purpose: ModelPurpose,
  input: SaveConnectionInput,
): Promise<Connection> {
  const kind = purpose === 'search' ? 'search' : 'model'
  const provider = providers.find((one) => one.id === input.provider && one.kind === kind)
  if (!provider) throw invalid('provider', `No ${kind} provider called ${input.provider}.`)
  if (kind === 'model' && input.model === undefined) throw invalid('model', 'Choose a model.')
  if (kind === 'search' && provider.id === 'google' && input.options.engine_id === undefined)
    throw invalid('options.engine_id', 'Google needs the ID of a programmable search engine.')
  const saved = (await findConnections(ctx))[purpose]
  const { url, key } = await checkEndpoint(ctx, provider, saved, input)
  const now = ctx.now()
  const members = {
    provider: provider.id,
    url,
    model: kind === 'model' ? (input.model ?? null) : null,
    key: key === undefined ? null : sealConnectionKey(ctx, purpose, key),
    options: input.options,
    capabilities: null,
    checkedAt: null,
    updatedAt: now,
  }
  const [row] = await ctx.db
    .insert(modelConnections)
    .values({ tenantId: ctx.caller.tenantId, purpose, ...members, createdAt: now })
    .onConflictDoUpdate({ target: [modelConnections.tenantId, modelConnections.purpose], set: members })
    .returning()
  if (!row) throw new Error('Expected the upsert to return a row.')
  return connectionJson({ ...row, options: input.options })
}
