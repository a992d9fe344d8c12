'use client'
import { type ReactNode, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { DataTable } from './data-table.tsx'
import { Panel } from './panel.tsx'
import { Segmented } from './segmented.tsx'

export type ChartOrTableProps = {
  label: string
  chart: ReactNode
  /** The first names the rows. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** Above the chart. */
  note?: ReactNode
  /** It is as high as what it stands in; the chart takes the room. */
  fills?: boolean
  /** In a panel of its own, whose head has the choice. */
  panel?: {
    title: string
    aside?: ReactNode
    id?: string
    /** It stands beside others and is as high as they are; the chart takes the room. */
    fills?: boolean
  }
}

/** A chart and the same numbers as a table, one at a time. */
export function ChartOrTable({ label, chart, columns, rows, note, fills, panel }: ChartOrTableProps) {
  const [shown, setShown] = useState('chart')
  const choice = (
    <Segmented
      legend={`Show ${label} as`}
      value={shown}
      onChange={(event) => setShown(event.target.value)}
      options={[
        { value: 'chart', label: 'Chart' },
        { value: 'table', label: 'Table' },
      ]}
    />
  )
  const figure = (
    <figure className={classNames('min-w-0', (fills || panel?.fills) && 'flex flex-1 flex-col')}>
      <figcaption className="mb-3 flex items-center justify-between gap-3 text-ink-faint text-xs empty:hidden">
        {note && <span>{note}</span>}
        {!panel && choice}
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
  if (!panel) return figure
  return (
    <Panel
      title={panel.title}
      id={panel.id}
      fills={panel.fills}
      aside={
        <>
          {panel.aside && <span className="max-sm:hidden">{panel.aside}</span>}
          {choice}
        </>
      }
    >
      {figure}
    </Panel>
  )
}
