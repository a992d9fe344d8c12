'use client'
import { StartedList } from '#components/jobs/started-list.tsx'
import { useStartedRecords } from '#components/jobs/use-started-records.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { WarmLeadsTable } from './warm-leads-table.tsx'

/** Where the service has no list: the reports that were started in this browser. */
export function StartedWarmLeads() {
  const { records, activeId } = useStartedRecords(
    'warm-lead',
    (id) => operationQuery('getWarmLead', { params: { runId: id } }),
    { page: '/warm-leads' },
  )
  const runs = records.map(({ job, told }) => ({
    domain: job.title.replace(/^Report: /, ''),
    created_at: job.startedAt,
    ...told,
    id: job.id,
  }))
  return (
    <section aria-label="Your reports">
      <StartedList
        notice="This server can't list reports. Showing the ones started in this browser."
        isEmpty={runs.length === 0}
        empty={{ title: 'No reports started in this browser yet' }}
        skeleton={{ rows: 4, columns: 5 }}
      >
        <WarmLeadsTable runs={runs} activeId={activeId} />
      </StartedList>
    </section>
  )
}
