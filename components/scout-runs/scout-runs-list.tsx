'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton, LoadError, NoMatch } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { type ScoutRunListFilter, scoutRunListQuery } from '#lib/queries/scout-runs.ts'
import { rowsPerPage, scoutRunsHref, scoutRunTabs } from './scout-run-tabs.ts'
import { ScoutRunsTable } from './scout-runs-table.tsx'

/** What was scouted before, newest first. */
export function ScoutRunsList({ filter }: { filter: ScoutRunListFilter }) {
  const router = useRouter()
  const { data, error, isError, isFetching, refetch } = useQuery(scoutRunListQuery(filter))
  const runs = data?.runs ?? []
  const activeId = useListKeyboard({
    ids: runs.map(({ run_id }) => run_id),
    onOpen: (id) => router.push(`/scout-runs/${id}`),
  })
  const { limit = rowsPerPage, offset = 0 } = filter
  const nothing = data?.total === 0 && !filter.status && !filter.q && offset === 0
  const tabs = scoutRunTabs.map(({ label, status }) => ({
    label,
    href: scoutRunsHref({ q: filter.q, status }),
    current: filter.status === status,
  }))
  return (
    <section aria-label="Earlier runs">
      {!nothing && (
        <>
          <LinkTabs label="Scout runs by state" tabs={tabs} />
          <div className="py-3">
            <SearchBox
              label="Search runs"
              placeholder="Words of a query"
              value={filter.q ?? ''}
              onSearch={(q) =>
                router.replace(scoutRunsHref({ ...filter, q: q || undefined, offset: 0 }), { scroll: false })
              }
            />
          </div>
        </>
      )}
      {data ? (
        runs.length > 0 ? (
          <ScoutRunsTable runs={runs} activeId={activeId} />
        ) : filter.status || filter.q || offset > 0 ? (
          <NoMatch what="scout runs" clearHref="/scout-runs" />
        ) : (
          <EmptyState title="Nothing was scouted yet.">
            Say above what people should be talking about. Each post comes with its score, part by part, and
            can become an article.
          </EmptyState>
        )
      ) : isError ? (
        <LoadError
          what="Scout runs"
          message={problemOf(error).message}
          requestId={problemOf(error).requestId}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      ) : (
        <ListSkeleton rows={6} columns={4} />
      )}
      {data && (
        <Pagination
          total={data.total}
          limit={limit}
          offset={offset}
          hrefAt={(at) => scoutRunsHref({ ...filter, offset: at })}
        />
      )}
    </section>
  )
}
