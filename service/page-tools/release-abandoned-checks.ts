import { previewSocial, validateSchema } from '#contract/page-tools.ts'
import type { Context } from '../core/context.ts'
import { releaseAbandonedHolds } from '../credits/release-abandoned-holds.ts'

/** Maintenance: a page check takes a minute at most, so a hold of ten minutes belongs to a dead process. */
export function releaseAbandonedChecks(ctx: Context): Promise<void> {
  return releaseAbandonedHolds(ctx, {
    operations: [validateSchema.id, previewSocial.id],
    olderThanMs: 10 * 60_000,
  })
}
