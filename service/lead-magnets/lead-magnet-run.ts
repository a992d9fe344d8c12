import { createLeadMagnet, type LeadMagnetContent } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../core/context.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { failedJobStatus } from '../runs/job-outcome.ts'
import { type RunKind, runPolicy } from '../runs/run-kind.ts'
import { getHandle } from '../site/get-handle.ts'
import { claimLandingSlug } from './claim-landing-slug.ts'
import { contentJson } from './content-json.ts'
import type { LeadMagnetRow } from './get-lead-magnet-row.ts'
import { landingUrl } from './landing-url.ts'
import { pdfUrl } from './lead-links.ts'
import type { ComposedLeadMagnet } from './perform-lead-magnet.ts'

/** Lead magnets: `generating` -> `draft` | `published` | `failed`. */
export const leadMagnetRun: RunKind<LeadMagnetRow, ComposedLeadMagnet> = {
  name: 'lead_magnets',
  table: leadMagnets,
  operation: createLeadMagnet.id,
  open: ['generating'],
  running: 'generating',
  queue: { name: 'lead-magnet.make', policy: runPolicy },
  work: async (...run) => (await import('./perform-lead-magnet.ts')).performLeadMagnet(...run),
  async finish(tx, row, made) {
    const { written, pageCount } = made
    const status = row.input.auto_publish ? 'published' : 'draft'
    const content: LeadMagnetContent = contentJson(written)
    const slug = await claimLandingSlug(tx, {
      title: written.title,
      language: row.language,
      leadMagnetId: row.id,
    })
    await tx.db
      .update(leadMagnets)
      .set({
        title: written.title,
        slug,
        content,
        pageCount,
        trustLevel: written.trustLevel,
        engine: written.engine,
        hooks: written.hooks,
        ...(status === 'published' && { publishedAt: tx.now() }),
      })
      .where(eq(leadMagnets.id, row.id))
    await notifyReady(tx, row, { status, slug })
    return { status, message: written.message }
  },
  async notifyFailure(tx, row, failure) {
    const data = {
      ...eventData(row),
      status: 'failed',
      job_status: failedJobStatus(failure),
      error: failure.message,
      credits_used: 0,
    }
    await emitEvent(tx, { type: 'lead_magnet.failed', subjectId: row.id, data })
  },
}

async function notifyReady(
  tx: AgentContext,
  row: LeadMagnetRow,
  about: { status: string; slug: string },
): Promise<void> {
  const { status, slug } = about
  const handle = await getHandle(tx)
  const data = {
    ...eventData(row),
    status,
    job_status: 'succeeded',
    pdf_url: pdfUrl(tx, row.id),
    ...(status === 'published' && { public_url: landingUrl(tx, handle, slug) }),
    credits_used: row.credits,
  }
  await emitEvent(tx, { type: 'lead_magnet.ready', subjectId: row.id, data })
}

function eventData({ id, type, topic }: LeadMagnetRow) {
  return { lead_magnet_id: id, type, topic }
}
