import { RotatedKey, type RotateKeyInput } from '#contract/agents.ts'
import type { Context } from '../core/context.ts'
import { keyReused } from '../core/key-reused.ts'
import type { RequestSecrets } from '../core/route.ts'
import { agentKeys, keyRotations } from '../db/schema/agents.ts'
import { and, eq, gt, isNull, or, sql } from '../db/sql.ts'
import { deletedRows, deleteInBatches } from '../retention/delete-in-batches.ts'
import { hashCode, hashToken, seal, unseal } from '../secrets/sealing.ts'
import { hashAgentKey } from './agent-key.ts'

const keptMs = 10 * 60_000
const dayMs = 24 * 3_600_000
const label = 'rotated key'

/**
 * The answer of the rotation that had the same old key and the same `Idempotency-Key`, as a function of what the repeat
 * asks; undefined where there is none, or the new key works no more.
 */
export async function findRotationAnswer(
  ctx: Context,
  secrets: RequestSecrets,
): Promise<((input: RotateKeyInput) => RotatedKey) | undefined> {
  const now = ctx.now()
  const [kept] = await ctx.db
    .select({
      sealed: keyRotations.sealedAnswer,
      graceSeconds: keyRotations.graceSeconds,
      createdAt: keyRotations.createdAt,
    })
    .from(keyRotations)
    .innerJoin(agentKeys, eq(agentKeys.hash, keyRotations.newKeyHash))
    .where(
      and(
        eq(keyRotations.repeatHash, repeatHash(secrets)),
        gt(keyRotations.createdAt, new Date(now.getTime() - keptMs)),
        or(isNull(agentKeys.expiresAt), gt(agentKeys.expiresAt, now)),
      ),
    )
  if (!kept) return undefined
  return (input) => {
    if (input.grace_seconds !== kept.graceSeconds) {
      throw keyReused({ operation: 'rotateKey', usedAt: kept.createdAt })
    }
    return RotatedKey.parse(JSON.parse(unseal(sealingKey(ctx, secrets), label, kept.sealed)))
  }
}

/** Keeps the answer of a rotation for its repeat, in the transaction of the rotation. */
export async function keepRotationAnswer(
  tx: Context,
  secrets: RequestSecrets,
  { input, answer }: { input: RotateKeyInput; answer: RotatedKey },
): Promise<void> {
  const kept = {
    newKeyHash: hashAgentKey(answer.agent_api_key),
    graceSeconds: input.grace_seconds,
    sealedAnswer: seal(sealingKey(tx, secrets), label, JSON.stringify(answer)),
    createdAt: tx.now(),
  }
  await tx.db
    .insert(keyRotations)
    .values({ ...kept, repeatHash: repeatHash(secrets) })
    .onConflictDoUpdate({ target: keyRotations.repeatHash, set: kept })
}

/** Retention: what no repeat can open any more. */
export function deleteRotationAnswers(ctx: Context): Promise<void> {
  const { createdAt } = keyRotations
  return deleteInBatches(ctx, { kept: 'rotation_answers', days: keptMs / dayMs }, (before) =>
    deletedRows(keyRotations, sql`${createdAt} < ${before} order by ${createdAt}`),
  )
}

/** The old key is as random as a hash, so that a plain one of the two cannot be guessed back. */
function repeatHash({ agentKey, idempotencyKey }: RequestSecrets): Buffer {
  return hashToken(`${agentKey} ${idempotencyKey}`)
}

function sealingKey({ config }: Context, { agentKey, idempotencyKey }: RequestSecrets): Buffer {
  return hashCode(config.sealingKey, `${label} ${agentKey} ${idempotencyKey}`)
}
