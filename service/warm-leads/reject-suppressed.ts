import type { AgentContext } from '../core/context.ts'
import { RunFailure } from '../runs/run-failure.ts'
import { isCompanySuppressed } from '../suppressions/find-suppressions.ts'
import type { WarmLeadRow } from './get-warm-lead-row.ts'

/** @throws RunFailure `blocked` */
export async function rejectSuppressed(ctx: AgentContext, row: WarmLeadRow): Promise<void> {
  if (await isCompanySuppressed(ctx, row.registrableDomain))
    throw new RunFailure(
      'suppressed_domain',
      `${row.registrableDomain} is on the do-not-contact list, so it can't have a report.`,
      'blocked',
    )
}
