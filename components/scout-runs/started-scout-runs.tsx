'use client'
import { StartedList } from '#components/jobs/started-list.tsx'
import { useStartedRecords } from '#components/jobs/use-started-records.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { ScoutRunsTable } from './scout-runs-table.tsx'

/** Where the service has no list: the runs that were started in this browser. */
export function StartedScoutRuns() {
  const { records, activeId } = useStartedRecords(
    'scout',
    (id) => operationQuery('getScoutRun', { params: { runId: id } }),
    { page: '/scout-runs' },
  )
  const runs = records.map(({ job, told }) => ({
    query: job.title.replace(/^Scout: /, ''),
    created_at: job.startedAt,
    ...told,
    run_id: job.id,
  }))
  return (
    <section aria-label="Earlier runs">
      <StartedList
        notice="This server can't list scout runs. Showing the ones started in this browser."
        isEmpty={runs.length === 0}
        empty={{ title: 'Nothing scouted in this browser yet' }}
        skeleton={{ rows: 4, columns: 4 }}
      >
        <ScoutRunsTable runs={runs} activeId={activeId} />
      </StartedList>
    </section>
  )
}
