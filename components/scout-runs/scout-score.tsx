'use client'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import type { ScoutItem } from '#contract/scout-results.ts'
import { formatNumber, formatTenths } from '#lib/format-number.ts'
import { partLabels } from './scout-words.ts'

/** How a score came about: each part with its value, its weight and what it rests on; the points sum to the score. */
export function ScoutScore({ item }: { item: ScoutItem }) {
  return (
    <DataTable
      label={`Score breakdown of “${item.title}”`}
      columns={columns}
      rows={item.parts}
      idOf={({ part }) => part}
      footer={
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
      }
    />
  )
}

const columns: readonly Column<ScoutItem['parts'][number]>[] = [
  {
    id: 'part',
    header: 'Part',
    look: 'text-ink',
    cell: ({ part, why }) => (
      <>
        {partLabels[part] ?? part}
        <span className="block wrap-anywhere text-ink-soft text-xs sm:hidden">{why}</span>
      </>
    ),
  },
  {
    id: 'bar',
    header: 'Value as a bar',
    isSilent: true,
    width: 'w-28 max-sm:hidden',
    cell: ({ part, value }) =>
      value !== null && <ProgressBar thin tone="ink" percent={value} label={partLabels[part] ?? part} />,
  },
  {
    id: 'value',
    header: 'Value',
    numeric: true,
    cell: ({ value }) => (value === null ? 'no data' : formatNumber(value)),
  },
  {
    id: 'weight',
    header: '× weight',
    numeric: true,
    look: 'text-ink-soft',
    cell: ({ weight }) => `${formatNumber(Math.round(weight * 100))}%`,
  },
  { id: 'points', header: '= points', numeric: true, cell: ({ points }) => formatTenths(points) },
  {
    id: 'why',
    header: 'Reason',
    width: 'max-sm:hidden',
    look: 'wrap-anywhere text-ink-soft text-xs',
    cell: ({ why }) => why,
  },
]
