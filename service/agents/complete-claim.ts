import type { CompleteClaimInput, CompletedClaim } from '#contract/agents.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { Context } from '../core/context.ts'
import { registrations } from '../db/schema/agents.ts'
import { eq, type SQL } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashToken, sameHash } from '../secrets/sealing.ts'
import { codeHashOf, deadCodesAllowed, type RegistrationRow, rejectEnded } from './challenge-claim.ts'
import { claimError } from './claim-error.ts'
import { issueFirstKey } from './issue-first-key.ts'
import { scopes } from './register-agent.ts'

const guessesPerCode = 5

/**
 * Ends a claim with one key, in one transaction with the tenant, the agent and the free credits (auth.md v0.1.0,
 * "claim"). Invariants: two concurrent completions give one key; a code is invalid after five guesses, a registration
 * after three codes. The registration's row is the lock: completions take turns, and each hears what the one before it
 * led to.
 * @throws {ServiceError} a claim error
 */
export async function completeClaim(
  ctx: Context,
  input: CompleteClaimInput,
): Promise<Sent<typeof CompletedClaim>> {
  const found = eq(registrations.claimTokenHash, hashToken(input.claim_token))
  const completed = await proveClaim(ctx, { found, code: input.otp }, async (tx, registration) => {
    const { agentId, key } = await issueFirstKey(tx, registration)
    return {
      registration_id: registration.id,
      status: 'claimed' as const,
      credential_type: 'api_key' as const,
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

/**
 * Ends a claim by its code, and with it does `finish`, in one transaction.
 * @throws {ServiceError} a claim error
 */
export async function proveClaim<T>(
  ctx: Context,
  claim: { found: SQL; code: string },
  finish: (tx: Context, registration: RegistrationRow) => Promise<T>,
): Promise<T> {
  const proven = await inTransaction(ctx, async (tx): Promise<{ wrong: WrongGuess } | { value: T }> => {
    const registration = await lockRegistration(tx, claim.found)
    rejectUnusable(registration, tx.now())
    const code = claim.code.replaceAll(/\s/g, '')
    // A typo rather than a guess: it uses none of the attempts.
    if (!/^\d{6}$/.test(code)) {
      const message = 'A code has six digits, as shown on the page. No attempt was counted.'
      throw claimError('otp_invalid', message, { attempts_left: guessesPerCode - registration.wrongCodes })
    }
    const guess = codeHashOf(tx, registration.id, code)
    if (!sameHash(registration.codeHash, guess)) {
      return { wrong: await countWrongGuess(tx, registration) }
    }
    await tx.db
      .update(registrations)
      .set({ status: 'claimed', codeHash: null })
      .where(eq(registrations.id, registration.id))
    return { value: await finish(tx, registration) }
  })
  // After the transaction: the wrong guess stays counted.
  if ('wrong' in proven) throw wrongCode(proven.wrong)
  return proven.value
}

type WrongGuess = { attemptsLeft: number; hasEnded: boolean }

function wrongCode({ attemptsLeft, hasEnded }: WrongGuess): Error {
  const left = attemptsLeft === 1 ? 'One attempt is left.' : `${attemptsLeft} attempts are left.`
  const next = hasEnded
    ? 'It was the last of three codes, so the registration has ended: start again with POST /agent/auth.'
    : 'It has ended: the page behind the mailed link shows a new one.'
  const words = `This is not the code that the page shows. ${attemptsLeft > 0 ? left : next}`
  return claimError('otp_invalid', words, { attempts_left: attemptsLeft })
}

async function lockRegistration(tx: Context, condition: SQL): Promise<RegistrationRow> {
  const [found] = await tx.db.select().from(registrations).where(condition).for('update')
  if (!found) throw claimError('invalid_claim_token')
  return found
}

function rejectUnusable(registration: RegistrationRow, now: Date): void {
  rejectEnded(registration, now)
  const { codeHash, codeExpiresAt, deadCodes } = registration
  if (!codeHash && deadCodes > 0)
    throw claimError(
      'otp_not_generated',
      `The code ended after ${guessesPerCode} wrong attempts: the user must ask for another on the page behind the mailed link.`,
    )
  if (!codeHash) throw claimError('otp_not_generated')
  if (!codeExpiresAt || codeExpiresAt < now) throw claimError('otp_expired')
}

/**
 * After the fifth wrong guess the code is gone; after the third such code, the registration.
 * @returns how many guesses the code has left, and whether the registration has ended with it
 */
async function countWrongGuess(tx: Context, registration: RegistrationRow): Promise<WrongGuess> {
  const wrongCodes = registration.wrongCodes + 1
  const isDead = wrongCodes >= guessesPerCode
  const deadCodes = registration.deadCodes + (isDead ? 1 : 0)
  const hasEnded = deadCodes >= deadCodesAllowed
  await tx.db
    .update(registrations)
    .set({
      wrongCodes,
      deadCodes,
      ...(isDead && { codeHash: null }),
      ...(hasEnded && { status: 'ended' }),
    })
    .where(eq(registrations.id, registration.id))
  return { attemptsLeft: Math.max(0, guessesPerCode - wrongCodes), hasEnded }
}
