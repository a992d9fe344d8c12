import type { Deleted } from '#contract/primitives.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { answerEngines } from '../db/schema/answer-engines.ts'
import { isOwn } from './find-answer-engines.ts'

/**
 * Erases an answer engine with its key; scans that asked it stay.
 * @throws {ServiceError} `not_found`
 */
export async function deleteAnswerEngine(ctx: AgentContext, id: string): Promise<Deleted> {
  const gone = await ctx.db.delete(answerEngines).where(isOwn(ctx, id)).returning({ id: answerEngines.id })
  if (gone.length === 0) throw notFound('answer engine')
  return { success: true }
}
