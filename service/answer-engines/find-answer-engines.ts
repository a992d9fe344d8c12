import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { answerEngines } from '../db/schema/answer-engines.ts'
import { and, asc, eq } from '../db/sql.ts'
import type { SealedKey } from '../models/connection-key.ts'

/** A row with what its key is sealed for. */
export type AnswerEngineRow = typeof answerEngines.$inferSelect & SealedKey

type Row = typeof answerEngines.$inferSelect

/** What the key of an answer engine is sealed for. */
export function keyPurpose(id: string): string {
  return `answers ${id}`
}

/** What the tenant connected, the first one first. */
export async function findAnswerEngines(ctx: AgentContext): Promise<AnswerEngineRow[]> {
  const rows = await ctx.db
    .select()
    .from(answerEngines)
    .where(eq(answerEngines.tenantId, ctx.caller.tenantId))
    .orderBy(asc(answerEngines.createdAt), asc(answerEngines.id))
  return rows.map(withPurpose)
}

/** @throws {ServiceError} `not_found`, also for an engine of another tenant */
export async function getAnswerEngineRow(ctx: AgentContext, id: string): Promise<AnswerEngineRow> {
  const [row] = await ctx.db.select().from(answerEngines).where(isOwn(ctx, id))
  if (!row) throw notFound('answer engine')
  return withPurpose(row)
}

export function isOwn(ctx: AgentContext, id: string) {
  return and(eq(answerEngines.id, id), eq(answerEngines.tenantId, ctx.caller.tenantId))
}

/** Its id in scans: the same model of the same host is the same engine, also when it is connected anew. */
export function llmIdOf({ url, model }: Pick<Row, 'url' | 'model'>): string {
  return `${new URL(url).host}/${model}`
}

function withPurpose(row: Row): AnswerEngineRow {
  return { ...row, purpose: keyPurpose(row.id) }
}
