'use client'
import { classNames } from '#lib/class-names.ts'
import { formatInstant, formatRelative, formatShortInstant } from '#lib/format-time.ts'
import { useMinutes } from './now.tsx'
import { Tooltip } from './tooltip.tsx'
import { useZone } from './zone.tsx'

/** `3 min ago`; on hover and focus the local time, UTC and unix seconds. Without the time at which the page was made, the server draws the date. */
export function RelativeTime({
  at,
  planned,
  byClock = false,
  className,
}: {
  at: string
  /** A time to come: shortly before it, `in under a minute`. */
  planned?: boolean
  /** A day and time that somebody chose: `Sat 21 Nov, 3:43` in the zone of the workspace, however far away it is. */
  byClock?: boolean
  className?: string
}) {
  const now = useMinutes()
  const timeZone = useZone()
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return <span className={className}>{at}</span>
  const shown = byClock
    ? formatShortInstant(instant, 'weekday', timeZone)
    : now === undefined
      ? formatInstant(instant, 'UTC')
      : formatRelative(instant, new Date(now), { planned, timeZone })
  return (
    <Tooltip content={() => <Clocks instant={instant} />}>
      <time
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its details must be reachable by keyboard, too.
        tabIndex={0}
        dateTime={at}
        // Another browser may shorten its words in another way.
        suppressHydrationWarning
        className={classNames('cursor-default whitespace-nowrap', className)}
      >
        {shown}
      </time>
    </Tooltip>
  )
}

function Clocks({ instant }: { instant: Date }) {
  const rows = [
    ['Local', formatInstant(instant)],
    ['UTC', formatInstant(instant, 'UTC')],
    ['Unix', String(Math.floor(instant.getTime() / 1000))],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="opacity-70">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
