import { Fragment, type MouseEventHandler, memo, type ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Checkbox } from './checkbox.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

/** One column in all its parts. */
export type Column<Row> = {
  id: string
  /** Above the cells. */
  header: ReactNode
  /** The header is for screen readers alone. */
  isSilent?: boolean
  /** Always shown: the choice of columns does not have it. */
  isFixed?: boolean
  numeric?: boolean
  /** Class names of the header and the cells: how wide it is, and where there is no room for it. */
  width?: string
  /** Class names of the cells alone. */
  look?: string
  cell(row: Row): ReactNode
  /** Shown below the first cell on a phone, where this column has no room. */
  phone?(row: Row): ReactNode
}

/** Rows that can be selected; the first column holds the boxes. */
export type RowSelection<Row> = {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  /** Left out where there is no box for all of them. */
  all?: { label: string; toggle: () => void }
  /** What the box of a row is called. */
  labelOf(row: Row): string
  /** Class names of header and cells. */
  width?: string
}

/** A header that sorts the rows when it is pressed. */
export type SortHeader = { header: ReactNode; sorted: 'ascending' | 'descending' | 'none' | undefined }

export type DataTableProps<Row> = {
  label: string
  className?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** In place of the headers of columns that the rows can be sorted by. */
  sortHeaders?: Readonly<Record<string, SortHeader>>
  /** The row that the keyboard is at. */
  activeId?: string
  selection?: RowSelection<Row>
  /** The whole row can be pressed; its links and buttons decide for themselves. */
  onRowPress?: (id: string) => MouseEventHandler
  /** Rows that sum up, below the others. */
  footer?: ReactNode
}

/** A table that is described by its columns: a new one is one entry. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, className, columns, rows, idOf, sortHeaders, activeId, selection, onRowPress, footer } =
    props
  return (
    <Table label={label} className={className}>
      <TableHead>
        <tr>
          {selection && <SelectionHeader selection={selection} ids={rows.map(idOf)} />}
          {columns.map(({ id, header, isSilent, numeric, width }) => (
            <TableHeader key={id} numeric={numeric} className={width} aria-sort={sortHeaders?.[id]?.sorted}>
              {isSilent ? <span className="sr-only">{header}</span> : (sortHeaders?.[id]?.header ?? header)}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <tbody>
        {rows.map((row) => {
          const id = idOf(row)
          return (
            <DataRow
              key={id}
              id={id}
              row={row}
              columns={columns}
              isActive={id === activeId}
              isSelected={selection?.ids.has(id)}
              onToggle={selection?.toggle}
              boxWidth={selection?.width}
              boxLabel={selection?.labelOf(row)}
              onRowPress={onRowPress}
            />
          )
        })}
      </tbody>
      {footer}
    </Table>
  )
}

function SelectionHeader<Row>({ selection, ids }: { selection: RowSelection<Row>; ids: readonly string[] }) {
  const { all, width } = selection
  const isEvery = ids.length > 0 && ids.every((id) => selection.ids.has(id))
  return (
    <TableHeader className={width}>
      {all ? (
        <Checkbox
          aria-label={all.label}
          checked={isEvery}
          indeterminate={selection.ids.size > 0 && !isEvery}
          onChange={all.toggle}
        />
      ) : (
        <span className="sr-only">Select</span>
      )}
    </TableHeader>
  )
}

type DataRowProps<Row> = {
  id: string
  row: Row
  columns: readonly Column<Row>[]
  isActive: boolean
  isSelected: boolean | undefined
  onToggle: ((id: string) => void) | undefined
  boxWidth: string | undefined
  boxLabel: string | undefined
  onRowPress: ((id: string) => MouseEventHandler) | undefined
}

// Drawn anew only when its own changes: a list may have a hundred, and every press of a key moves the active one.
const DataRow: <Row>(props: DataRowProps<Row>) => ReactNode = memo(function DataRow<Row>({
  id,
  row,
  columns,
  isActive,
  isSelected,
  onToggle,
  boxWidth,
  boxLabel,
  onRowPress,
}: DataRowProps<Row>) {
  return (
    <TableRow
      data-row-id={id}
      data-active={isActive}
      aria-selected={isSelected}
      onClick={onRowPress?.(id)}
      className={onRowPress && 'cursor-pointer'}
    >
      {onToggle && (
        <TableCell className={boxWidth}>
          <Checkbox aria-label={boxLabel} checked={isSelected ?? false} onChange={() => onToggle(id)} />
        </TableCell>
      )}
      {columns.map(({ id: column, numeric, width, look, cell }, at) => (
        <TableCell key={column} numeric={numeric} className={classNames(width, look)}>
          {cell(row)}
          {at === 0 && <PhoneLine row={row} columns={columns} />}
        </TableCell>
      ))}
    </TableRow>
  )
})

function PhoneLine<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const told = columns.filter(({ phone }) => phone !== undefined)
  if (told.length === 0) return null
  return (
    <span className="mt-1 flex items-center gap-3 text-ink-faint text-xs sm:hidden">
      {told.map((column) => (
        <Fragment key={column.id}>{column.phone?.(row)}</Fragment>
      ))}
    </span>
  )
}
