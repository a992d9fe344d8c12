import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { Column } from './data-table.tsx'
import { IntentLink } from './intent-link.tsx'
import { RelativeTime } from './relative-time.tsx'

/** A record by its name, which leads to its page, and one line below it: what it is, or why it failed. */
export function RecordName({
  href,
  name,
  below,
  isReason = false,
}: {
  href: string
  name: ReactNode
  below?: ReactNode
  /** Why it failed, or what was found: it is read to its end, in a second line where it needs one. */
  isReason?: boolean
}) {
  return (
    <>
      <IntentLink
        href={href}
        className="line-clamp-2 wrap-anywhere font-serif text-ink text-lg leading-snug hover:underline"
      >
        {name}
      </IntentLink>
      {below && (
        <span
          className={classNames(
            'text-ink-faint text-xs',
            isReason ? 'line-clamp-2 wrap-anywhere max-sm:line-clamp-3' : 'line-clamp-1 break-all',
          )}
        >
          {below}
        </span>
      )}
    </>
  )
}

type NamedColumn<Row> = Column<Row> & { header: string }

/** The first column of a list of records. @param cell draws a `RecordName` */
export function nameColumn<Row>(header: string, cell: (row: Row) => ReactNode): NamedColumn<Row> {
  return { id: 'name', header, isFixed: true, look: 'min-w-0 max-w-0 py-2', cell }
}

/** The status of a record; on a phone it is below the name. */
export function stateColumn<Row>(width: string, cell: (row: Row) => ReactNode): NamedColumn<Row> {
  return { id: 'state', header: 'Status', isFixed: true, width: `${width} max-sm:hidden`, cell, phone: cell }
}

/** The time of a record; on a phone it is below the name. */
export function whenColumn<Row>(at: (row: Row) => string | undefined): NamedColumn<Row> {
  const cell = (row: Row) => {
    const moment = at(row)
    return moment && <RelativeTime at={moment} />
  }
  return {
    id: 'when',
    header: 'Created',
    numeric: true,
    width: 'w-32 max-sm:hidden',
    look: 'whitespace-nowrap text-ink-soft text-xs',
    cell,
    phone: cell,
  }
}

/** What it cost, as the table says it; nothing where that is not known. */
export function costColumn<Row>(cost: (row: Row) => string | undefined): NamedColumn<Row> {
  return {
    id: 'cost',
    header: 'Cost',
    numeric: true,
    width: 'w-24 @max-3xl:hidden',
    look: 'whitespace-nowrap text-ink-soft',
    cell: cost,
  }
}
