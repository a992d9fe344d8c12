'use client'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { ScoutItem } from '#contract/scout-results.ts'
import { formatNumber, formatTenths } from '#lib/format-number.ts'
import { partLabels } from './scout-words.ts'

/** How a score came about: each part with its value, its weight and what it rests on; the points sum to the score. */
export function ScoutScore({ item }: { item: ScoutItem }) {
  return (
    <Table label={`Score breakdown of “${item.title}”`}>
      <TableHead>
        <tr>
          <TableHeader>Part</TableHeader>
          <TableHeader className="w-28 max-sm:hidden">
            <span className="sr-only">Value as a bar</span>
          </TableHeader>
          <TableHeader numeric>Value</TableHeader>
          <TableHeader numeric>× weight</TableHeader>
          <TableHeader numeric>= points</TableHeader>
          <TableHeader className="max-sm:hidden">Reason</TableHeader>
        </tr>
      </TableHead>
      <tbody>
        {item.parts.map(({ part, value, weight, points, why }) => (
          <TableRow key={part}>
            <TableCell className="text-ink">
              {partLabels[part] ?? part}
              <span className="block wrap-anywhere text-ink-soft text-xs sm:hidden">{why}</span>
            </TableCell>
            <TableCell className="max-sm:hidden">
              {value !== null && <ProgressBar thin percent={value} label={`${partLabels[part] ?? part}`} />}
            </TableCell>
            <TableCell numeric>{value === null ? 'no data' : formatNumber(value)}</TableCell>
            <TableCell numeric className="text-ink-soft">
              {formatNumber(Math.round(weight * 100))}%
            </TableCell>
            <TableCell numeric>{formatTenths(points)}</TableCell>
            <TableCell className="wrap-anywhere text-ink-soft text-xs max-sm:hidden">{why}</TableCell>
          </TableRow>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="h-9 px-4 text-left font-medium text-ink text-sm sm:px-2">
            Score
          </th>
          <td className="max-sm:hidden" />
          <td />
          <td />
          <td className="px-3 text-right font-medium text-ink">{item.score}</td>
          <td className="max-sm:hidden" />
        </tr>
      </tfoot>
    </Table>
  )
}
