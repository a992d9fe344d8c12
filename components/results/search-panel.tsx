import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Results } from '#contract/results.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatNumber, formatTenths } from '#lib/format-number.ts'

type Query = NonNullable<Results['search']>['queries'][number]

const unconnected = 'Connect Search Console, or import its export, to see what people search for.'

/** What people searched for, as Search Console reports it; where it is not connected, one line that leads there. */
export function SearchPanel({ search }: { search: Results['search'] }) {
  if (!search)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-rule border-dashed px-4 py-3 text-ink-soft text-sm">
        {unconnected}
        <LinkButton size="sm" href="/settings/results">
          Connect Search Console
        </LinkButton>
      </div>
    )
  return (
    <Panel
      flush
      title="Searches"
      aside={`${formatDay(search.from)} to ${formatDay(search.to)}${search.origin === 'csv' ? ', imported' : ''}`}
    >
      {search.queries.length > 0 ? (
        <DataTable
          label="Searches"
          columns={columns}
          rows={search.queries.slice(0, 15)}
          idOf={({ query }) => query}
        />
      ) : (
        <p className="px-4 py-7 text-center text-ink-soft text-sm">
          Search Console names no searches for this period.
        </p>
      )}
    </Panel>
  )
}

const columns: readonly Column<Query>[] = [
  { id: 'query', header: 'Search', look: 'wrap-anywhere text-ink', cell: ({ query }) => query },
  {
    id: 'clicks',
    header: 'Clicks',
    numeric: true,
    look: 'text-ink',
    cell: ({ clicks }) => formatNumber(clicks),
  },
  {
    id: 'impressions',
    header: 'Impressions',
    numeric: true,
    width: 'max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ impressions }) => formatNumber(impressions),
  },
  {
    id: 'position',
    header: 'Position',
    numeric: true,
    look: 'text-ink-soft',
    cell: ({ position }) => formatTenths(position),
  },
]
