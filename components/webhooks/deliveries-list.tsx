'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { parseAsString, useQueryState } from 'nuqs'
import { useEffect } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { useFailure } from '#components/jobs/use-failure.ts'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { ListSkeleton } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import { useSelection } from '#components/ui/use-selection.ts'
import type { DeliveryList } from '#contract/deliveries.ts'
import { type DeliveryFilter, deadLettersQuery, deliveryListQuery } from '#lib/queries/deliveries.ts'
import { DeadLetterGroups } from './dead-letter-groups.tsx'
import { DeliveriesBulkBar } from './deliveries-bulk-bar.tsx'
import { DeliveriesTable, deliveryColumns } from './deliveries-table.tsx'
import { DeliveriesToolbar } from './deliveries-toolbar.tsx'
import { deliveriesHref, deliveryTabs, isFiltered } from './delivery-filter.ts'
import { DeliverySheet } from './delivery-sheet.tsx'
import { NoDeliveries } from './no-deliveries.tsx'
import type { SendAgain } from './send-again-in-turn.ts'
import { ignoredFilters } from './unheeded-filters.ts'
import { useSendAgainRound } from './use-send-again-round.ts'

export type DeliveriesListProps = { filter: DeliveryFilter; sendAgain: SendAgain }

/** What was sent, by state: rows that move while they are delivered, and what can be sent again. */
export function DeliveriesList({ filter, sendAgain }: DeliveriesListProps) {
  const list = useQuery(deliveryListQuery(filter))
  const problem = useFailure(list)
  const { data } = list
  const all = isFiltered({ ...filter, status: undefined }) ? undefined : data?.counts
  useFreshCount(all && (all.dead_lettered ?? 0))
  const [opened, setOpened] = useQueryState('delivery', parseAsString.withOptions({ history: 'push' }))
  const columns = useChosenColumns(
    'delivery',
    deliveryColumns((id) => void setOpened(id)),
  )

  const { matching: rows, unheeded } =
    data && !list.isPlaceholderData
      ? ignoredFilters(filter, data.deliveries)
      : { matching: data?.deliveries ?? [], unheeded: [] }
  const ids = rows.map(({ id }) => id)
  const selection = useSelection(rows, ({ id }) => id)
  const round = useSendAgainRound(sendAgain, () => selection.keep([]))
  const activeId = useListKeyboard({
    ids,
    onOpen: (id) => void setOpened(id),
    onToggle: (id) => data?.counts && selection.toggle(id),
  })
  const nothing = data?.total === 0 && !isFiltered(filter) && !filter.offset

  return (
    <>
      {!nothing && (
        <>
          <LinkTabs label="Deliveries by status" tabs={statusTabs(filter, data?.counts)} />
          <DeliveriesToolbar
            filter={filter}
            deliveries={rows}
            total={data?.total ?? 0}
            columns={columns}
            onFind={data?.counts && ((id) => void setOpened(id))}
          />
        </>
      )}
      {unheeded.length > 0 && (
        <div className="pb-3">
          <Notice tone="warn">
            This server doesn't filter by {unheeded.join(' and ')}. Rows that don't match are hidden on each
            page.
          </Notice>
        </div>
      )}
      {filter.status === 'dead_lettered' && (
        <DeadLetterGroups
          deliveries={rows}
          hasMore={data?.counts !== undefined && data.total > rows.length}
          round={data?.counts && round}
        />
      )}
      {data ? (
        rows.length > 0 ? (
          <DeliveriesTable
            deliveries={rows}
            columns={columns.shown}
            activeId={activeId}
            // Only our service counts, and only it sorts and sends again.
            {...(data.counts && {
              sorting: {
                sort: filter.sort,
                hrefOf: (sort) => deliveriesHref({ ...filter, sort, offset: 0 }),
              },
              selected: selection.here,
            })}
            onToggle={selection.toggle}
            onToggleAll={selection.toggleAll}
            onOpen={(id) => void setOpened(id)}
          />
        ) : (
          <NoDeliveries filter={filter} />
        )
      ) : problem ? (
        <LoadProblem what="Deliveries" query={list} problem={problem} />
      ) : (
        <ListSkeleton rows={8} columns={5} />
      )}
      {data && (
        <Pagination
          total={data.total}
          limit={data.limit}
          offset={data.offset}
          hrefAt={(offset) => deliveriesHref({ ...filter, offset })}
        />
      )}
      <DeliveriesBulkBar
        selected={selection.rows}
        elsewhere={selection.elsewhere}
        onClear={() => selection.keep([])}
        round={round}
      />
      <DeliverySheet
        id={opened ?? undefined}
        ids={ids}
        known={rows.find(({ id }) => id === opened)}
        onOpen={(id) => void setOpened(id, { history: id === null ? 'push' : 'replace' })}
        sendAgain={sendAgain}
      />
    </>
  )
}

function statusTabs(filter: DeliveryFilter, counts: DeliveryList['counts']) {
  const { offset: _, status: current, ...rest } = filter
  // What is queued or being sent is so for moments: its tab is there while there is something in it.
  const tabs = deliveryTabs.filter(
    ({ status }) =>
      (status !== 'queued' && status !== 'delivering') ||
      status === current ||
      counts === undefined ||
      (counts[status] ?? 0) > 0,
  )
  return tabs.map(({ label, status }) => {
    return {
      label,
      href: deliveriesHref({ ...rest, ...(status && { status }) }),
      current: current === status,
      count:
        counts &&
        (status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)),
    }
  })
}

/** What was given up since the navigation counted is counted there, too. */
function useFreshCount(deadLettered: number | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const shown = queryClient.getQueryData(deadLettersQuery.queryKey)
    if (deadLettered !== undefined && shown && shown.total !== deadLettered)
      queryClient.invalidateQueries({ queryKey: deadLettersQuery.queryKey })
  }, [deadLettered, queryClient])
}
