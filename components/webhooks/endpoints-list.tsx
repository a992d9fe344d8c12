'use client'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { useMinutes } from '#components/ui/now.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Select } from '#components/ui/select.tsx'
import { useSelection } from '#components/ui/use-selection.ts'
import { retryDays } from '#contract/webhook-retries.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { AddEndpointDialog } from './add-endpoint-dialog.tsx'
import type { EndpointActions } from './endpoint-actions.ts'
import { EndpointCard } from './endpoint-card.tsx'
import { endpointHref } from './endpoint-health.ts'
import { EndpointsBulkBar } from './endpoints-bulk-bar.tsx'
import type { EventKind } from './event-kind.ts'
import { endpointOrderLabels, endpointOrders, sortEndpoints } from './sort-endpoints.ts'
import { VerificationTabs } from './verification-tabs.tsx'

export type EndpointsListProps = { kinds: readonly EventKind[]; actions: EndpointActions }

/** So few need no order to be found. */
const seenAtOnce = 3

/** The endpoints with their health; `?add=endpoint` opens the form. */
export function EndpointsList({ kinds, actions }: EndpointsListProps) {
  const router = useRouter()
  const query = useQuery(operationQuery('listWebhooks'))
  const { data, isError } = query
  const [add, setAdd] = useQueryState('add', parseAsString)
  const [order, setOrder] = useQueryState('sort', parseAsStringLiteral(endpointOrders))
  const endpoints = sortEndpoints(data?.webhooks ?? [], order, useMinutes() ?? 0)
  const selection = useSelection(endpoints, ({ id }) => id)
  const activeId = useListKeyboard({
    ids: endpoints.map(({ id }) => id),
    onOpen: (id) => router.push(endpointHref(id)),
    onToggle: selection.toggle,
  })
  const addButton = (
    <Button variant="primary" onClick={() => void setAdd('endpoint')}>
      Add endpoint
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Send events from your workspace to your endpoints."
        actions={
          <>
            <Dialog
              size="lg"
              title="Verify signatures"
              description="Every request is signed with the endpoint's secret, following Standard Webhooks."
              trigger={
                // On a phone it comes first below the title, and its mark stands at the margin.
                <Button variant="quiet" className="max-sm:-ml-3">
                  <ShieldCheck aria-hidden /> Verify signatures
                </Button>
              }
            >
              <VerificationTabs />
            </Dialog>
            {endpoints.length > 0 && addButton}
          </>
        }
      />
      {data ? (
        endpoints.length > 0 ? (
          <>
            {endpoints.length > seenAtOnce && (
              <div className="flex justify-end pb-2">
                <Select
                  aria-label="Sort endpoints"
                  className="sm:w-48"
                  value={order ?? ''}
                  onChange={({ target }) =>
                    void setOrder(endpointOrders.find((one) => one === target.value) ?? null)
                  }
                  options={[
                    { value: '', label: 'Newest first' },
                    ...endpointOrders.map((value) => ({ value, label: endpointOrderLabels[value] })),
                  ]}
                />
              </div>
            )}
            <ul className="divide-y divide-rule rounded-lg border border-rule bg-sheet">
              {endpoints.map((endpoint) => (
                <EndpointCard
                  key={endpoint.id}
                  endpoint={endpoint}
                  kinds={kinds}
                  actions={actions}
                  active={endpoint.id === activeId}
                  selection={
                    endpoints.length > 1
                      ? {
                          isSelected: selection.here.has(endpoint.id),
                          toggle: () => selection.toggle(endpoint.id),
                        }
                      : undefined
                  }
                />
              ))}
            </ul>
            <EndpointsBulkBar selected={selection.rows} onKeep={selection.keep} turnEach={actions.turnEach} />
          </>
        ) : (
          <EmptyState title="No endpoints yet" action={addButton}>
            Add one to receive signed events, with retries for {retryDays} days.
          </EmptyState>
        )
      ) : isError ? (
        <LoadProblem what="Endpoints" query={query} />
      ) : (
        <ListSkeleton rows={3} columns={3} />
      )}
      <AddEndpointDialog
        open={add === 'endpoint'}
        onClose={() => void setAdd(null)}
        kinds={kinds}
        create={actions.create}
      />
    </>
  )
}
