import { ReadProblem } from '#components/jobs/read-problem.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, NoMatch, NotOffered } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Ledger } from '#contract/credits.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'
import type { LedgerRow } from './ledger-columns.tsx'
import { type LedgerFilter, ledgerSearch } from './ledger-filter.ts'
import { LedgerFilters } from './ledger-filters.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { operationLabel } from './operation-label.ts'
import { type OperationRow, operationRows } from './operation-rows.ts'

export type LedgerPanelProps = {
  result: ActionResult<Ledger>
  filter: LedgerFilter
  operations: readonly string[]
  timeZone: string
  today: string
}

/** Where credits came from and went, in its four states. */
export function LedgerPanel({ result, filter, operations, timeZone, today }: LedgerPanelProps) {
  if (!result.ok) {
    return (
      <Panel flush title="Operations">
        {result.problem.kind === 'not_offered' ? (
          <NotOffered what="The ledger" />
        ) : (
          <ReadProblem what="The ledger" problem={result.problem} />
        )}
      </Panel>
    )
  }
  const ledger = result.data
  const { total, limit, offset } = ledger
  const isFiltered = ledgerSearch(filter) !== ''
  return (
    <Panel
      flush
      title="Operations"
      aside={`${formatCount(total, 'operation')}${isFiltered ? '' : ', all time'}`}
    >
      {(isFiltered || total > 0) && (
        <LedgerFilters
          filter={filter}
          operations={operations.map((id) => ({ id, label: operationLabel(id) }))}
          timeZone={timeZone}
          today={today}
          total={total}
        />
      )}
      {ledger.entries.length > 0 ? (
        <LedgerTable
          rows={operationRows(ledger.entries).map(named)}
          filter={filter}
          page={{ total, limit, offset }}
        />
      ) : isFiltered ? (
        <NoMatch what="operations" clearHref="/credits" />
      ) : (
        <EmptyState
          title="No operations yet"
          action={<LinkButton href="/articles/new">Write an article</LinkButton>}
        >
          Every credit that arrives, is spent or is refunded will show up here.
        </EmptyState>
      )}
    </Panel>
  )
}

const named = (row: OperationRow): LedgerRow => ({
  ...row,
  label: row.operation === undefined ? '–' : operationLabel(row.operation),
})
