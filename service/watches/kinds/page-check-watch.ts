import type { PageFinding } from '#contract/page-reports.ts'
import { CheckPageInput } from '#contract/page-tools.ts'
import { notFound } from '../../core/errors.ts'
import type { WatchSnapshot } from '../../db/schema/watches.ts'
import { and, eq } from '../../db/sql.ts'
import {
  createPageCheck,
  type PageCheckRun,
  previewCheckRun,
  schemaCheckRun,
} from '../../page-tools/page-check-run.ts'
import { estimatePageTool } from '../../page-tools/page-tool-charges.ts'
import { type WatchedKind, watchedKind } from '../watched-kind.ts'

/** A page: the problems that came and those that were fixed. */
function pageCheckWatch(kind: PageCheckRun): WatchedKind {
  return watchedKind({
    input: CheckPageInput,
    run: kind,
    labelOf: ({ url }) => url,
    addressOf: ({ url }) => url,
    subjectKeyOf: ({ url }) => new URL(url).href,
    price: (ctx) => estimatePageTool(ctx).creditsRequired,
    estimate: estimatePageTool,
    start: (tx, { url }) => createPageCheck(tx, kind, url),
    async read(ctx, runId) {
      const { table } = kind
      const [row] = await ctx.db
        .select()
        .from(table)
        .where(and(eq(table.id, runId), eq(table.tenantId, ctx.caller.tenantId)))
      if (!row) throw notFound('page check')
      return { subjectKey: new URL(row.url).href, snapshot: pageSnapshot(row.findings) }
    },
  })
}

export const schemaCheckWatch = pageCheckWatch(schemaCheckRun)
export const previewCheckWatch = pageCheckWatch(previewCheckRun)

/** Of several findings with one code at one place, one counts. Notices come and go with each look at a page. */
export function pageSnapshot(findings: readonly PageFinding[]): WatchSnapshot {
  const distinct = new Map(findings.map((finding) => [`${finding.code} ${finding.path}`, finding]))
  return {
    facts: [...distinct].map(([id, { severity, message }]) => ({
      id,
      added: `New ${severity}: ${message}`,
      removed: `Fixed: ${message}`,
      notable: severity !== 'notice',
    })),
  }
}
