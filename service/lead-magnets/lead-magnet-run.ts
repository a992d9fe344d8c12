import type { LeadMagnetContent } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../context.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { RunKind } from '../runs/run-kind.ts'
import { getHandle } from '../site/get-handle.ts'
import { claimLandingSlug } from './claim-landing-slug.ts'
import { type ComposedLeadMagnet, composeLeadMagnet } from './compose-lead-magnet.ts'
import { contentJson } from './content-json.ts'
import type { LeadMagnetRow } from './get-lead-magnet-row.ts'
import { landingUrl } from './landing-url.ts'
import { pdfUrl } from './lead-links.ts'

/** What makes a lead magnet a run; see {@link RunKind}. */
export const leadMagnetRun: RunKind<LeadMagnetRow, ComposedLeadMagnet> = {
  table: leadMagnets,
  operation: 'createLeadMagnet',
  open: ['generating'],
  running: 'generating',
  work: composeLeadMagnet,
  async finish(inside, row, made) {
    const { written, pageCount } = made
    const status = row.input.auto_publish ? 'published' : 'draft'
    const content: LeadMagnetContent = contentJson(written)
    const slug = await claimLandingSlug(inside, { title: written.title, leadMagnetId: row.id })
    await inside.db
      .update(leadMagnets)
      .set({
        title: written.title,
        slug,
        content,
        pageCount,
        trustLevel: written.trustLevel,
        engine: written.engine,
        hooks: written.hooks,
        ...(status === 'published' && { publishedAt: inside.now() }),
      })
      .where(eq(leadMagnets.id, row.id))
    await tellReady(inside, row, { status, slug })
    return { status, message: written.message }
  },
  async tellFailure(inside, row, failure) {
    const data = { ...eventData(row), status: 'failed', error: failure.message, credits_used: 0 }
    await emitEvent(inside, { type: 'lead_magnet.failed', subjectId: row.id, data })
  },
}

async function tellReady(
  inside: AgentContext,
  row: LeadMagnetRow,
  about: { status: string; slug: string },
): Promise<void> {
  const { status, slug } = about
  const handle = await getHandle(inside)
  const data = {
    ...eventData(row),
    status,
    pdf_url: pdfUrl(inside, row.id),
    ...(status === 'published' && { public_url: landingUrl(inside, handle, slug) }),
    credits_used: row.credits,
  }
  await emitEvent(inside, { type: 'lead_magnet.ready', subjectId: row.id, data })
}

function eventData({ id, type, topic }: LeadMagnetRow) {
  return { lead_magnet_id: id, type, topic }
}
