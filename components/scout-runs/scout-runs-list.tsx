'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { RecordList } from '#components/jobs/record-list.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { SearchableTabs } from '#components/ui/searchable-tabs.tsx'
import type { ListScoutRunsQuery } from '#contract/scout-runs.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { rowsPerPage, scoutRunsHref, scoutRunTabs } from './scout-run-tabs.ts'
import { ScoutRunsTable } from './scout-runs-table.tsx'

/** What was scouted before, newest first. */
export function ScoutRunsList({ filter }: { filter: Partial<ListScoutRunsQuery> }) {
  const router = useRouter()
  const list = useQuery(operationQuery('listScoutRuns', { query: filter }))
  const runs = list.data?.runs ?? []
  const activeId = useListKeyboard({
    ids: runs.map(({ run_id }) => run_id),
    onOpen: (id) => router.push(`/scout-runs/${id}`),
  })
  const { status, q, limit = rowsPerPage, offset = 0 } = filter
  const isNarrowed = Boolean(status || q || offset > 0)
  return (
    <section aria-label="Earlier runs">
      {(isNarrowed || list.data?.total !== 0) && (
        <SearchableTabs
          label="Scout runs by status"
          tabs={scoutRunTabs}
          current={{ value: status, q }}
          search={{ label: 'Search runs', placeholder: 'Words in the topic' }}
          hrefOf={(next) => scoutRunsHref({ status: next.value, q: next.q })}
        />
      )}
      <RecordList
        what="Scout runs"
        query={list}
        count={runs.length}
        isNarrowed={isNarrowed}
        empty={
          <EmptyState title="No scout runs yet">
            Enter a topic. Each post is scored and can become an article.
          </EmptyState>
        }
        skeleton={{ rows: 6, columns: 4 }}
        limit={limit}
        offset={offset}
        hrefAt={(at) => scoutRunsHref({ ...filter, offset: at })}
        clearHref="/scout-runs"
      >
        <ScoutRunsTable runs={runs} activeId={activeId} />
      </RecordList>
    </section>
  )
}
