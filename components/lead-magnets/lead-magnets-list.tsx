'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { emptyTab } from '#components/jobs/empty-tab.ts'
import { RecordList } from '#components/jobs/record-list.tsx'
import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { SearchableTabs } from '#components/ui/searchable-tabs.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import { useSelection } from '#components/ui/use-selection.ts'
import type { ListLeadMagnetsQuery } from '#contract/lead-magnets.ts'
import type { ResultPage } from '#contract/results.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { leadMagnetsHref, leadMagnetTabs } from './lead-magnet-tabs.ts'
import { type ChangeLeadMagnets, LeadMagnetsBulkBar } from './lead-magnets-bulk-bar.tsx'
import { LeadMagnetsTable, leadMagnetColumnsWith } from './lead-magnets-table.tsx'

export type LeadMagnetsListProps = {
  filter: Partial<ListLeadMagnetsQuery>
  /** What landing pages brought lately; undefined where the server counts none. */
  visits: readonly ResultPage[] | undefined
  change: ChangeLeadMagnets
}

/** What was made before, newest first unless sorted otherwise. */
export function LeadMagnetsList({ filter, visits, change }: LeadMagnetsListProps) {
  const router = useRouter()
  const list = useQuery(operationQuery('listLeadMagnets', { query: filter }))
  const all = useMemo(
    () => leadMagnetColumnsWith(visits && new Map(visits.map((page) => [page.lead_magnet_id ?? '', page]))),
    [visits],
  )
  const columns = useChosenColumns('lead-magnet', all)
  const made = list.data?.lead_magnets ?? []
  const selection = useSelection(made, ({ id }) => id)
  const activeId = useListKeyboard({
    ids: made.map(({ id }) => id),
    onOpen: (id) => router.push(`/lead-magnets/${id}`),
    onToggle: selection.toggle,
  })
  const { status, q, sort, limit = rowsPerPage, offset = 0 } = filter
  const isNarrowed = Boolean(status || q || offset > 0)
  return (
    <section aria-label="Your lead magnets">
      {(isNarrowed || list.data?.total !== 0) && (
        <SearchableTabs
          label="Lead magnets by status"
          tabs={leadMagnetTabs.map((tab) => ({ ...tab, count: list.data?.counts[tab.value ?? 'all'] }))}
          current={{ value: status, q }}
          search={{ label: 'Search lead magnets', placeholder: 'Search titles' }}
          hrefOf={(next) => leadMagnetsHref({ status: next.value, q: next.q, sort })}
        >
          <SavedViewsMenu />
          <ColumnsMenu columns={columns} />
        </SearchableTabs>
      )}
      <RecordList
        what="Lead magnets"
        query={list}
        count={made.length}
        isNarrowed={isNarrowed}
        emptyTab={q || offset > 0 ? undefined : emptyTab('lead magnet', status)}
        empty={
          <EmptyState
            title="No lead magnets yet"
            action={
              <LinkButton variant="primary" href="/lead-magnets/new">
                New lead magnet
              </LinkButton>
            }
          >
            Choose a type and a topic. You get a PDF, a landing page that collects sign-ups with consent, and
            an announcement.
          </EmptyState>
        }
        skeleton={{ rows: 6, columns: 4 }}
        limit={limit}
        offset={offset}
        hrefAt={(at) => leadMagnetsHref({ ...filter, offset: at })}
        clearHref="/lead-magnets"
        searched={q}
        isOnlySearch={status === undefined && offset === 0}
      >
        <LeadMagnetsTable
          made={made}
          activeId={activeId}
          columns={columns.shown}
          selection={selection}
          sorting={{
            sort: sort ?? '-when',
            hrefOf: (next) => leadMagnetsHref({ ...filter, sort: next, offset: 0 }),
          }}
        />
      </RecordList>
      <LeadMagnetsBulkBar
        selected={selection.rows}
        elsewhere={selection.elsewhere}
        isListEmpty={list.data !== undefined && made.length === 0}
        onKeep={selection.keep}
        change={change}
      />
    </section>
  )
}
