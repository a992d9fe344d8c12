import { Pagination } from '#components/ui/pagination.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
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
      <Table label="Ledger entries" className="sm:table-fixed">
        <TableHead>
          <tr>
            <TableHeader className="sm:w-32">When</TableHeader>
            <TableHeader className="sm:w-32">Type</TableHeader>
            <TableHeader>Item</TableHeader>
            <TableHeader numeric className="sm:w-24">
              Credits
            </TableHeader>
            <TableHeader numeric className="w-24 max-sm:hidden">
              Balance
            </TableHeader>
            <TableHeader numeric className="w-24 max-sm:hidden">
              Reserved
            </TableHeader>
          </tr>
        </TableHead>
        <tbody>
          {ledger.entries.map((entry) => (
            <LedgerRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </Table>
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

function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const { kind, operation, run_id, credits } = entry
  const href = runHref(operation, run_id)
  const note = settlementNote(entry)
  const label = operation === undefined ? '–' : operationLabel(operation)
  return (
    <TableRow>
      <TableCell className="truncate text-ink-soft text-xs">
        <RelativeTime at={entry.created_at} />
      </TableCell>
      <TableCell>
        <StatusPill tone={kindTones[kind] ?? 'neutral'}>{kindWord(kind)}</StatusPill>
      </TableCell>
      <TableCell className="wrap-anywhere">
        {href ? <TextLink href={href}>{label}</TextLink> : label}
        {note && <span className="block text-ink-faint text-xs">{note}</span>}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-ink">
        {/* What is settled was taken when it was reserved: the balance does not move again. */}
        {credits === 0 && typeof entry.spent === 'number' ? (
          <span className="text-ink-soft">{formatNumber(entry.spent)}</span>
        ) : (
          signed(credits)
        )}
      </TableCell>
      <TableCell numeric className="text-ink-soft max-sm:hidden">
        {formatNumber(entry.balance)}
      </TableCell>
      <TableCell numeric className="text-ink-faint max-sm:hidden">
        {formatNumber(entry.held)}
      </TableCell>
    </TableRow>
  )
}

function kindWord(kind: string): string {
  return Object.entries(kindLabels).find(([name]) => name === kind)?.[1] ?? kind
}

function signed(credits: number): string {
  if (credits === 0) return '0'
  return credits > 0 ? `+${formatNumber(credits)}` : `−${formatNumber(-credits)}`
}
