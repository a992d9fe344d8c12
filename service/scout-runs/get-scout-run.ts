import type { Sent } from '#contract/always-sent.ts'
import type { ScoutRun } from '#contract/scout-runs.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { and, eq } from '../db/sql.ts'
import { scoutRunJson } from './scout-run-json.ts'

/** One scout run with its results (GET /api/agent/scout/reddit/{runId}). @throws {ServiceError} `not_found` */
export async function getScoutRun(ctx: AgentContext, runId: string): Promise<Sent<typeof ScoutRun>> {
  const [row] = await ctx.db
    .select()
    .from(scoutRuns)
    .where(and(eq(scoutRuns.id, runId), eq(scoutRuns.tenantId, ctx.caller.tenantId)))
  if (!row) throw notFound('scout run')
  return scoutRunJson(row)
}
