'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { emptyTab } from '#components/jobs/empty-tab.ts'
import { RecordList } from '#components/jobs/record-list.tsx'
import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { SearchableTabs, withCounts } from '#components/ui/searchable-tabs.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import type { ListScoutRunsQuery } from '#contract/scout-runs.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { scoutRunsHref, scoutRunTabs } from './scout-run-tabs.ts'
import { ScoutRunsTable, scoutRunColumns, usualScoutRunColumns } from './scout-runs-table.tsx'

/** What was scouted before, newest first unless sorted otherwise. */
export function ScoutRunsList({ filter }: { filter: Partial<ListScoutRunsQuery> }) {
  const router = useRouter()
  const list = useQuery(operationQuery('listScoutRuns', { query: filter }))
  const columns = useChosenColumns('scout-run', scoutRunColumns, usualScoutRunColumns)
  const runs = list.data?.runs ?? []
  const activeId = useListKeyboard({
    ids: runs.map(({ run_id }) => run_id),
    onOpen: (id) => router.push(`/scout-runs/${id}`),
  })
  const { status, q, sort, limit = rowsPerPage, offset = 0 } = filter
  const isNarrowed = Boolean(status || q || offset > 0)
  return (
    <section aria-label="Earlier runs">
      {(isNarrowed || list.data?.total !== 0) && (
        <SearchableTabs
          label="Scout runs by status"
          tabs={withCounts(scoutRunTabs, list.data?.counts)}
          current={{ value: status, q }}
          search={{ label: 'Search runs', placeholder: 'Search topics' }}
          hrefOf={(next) => scoutRunsHref({ status: next.value, q: next.q, sort })}
        >
          <SavedViewsMenu />
          <ColumnsMenu columns={columns} />
        </SearchableTabs>
      )}
      <RecordList
        what="Scout runs"
        query={list}
        count={runs.length}
        isNarrowed={isNarrowed}
        emptyTab={q || offset > 0 ? undefined : emptyTab('scout run', status)}
        empty={
          <EmptyState
            title="No scout runs yet"
            action={
              <LinkButton variant="primary" href="/scout-runs/new">
                New scout run
              </LinkButton>
            }
          >
            Enter a topic. Each post that is found is scored and can become an article.
          </EmptyState>
        }
        skeleton={{ rows: 6, columns: 4 }}
        limit={limit}
        offset={offset}
        hrefAt={(at) => scoutRunsHref({ ...filter, offset: at })}
        clearHref="/scout-runs"
      >
        <ScoutRunsTable
          runs={runs}
          activeId={activeId}
          columns={columns.shown}
          sorting={{
            sort: sort ?? '-when',
            hrefOf: (next) => scoutRunsHref({ ...filter, sort: next, offset: 0 }),
          }}
        />
      </RecordList>
    </section>
  )
}
