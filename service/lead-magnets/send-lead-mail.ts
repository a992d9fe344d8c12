import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { leads } from '../db/schema/lead-magnets.ts'
import { and, eq } from '../db/sql.ts'
import { sendMail } from '../mail/send-mail.ts'
import { type Job, mailPolicy } from '../queue/job.ts'
import { hashToken } from '../secrets/sealing.ts'
import { absoluteUrl, landingPath } from '../site/site-address.ts'
import { type FoundLead, findLeadById } from './find-lead.ts'
import { downloadToken, eraseToken } from './lead-links.ts'
import { leadMail } from './lead-mail.ts'

const confirmDays = 2

export const leadConfirmationJob: Job<{ lead_id: string }> = {
  name: 'mail.lead-confirm',
  payload: z.object({ lead_id: z.uuid() }),
  policy: mailPolicy,
  perform: (ctx, { lead_id }) => sendLeadConfirmation(ctx, lead_id),
}

/**
 * Job `mail.lead-confirm`. The token is made here and only its hash is stored; a repeated job sends a new link and
 * revokes the old one.
 */
export async function sendLeadConfirmation(ctx: Context, leadId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const [pending] = await ctx.db
    .update(leads)
    .set({
      confirmTokenHash: hashToken(token),
      confirmExpiresAt: new Date(ctx.now().getTime() + confirmDays * 86_400_000),
    })
    .where(and(eq(leads.id, leadId), eq(leads.status, 'pending')))
    .returning({ id: leads.id })
  const found = pending && (await findLeadById(ctx, pending.id))
  if (!found) return
  const main = `${baseOf(found)}/confirm?token=${token}`
  await sendMail(ctx, leadMail('confirm', found, { main, erase: eraseUrl(ctx, found) }))
}

export const leadDownloadJob: Job<{ lead_id: string }> = {
  ...leadConfirmationJob,
  name: 'mail.lead-download',
  perform: (ctx, { lead_id }) => sendLeadDownload(ctx, lead_id),
}

/** Job `mail.lead-download`: sends the PDF's link to a confirmed sign-up. */
export async function sendLeadDownload(ctx: Context, leadId: string): Promise<void> {
  const found = await findLeadById(ctx, leadId)
  if (found?.lead.status !== 'confirmed') return
  await sendMail(
    ctx,
    leadMail('ready', found, { main: downloadUrl(ctx, found), erase: eraseUrl(ctx, found) }),
  )
}

/** Where a confirmed lead gets the PDF, for seven days. */
export function downloadUrl(ctx: Context, found: FoundLead): string {
  return `${baseOf(found)}/download?token=${downloadToken(ctx, found.lead.id)}`
}

function eraseUrl(ctx: Context, found: FoundLead): string {
  return `${baseOf(found)}/erase?token=${eraseToken(ctx, found.lead.id)}`
}

function baseOf({ row, site }: FoundLead): string {
  return absoluteUrl(site, landingPath(site.root, row.slug ?? ''))
}
