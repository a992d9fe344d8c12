'use client'
import { type ReactNode, useState } from 'react'
import { DataTable } from './data-table.tsx'
import { Segmented } from './segmented.tsx'

export type ChartOrTableProps = {
  label: string
  chart: ReactNode
  /** The first names the rows. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  note?: ReactNode
}

/** A chart and the same numbers as a table, one at a time. */
export function ChartOrTable({ label, chart, columns, rows, note }: ChartOrTableProps) {
  const [shown, setShown] = useState('chart')
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 flex items-center justify-between gap-3 text-ink-faint text-xs">
        <span>{note}</span>
        <Segmented
          legend={`Show ${label} as`}
          value={shown}
          onChange={(event) => setShown(event.target.value)}
          options={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
        />
      </figcaption>
      {shown === 'chart' ? (
        chart
      ) : (
        <div className="max-h-80 overflow-y-auto">
          <DataTable
            label={label}
            columns={columns.map((column, at) => ({
              id: column,
              header: column,
              numeric: at > 0,
              look: at > 0 ? 'text-ink-soft' : 'whitespace-nowrap text-ink',
              cell: (row: readonly string[]) => row[at],
            }))}
            rows={rows}
            idOf={([name = '']) => name}
          />
        </div>
      )}
    </figure>
  )
}
