import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { leads } from '../db/schema/lead-magnets.ts'
import { and, eq, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import { countLead } from '../results/count-lead.ts'
import { consentText } from './consent-text.ts'
import type { Landing } from './find-landing.ts'
import { consentVersion } from './landing-words.ts'
import { formAgeMs } from './lead-links.ts'
import { isOrigin } from './lead-origin.ts'
import { leadConfirmationJob, leadDownloadJob } from './send-lead-mail.ts'

/** As the form sends it; every field is untrusted. */
export type AskForm = {
  email: string
  consent: boolean
  trap: string
  stamp: string
  from?: string | undefined
}

/** `sent` reveals nothing about the email address: robots and known addresses get the same response. */
export type AskOutcome = 'sent' | 'wrong_email' | 'no_consent' | 'stale' | 'too_many' | 'too_many_emails'

const Email = z.email().max(254)
/** A person whose browser fills in the form is as quick as a program: nobody is refused for it, and programs are slowed down. */
const quickestMs = 1500
const maxMs = 86_400_000

/**
 * Records the request for a PDF and queues the confirmation email. Delivers nothing itself, and the response does not
 * depend on whether the email address is known.
 */
export async function askForLeadMagnet(ctx: Context, landing: Landing, form: AskForm): Promise<AskOutcome> {
  const { row, site } = landing
  // People do not see this field; what fills it in is a program that fills in everything.
  if (form.trap !== '') return 'sent'
  const email = form.email.trim().toLowerCase()
  if (!Email.safeParse(email).success) return 'wrong_email'
  if (!form.consent) return 'no_consent'
  const ageMs = formAgeMs(ctx, row.id, form.stamp)
  if (ageMs === undefined || ageMs > maxMs) return 'stale'
  if (ageMs < quickestMs) await wait(Math.min(quickestMs, quickestMs - ageMs))
  // Protects a mailbox from being flooded from many IP addresses; counted alike for known and unknown email addresses.
  const { allowed } = await ctx.engines.limiter.count('lead-mailbox', `${site.tenantId} ${email}`)
  if (!allowed) return 'too_many_emails'
  const consent = {
    consentText: consentText(landing),
    consentVersion,
    consentedAt: ctx.now(),
    language: row.language,
    cameFrom: isOrigin(form.from) ? form.from : null,
  }
  await inTransaction(ctx, async (tx) => {
    const [lead] = await tx.db
      .insert(leads)
      .values({ tenantId: row.tenantId, leadMagnetId: row.id, email, ...consent, createdAt: tx.now() })
      .onConflictDoUpdate({
        target: [leads.leadMagnetId, leads.email],
        // Who is confirmed keeps the consent that was confirmed, and a later visit that says nothing leaves where the first came from.
        set: { ...consent, cameFrom: sql`coalesce(excluded.came_from, ${leads.cameFrom})` },
        setWhere: eq(leads.status, 'pending'),
      })
      .returning({ id: leads.id, cameFrom: leads.cameFrom, isNew: sql<boolean>`xmax = 0` })
    if (lead?.isNew) await countLead(tx, { ...row, cameFrom: lead.cameFrom, what: 'leads' })
    const id = lead?.id ?? (await findLeadId(tx, row.id, email))
    if (id) await enqueue(tx, lead ? leadConfirmationJob : leadDownloadJob, { lead_id: id })
  })
  return 'sent'
}

async function findLeadId(ctx: Context, leadMagnetId: string, email: string): Promise<string | undefined> {
  const [lead] = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.leadMagnetId, leadMagnetId), eq(leads.email, email)))
  return lead?.id
}
