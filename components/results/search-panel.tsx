import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Results } from '#contract/results.ts'
import { formatNumber, formatTenths } from '#lib/format-number.ts'

type Query = NonNullable<Results['search']>['queries'][number]

/** What people searched for, as Search Console reports it. */
export function SearchPanel({ search }: { search: Results['search'] }) {
  return (
    <Panel
      flush
      title="Searches"
      aside={search && `${search.from} to ${search.to}${search.origin === 'csv' ? ', imported' : ''}`}
    >
      {search && search.queries.length > 0 ? (
        <DataTable
          label="Searches"
          columns={columns}
          rows={search.queries.slice(0, 15)}
          idOf={({ query }) => query}
        />
      ) : (
        <div className="grid justify-items-center gap-3 px-4 py-7 text-center text-ink-soft text-sm">
          {search
            ? 'Search Console names no searches for this period.'
            : 'Connect Search Console, or import its export, to see what people search for.'}
          {!search && (
            <LinkButton size="sm" href="/settings/results">
              Connect Search Console
            </LinkButton>
          )}
        </div>
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
    header: 'Place',
    numeric: true,
    look: 'text-ink-soft',
    cell: ({ position }) => formatTenths(position),
  },
]
