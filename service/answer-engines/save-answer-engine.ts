import { randomUUID } from 'node:crypto'
import type { AnswerEngine, SaveAnswerEngineInput } from '#contract/answer-engines.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import { answerEngines } from '../db/schema/answer-engines.ts'
import { sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { checkEndpoint } from '../models/check-endpoint.ts'
import { sealConnectionKey } from '../models/connection-key.ts'
import { providers } from '../models/providers.ts'
import { answerEngineJson } from './answer-engine-json.ts'
import { findAnswerEngines, getAnswerEngineRow, isOwn, keyPurpose, llmIdOf } from './find-answer-engines.ts'

const maxEngines = 10

/**
 * Connects an answer engine, or replaces the one of `id`. An omitted key stays for the same host. The last test result
 * is deleted, because it was for another connection.
 * @throws {ServiceError} `invalid` at the field that is missing or unusable, `not_found`, `conflict` for a model that is
 * asked already and for one engine too many
 */
export async function saveAnswerEngine(
  ctx: AgentContext,
  input: SaveAnswerEngineInput,
  known?: string,
): Promise<AnswerEngine> {
  const provider = providers.find(({ id, kind }) => id === input.provider && kind !== 'search')
  if (!provider) throw invalid('provider', `No answer engine can be made from ${input.provider}.`)
  const saved = known === undefined ? undefined : await getAnswerEngineRow(ctx, known)
  const { url, key } = await checkEndpoint(ctx, provider, saved, input)
  const id = saved?.id ?? randomUUID()
  const now = ctx.now()
  const members = {
    name: input.name?.trim() || null,
    provider: provider.id,
    url,
    model: input.model,
    key: key === undefined ? null : sealConnectionKey(ctx, keyPurpose(id), key),
    report: null,
    updatedAt: now,
  }
  return inTransaction(ctx, async (tx) => {
    const { tenantId } = tx.caller
    await tx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`answer engines ${tenantId}`}, 0))`,
    )
    const others = (await findAnswerEngines(tx)).filter((one) => one.id !== id)
    const same = others.find((one) => llmIdOf(one) === llmIdOf(members))
    if (same)
      throw conflict('answer_engine_exists', `${same.name ?? same.model} already asks ${members.model}.`)
    if (others.length >= maxEngines)
      throw conflict(
        'too_many_answer_engines',
        `You've reached ${maxEngines} answer engines. Remove one first.`,
      )
    const [row] = saved
      ? await tx.db.update(answerEngines).set(members).where(isOwn(tx, id)).returning()
      : await tx.db
          .insert(answerEngines)
          .values({ id, tenantId, ...members, createdAt: now })
          .returning()
    // Removed by another request meanwhile.
    if (!row) return answerEngineJson(await getAnswerEngineRow(tx, id))
    return answerEngineJson(row)
  })
}
