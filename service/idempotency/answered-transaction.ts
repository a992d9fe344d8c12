import type { AgentContext } from '../core/context.ts'
import { keyInUse, type ServiceError } from '../core/errors.ts'
import type { KeyedRequest } from '../core/keyed-request.ts'
import { idempotentAnswers } from '../db/schema/idempotency.ts'
import { type SQL, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { whereSlot, whereUnanswered } from './slot-sql.ts'

/**
 * A transaction whose result is what its request asked for. If the request has an `Idempotency-Key`, the answer is saved
 * with the work, or neither is; an answer that is not known yet is represented by the result, from which it is made. Invariant: only the owner of
 * the slot commits, so that of a request and its repeat one does the work.
 * @throws {ServiceError} `conflict` after a repeat has taken the slot over
 */
export async function answeredTransaction<T extends object>(
  ctx: AgentContext,
  work: (tx: AgentContext) => Promise<T>,
): Promise<T> {
  const { request, ...rest } = ctx
  if (!request) return inTransaction(rest, work)
  return inTransaction(rest, async (tx) => {
    // First, so that whoever needs the slot and the balance takes them in one order.
    const mine = await tx.db
      .select({ key: idempotentAnswers.key })
      .from(idempotentAnswers)
      .where(whereUnanswered(request))
      .for('update')
    if (mine.length === 0) throw takenOver()
    const result = await work(tx)
    await tx.db
      .update(idempotentAnswers)
      .set(request.answerTo(result) ?? { result })
      .where(whereSlot(request))
    return result
  })
}

/**
 * The same for work that is one statement: table expressions for it. `mine` has a row if the work may be done, and the
 * answer is saved if `from`, a table expression of the work, has one.
 */
export function answerSql(
  request: KeyedRequest | undefined,
  result: object,
  from: SQL,
): { mine: SQL; isMine: SQL; saved: SQL } {
  if (!request) return { mine: sql``, isMine: sql`true`, saved: sql`` }
  const answer = request.answerTo(result)
  return {
    mine: sql`mine as materialized (
      select key from ${idempotentAnswers} where ${whereUnanswered(request)} for update
    ),`,
    isMine: sql`exists (select from mine)`,
    saved: sql`answered as (
      update ${idempotentAnswers} set result = ${answer ? null : JSON.stringify(result)}::json, status = ${answer?.status ?? null}::int,
        body = ${answer ? JSON.stringify(answer.body) : null}::json,
        headers = ${answer ? JSON.stringify(answer.headers) : null}::jsonb
      ${from} where ${whereSlot(request)}
    ),`,
  }
}

function takenOver(): ServiceError {
  return keyInUse(
    'A repeat of this request with the same Idempotency-Key has taken its place. Send it again for the answer.',
  )
}
