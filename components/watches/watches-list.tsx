'use client'
import { useQuery } from '@tanstack/react-query'
import { emptyTab } from '#components/jobs/empty-tab.ts'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { useBulkRound } from '#components/jobs/use-bulk-round.ts'
import { useFailure } from '#components/jobs/use-failure.ts'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { withCounts } from '#components/ui/searchable-tabs.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import { useSelection } from '#components/ui/use-selection.ts'
import type { ListWatchesQuery, Watch, WatchStatus } from '#contract/watches.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { type ChangeWatches, WatchesBulkBar } from './watches-bulk-bar.tsx'
import { watchesHref } from './watches-href.ts'
import { WatchesTable, watchColumns } from './watches-table.tsx'

const statusTabs = [
  { label: 'All', value: undefined },
  { label: 'Active', value: 'active' },
  { label: 'Paused', value: 'paused' },
] as const

export type WatchesListProps = { filter: Partial<ListWatchesQuery>; change: ChangeWatches }

/** The tenant's watches, newest first unless sorted otherwise. */
export function WatchesList({ filter, change }: WatchesListProps) {
  const query = useQuery(operationQuery('listWatches', { query: filter }))
  const problem = useFailure(query)
  const columns = useChosenColumns('watch', watchColumns)
  const selection = useSelection(query.data?.watches ?? [], ({ id }) => id)
  const { start } = useBulkRound({ list: 'listWatches', onKeep: () => undefined })
  const setStatus = ({ id, label }: Watch, to: WatchStatus) =>
    start(new Map([[id, label]]), to === 'active' ? 'resumed' : 'paused', (ids) => change(ids, to))
  const { status, sort, limit = rowsPerPage, offset = 0 } = filter
  if (problem) return <LoadProblem what="Watches" query={query} problem={problem} />
  if (!query.data) return <ListSkeleton rows={5} columns={5} />
  const { watches, counts, total } = query.data
  if (total === 0 && status === undefined) return <NoWatches />
  return (
    <>
      <LinkTabs
        label="Status"
        aside={
          <>
            <SavedViewsMenu />
            <ColumnsMenu columns={columns} />
          </>
        }
        tabs={withCounts(statusTabs, counts).map(({ label, value, count }) => ({
          label,
          href: watchesHref({ status: value, sort }),
          current: value === status,
          count,
        }))}
      />
      {total === 0 ? (
        // The tabs above it have a rule already.
        <div className="*:border-t-0">
          <EmptyState
            title={emptyTab('watch', status) ?? 'No watches match'}
            action={<LinkButton href={watchesHref({ sort })}>View all watches</LinkButton>}
          />
        </div>
      ) : (
        <WatchesTable
          watches={watches}
          columns={columns.shown}
          onStatus={setStatus}
          selection={selection}
          sorting={{ sort, hrefOf: (next) => watchesHref({ status, sort: next }) }}
        />
      )}
      <WatchesBulkBar
        selected={selection.rows}
        elsewhere={selection.elsewhere}
        onKeep={selection.keep}
        change={change}
      />
      <Pagination
        total={total}
        limit={limit}
        offset={offset}
        hrefAt={(at) => watchesHref({ status, sort, offset: at })}
      />
    </>
  )
}

function NoWatches() {
  return (
    <EmptyState
      title="No watches yet"
      action={
        <LinkButton variant="primary" href="/watches/new">
          New watch
        </LinkButton>
      }
    >
      Choose a brand, a topic, a company or a page. You see what changed from run to run.
    </EmptyState>
  )
}
