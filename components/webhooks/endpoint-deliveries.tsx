'use client'
import { useQuery } from '@tanstack/react-query'
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs'
import { useState } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { useFailure } from '#components/jobs/use-failure.ts'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { ListSkeleton } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { deliveryListQuery } from '#lib/queries/deliveries.ts'
import { DeliveriesBulkBar } from './deliveries-bulk-bar.tsx'
import { DeliveriesTable } from './deliveries-table.tsx'
import { deliveriesHref } from './delivery-filter.ts'
import { DeliverySheet } from './delivery-sheet.tsx'
import type { SendAgain } from './send-again-in-turn.ts'
import { ignoredFilters } from './unheeded-filters.ts'

const states = ['all', 'dead_lettered', 'failed'] as const

/** The newest deliveries of one endpoint, which can be opened and sent again together. */
export function EndpointDeliveries({ id, sendAgain }: { id: string; sendAgain: SendAgain }) {
  const [state, setState] = useQueryState('state', parseAsStringLiteral(states).withDefault('all'))
  const filter = { endpoint_id: id, ...(state !== 'all' && { status: state }) }
  const list = useQuery(deliveryListQuery(filter))
  const problem = useFailure(list)
  const [opened, setOpened] = useQueryState('delivery', parseAsString.withOptions({ history: 'push' }))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
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
      title="Deliveries"
      aside={
        <>
          <Segmented
            legend="Deliveries shown"
            value={state}
            onChange={(event) => void setState(states.find((one) => one === event.target.value) ?? null)}
            options={[
              { value: 'all', label: 'All' },
              { value: 'dead_lettered', label: 'Failed' },
              { value: 'failed', label: 'Retrying' },
            ]}
          />
          <TextLink href={deliveriesHref(filter)}>All filters</TextLink>
        </>
      }
    >
      {list.data ? (
        rows.length > 0 ? (
          <DeliveriesTable
            deliveries={rows}
            activeId={activeId}
            selected={selectedHere}
            onToggle={toggle}
            onToggleAll={() => setSelected(new Set(selectedHere.size === ids.length ? [] : ids))}
            onOpen={(one) => void setOpened(one)}
          />
        ) : (
          <p className="p-4 text-ink-soft text-sm">
            {state === 'all' ? 'Nothing sent yet. Send a test event to see a delivery.' : 'None.'}
          </p>
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
        sendAgain={sendAgain}
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
