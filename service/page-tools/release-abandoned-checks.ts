import { previewSocial, validateSchema } from '#contract/page-tools.ts'
import type { Context } from '../core/context.ts'
import { releaseAbandonedHolds } from '../credits/release-abandoned-holds.ts'

/** Housekeeping: a look at a page takes a minute at most, so a hold of ten is of a process that died. */
export function releaseAbandonedChecks(ctx: Context): Promise<void> {
  return releaseAbandonedHolds(ctx, {
    operations: [validateSchema.id, previewSocial.id],
    olderThanMs: 10 * 60_000,
  })
}
