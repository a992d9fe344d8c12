import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { Price } from '#contract/credits.ts'
import { formatCredits } from '#lib/format-number.ts'
import { operationLabel } from './operation-label.ts'

/** Every price, by what it is for. */
export function PriceList({ prices }: { prices: readonly Price[] }) {
  return (
    <Table label="Price list">
      <TableHead>
        <tr>
          <TableHeader>What</TableHeader>
          <TableHeader className="max-sm:hidden">Used for</TableHeader>
          <TableHeader numeric>Price</TableHeader>
        </tr>
      </TableHead>
      <tbody>
        {prices.map((price) => (
          <TableRow key={`${price.operation}.${price.item}`}>
            <TableCell className="text-ink">{price.label}</TableCell>
            <TableCell className="text-ink-soft max-sm:hidden">{operationLabel(price.operation)}</TableCell>
            <TableCell numeric className="whitespace-nowrap">
              {price.credits < 0 ? `saves ${formatCredits(-price.credits)}` : formatCredits(price.credits)}
              {price.unit && <span className="text-ink-faint"> per {price.unit}</span>}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
