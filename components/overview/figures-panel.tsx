import { DayBars } from '#components/ui/day-bars.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import type { Days } from '#lib/usual-period.ts'
import type { DayValue } from './past-days.ts'

export type Figure = {
  label: string
  value: string
  change?: { words: string; isUp: boolean } | undefined
  /** As many as in the period before. */
  isSame?: boolean
}

export type FiguresPanelProps = {
  title: string
  /** The days that all of it is of. */
  days: Days
  /** What readers did in these days, as Results has it; empty where the service counts nothing. */
  figures: readonly Figure[]
  /** The views of each of these days, oldest first. */
  views: readonly DayValue[]
}

/** What the last days brought, in a few figures, and how the views went from day to day. */
export function FiguresPanel({ title, days, figures, views }: FiguresPanelProps) {
  // A column of noughts says nothing.
  if (figures.every(({ value }) => value === '0' || value === '–')) return null
  return (
    <Panel title={title} flush aside={<TextLink href="/results">Results</TextLink>}>
      {/* The first is large, beside two rows of two, and above them where the column is narrow. */}
      <dl className="grid grid-cols-[1.3fr_1fr_1fr] gap-3 px-4 py-3 lg:max-xl:grid-cols-2">
        {figures.map(({ label, value, change, isSame }) => (
          <div
            key={label}
            className="group grid content-start first:row-span-2 lg:max-xl:first:col-span-2 lg:max-xl:first:row-span-1"
          >
            <dt className="text-ink-faint text-xs">{label}</dt>
            <dd className="font-serif text-2xl text-ink tabular-nums group-first:whitespace-nowrap group-first:text-4xl">
              {value}
            </dd>
            {change && (
              <dd className={classNames('text-xs', change.isUp ? 'text-good' : 'text-bad')}>
                {change.words}
              </dd>
            )}
            {isSame && <dd className="text-ink-faint text-xs">same as before</dd>}
          </div>
        ))}
      </dl>
      {views.length > 1 && (
        <div className="px-4 pb-3">
          <DayBars label="Views by day" days={views} />
        </div>
      )}
      <p className="border-rule border-t px-4 py-2 text-ink-faint text-xs">
        {days.from === days.to ? formatDay(days.from) : `${formatDay(days.from)} to ${formatDay(days.to)}`}
        {figures.some(({ change, isSame }) => change || isSame) && ', beside as many days before'}
      </p>
    </Panel>
  )
}
