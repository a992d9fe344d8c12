'use client'
import { useQuery } from '@tanstack/react-query'
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs'
import { useState } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { useFailure } from '#components/jobs/use-failure.ts'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { ListSkeleton } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { deliveryListQuery } from '#lib/queries/deliveries.ts'
import { DeliveriesBulkBar } from './deliveries-bulk-bar.tsx'
import { DeliveriesTable, deliveryColumns } from './deliveries-table.tsx'
import { deliveriesHref } from './delivery-filter.ts'
import { DeliverySheet } from './delivery-sheet.tsx'
import {
  endpointDeliveriesHref,
  endpointFilter,
  endpointPage,
  endpointRows,
  offsetOf,
  shownDeliveries,
} from './endpoint-reads.ts'
import type { SendAgain } from './send-again-in-turn.ts'
import { ignoredFilters } from './unheeded-filters.ts'
import { useSendAgainRound } from './use-send-again-round.ts'

const emptyWords = {
  all: 'No deliveries yet. Send a test event to see the first one.',
  dead_lettered: 'Every delivery arrived or is being retried.',
  failed: 'No deliveries are being retried.',
} as const

/** The deliveries of one endpoint, newest first and page by page, which can be opened and sent again together. */
export function EndpointDeliveries({ id, sendAgain }: { id: string; sendAgain: SendAgain }) {
  const [state, setState] = useQueryState('state', parseAsStringLiteral(shownDeliveries).withDefault('all'))
  const [from, setFrom] = useQueryState('offset', parseAsString)
  const filter = endpointPage(id, state, offsetOf(from))
  const list = useQuery(deliveryListQuery(filter))
  const problem = useFailure(list)
  const [opened, setOpened] = useQueryState('delivery', parseAsString.withOptions({ history: 'push' }))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const round = useSendAgainRound(sendAgain, () => setSelected(new Set()))
  // A server that does not filter answers with everybody's: only this endpoint's are shown.
  const rows = list.data ? ignoredFilters(filter, list.data.deliveries).matching : []
  const ids = rows.map((row) => row.id)
  const selectedHere = new Set(ids.filter((one) => selected.has(one)))
  const toggle = (one: string) => {
    const next = new Set(selectedHere)
    if (!next.delete(one)) next.add(one)
    setSelected(next)
  }
  const activeId = useListKeyboard({ ids, onOpen: (one) => void setOpened(one), onToggle: toggle })
  return (
    <Panel
      flush
      id="deliveries"
      title="Deliveries"
      aside={
        <>
          <Segmented
            legend="Deliveries shown"
            value={state}
            onChange={(event) => {
              void setState(shownDeliveries.find((one) => one === event.target.value) ?? null)
              void setFrom(null)
            }}
            options={[
              { value: 'all', label: 'All' },
              { value: 'dead_lettered', label: 'Failed or not sent' },
              { value: 'failed', label: 'Retrying' },
            ]}
          />
          <TextLink href={deliveriesHref(endpointFilter(id, state))}>All filters</TextLink>
        </>
      }
    >
      {list.data ? (
        rows.length > 0 ? (
          <>
            <DeliveriesTable
              deliveries={rows}
              columns={deliveryColumns((one) => void setOpened(one), { isOfOne: true })}
              activeId={activeId}
              selected={selectedHere}
              onToggle={toggle}
              onToggleAll={() => setSelected(new Set(selectedHere.size === ids.length ? [] : ids))}
              onOpen={(one) => void setOpened(one)}
            />
            <div className="px-4 pb-2">
              <Pagination
                total={list.data.total ?? rows.length}
                limit={endpointRows}
                offset={offsetOf(from)}
                hrefAt={(offset) => endpointDeliveriesHref(id, state, offset)}
              />
            </div>
          </>
        ) : (
          <p className="p-4 text-ink-soft text-sm">{emptyWords[state]}</p>
        )
      ) : problem ? (
        <LoadProblem what="Deliveries" query={list} problem={problem} />
      ) : (
        <div className="p-4">
          <ListSkeleton rows={5} columns={4} />
        </div>
      )}
      <DeliveriesBulkBar
        selected={rows.filter((row) => selectedHere.has(row.id))}
        onClear={() => setSelected(new Set())}
        round={round}
      />
      <DeliverySheet
        id={opened ?? undefined}
        ids={ids}
        known={rows.find((row) => row.id === opened)}
        onOpen={(one) => void setOpened(one, { history: one === null ? 'push' : 'replace' })}
        sendAgain={sendAgain}
      />
    </Panel>
  )
}
