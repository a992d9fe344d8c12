import type { Watch, WatchRun } from '#contract/watches.ts'
import type { AgentContext } from '../core/context.ts'
import type { watches, watchRuns } from '../db/schema/watches.ts'
import { watchedKinds } from './watched-kinds.ts'

export type WatchRow = typeof watches.$inferSelect
export type WatchRunRow = typeof watchRuns.$inferSelect

const forecastDays = 30

export function watchJson(
  ctx: AgentContext,
  row: WatchRow,
  seen: { spent: number; lastRun: WatchRunRow | undefined },
): Watch {
  const price = watchedKinds[row.kind].price(ctx)
  const isDated = row.status === 'active' || row.reason === 'budget'
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    input: row.input,
    status: row.status,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.message !== null && { message: row.message }),
    agent_id: row.agentId,
    interval_days: row.intervalDays,
    monthly_budget: row.monthlyBudget,
    spent_this_month: seen.spent,
    credits_per_run: price,
    forecast_per_month: Math.min(row.monthlyBudget, Math.ceil(forecastDays / row.intervalDays) * price),
    ...(isDated && { next_run_at: row.nextRunAt.toISOString() }),
    ...(seen.lastRun && { last_run: watchRunJson(seen.lastRun) }),
    ...(row.snapshot?.run && {
      compared_with: { run_id: row.snapshot.run.id, started_at: row.snapshot.run.startedAt },
    }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

export function watchRunJson(row: WatchRunRow): WatchRun {
  return {
    id: row.id,
    run_id: row.runId,
    status: row.status,
    started_at: row.createdAt.toISOString(),
    ...(row.completedAt && { completed_at: row.completedAt.toISOString() }),
    ...(row.status !== 'running' && { credits_used: row.credits }),
    ...(row.change && { change: row.change }),
    ...(row.error !== null && { error: row.error }),
  }
}
