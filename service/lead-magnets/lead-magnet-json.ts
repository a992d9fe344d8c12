import type { Sent } from '#contract/always-sent.ts'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { AgentContext } from '../core/context.ts'
import { jobOutcome } from '../runs/job-outcome.ts'
import type { LeadMagnetRow } from './get-lead-magnet-row.ts'
import { landingUrl } from './landing-url.ts'
import { languageOf } from './language-of.ts'
import { pdfUrl } from './lead-links.ts'
import { writeAnnouncement } from './write-announcement.ts'

export type LeadCounts = { confirmed: number; pending: number }

/** A row as the contract shows it. */
export function leadMagnetJson(
  ctx: AgentContext,
  row: LeadMagnetRow,
  about: { handle: string; leads: LeadCounts; withContent: boolean },
): Sent<typeof LeadMagnet> {
  const { input, content, slug } = row
  const isMade = row.status === 'draft' || row.status === 'published'
  const publicUrl = slug === null ? undefined : landingUrl(ctx, about.handle, slug)
  return {
    id: row.id,
    status: row.status,
    type: row.type,
    topic: row.topic,
    progress: { stage: row.stage, percent: row.percent, message: row.message },
    language: row.language,
    platform: row.platform,
    generate_images: input.generate_images,
    ...(input.niche && { niche: input.niche }),
    ...(isMade && { pdf_url: pdfUrl(ctx, row.id) }),
    ...(isMade && publicUrl && { public_url: publicUrl }),
    ...(row.title !== null && { title: row.title }),
    ...(isMade && { message: row.message }),
    ...(row.pageCount !== null && { page_count: row.pageCount }),
    ...(row.trustLevel !== null && { trust_level: row.trustLevel }),
    ...(row.engine !== null && { engine: row.engine }),
    ...(about.withContent && content && { content }),
    ...(isMade &&
      content &&
      publicUrl && {
        announcement: writeAnnouncement({
          platform: row.platform,
          kind: input.type,
          language: languageOf(row.language),
          title: content.title,
          topic: row.topic,
          niche: input.niche ?? null,
          parts: content.parts,
          hooks: row.hooks,
          url: publicUrl,
          turn: row.announcementTurn,
        }),
      }),
    ...(isMade && { leads: about.leads }),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.error !== null && { error: row.error }),
    ...jobOutcome(row),
    ...(row.creditsUsed !== null && { credits_used: row.creditsUsed }),
    ...(row.publishedAt !== null && { published_at: row.publishedAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
