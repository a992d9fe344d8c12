import { cancelScoutRun, createScoutRun, getScoutRun, listScoutRuns } from '#contract/scout-runs.ts'
import { call } from '#lib/agent-api/client.ts'
import { eventually } from '#test-support/eventually.ts'
import { answers, anyPage, idempotent, page, starting, under, unworked } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const scouting = { query: 'quiet grinder', subreddits: ['Coffee', 'espresso'], limit: 20 }

export const scoutRunCalls = [
  answers(
    'createScoutRun',
    'run_id query credits_used subreddits status limit progress.stage created_at updated_at',
    (desk) => call(createScoutRun, { body: scouting }, { key: desk.key, ...idempotent() }),
  ),
  answers(
    'getScoutRun',
    `run_id query credits_used subreddits status results_count engine completed_at ${under('results', 'engine.name engine.site rubric.0.part rubric.0.weight counts.found counts.by_type forums.0.name forums.0.promotion.verdict forums.0.promotion.rules.0.title read_at warnings')} ${under('results.items.0', 'id type score parts.0.part parts.0.value parts.0.weight parts.0.points parts.0.why title quotation permalink forum created_at age_days comments votes language locked promotion duplicates.count duplicates.permalinks')}`,
    async (desk) => call(getScoutRun, { params: { runId: await scouted(desk) } }, desk),
  ),
  answers('cancelScoutRun', 'run_id query credits_used subreddits status reason error', (desk) =>
    unworked(desk, createScoutRun, async () => {
      const { run_id } = await call(createScoutRun, { body: scouting }, starting(desk))
      return call(cancelScoutRun, { params: { runId: run_id } }, desk)
    }),
  ),
  answers(
    'listScoutRuns',
    `${under('runs.0', 'run_id query credits_used subreddits status results_count')} ${page}`,
    async (desk) => {
      await scouted(desk)
      return call(listScoutRuns, { query: { ...anyPage, status: 'completed', q: 'grinder' } }, desk)
    },
  ),
]

async function scouted(desk: ContractDesk): Promise<string> {
  const { run_id } = await call(createScoutRun, { body: scouting }, { key: desk.key, ...idempotent() })
  return eventually(async () => {
    const { status, error } = await call(getScoutRun, { params: { runId: run_id } }, desk)
    if (status === 'failed') throw new Error(`The scout run failed: ${error}`)
    return status === 'completed' ? run_id : undefined
  })
}
