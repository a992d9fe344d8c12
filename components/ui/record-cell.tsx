import type { ReactNode } from 'react'
import { IntentLink } from './intent-link.tsx'
import { RelativeTime } from './relative-time.tsx'
import { TableCell } from './table.tsx'

export type RecordCellProps = {
  href: string
  name: ReactNode
  /** One line below the name: what it is, or why it failed. */
  below?: ReactNode
  /** Where the columns for them have no room. */
  phone: { state: ReactNode; at: string | undefined }
}

/** The first cell of a row: the record by its name; on a phone with its state and time, too. */
export function RecordCell({ href, name, below, phone }: RecordCellProps) {
  return (
    <TableCell className="min-w-0 max-w-0 py-2">
      <IntentLink
        href={href}
        className="line-clamp-2 wrap-anywhere font-serif text-ink text-lg leading-snug hover:underline"
      >
        {name}
      </IntentLink>
      {below && <span className="line-clamp-1 break-all text-ink-faint text-xs">{below}</span>}
      <span className="mt-1 flex items-center gap-3 text-ink-faint text-xs sm:hidden">
        {phone.state}
        {phone.at && <RelativeTime at={phone.at} />}
      </span>
    </TableCell>
  )
}
