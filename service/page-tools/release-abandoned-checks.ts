import { previewSocial, validateSchema } from '#contract/page-tools.ts'
import type { Context } from '../core/context.ts'
import { releaseAbandonedHolds } from '../credits/release-abandoned-holds.ts'

/**
 * Maintenance: a process of an earlier release reserved the credits of a page check before it read the page, which takes
 * a minute at most. A hold of ten minutes belongs to one that died.
 */
export function releaseAbandonedChecks(ctx: Context): Promise<void> {
  return releaseAbandonedHolds(ctx, {
    operations: [validateSchema.id, previewSocial.id],
    olderThanMs: 10 * 60_000,
  })
}
