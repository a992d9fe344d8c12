'use client'
import { StartedList } from '#components/jobs/started-list.tsx'
import { useStartedRecords } from '#components/jobs/use-started-records.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { LeadMagnetsTable } from './lead-magnets-table.tsx'

/** Where the service has no list: the lead magnets that were started in this browser. */
export function StartedLeadMagnets() {
  const { records, activeId } = useStartedRecords(
    'lead-magnet',
    (id) => operationQuery('getLeadMagnet', { params: { id } }),
    { page: '/lead-magnets' },
  )
  const made = records.map(({ job, told }) => ({
    type: '',
    topic: job.title,
    created_at: job.startedAt,
    ...told,
    id: job.id,
  }))
  return (
    <section aria-label="Your lead magnets">
      <StartedList
        notice="This server can't list lead magnets. Showing the ones started in this browser."
        isEmpty={made.length === 0}
        empty={{ title: 'Nothing created in this browser yet' }}
        skeleton={{ rows: 4, columns: 4 }}
      >
        <LeadMagnetsTable made={made} activeId={activeId} />
      </StartedList>
    </section>
  )
}
