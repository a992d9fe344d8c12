'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RecordList } from '#components/jobs/record-list.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { SearchableTabs } from '#components/ui/searchable-tabs.tsx'
import { toast } from '#components/ui/toast.ts'
import { useSelection } from '#components/ui/use-selection.ts'
import type { AddedSuppression, ListSuppressionsQuery, Suppression } from '#contract/suppressions.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { AddSuppressionForm } from './add-suppression-form.tsx'
import { suppressionsHref, suppressionsPerPage, suppressionTabs } from './suppression-tabs.ts'
import { type LiftEach, SuppressionsBulkBar } from './suppressions-bulk-bar.tsx'
import { SuppressionsTable } from './suppressions-table.tsx'

export type SuppressionsPanelProps = {
  filter: Partial<ListSuppressionsQuery>
  /** What is to be added, where a page led here with it. */
  given: string | undefined
  add: (input: unknown) => Promise<ActionResult<AddedSuppression>>
  lift: (id: string) => Promise<ActionResult>
  liftEach: LiftEach
}

/** What no report may touch: add, find, lift. Lifting can be undone by adding it again. */
export function SuppressionsPanel({ filter, given, add, lift, liftEach }: SuppressionsPanelProps) {
  const queryClient = useQueryClient()
  const list = useQuery(operationQuery('listSuppressions', { query: filter }))
  const suppressions = list.data?.suppressions ?? []
  const selection = useSelection(suppressions, ({ id }) => id)
  const activeId = useListKeyboard({
    ids: suppressions.map(({ id }) => id),
    onOpen: () => undefined,
    onToggle: selection.toggle,
  })
  const { kind, q, limit = suppressionsPerPage, offset = 0 } = filter
  const isNarrowed = Boolean(kind || q || offset > 0)
  const isEmpty = list.data !== undefined && suppressions.length === 0 && !isNarrowed
  const refresh = () => queryClient.invalidateQueries({ queryKey: operationKey('listSuppressions') })

  const liftOne = async ({ id, value, reason }: Suppression) => {
    const result = await lift(id)
    if (!result.ok) {
      toast.failed("Couldn't remove it", { description: result.problem.message })
      return
    }
    await refresh()
    toast.note('Removed', {
      description: value,
      action: {
        label: 'Undo',
        onClick: async () => {
          const again = await add({ value, ...(reason && { reason }) })
          if (!again.ok) toast.failed("Couldn't add it back", { description: again.problem.message })
          await refresh()
        },
      },
    })
  }
  return (
    <div className="grid gap-6">
      <AddSuppressionForm given={given} add={add} onAdded={refresh} />
      <section aria-label="Do-not-contact list">
        {!isEmpty && (
          <SearchableTabs
            label="Do-not-contact list by type"
            tabs={suppressionTabs}
            current={{ value: kind, q }}
            search={{ label: 'Search do-not-contact list', placeholder: 'Domain or email address' }}
            hrefOf={(next) => suppressionsHref({ kind: next.value, q: next.q })}
          />
        )}
        <RecordList
          what="Entries"
          query={list}
          count={suppressions.length}
          isNarrowed={isNarrowed}
          empty={
            <EmptyState title="The do-not-contact list is empty">
              Add customers, partners and people who asked not to be contacted.
            </EmptyState>
          }
          skeleton={{ rows: 6, columns: 4 }}
          limit={limit}
          offset={offset}
          hrefAt={(at) => suppressionsHref({ ...filter, offset: at })}
          clearHref="/warm-leads/suppressions"
        >
          <SuppressionsTable
            suppressions={suppressions}
            activeId={activeId}
            selection={selection}
            onLift={liftOne}
          />
        </RecordList>
        <SuppressionsBulkBar
          selected={selection.rows}
          elsewhere={selection.elsewhere}
          onKeep={selection.keep}
          lift={liftEach}
        />
      </section>
    </div>
  )
}
