import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { registrations } from '../db/schema/agents.ts'
import { and, eq } from '../db/sql.ts'
import { sendMail } from '../mail/send-mail.ts'
import { type Job, mailPolicy } from '../queue/job.ts'
import { hashToken } from '../secrets/sealing.ts'
import { claimMail } from './claim-mail.ts'

const linkMs = 10 * 60 * 1000

export const claimMailJob: Job<{ registration_id: string }> = {
  name: 'mail.claim',
  payload: z.object({ registration_id: z.string() }),
  policy: mailPolicy,
  perform: (ctx, { registration_id }) => sendClaimMail(ctx, registration_id),
}

/**
 * Job `mail.claim`. The link's token is made here and only its hash is stored, so the payload carries no secret; a
 * repeated job sends a new link and the old one stops.
 */
export async function sendClaimMail(ctx: Context, registrationId: string): Promise<void> {
  const token = `cla_${randomBytes(32).toString('base64url')}`
  const now = ctx.now()
  const [registration] = await ctx.db
    .update(registrations)
    .set({
      attemptTokenHash: hashToken(token),
      attemptExpiresAt: new Date(now.getTime() + linkMs),
      mailedAt: now,
    })
    .where(and(eq(registrations.id, registrationId), eq(registrations.status, 'pending')))
    .returning()
  if (!registration) return
  const link = `${ctx.config.serviceUrl}/agent/auth/claim/view?token=${token}`
  const { email, agentName, scope, createdAt } = registration
  await sendMail(ctx, claimMail({ to: email, agentName, scope, link, requestedAt: createdAt }))
}
