import type { RotatedKey, RotateKeyInput } from '#contract/agents.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import type { RequestSecrets } from '../core/route.ts'
import { agentKeys, agents } from '../db/schema/agents.ts'
import { and, eq, gt, isNull, or } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import { storeNewKey } from './issue-first-key.ts'
import { findRotationAnswer, keepRotationAnswer } from './rotation-answers.ts'

/**
 * Issues a new key for the calling agent. The old one is revoked immediately, or after the requested grace period. With
 * `secrets` the answer is kept for a repeat that has the same ones.
 */
export async function rotateKey(
  ctx: AgentContext,
  input: RotateKeyInput,
  secrets?: RequestSecrets,
): Promise<RotatedKey> {
  const rotated = await inTransaction(ctx, async (tx) => {
    const { tenantId, agentId } = tx.caller
    const now = tx.now()
    const ends = new Date(now.getTime() + input.grace_seconds * 1000)
    // The agent's row is the lock: of two concurrent rotations, the second ends the first one's key.
    const [agent] = await tx.db.select().from(agents).where(eq(agents.id, agentId)).for('update')
    if (!agent || agent.revokedAt) throw notFound('agent')
    // A repeat that was sent while the first request held the lock.
    const repeat = secrets && (await findRotationAnswer(tx, secrets))
    if (repeat) return repeat(input)
    await tx.db
      .update(agentKeys)
      .set({ expiresAt: ends })
      .where(
        and(eq(agentKeys.agentId, agentId), or(isNull(agentKeys.expiresAt), gt(agentKeys.expiresAt, ends))),
      )
    const key = await storeNewKey(tx, { tenantId, agentId })
    await emitEvent(tx, {
      type: 'agent.key_rotated',
      subjectId: agentId,
      data: { agent_id: agentId, agent_name: agent.name, previous_key_expires_at: ends.toISOString() },
    })
    const answer = answerOf({ agentId, key, until: input.grace_seconds > 0 ? ends.toISOString() : undefined })
    if (secrets) await keepRotationAnswer(tx, secrets, { input, answer })
    return answer
  })
  ctx.cached.callers.forget()
  return rotated
}

function answerOf(rotated: { agentId: string; key: string; until: string | undefined }): RotatedKey {
  const { agentId, key, until } = rotated
  const past = until === undefined ? 'has stopped' : `works until ${until}`
  return {
    agent_id: agentId,
    agent_api_key: key,
    message: `Store this key now: it is not shown again. The old one ${past}.`,
    ...(until !== undefined && { previous_key_expires_at: until }),
  }
}
