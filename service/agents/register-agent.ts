import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { AccessScope } from '#contract/access-scopes.ts'
import type { RegisterAgentInput, Registration } from '#contract/agents.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { Context } from '../core/context.ts'
import { invalid, ServiceError } from '../core/errors.ts'
import { registrations } from '../db/schema/agents.ts'
import { and, desc, eq, gt } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import { hashToken } from '../secrets/sealing.ts'
import { waitWords } from '../text/wait-words.ts'
import { claimError } from './claim-error.ts'
import { claimMailJob } from './send-claim-mail.ts'

const registrationMs = 24 * 3600 * 1000
const hourMs = 3600 * 1000
/** Prevents flooding a mailbox: past this limit, registrations of an email address are refused. */
const mailsPerAddressAndHour = 5

export const scopes = ['agent']

/**
 * Rejects the registration types of auth.md that this service does not offer, before validating anything else in the
 * request.
 * @throws {ServiceError} a claim error
 */
export function rejectUnsupportedTypes(json: unknown): void {
  const kinds = z
    .looseObject({
      type: z.string(),
      assertion_type: z.string().optional(),
      requested_credential_type: z.string().optional(),
    })
    .safeParse(json)
  if (!kinds.success) return
  const { type, assertion_type, requested_credential_type } = kinds.data
  if (type === 'anonymous') throw claimError('anonymous_not_enabled')
  if (type !== 'identity_assertion') throw invalid('type', 'Must be identity_assertion.')
  if (assertion_type !== undefined && assertion_type !== 'verified_email')
    throw claimError('issuer_not_enabled')
  if (requested_credential_type !== undefined && requested_credential_type !== 'api_key') {
    throw claimError('unsupported_credential_type')
  }
}

/**
 * Starts a claim (auth.md v0.1.0, "register"). Issues no credential. Known and unknown email addresses get the same
 * response in the same time, because the email is sent by a job, and because the limit counts what was typed.
 * @param choice.scope what the person chose for a program that signs in by OAuth
 * @throws {ServiceError} `rate_limited` once the address got its emails of the hour: nothing is sent, and what
 * was sent works on
 */
export async function registerAgent(
  ctx: Context,
  input: RegisterAgentInput,
  { scope }: { scope?: AccessScope } = {},
): Promise<Sent<typeof Registration>> {
  const email = input.assertion.trim().toLowerCase()
  const id = `reg_${randomBytes(12).toString('base64url')}`
  const claimToken = `clm_${randomBytes(32).toString('base64url')}`
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + registrationMs)
  await inTransaction(ctx, async (tx) => {
    await rejectFullMailbox(tx, email)
    await tx.db
      .update(registrations)
      .set({ status: 'superseded' })
      .where(
        and(
          eq(registrations.email, email),
          eq(registrations.agentName, input.agent_name),
          eq(registrations.status, 'pending'),
        ),
      )
    await tx.db.insert(registrations).values({
      id,
      email,
      agentName: input.agent_name,
      scope,
      claimTokenHash: hashToken(claimToken),
      createdAt: now,
      expiresAt,
    })
    await enqueue(tx, claimMailJob, { registration_id: id })
  })
  return {
    registration_id: id,
    registration_type: 'email-verification',
    claim_url: `${ctx.config.serviceUrl}/agent/auth/claim/complete`,
    claim_token: claimToken,
    claim_token_expires: expiresAt.toISOString(),
    post_claim_scopes: scopes,
    message:
      'An email with a link is on its way. Ask the user to open it, choose “Show code” and read you the six digits. Then post them as otp, with this claim_token, to claim_url: that answers the key, once.',
  }
}

/** Every registration has sent an email, so the oldest of the last five says when there is room for another. */
async function rejectFullMailbox(ctx: Context, email: string): Promise<void> {
  const now = ctx.now().getTime()
  const [oldest] = await ctx.db
    .select({ createdAt: registrations.createdAt })
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.createdAt, new Date(now - hourMs))))
    .orderBy(desc(registrations.createdAt))
    .offset(mailsPerAddressAndHour - 1)
    .limit(1)
  if (!oldest) return
  const retryAfterSeconds = Math.ceil((oldest.createdAt.getTime() + hourMs - now) / 1000)
  const limit = {
    name: 'registration-mailbox',
    limit: mailsPerAddressAndHour,
    window_seconds: hourMs / 1000,
    resets_at: new Date(oldest.createdAt.getTime() + hourMs).toISOString().replace(/\.\d+/, ''),
  }
  throw new ServiceError(
    { kind: 'rate_limited', retryAfterSeconds, limit },
    `No email was sent: ${mailsPerAddressAndHour} were sent to this address in the last hour. Try again in ${waitWords(retryAfterSeconds)}.`,
  )
}
