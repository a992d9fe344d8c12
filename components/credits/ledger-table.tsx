'use client'
import { DataTable } from '#components/ui/data-table.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import { type LedgerRow, useLedgerColumns } from './ledger-columns.tsx'
import { type LedgerFilter, ledgerSearch } from './ledger-filter.ts'

export type LedgerTableProps = {
  rows: readonly LedgerRow[]
  filter: LedgerFilter
  /** How many rows match, how many a page has, and how many stand before this one. */
  page: { total: number; limit: number; offset: number }
}

/** The operations of the ledger, newest first unless sorted otherwise, each with what became of its credits. */
export function LedgerTable({ rows, filter, page }: LedgerTableProps) {
  const columns = useLedgerColumns()
  const sorting: Sorting<'when'> = {
    sort: filter.sort,
    hrefOf: (sort) => `/credits${ledgerSearch({ ...filter, sort, offset: 0 })}`,
  }
  return (
    <>
      <DataTable
        label="Operations"
        className="sm:table-fixed"
        columns={columns.shown}
        sortHeaders={{ when: sortHeader('when', 'Date', sorting, 'descending') }}
        rows={rows}
        idOf={({ id }) => id}
      />
      <div className="px-4 pb-3">
        <Pagination {...page} hrefAt={(offset) => `/credits${ledgerSearch({ ...filter, offset })}`} />
      </div>
    </>
  )
}
