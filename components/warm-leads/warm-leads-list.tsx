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
import { SearchableTabs, withCounts } from '#components/ui/searchable-tabs.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import type { ListWarmLeadsQuery } from '#contract/warm-leads.ts'
import { formatCount } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { warmLeadsHref, warmLeadTabs } from './warm-lead-tabs.ts'
import {
  byCompany,
  companyOf,
  usualWarmLeadColumns,
  WarmLeadsTable,
  warmLeadColumns,
} from './warm-leads-table.tsx'

/** The reports so far, newest first unless sorted otherwise. */
export function WarmLeadsList({ filter }: { filter: Partial<ListWarmLeadsQuery> }) {
  const router = useRouter()
  const list = useQuery(operationQuery('listWarmLeads', { query: filter }))
  const columns = useChosenColumns('warm-lead', warmLeadColumns, usualWarmLeadColumns)
  const runs = useMemo(() => byCompany(list.data?.runs ?? []), [list.data])
  const activeId = useListKeyboard({
    ids: runs.map(({ id }) => id),
    onOpen: (id) => router.push(`/warm-leads/${id}`),
  })
  const { status, q, sort, limit = rowsPerPage, offset = 0 } = filter
  const isNarrowed = Boolean(status || q || offset > 0)
  return (
    <section aria-label="Your reports">
      {(isNarrowed || list.data?.total !== 0) && (
        <SearchableTabs
          label="Reports by status"
          tabs={withCounts(warmLeadTabs, list.data?.counts)}
          current={{ value: status, q }}
          search={{ label: 'Search reports', placeholder: 'Search companies' }}
          hrefOf={(next) => warmLeadsHref({ status: next.value, q: next.q, sort })}
          count={
            list.data &&
            runs.length < list.data.runs.length &&
            `${reportsWords(list.data.runs.length, new Set(runs.map(companyOf)).size)}${list.data.total > list.data.runs.length ? ' on this page' : ''}`
          }
        >
          <SavedViewsMenu />
          <ColumnsMenu columns={columns} />
        </SearchableTabs>
      )}
      <RecordList
        what="Reports"
        query={list}
        count={runs.length}
        isNarrowed={isNarrowed}
        emptyTab={q || offset > 0 ? undefined : emptyTab('report', status)}
        empty={
          <EmptyState
            title="No reports yet"
            action={
              <LinkButton variant="primary" href="/warm-leads/new">
                New warm-lead report
              </LinkButton>
            }
          >
            Enter a company. The report shows fit, timing and who to contact, each statement with its source.
          </EmptyState>
        }
        skeleton={{ rows: 6, columns: 5 }}
        limit={limit}
        offset={offset}
        hrefAt={(at) => warmLeadsHref({ ...filter, offset: at })}
        clearHref="/warm-leads"
      >
        <WarmLeadsTable
          runs={runs}
          activeId={activeId}
          columns={columns.shown}
          sorting={{
            sort: sort ?? '-when',
            hrefOf: (next) => warmLeadsHref({ ...filter, sort: next, offset: 0 }),
          }}
        />
      </RecordList>
    </section>
  )
}

/** The tabs count reports, and a row may have several. */
function reportsWords(reports: number, companies: number): string {
  return `${formatCount(reports, 'report')} on ${formatCount(companies, 'company', 'companies')}`
}
