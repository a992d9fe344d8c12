'use client'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { formatClock } from '#lib/format-clock.ts'
import { formatDay } from '#lib/format-day.ts'
import type { CalendarData } from './calendar-data.ts'
import { addDays, daysFrom } from './calendar-days.ts'
import { entryKey } from './entry-chip.tsx'
import { entryHref } from './entry-href.ts'
import { entryKind } from './entry-kinds.ts'
import { isMarkedGap } from './marked-gap.ts'
import { useScheduleDesk } from './schedule-context.tsx'

export type DaysAheadProps = {
  /** The day that is open. */
  after: string
  /** The last day that is known. */
  until: string
  calendar: CalendarData
  onOpenDay: (day: string) => void
}

const maxDays = 7

/** The days after the open one on which something is planned or lacks, a row a day. */
export function DaysAhead({ after, until, calendar, onOpenDay }: DaysAheadProps) {
  const { today, select } = useScheduleDesk()
  const days = daysFrom(addDays(after, 1), until)
    .map((date) => ({
      date,
      entries: calendar.entries.get(date) ?? [],
      gap: calendar.days.get(date),
    }))
    .map(({ gap, ...one }) => ({ ...one, gap: isMarkedGap(gap, today) ? gap : undefined }))
    .filter(({ entries, gap }) => entries.length > 0 || gap)
    .slice(0, maxDays)
  if (days.length === 0) return null
  return (
    <section aria-labelledby="days-ahead" className="@container border-rule border-t">
      <h3 id="days-ahead" className="px-4 pt-3 pb-1 font-medium text-ink text-sm">
        After this day
      </h3>
      <ul className="divide-y divide-rule/70">
        {days.map(({ date, entries, gap }) => (
          <li
            key={date}
            className="grid items-baseline gap-x-4 px-4 py-2 @lg:grid-cols-[5.5rem_minmax(0,1fr)]"
          >
            <NativeButton
              onClick={() => onOpenDay(date)}
              className="w-fit rounded-sm py-0.5 text-left text-ink-soft text-xs hover:text-ink hover:underline"
            >
              {formatDay(date, 'short')}
            </NativeButton>
            <ul className="grid gap-1">
              {entries.map((entry) => {
                const { tone, label } = entryKind(entry.kind)
                return (
                  <li key={entryKey(entry)} className="flex items-baseline gap-2">
                    <span className="min-w-14 shrink-0 text-ink-soft text-xs tabular-nums @lg:text-right">
                      {formatClock(entry.time)}
                    </span>
                    <span className="grid min-w-0 flex-1 gap-0.5 @lg:flex @lg:items-baseline @lg:gap-3">
                      <IntentLink
                        href={entryHref(entry)}
                        className="line-clamp-2 min-w-0 flex-1 wrap-anywhere font-serif text-base text-ink leading-snug hover:underline"
                      >
                        {entry.title}
                      </IntentLink>
                      <StatusPill tone={tone}>{label}</StatusPill>
                    </span>
                  </li>
                )
              })}
              {gap && (
                <li className="flex items-baseline justify-between gap-3 @lg:pl-16">
                  <span className="text-ink-soft text-sm">
                    {entries.length === 0 ? 'Nothing planned' : `${gap.scheduled} of ${gap.target} planned`}
                  </span>
                  <NativeButton
                    aria-haspopup="dialog"
                    onClick={(event) => select({ kind: 'fill', day: date }, event.currentTarget)}
                    className="inline-flex shrink-0 items-center gap-2 rounded-sm text-ink text-xs underline decoration-rule-strong underline-offset-3 hover:decoration-ink"
                  >
                    Add article<span className="sr-only"> on {formatDay(date, 'short')}</span>
                  </NativeButton>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
