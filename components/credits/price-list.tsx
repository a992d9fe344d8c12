import { ChevronDown } from 'lucide-react'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import type { Price } from '#contract/credits.ts'
import { formatCount, formatCredits } from '#lib/format-number.ts'
import { operationLabel } from './operation-label.ts'

/** Every price, by what it is for; opened when it is wanted, as each form says its own price. */
export function PriceList({ prices }: { prices: readonly Price[] }) {
  return (
    <details className="group rounded-lg border border-rule bg-sheet [--table-bleed:0rem] [--table-edge:1rem]">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 py-1.5 group-open:rounded-b-none group-open:border-rule group-open:border-b hover:bg-hover [&::-webkit-details-marker]:hidden">
        <h2 className="font-medium text-ink text-sm">Pricing</h2>
        <span className="flex items-center gap-2 text-ink-faint text-xs">
          {formatCount(prices.length, 'price')}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <DataTable
        label="Price list"
        columns={columns}
        rows={prices}
        idOf={({ operation, item }) => `${operation}.${item}`}
      />
    </details>
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
