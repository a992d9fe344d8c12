import type { Context } from '../core/context.ts'
import { leads } from '../db/schema/lead-magnets.ts'
import { and, eq, gt, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import { countLead } from '../results/count-lead.ts'
import { hashToken } from '../secrets/sealing.ts'
import { type FoundLead, findLead, findLeadById } from './find-lead.ts'
import { readDownloadToken, readEraseToken } from './lead-links.ts'
import { pdfKey } from './lead-magnet-files.ts'
import { leadDownloadJob } from './send-lead-mail.ts'

/** The sign-up of a link that can still confirm. Reading changes nothing, because email scanners open links. */
export function findUnconfirmed(ctx: Context, token: string): Promise<FoundLead | undefined> {
  return findLead(ctx, openLink(ctx, token))
}

/** Confirms an email address, once, and sends it the PDF's link. Undefined for an expired link. */
export async function confirmLead(ctx: Context, token: string): Promise<FoundLead | undefined> {
  return inTransaction(ctx, async (tx) => {
    const [confirmed] = await tx.db
      .update(leads)
      .set({
        status: 'confirmed',
        confirmedAt: tx.now(),
        confirmTokenHash: null,
        confirmExpiresAt: null,
      })
      .where(openLink(tx, token))
      .returning({
        id: leads.id,
        tenantId: leads.tenantId,
        leadMagnetId: leads.leadMagnetId,
        cameFrom: leads.cameFrom,
      })
    if (!confirmed) return undefined
    await countLead(tx, { ...confirmed, id: confirmed.leadMagnetId, what: 'confirmed_leads' })
    await enqueue(tx, leadDownloadJob, { lead_id: confirmed.id })
    return findLeadById(tx, confirmed.id)
  })
}

/** The PDF for a confirmed lead; undefined for a link that works no more. Counts the download. */
export async function openDownload(
  ctx: Context,
  token: string,
): Promise<{ pdf: Uint8Array; slug: string } | undefined> {
  const leadId = readDownloadToken(ctx, token)
  const found = leadId && (await findLeadById(ctx, leadId))
  if (!found) return undefined
  if (found.lead.status !== 'confirmed') return undefined
  const file = await ctx.engines.files.find(pdfKey(found.row))
  if (!file) return undefined
  await ctx.db
    .update(leads)
    .set({ downloads: sql`${leads.downloads} + 1`, lastDownloadAt: ctx.now() })
    .where(eq(leads.id, found.lead.id))
  return { pdf: file.bytes, slug: found.row.slug ?? 'lead-magnet' }
}

/** The sign-up that an email's link can delete; undefined if its data is already gone. */
export async function findErasable(ctx: Context, token: string): Promise<FoundLead | undefined> {
  const leadId = readEraseToken(ctx, token)
  return leadId === undefined ? undefined : findLeadById(ctx, leadId)
}

/** Deletes the sign-up of a link; idempotent. False for a text that is no such link. */
export async function eraseByToken(ctx: Context, token: string): Promise<boolean> {
  const leadId = readEraseToken(ctx, token)
  if (leadId === undefined) return false
  await ctx.db.delete(leads).where(eq(leads.id, leadId))
  return true
}

function openLink(ctx: Context, token: string) {
  const condition = and(
    eq(leads.confirmTokenHash, hashToken(token)),
    eq(leads.status, 'pending'),
    gt(leads.confirmExpiresAt, ctx.now()),
  )
  // Only `and()` of nothing is undefined.
  if (!condition) throw new Error('A condition of three parts is one.')
  return condition
}
