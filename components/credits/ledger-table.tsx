import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Ledger } from '#contract/credits.ts'
import { formatNumber } from '#lib/format-number.ts'
import { type LedgerFilter, ledgerSearch } from './ledger-filter.ts'
import { operationLabel, runHref } from './operation-label.ts'
import { type OperationRow, operationRows } from './operation-rows.ts'
import { outcomeLook, outcomeNote } from './outcome-words.ts'

/** The operations of the ledger, newest first, each with what became of its credits. */
export function LedgerTable({ ledger, filter }: { ledger: Ledger; filter: LedgerFilter }) {
  return (
    <>
      <DataTable
        label="Operations"
        className="sm:table-fixed"
        columns={columns}
        rows={operationRows(ledger.entries)}
        idOf={({ id }) => id}
      />
      <div className="px-4 pb-3">
        <Pagination
          total={ledger.total}
          limit={ledger.limit}
          offset={ledger.offset}
          hrefAt={(offset) => `/credits${ledgerSearch({ ...filter, offset })}`}
        />
      </div>
    </>
  )
}

const columns: readonly Column<OperationRow>[] = [
  {
    id: 'for',
    header: 'Operation',
    look: 'wrap-anywhere',
    cell: (row) => <Purpose row={row} />,
    phone: (row) => <OutcomePill row={row} />,
  },
  {
    id: 'outcome',
    header: 'Outcome',
    width: 'sm:w-34 max-sm:hidden',
    cell: (row) => <OutcomePill row={row} />,
  },
  {
    id: 'when',
    header: 'Date',
    width: 'sm:w-28 max-sm:hidden',
    look: 'truncate text-ink-soft text-xs',
    cell: ({ at }) => <RelativeTime at={at} />,
    phone: ({ at }) => <RelativeTime at={at} />,
  },
  {
    id: 'credits',
    header: 'Credits',
    numeric: true,
    width: 'sm:w-20',
    look: 'whitespace-nowrap text-ink',
    cell: ({ change }) => signed(change),
  },
  {
    id: 'balance',
    header: 'Balance',
    numeric: true,
    width: 'w-20 max-sm:hidden',
    look: 'text-ink-faint',
    cell: ({ balance }) => formatNumber(balance),
  },
]

function OutcomePill({ row }: { row: OperationRow }) {
  const { tone, label } = outcomeLook(row)
  return <StatusPill tone={tone}>{label}</StatusPill>
}

/** Named after its article or run; what the server does not name, by what was done. */
function Purpose({ row }: { row: OperationRow }) {
  const { operation, runId, title } = row
  const label = operation === undefined ? '–' : operationLabel(operation)
  const name = title ?? label
  const href = runHref(operation, runId)
  const note = outcomeNote(row)
  const facts = [...(title === undefined ? [] : [label]), ...(note === undefined ? [] : [note])]
  return (
    <>
      {href ? <TextLink href={href}>{name}</TextLink> : name}
      {facts.length > 0 && <span className="block text-ink-faint text-xs">{facts.join(' · ')}</span>}
    </>
  )
}

function signed(credits: number): string {
  if (credits === 0) return '0'
  return credits > 0 ? `+${formatNumber(credits)}` : `−${formatNumber(-credits)}`
}
