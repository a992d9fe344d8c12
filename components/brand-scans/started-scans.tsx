'use client'
import { StartedList } from '#components/jobs/started-list.tsx'
import { useStartedRecords } from '#components/jobs/use-started-records.ts'
import { Pagination } from '#components/ui/pagination.tsx'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { scansHref } from './scan-filter.ts'
import { ScansTable } from './scans-table.tsx'

/** Where the service has no list: the scans that were started in this browser. */
export function StartedScans({ offset }: { offset: number }) {
  const { records, activeId, total, limit } = useStartedRecords(
    'brand-scan',
    (id) => operationQuery('getBrandScan', { params: { id } }),
    {
      page: '/brand-scans',
      offset,
    },
  )
  const scans = records.map(({ job, told }) => ({
    brand_name: job.title,
    created_at: job.startedAt,
    ...told,
    id: job.id,
  }))
  return (
    <section aria-label="History">
      <StartedList
        notice="This server can't list scans. Showing the ones started in this browser."
        isEmpty={scans.length === 0}
        empty={{ title: 'Nothing started in this browser yet' }}
        skeleton={{ rows: 6, columns: 4 }}
      >
        <ScansTable scans={scans} activeId={activeId} />
      </StartedList>
      <Pagination total={total} limit={limit} offset={offset} hrefAt={(at) => scansHref({ offset: at })} />
    </section>
  )
}
