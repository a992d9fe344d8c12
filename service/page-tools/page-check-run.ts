import { randomUUID } from 'node:crypto'
import { previewSocial, validateSchema } from '#contract/page-tools.ts'
import type { AgentContext } from '../core/context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { previewChecks, schemaChecks } from '../db/schema/page-checks.ts'
import { eq } from '../db/sql.ts'
import { ReadError } from '../outbound/read-error.ts'
import { withPatience } from '../outbound/unavailable.ts'
import { queueRun } from '../runs/queue-run.ts'
import { RunFailure } from '../runs/run-failure.ts'
import { type RunKind, runPolicy } from '../runs/run-kind.ts'
import { estimatePageTool } from './page-tool-charges.ts'
import { socialPreviewOf } from './preview-social.ts'
import { pageToolPatienceMs } from './run-page-tool.ts'
import { type PageReport, savedReport } from './saved-report.ts'
import { structuredDataOf } from './validate-schema.ts'

type PageCheckTable = typeof schemaChecks | typeof previewChecks
type PageCheckRow = PageCheckTable['$inferSelect']
export type PageCheckRun = RunKind<PageCheckRow, PageReport> & { table: PageCheckTable }

/** A check of a page as a run, for callers that do not wait for it: `processing` -> `completed` | `failed`. */
function pageCheckRun(described: {
  name: string
  table: PageCheckTable
  operation: string
  queue: string
  reportOf(ctx: AgentContext, url: string, signal: AbortSignal): Promise<PageReport>
}): PageCheckRun {
  const { name, table, operation, queue, reportOf } = described
  return {
    name,
    table,
    operation,
    open: ['processing'],
    running: 'processing',
    queue: { name: queue, policy: runPolicy },
    async work(ctx, { url }, { signal }) {
      try {
        return await reportOf(ctx, url, withPatience(signal, pageToolPatienceMs))
      } catch (error) {
        throw error instanceof ReadError ? new RunFailure('page_unreadable', error.message) : error
      }
    },
    async finish(tx, row, report) {
      await tx.db
        .update(table)
        .set({ findings: report.findings, report: savedReport(report) })
        .where(eq(table.id, row.id))
      return { status: 'completed' }
    },
    // Whoever started it reads its end from the row.
    notifyFailure: async () => undefined,
  }
}

export const schemaCheckRun = pageCheckRun({
  name: 'schema_checks',
  table: schemaChecks,
  operation: validateSchema.id,
  queue: 'schema-check.run',
  reportOf: structuredDataOf,
})

export const previewCheckRun = pageCheckRun({
  name: 'preview_checks',
  table: previewChecks,
  operation: previewSocial.id,
  queue: 'preview-check.run',
  reportOf: (ctx, url, signal) => socialPreviewOf(ctx, url, { include: false, signal }),
})

/** Accepts one check: its row, its hold on the credits and its job are one transaction. */
export async function createPageCheck(ctx: AgentContext, kind: PageCheckRun, url: string): Promise<string> {
  const { creditsRequired: credits, breakdown } = estimatePageTool(ctx)
  const id = randomUUID()
  await chargedTransaction(ctx, async (tx) => {
    const now = tx.now()
    await tx.db
      .insert(kind.table)
      .values({ id, ...tx.caller, status: 'processing', credits, url, createdAt: now, updatedAt: now })
    await queueRun(tx, kind, { id, charge: { credits, breakdown } })
    return { id }
  })
  return id
}
