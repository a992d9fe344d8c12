'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton, LoadError, NoMatch } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { type LeadMagnetListFilter, leadMagnetListQuery } from '#lib/queries/lead-magnets.ts'
import { leadMagnetsHref, leadMagnetTabs, rowsPerPage } from './lead-magnet-tabs.ts'
import { LeadMagnetsTable } from './lead-magnets-table.tsx'

/** What was made before, newest first. */
export function LeadMagnetsList({ filter }: { filter: LeadMagnetListFilter }) {
  const router = useRouter()
  const { data, error, isError, isFetching, refetch } = useQuery(leadMagnetListQuery(filter))
  const made = data?.lead_magnets ?? []
  const activeId = useListKeyboard({
    ids: made.map(({ id }) => id),
    onOpen: (id) => router.push(`/lead-magnets/${id}`),
  })
  const { limit = rowsPerPage, offset = 0 } = filter
  const nothing = data?.total === 0 && !filter.status && !filter.q && offset === 0
  const tabs = leadMagnetTabs.map(({ label, status }) => ({
    label,
    href: leadMagnetsHref({ q: filter.q, status }),
    current: filter.status === status,
    count: data?.counts[status ?? 'all'],
  }))
  return (
    <section aria-label="Made before">
      {!nothing && (
        <>
          <LinkTabs label="Lead magnets by state" tabs={tabs} />
          <div className="py-3">
            <SearchBox
              label="Search lead magnets"
              placeholder="Words of a title"
              value={filter.q ?? ''}
              onSearch={(q) =>
                router.replace(leadMagnetsHref({ ...filter, q: q || undefined, offset: 0 }), {
                  scroll: false,
                })
              }
            />
          </div>
        </>
      )}
      {data ? (
        made.length > 0 ? (
          <LeadMagnetsTable made={made} activeId={activeId} />
        ) : filter.status || filter.q || offset > 0 ? (
          <NoMatch what="lead magnets" clearHref="/lead-magnets" />
        ) : (
          <EmptyState title="No lead magnet yet.">
            Choose a kind and a topic above. You get a PDF, a landing page that collects addresses with
            consent, and a text that announces it.
          </EmptyState>
        )
      ) : isError ? (
        <LoadError
          what="Lead magnets"
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
          hrefAt={(at) => leadMagnetsHref({ ...filter, offset: at })}
        />
      )}
    </section>
  )
}
