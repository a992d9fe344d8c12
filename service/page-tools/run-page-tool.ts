import { randomUUID } from 'node:crypto'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { releaseCredits, settleCredits } from '../credits/end-hold.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { inTransaction } from '../db/transaction.ts'
import { ReadError } from '../outbound/read-error.ts'
import { withPatience } from '../outbound/unavailable.ts'
import { estimatePageTool } from './page-tool-charges.ts'

export type PageToolResult<Report> = { success: true; tool: string; data: Report; credits_charged: number }

/** Longer than any page takes: redirects, pictures and robots.txt included. */
const patienceMs = 50_000

/**
 * Reserves the price, does the work outside every transaction, and charges the reserved credits, or releases them if
 * the page could not be read. Maintenance releases the hold of a dead process.
 * @throws {ServiceError} `invalid` with the reader's sentence, `insufficient_credits`; {Unavailable} when time is up
 */
export async function runPageTool<Report>(
  ctx: AgentContext,
  tool: { operation: string; name: string },
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Report>,
): Promise<PageToolResult<Report>> {
  const run = { operation: tool.operation, runId: randomUUID() }
  const { creditsRequired: credits, breakdown } = estimatePageTool(ctx)
  await chargedTransaction(ctx, (tx) => reserveCredits(tx, { ...run, credits, breakdown }))
  let data: Report
  try {
    data = await work(withPatience(signal, patienceMs))
  } catch (error) {
    await inTransaction(ctx, (tx) => releaseCredits(tx, run))
    throw error instanceof ReadError ? invalid('url', error.message) : error
  }
  await inTransaction(ctx, (tx) => settleCredits(tx, { ...run, used: credits }))
  return { success: true, tool: tool.name, data, credits_charged: credits }
}
