import { ArrowDown, ArrowUp } from 'lucide-react'
import type { SortHeader } from './data-table.tsx'
import { IntentLink } from './intent-link.tsx'
import { NativeButton } from './native-button.tsx'

/**
 * How a list is sorted, by the name of a column with a minus where it is reversed, and the address of another order; or
 * what to do for it, where the order is in the address under a name of its own.
 */
export type Sorting<Name extends string> = { sort: Name | `-${Name}` | undefined } & (
  | { hrefOf: (sort: Name | `-${Name}`) => string }
  | { onSort: (sort: Name | `-${Name}`) => void }
)

/**
 * A header that sorts by its column, and reverses the order when it is pressed again.
 * @param first the order of the first press: `ascending` suits names, `descending` numbers and dates
 */
export function sortHeader<Name extends string>(
  column: Name,
  label: string,
  sorting: Sorting<Name>,
  first: 'ascending' | 'descending' = 'ascending',
): SortHeader {
  const { sort } = sorting
  const sorted = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'
  const goesUp = sorted === 'none' ? first === 'ascending' : sorted === 'descending'
  const next = goesUp ? column : (`-${column}` as const)
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown
  const look = 'inline-flex items-center gap-1 hover:text-ink'
  const content = (
    <>
      {label}
      {sorted !== 'none' && <Arrow aria-hidden className="size-3" />}
    </>
  )
  return {
    sorted,
    header:
      'hrefOf' in sorting ? (
        <IntentLink scroll={false} href={sorting.hrefOf(next)} className={look}>
          {content}
        </IntentLink>
      ) : (
        <NativeButton className={look} onClick={() => sorting.onSort(next)}>
          {content}
        </NativeButton>
      ),
  }
}
