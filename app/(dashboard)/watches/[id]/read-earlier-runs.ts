import type { EarlierRun } from '#components/watches/watch-runs.tsx'
import { listScoutRuns } from '#contract/scout-runs.ts'
import { listWarmLeads } from '#contract/warm-leads.ts'
import type { WatchDetail } from '#contract/watches.ts'
import { formatCount } from '#lib/format-number.ts'
import { readForPanel } from '#lib/session-page.ts'

const mostShown = 5
/** Others of a similar name may be among them. */
const limit = 20

/** Runs of the same subject that the watch did not start, newest first: what its first run was compared with is among them. */
export async function readEarlierRuns({ kind, label, runs }: WatchDetail): Promise<EarlierRun[]> {
  const own = new Set(runs.map(({ run_id }) => run_id))
  const all = kind === 'warm_lead' ? await reportsOn(label) : kind === 'scout_run' ? await runsOf(label) : []
  return all.filter(({ id }) => !own.has(id)).slice(0, mostShown)
}

async function reportsOn(domain: string): Promise<EarlierRun[]> {
  const found = await readForPanel(listWarmLeads, { query: { q: domain, status: 'completed', limit } })
  if (!found.ok) return []
  return found.data.runs
    .filter((run) => (run.normalized_domain ?? run.domain) === domain)
    .map(({ id, created_at, intent_score }) => ({
      id,
      at: created_at,
      href: `/warm-leads/${id}`,
      said: intent_score === undefined || intent_score === null ? 'Report' : `Report, intent ${intent_score}`,
    }))
}

async function runsOf(query: string): Promise<EarlierRun[]> {
  const found = await readForPanel(listScoutRuns, { query: { q: query, status: 'completed', limit } })
  if (!found.ok) return []
  return found.data.runs
    .filter((run) => run.query?.trim().toLowerCase() === query.toLowerCase())
    .map(({ run_id, created_at, results_count }) => ({
      id: run_id,
      at: created_at,
      href: `/scout-runs/${run_id}`,
      said: results_count === undefined ? 'Scout run' : `Scout run, ${formatCount(results_count, 'post')}`,
    }))
}
