'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton, LoadError, NoMatch } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { type WarmLeadListFilter, warmLeadListQuery } from '#lib/queries/warm-leads.ts'
import { rowsPerPage, warmLeadsHref, warmLeadTabs } from './warm-lead-tabs.ts'
import { WarmLeadsTable } from './warm-leads-table.tsx'

/** The reports so far, newest first. */
export function WarmLeadsList({ filter }: { filter: WarmLeadListFilter }) {
  const router = useRouter()
  const { data, error, isError, isFetching, refetch } = useQuery(warmLeadListQuery(filter))
  const runs = data?.runs ?? []
  const activeId = useListKeyboard({
    ids: runs.map(({ id }) => id),
    onOpen: (id) => router.push(`/warm-leads/${id}`),
  })
  const { limit = rowsPerPage, offset = 0 } = filter
  const nothing = data?.total === 0 && !filter.status && !filter.q && offset === 0
  const tabs = warmLeadTabs.map(({ label, status }) => ({
    label,
    href: warmLeadsHref({ q: filter.q, status }),
    current: filter.status === status,
  }))
  return (
    <section aria-label="Reports so far">
      {!nothing && (
        <>
          <LinkTabs label="Reports by state" tabs={tabs} />
          <div className="py-3">
            <SearchBox
              label="Search reports"
              placeholder="Part of a domain"
              value={filter.q ?? ''}
              onSearch={(q) =>
                router.replace(warmLeadsHref({ ...filter, q: q || undefined, offset: 0 }), { scroll: false })
              }
            />
          </div>
        </>
      )}
      {data ? (
        runs.length > 0 ? (
          <WarmLeadsTable runs={runs} activeId={activeId} />
        ) : filter.status || filter.q || offset > 0 ? (
          <NoMatch what="reports" clearHref="/warm-leads" />
        ) : (
          <EmptyState
            title="No company was looked at yet."
            action={
              <LinkButton variant="primary" href="/warm-leads/new">
                Report on a company
              </LinkButton>
            }
          >
            Name a company. Its own site is read, and the report says whether it fits, whether now is the
            time, and whom to write to, each statement with its evidence.
          </EmptyState>
        )
      ) : isError ? (
        <LoadError
          what="Reports"
          message={problemOf(error).message}
          requestId={problemOf(error).requestId}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      ) : (
        <ListSkeleton rows={6} columns={5} />
      )}
      {data && (
        <Pagination
          total={data.total}
          limit={limit}
          offset={offset}
          hrefAt={(at) => warmLeadsHref({ ...filter, offset: at })}
        />
      )}
    </section>
  )
}
