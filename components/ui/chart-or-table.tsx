'use client'
import { type ReactNode, useState } from 'react'
import { Segmented } from './segmented.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

export type ChartOrTableProps = {
  label: string
  chart: ReactNode
  /** The first names the rows. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string
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
          <Table label={label}>
            <TableHead>
              <tr>
                {columns.map((column, at) => (
                  <TableHeader key={column} numeric={at > 0}>
                    {column}
                  </TableHeader>
                ))}
              </tr>
            </TableHead>
            <tbody>
              {rows.map((row) => (
                <TableRow key={row[0]}>
                  {row.map((cell, at) => (
                    <TableCell
                      key={columns[at]}
                      numeric={at > 0}
                      className={at > 0 ? 'text-ink-soft' : 'text-ink'}
                    >
                      {cell}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </figure>
  )
}
