import { randomInt } from 'node:crypto'
import type { ClaimChallenge } from '#contract/agents.ts'
import type { Context } from '../core/context.ts'
import { registrations } from '../db/schema/agents.ts'
import { and, eq } from '../db/sql.ts'
import { hashCode, hashToken } from '../secrets/sealing.ts'
import { claimError } from './claim-error.ts'
import { findFreeAgentName, findNamesake } from './find-namesake.ts'

const codeMs = 10 * 60 * 1000
export const deadCodesAllowed = 3

export type RegistrationRow = typeof registrations.$inferSelect

/**
 * The registration behind an emailed link, for the page that shows it; has no side effect (email scanners open links).
 */
export async function getClaimAttempt(ctx: Context, token: string): Promise<RegistrationRow> {
  const [registration] = await ctx.db
    .select()
    .from(registrations)
    .where(eq(registrations.attemptTokenHash, hashToken(token)))
  if (!registration)
    throw claimError(
      'invalid_claim_token',
      'This claim_attempt_token is unknown. Send the one in the newest mailed link (`cla_…`), not the claim_token of the registration.',
    )
  rejectEnded(registration, ctx.now())
  if (!registration.attemptExpiresAt || registration.attemptExpiresAt < ctx.now())
    throw claimError('claim_expired')
  return registration
}

/** @throws {ServiceError} for every state but a live one */
export function rejectEnded(registration: RegistrationRow, now: Date): void {
  if (registration.status === 'claimed') throw claimError('previously_claimed')
  if (registration.status === 'superseded') throw claimError('claim_superseded')
  if (registration.status === 'ended' || registration.expiresAt < now) throw claimError('claim_expired')
}

/**
 * A fresh six-digit code for the page to show; the one before stops working.
 * @param choice.keepNamesake the claim takes a numbered name, so that the agent of its name keeps its key
 */
export async function challengeClaim(
  ctx: Context,
  input: { claim_attempt_token: string },
  choice: { keepNamesake: boolean } = { keepNamesake: false },
): Promise<ClaimChallenge> {
  const registration = await getClaimAttempt(ctx, input.claim_attempt_token)
  if (registration.deadCodes >= deadCodesAllowed) throw claimError('claim_expired')
  const challenge = randomInt(0, 1_000_000).toString().padStart(6, '0')
  const expiresAt = new Date(ctx.now().getTime() + codeMs)
  const isTaken = choice.keepNamesake && (await findNamesake(ctx, registration)) !== undefined
  await changePending(ctx, input.claim_attempt_token, {
    ...(isTaken && { agentName: await findFreeAgentName(ctx, registration) }),
    codeHash: codeHashOf(ctx, registration.id, challenge),
    codeExpiresAt: expiresAt,
    wrongCodes: 0,
  })
  return { type: 'otp', challenge, expires_at: expiresAt.toISOString() }
}

/** "I don't recognise this": the registration ends and its code with it. */
export async function rejectClaim(ctx: Context, input: { claim_attempt_token: string }): Promise<void> {
  await getClaimAttempt(ctx, input.claim_attempt_token)
  await changePending(ctx, input.claim_attempt_token, { status: 'ended', codeHash: null })
}

/** @throws {ServiceError} what the registration has become, if it ended a moment before */
async function changePending(
  ctx: Context,
  attemptToken: string,
  values: Partial<RegistrationRow>,
): Promise<void> {
  const changed = await ctx.db
    .update(registrations)
    .set(values)
    .where(
      and(eq(registrations.attemptTokenHash, hashToken(attemptToken)), eq(registrations.status, 'pending')),
    )
    .returning({ id: registrations.id })
  if (changed.length > 0) return
  await getClaimAttempt(ctx, attemptToken)
  throw claimError('claim_expired')
}

export function codeHashOf(ctx: Context, registrationId: string, code: string): Buffer {
  return hashCode(ctx.config.tokenKey, `${registrationId}:${code}`)
}
