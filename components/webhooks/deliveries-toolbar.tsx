'use client'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { Filter, Filters } from '#components/ui/filters.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import { Select } from '#components/ui/select.tsx'
import type { ChosenColumns } from '#components/ui/use-chosen-columns.ts'
import type { Delivery } from '#contract/deliveries.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { type DeliveryFilter, deliverySearch } from '#lib/queries/deliveries.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { deliveriesHref, foundId, isFiltered, maxExported, maxSearchLength } from './delivery-filter.ts'
import { DeliveryTime } from './delivery-time.tsx'
import { visibleText } from './visible-text.ts'

export type DeliveriesToolbarProps = {
  filter: DeliveryFilter
  /** What is on the page: kinds and endpoints that no endpoint of today names may be filtered by, too. */
  deliveries: readonly Delivery[]
  total: number
  columns: ChosenColumns<Delivery>
  /** Opens a delivery by its id; left out where the server shows none. */
  onFind: ((id: string) => void) | undefined
}

/** By what they are about; or one by its own id, or by the `webhook-id` that the receiver has, of what is on the page. */
function FindDeliveries({
  deliveries,
  q = '',
  onFind,
  onSearch,
}: Pick<DeliveriesToolbarProps, 'deliveries'> & {
  q: string | undefined
  onFind: (id: string) => void
  onSearch: (q: string) => void
}) {
  return (
    <SearchBox
      label="Search deliveries"
      placeholder="Title or ID"
      className="max-sm:w-auto max-sm:flex-1 sm:w-auto sm:min-w-30 sm:max-w-56 sm:flex-1"
      value={q}
      onSearch={(typed) => {
        const id = foundId(typed, deliveries)
        if (id) onFind(id)
        else onSearch([...typed].slice(0, maxSearchLength).join(''))
      }}
    />
  )
}

/**
 * Above the list: which events, to which endpoint, from when; and what matches as a file. All in a row from 44rem on: the
 * filters share what there is, and the buttons beside them leave out their words.
 */
export function DeliveriesToolbar({ filter, deliveries, total, columns, onFind }: DeliveriesToolbarProps) {
  const router = useRouter()
  const { data } = useQuery(operationQuery('listWebhooks'))
  const endpoints = data?.webhooks ?? []
  const { offset: _, ...chosen } = filter
  const go = (next: DeliveryFilter) => router.replace(deliveriesHref(next), { scroll: false })

  const types = new Set([
    ...endpoints.flatMap((endpoint) => endpoint.event_types),
    ...deliveries.map(({ event_type: type }) => type),
    ...(filter.event_type ? [filter.event_type] : []),
  ])
  const names = new Map<string, string>(filter.endpoint_id ? [[filter.endpoint_id, 'Deleted endpoint']] : [])
  for (const endpoint of [...deliveries.flatMap((delivery) => delivery.endpoint ?? []), ...endpoints]) {
    names.set(endpoint.id, visibleText(endpoint.description || endpoint.url))
  }
  return (
    <div className="@container flex flex-wrap items-center gap-2 py-3">
      {onFind && (
        <FindDeliveries
          deliveries={deliveries}
          q={filter.q}
          onFind={onFind}
          onSearch={(q) => go({ ...chosen, q })}
        />
      )}
      <Filters
        inUse={
          [filter.event_type, filter.endpoint_id, filter.range ?? filter.since ?? filter.until].filter(
            Boolean,
          ).length
        }
        show={`Show ${formatCount(total, 'delivery', 'deliveries')}`}
        clear={
          isFiltered({ ...chosen, status: undefined }) && (
            <LinkButton
              variant="quiet"
              size="sm"
              scroll={false}
              href={deliveriesHref({ status: filter.status })}
            >
              Clear
            </LinkButton>
          )
        }
      >
        <Filter label="Event type">
          {(id) => (
            <Select
              id={id}
              className="sm:w-auto sm:min-w-30 sm:max-w-48 sm:flex-1"
              value={filter.event_type ?? ''}
              options={[
                { value: '', label: 'All events' },
                ...[...types].sort().map((type) => ({ value: type, label: type })),
              ]}
              onChange={({ target }) => go({ ...chosen, event_type: target.value })}
            />
          )}
        </Filter>
        <Filter label="Endpoint">
          {(id) => (
            <Select
              id={id}
              className="sm:w-auto sm:min-w-30 sm:max-w-52 sm:flex-1"
              value={filter.endpoint_id ?? ''}
              options={[
                { value: '', label: 'All endpoints' },
                ...[...names].map(([value, label]) => ({ value, label })),
              ]}
              onChange={({ target }) => go({ ...chosen, endpoint_id: target.value })}
            />
          )}
        </Filter>
        <DeliveryTime filter={chosen} onChange={go} />
      </Filters>
      <span className="ml-auto flex items-center gap-2 @max-3xl:gap-0">
        <SavedViewsMenu />
        <ColumnsMenu columns={columns} />
        {total > 0 && (
          <a
            href={`/api/webhooks/deliveries/export?${deliverySearch(chosen)}`}
            download
            title={
              total > maxExported
                ? `The newest ${formatNumber(maxExported)} of ${formatNumber(total)}`
                : formatCount(total, 'delivery', 'deliveries')
            }
            className={buttonStyles({ variant: 'quiet', size: 'sm' })}
          >
            <Download aria-hidden /> <span className="@max-3xl:sr-only">CSV</span>
            {total > maxExported && (
              <span className="text-ink-faint">newest {formatNumber(maxExported)}</span>
            )}
          </a>
        )}
      </span>
    </div>
  )
}
