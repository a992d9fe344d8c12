'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton, LoadError, NoMatch } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import { toast } from '#components/ui/toast.ts'
import type { AddedSuppression, Suppression } from '#contract/suppressions.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { type SuppressionFilter, suppressionsKey, suppressionsQuery } from '#lib/queries/suppressions.ts'
import { AddSuppressionForm } from './add-suppression-form.tsx'
import { suppressionsHref, suppressionTabs } from './suppression-tabs.ts'
import { SuppressionsTable } from './suppressions-table.tsx'

export type SuppressionsPanelProps = {
  filter: SuppressionFilter
  add: (input: unknown) => Promise<ActionResult<AddedSuppression>>
  lift: (id: string) => Promise<ActionResult>
}

/** What no report may touch: add, find, lift. Lifting can be undone by adding it again. */
export function SuppressionsPanel({ filter, add, lift }: SuppressionsPanelProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data, error, isError, isFetching, refetch } = useQuery(suppressionsQuery(filter))
  const suppressions = data?.suppressions ?? []
  const activeId = useListKeyboard({ ids: suppressions.map(({ id }) => id), onOpen: () => undefined })
  const { limit, offset = 0 } = filter
  const refresh = () => queryClient.invalidateQueries({ queryKey: suppressionsKey })

  const liftOne = async ({ id, value, reason }: Suppression) => {
    const result = await lift(id)
    if (!result.ok) {
      toast.failed('It could not be lifted.', { description: result.problem.message })
      return
    }
    await refresh()
    toast.note('Suppression lifted', {
      description: value,
      action: {
        label: 'Undo',
        onClick: async () => {
          const again = await add({ value, ...(reason && { reason }) })
          if (!again.ok) toast.failed('It could not be put back.', { description: again.problem.message })
          await refresh()
        },
      },
    })
  }
  const tabs = suppressionTabs.map(({ label, kind }) => ({
    label,
    href: suppressionsHref({ q: filter.q, kind }),
    current: filter.kind === kind,
  }))
  return (
    <div className="grid gap-6">
      <AddSuppressionForm add={add} onAdded={refresh} />
      <section aria-label="What is suppressed">
        <LinkTabs label="Suppressions by kind" tabs={tabs} />
        <div className="py-3">
          <SearchBox
            label="Search suppressions"
            placeholder="Part of a domain or address"
            value={filter.q ?? ''}
            onSearch={(q) =>
              router.replace(suppressionsHref({ ...filter, q: q || undefined, offset: 0 }), { scroll: false })
            }
          />
        </div>
        {data ? (
          suppressions.length > 0 ? (
            <SuppressionsTable suppressions={suppressions} activeId={activeId} onLift={liftOne} />
          ) : filter.kind || filter.q || offset > 0 ? (
            <NoMatch what="suppressions" clearHref="/warm-leads/suppressions" />
          ) : (
            <EmptyState title="Nothing is suppressed.">
              Add a company or an address above. Customers, partners and people who asked not to be written to
              belong here.
            </EmptyState>
          )
        ) : isError ? (
          <LoadError
            what="Suppressions"
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
            limit={limit ?? data.limit}
            offset={offset}
            hrefAt={(at) => suppressionsHref({ ...filter, offset: at })}
          />
        )}
      </section>
    </div>
  )
}
