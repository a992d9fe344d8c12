import { randomUUID } from 'node:crypto'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { chargedTransaction, rejectUnaffordable } from '../credits/charged-transaction.ts'
import { settleCredits } from '../credits/end-hold.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import type { previewChecks, schemaChecks } from '../db/schema/page-checks.ts'
import { ReadError } from '../outbound/read-error.ts'
import { withPatience } from '../outbound/unavailable.ts'
import { estimatePageTool } from './page-tool-charges.ts'
import { type PageReport, savedReport } from './saved-report.ts'

export type PageToolResult<Report> = { success: true; tool: string; data: Report; credits_charged: number }

/** Longer than any page takes: redirects, pictures and robots.txt included. */
export const pageToolPatienceMs = 50_000

/**
 * Does the work outside every transaction, and charges for its result and keeps it in one. No credits are reserved meanwhile, so that
 * nothing is left behind when the process dies.
 * @param signal when the caller goes away the work stops, and nothing is charged
 * @throws {ServiceError} `invalid` with the reader's sentence, `insufficient_credits`; {Unavailable} when time is up
 */
export async function runPageTool<Report extends PageReport>(
  ctx: AgentContext,
  tool: { operation: string; name: string; table: typeof schemaChecks | typeof previewChecks; url: string },
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Report>,
): Promise<PageToolResult<Report>> {
  const run = { operation: tool.operation, runId: randomUUID() }
  const { creditsRequired: credits, breakdown } = estimatePageTool(ctx)
  await rejectUnaffordable(ctx, { credits, breakdown })
  let data: Report
  try {
    data = await work(withPatience(signal, pageToolPatienceMs))
  } catch (error) {
    throw error instanceof ReadError ? invalid('url', error.message) : error
  }
  return chargedTransaction(ctx, async (tx) => {
    await reserveCredits(tx, { ...run, credits, breakdown })
    await settleCredits(tx, { ...run, used: credits })
    signal.throwIfAborted()
    await tx.db.insert(tool.table).values({
      ...tx.caller,
      id: run.runId,
      status: 'completed',
      credits,
      creditsUsed: credits,
      url: tool.url,
      findings: data.findings,
      report: savedReport(data),
      createdAt: tx.now(),
      updatedAt: tx.now(),
      completedAt: tx.now(),
    })
    return { success: true, tool: tool.name, data, credits_charged: credits }
  })
}
