import * as scoutRuns from '#lib/agent-api/scout-runs.ts'
import { eventually } from '#test-support/eventually.ts'
import { anyPage, call, idempotent, page, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const scouting = { query: 'quiet grinder', subreddits: ['Coffee', 'espresso'], limit: 20 }

export const scoutRunCalls = [
  call(
    'createScoutRun',
    'run_id query credits_used subreddits status limit progress.stage created_at updated_at',
    (desk) => scoutRuns.createScoutRun(desk, scouting, idempotent()),
  ),
  call(
    'getScoutRun',
    `run_id query credits_used subreddits status results_count engine completed_at ${under('results', 'engine.name engine.site rubric.0.part rubric.0.weight counts.found counts.by_type forums.0.name forums.0.promotion.verdict forums.0.promotion.rules.0.title read_at warnings')} ${under('results.items.0', 'id type score parts.0.part parts.0.value parts.0.weight parts.0.points parts.0.why title quotation permalink forum created_at age_days comments votes language locked promotion duplicates.count duplicates.permalinks')}`,
    async (desk) => scoutRuns.getScoutRun(desk, await scouted(desk)),
  ),
  call(
    'listScoutRuns',
    `${under('runs.0', 'run_id query credits_used subreddits status results_count')} ${page}`,
    async (desk) => {
      await scouted(desk)
      return scoutRuns.listScoutRuns(desk, { ...anyPage, status: 'completed', q: 'grinder' })
    },
  ),
]

async function scouted(desk: ContractDesk): Promise<string> {
  const { run_id } = await scoutRuns.createScoutRun(desk, scouting, idempotent())
  return eventually(async () => {
    const { status, error } = await scoutRuns.getScoutRun(desk, run_id)
    if (status === 'failed') throw new Error(`The scout run failed: ${error}`)
    return status === 'completed' ? run_id : undefined
  })
}
