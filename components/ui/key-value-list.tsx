import type { ReactNode } from 'react'

export type KeyValueListProps = { items: readonly { label: string; value: ReactNode }[] }

/** Labels and values in two columns, or the label above its value where two have no room; items whose value is undefined are left out. */
export function KeyValueList({ items }: KeyValueListProps) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 text-sm @max-[15rem]:grid-cols-[minmax(0,1fr)] @max-[15rem]:gap-y-0 @max-[15rem]:[&_dt]:text-xs">
        {items
          .filter(({ value }) => value !== undefined && value !== null)
          .map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-faint">{label}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink @max-[15rem]:mb-2">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
