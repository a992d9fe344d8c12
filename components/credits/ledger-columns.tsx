'use client'
import { useMe } from '#components/shell/me.tsx'
import type { Column } from '#components/ui/data-table.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import { asTitle } from '#lib/as-title.ts'
import { formatNumber } from '#lib/format-number.ts'
import type { OperationRow } from './operation-rows.ts'
import { outcomeLook, outcomeNote } from './outcome-words.ts'
import { runHref } from './run-href.ts'

/** A row with what its operation is called. */
export type LedgerRow = OperationRow & { label: string }

/** The columns of the ledger that this browser shows. */
export function useLedgerColumns() {
  return useChosenColumns('ledger', ledgerColumns)
}

const ledgerColumns: readonly Column<LedgerRow>[] = [
  {
    id: 'for',
    header: 'Operation',
    isFixed: true,
    look: 'wrap-anywhere',
    cell: (row) => <Purpose row={row} />,
    phone: (row) => <OutcomePill row={row} />,
  },
  {
    id: 'outcome',
    header: 'Outcome',
    width: 'sm:w-40 max-sm:hidden',
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
    cell: ({ change, outcome, returned }) =>
      outcome === 'returned' ? (
        <span className="text-ink-faint">{formatNumber(returned)} back</span>
      ) : (
        signed(change)
      ),
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
  // What nearly every row is needs no mark.
  if (row.outcome === 'spent') return <span className="text-ink-faint text-xs">{label}</span>
  return <StatusPill tone={tone}>{label}</StatusPill>
}

/** Named after its article or run; what the server does not name, by what was done. */
function Purpose({ row }: { row: LedgerRow }) {
  const { operation, runId, title, label } = row
  const name = asTitle(title?.replace(/^https?:\/\//, '') ?? label)
  const href = runHref(operation, runId, title)
  const { me } = useMe()
  const note = outcomeNote(row, me?.prices)
  const facts = [...(title === undefined ? [] : [label]), ...(note === undefined ? [] : [note])]
  return (
    <>
      {href ? (
        <IntentLink href={href} className="line-clamp-2 text-ink hover:underline">
          {name}
        </IntentLink>
      ) : (
        <span className="line-clamp-2">{name}</span>
      )}
      {facts.length > 0 && <span className="block text-ink-faint text-xs">{facts.join(' · ')}</span>}
    </>
  )
}

function signed(credits: number): string {
  if (credits === 0) return '0'
  return credits > 0 ? `+${formatNumber(credits)}` : `−${formatNumber(-credits)}`
}
