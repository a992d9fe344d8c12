import type { ReactNode } from 'react'

export type KeyValueListProps = { items: readonly { label: string; value: ReactNode }[] }

/** Labels and values in two columns; items whose value is undefined are left out. */
export function KeyValueList({ items }: KeyValueListProps) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 text-sm">
      {items
        .filter(({ value }) => value !== undefined && value !== null)
        .map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
