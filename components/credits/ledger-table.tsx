import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Ledger, LedgerEntry } from '#contract/credits.ts'
import { formatNumber } from '#lib/format-number.ts'
import { kindLabels, type LedgerFilter, ledgerSearch } from './ledger-filter.ts'
import { operationLabel, runHref } from './operation-label.ts'
import { settlementNote } from './settlement-note.ts'

const kindTones: Readonly<Record<string, Tone>> = {
  grant: 'good',
  hold: 'busy',
  settle: 'neutral',
  release: 'info',
}

/** The rows of the ledger, newest first, each with what it was for. */
export function LedgerTable({ ledger, filter }: { ledger: Ledger; filter: LedgerFilter }) {
  return (
    <>
      <DataTable
        label="Ledger entries"
        className="sm:table-fixed"
        columns={columns}
        rows={ledger.entries}
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

const columns: readonly Column<LedgerEntry>[] = [
  {
    id: 'when',
    header: 'Date',
    width: 'sm:w-32',
    look: 'truncate text-ink-soft text-xs',
    cell: ({ created_at }) => <RelativeTime at={created_at} />,
  },
  {
    id: 'kind',
    header: 'Type',
    width: 'sm:w-32',
    cell: ({ kind }) => <StatusPill tone={kindTones[kind] ?? 'neutral'}>{kindWord(kind)}</StatusPill>,
  },
  { id: 'for', header: 'Item', look: 'wrap-anywhere', cell: (entry) => <Purpose entry={entry} /> },
  {
    id: 'credits',
    header: 'Credits',
    numeric: true,
    width: 'sm:w-24',
    look: 'whitespace-nowrap text-ink',
    // What is settled was taken when it was reserved: the balance does not move again.
    cell: ({ credits, spent }) =>
      credits === 0 && typeof spent === 'number' ? (
        <span className="text-ink-soft">{formatNumber(spent)}</span>
      ) : (
        signed(credits)
      ),
  },
  {
    id: 'balance',
    header: 'Balance',
    numeric: true,
    width: 'w-24 max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ balance }) => formatNumber(balance),
  },
  {
    id: 'held',
    header: 'Reserved',
    numeric: true,
    width: 'w-24 max-sm:hidden',
    look: 'text-ink-faint',
    cell: ({ held }) => formatNumber(held),
  },
]

function Purpose({ entry }: { entry: LedgerEntry }) {
  const { operation, run_id } = entry
  const href = runHref(operation, run_id)
  const note = settlementNote(entry)
  const label = operation === undefined ? '–' : operationLabel(operation)
  return (
    <>
      {href ? <TextLink href={href}>{label}</TextLink> : label}
      {note && <span className="block text-ink-faint text-xs">{note}</span>}
    </>
  )
}

function kindWord(kind: string): string {
  return Object.entries(kindLabels).find(([name]) => name === kind)?.[1] ?? kind
}

function signed(credits: number): string {
  if (credits === 0) return '0'
  return credits > 0 ? `+${formatNumber(credits)}` : `−${formatNumber(-credits)}`
}
