import type { CompleteClaimInput, CompletedClaim } from '#contract/agents.ts'
import type { Context } from '../core/context.ts'
import { registrations } from '../db/schema/agents.ts'
import { and, eq, gt, isNotNull, lt, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashToken, sameHash } from '../secrets/sealing.ts'
import { codeHashOf, deadCodesAllowed, rejectEnded } from './challenge-claim.ts'
import { claimError } from './claim-error.ts'
import { issueFirstKey } from './issue-first-key.ts'
import { scopes } from './register-agent.ts'

const guessesPerCode = 5

/**
 * Ends a claim with one key, in one transaction with the tenant, the agent and the free credits (auth.md v0.1.0,
 * "claim"). Invariants: two concurrent completions give one key; a code is invalid after five guesses, a registration
 * after three codes.
 * @throws {ServiceError} a claim error
 */
export async function completeClaim(ctx: Context, input: CompleteClaimInput): Promise<CompletedClaim> {
  const registration = await takeGuess(ctx, hashToken(input.claim_token))
  const guess = codeHashOf(ctx, registration.id, input.otp.replaceAll(/\s/g, ''))
  if (!sameHash(registration.codeHash, guess)) {
    await killSpentCode(ctx, registration.id)
    throw claimError('otp_invalid')
  }
  const completed = await inTransaction(ctx, async (tx) => {
    const [claimed] = await tx.db
      .update(registrations)
      .set({ status: 'claimed', codeHash: null })
      .where(
        and(
          eq(registrations.id, registration.id),
          eq(registrations.status, 'pending'),
          isNotNull(registrations.codeHash),
        ),
      )
      .returning({ id: registrations.id })
    if (!claimed) throw claimError('previously_claimed')
    const { agentId, key } = await issueFirstKey(tx, registration)
    return {
      registration_id: registration.id,
      status: 'claimed',
      credential_type: 'api_key',
      credential: key,
      credential_expires: null,
      scopes,
      agent_id: agentId,
      agent_api_key: key,
    }
  })
  // The key that the agent had before, if it had one, has stopped.
  ctx.cached.callers.forget()
  return completed
}

/** Counts the guess before checking it, so that concurrent guesses cannot share one count. */
async function takeGuess(ctx: Context, claimTokenHash: Buffer) {
  const [found] = await ctx.db
    .select()
    .from(registrations)
    .where(eq(registrations.claimTokenHash, claimTokenHash))
  if (!found) throw claimError('invalid_claim_token')
  rejectEnded(found, ctx.now())
  if (!found.codeHash) throw claimError('otp_not_generated')
  if (!found.codeExpiresAt || found.codeExpiresAt < ctx.now()) throw claimError('otp_expired')
  const [counted] = await ctx.db
    .update(registrations)
    .set({ wrongCodes: sql`${registrations.wrongCodes} + 1` })
    .where(
      and(
        eq(registrations.id, found.id),
        eq(registrations.status, 'pending'),
        isNotNull(registrations.codeHash),
        gt(registrations.codeExpiresAt, ctx.now()),
        lt(registrations.wrongCodes, guessesPerCode),
      ),
    )
    .returning()
  if (!counted) throw claimError('otp_expired')
  return counted
}

/** After the fifth wrong guess the code is gone; after the third such code, the registration. */
async function killSpentCode(ctx: Context, registrationId: string): Promise<void> {
  await ctx.db
    .update(registrations)
    .set({
      codeHash: null,
      deadCodes: sql`${registrations.deadCodes} + 1`,
      status: sql`case when ${registrations.deadCodes} + 1 >= ${deadCodesAllowed} then 'ended' else ${registrations.status} end`,
    })
    .where(
      and(
        eq(registrations.id, registrationId),
        eq(registrations.status, 'pending'),
        isNotNull(registrations.codeHash),
        sql`${registrations.wrongCodes} >= ${guessesPerCode}`,
      ),
    )
}
