import { type Column, DataTable } from '#components/ui/data-table.tsx'
import type { Price } from '#contract/credits.ts'
import { formatCredits } from '#lib/format-number.ts'
import { operationLabel } from './operation-label.ts'

/** Every price, by what it is for. */
export function PriceList({ prices }: { prices: readonly Price[] }) {
  return (
    <DataTable
      label="Price list"
      columns={columns}
      rows={prices}
      idOf={({ operation, item }) => `${operation}.${item}`}
    />
  )
}

const columns: readonly Column<Price>[] = [
  { id: 'what', header: 'What', look: 'text-ink', cell: ({ label }) => label },
  {
    id: 'operation',
    header: 'Used for',
    width: 'max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ operation }) => operationLabel(operation),
  },
  {
    id: 'price',
    header: 'Price',
    numeric: true,
    look: 'whitespace-nowrap',
    cell: ({ credits, unit }) => (
      <>
        {credits < 0 ? `saves ${formatCredits(-credits)}` : formatCredits(credits)}
        {unit && <span className="text-ink-faint"> per {unit}</span>}
      </>
    ),
  },
]
