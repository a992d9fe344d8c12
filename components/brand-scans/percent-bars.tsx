export type PercentBar = {
  name: string
  isOwn: boolean
  /** 0 to 100; undefined without data. */
  percent: number | undefined
  /** What it is a percentage of, such as `6 of 8 answers`. */
  counts: string
}

/** A percentage of each brand on one scale from 0 to 100: the brand in ink as in the charts over time, its competitors in grey. */
export function PercentBars({ title, bars }: { title: string; bars: readonly PercentBar[] }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 wrap-anywhere text-ink-soft text-xs">{title}</h3>
      <ul className="grid grid-cols-[fit-content(8rem)_minmax(0,1fr)_auto_auto] gap-x-3 gap-y-2">
        {bars.map(({ name, isOwn, percent, counts }) => (
          <li key={name} className="col-span-full grid grid-cols-subgrid items-center text-sm">
            <span title={name} className={isOwn ? 'truncate font-medium text-ink' : 'truncate text-ink-soft'}>
              {name}
            </span>
            <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-well">
              <span
                className={isOwn ? 'block h-full bg-ink' : 'block h-full bg-rule-strong'}
                style={{ width: `${percent ?? 0}%` }}
              />
            </span>
            <span className="text-right font-medium text-ink text-xs tabular-nums">
              {percent === undefined ? 'No data' : `${percent}%`}
            </span>
            <span className="whitespace-nowrap text-right text-ink-faint text-xs tabular-nums">{counts}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
